import { fault, Match, ok, type Position, type Registry, type Result } from '@trialhall/kernel'
import type { Bot, Thought } from '../bot.ts'
import { botNamed } from '../names.ts'
import { thinkInSlices } from '../slices.ts'
import type { WorkerWire } from './channel.ts'
import type { FromBotWorker, ThinkRequest, ToBotWorker } from './messages.ts'

/**
 * Makes a thread think for bots: call it once in a worker, with the games the app knows. It hears requests and
 * cancellations between slices of thinking.
 */
export function serveBots(games: Registry, wire: WorkerWire<FromBotWorker, ToBotWorker>): void {
  const open = new Map<number, AbortController>()
  wire.listen((message) => {
    if (message.type === 'cancel') {
      open.get(message.id)?.abort()
      return
    }
    const abort = new AbortController()
    open.set(message.id, abort)
    void answer(games, message.request, abort.signal)
      .then((thought): FromBotWorker => replyTo(message.id, thought))
      .catch((error: unknown): FromBotWorker => ({ type: 'error', id: message.id, error: String(error) }))
      .then((reply) => {
        open.delete(message.id)
        wire.send(reply)
      })
  })
}

function replyTo(id: number, thought: Result<Thought>): FromBotWorker {
  return thought.ok
    ? { type: 'thought', id, thought: thought.value }
    : { type: 'fault', id, fault: thought.fault }
}

async function answer(games: Registry, request: ThinkRequest, signal: AbortSignal): Promise<Result<Thought>> {
  const found = botAt(games, request)
  if (!found.ok) return found
  const { bot, position } = found.value
  return ok(await thinkInSlices(bot, position, { seed32: request.seed32, signal }))
}

function botAt(games: Registry, request: ThinkRequest): Result<{ bot: Bot; position: Position }> {
  const bot = botNamed(request.bot)
  if (!bot.ok) return bot
  const game = games.find(request.game)
  if (!game.ok) return game
  const match = Match.resume(game.value, request.saved)
  if (!match.ok) return match
  const position = match.value.position(request.seat)
  if (!position)
    return fault('not-asked', 'seat', `seat is ${request.seat}; allowed is a seat that is asked now.`)
  return ok({ bot: bot.value, position })
}
