import { botNamed, stoppedClock, think, wallClock } from '@trialhall/bots'
import {
  fault,
  nextWord,
  ok,
  seatLetter,
  seeded,
  type Match,
  type Result,
  type Seat,
} from '@trialhall/kernel'
import type { EnvReply } from './reply.ts'

/** What a bot would pick for a seat that is asked, and what it makes of each option. Nothing is picked. */
export function adviceReply(
  match: Match,
  { seat, bot: name }: { seat: Seat; bot: unknown },
): Result<EnvReply> {
  const named = botNamed(name)
  if (!named.ok) return named
  const bot = named.value
  const position = match.position(seat)
  if (!position) return fault('not-asked', 'seat', `Seat ${seatLetter(seat)} is not asked now.`)
  const clock = bot.isTimed ? wallClock : stoppedClock
  const { pick, value, simulations, options } = think(bot, position, {
    seed32: seed32For(match, seat),
    clock,
  })
  return ok({ ok: true, seat, bot: bot.id, index: pick, value, simulations, options })
}

/** Chance for the thoughts: the same match gives the same seed32. */
function seed32For({ seed, length }: Match, seat: Seat): number {
  return nextWord(seeded(`${seed}/${length}/${seat}`))
}
