import { BotPool, pageChannel } from '@trialhall/bots/worker'
import type { Decision, BotQuestion, Thinker } from './thinker.ts'

/** Bots that think in a worker of their own, so that the table always answers. */
export function workerThinker(bots: () => Worker): Thinker {
  const pool = new BotPool({ workers: 1, open: () => pageChannel(bots()) })
  return {
    think(question) {
      const abort = new AbortController()
      return { decision: decide(pool, question, abort.signal), cancel: () => abort.abort() }
    },
    close: () => pool.close(),
  }
}

async function decide(pool: BotPool, question: BotQuestion, signal: AbortSignal): Promise<Decision> {
  const { gameId, saved, seat, strength, options } = question
  const seed32 = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const answer = await pool.think({ game: gameId, saved, seat, bot: strength, seed32, options }, { signal })
  if (!answer.ok) throw new Error(answer.fault.message)
  return { pick: answer.value.thought.pick, note: answer.value.note }
}
