import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { ThreadHand } from '../../src/sim/hands.ts'

/** A thread that does nothing by itself. */
class StillThread extends EventEmitter {
  postMessage = (): void => undefined
  terminate = async (): Promise<number> => 1
}

const JOB = { kind: 'sim', game: 'x', bots: ['random'], seats: 1, seed: 1, options: {}, games: 2 } as const
const WORK = { job: JOB, module: 'games.mjs', keepsRecords: false }

test('a thread that a bot has ended is told of, at once and ever after', async () => {
  const thread = new StillThread()
  const hand = new ThreadHand(WORK, () => thread)
  const played = hand.play({ from: 0, to: 2 })
  thread.emit('exit', 3)
  await expect(played).rejects.toThrow('its thread ended with exit code 3')
  await expect(hand.play({ from: 0, to: 2 })).rejects.toThrow('its thread ended with exit code 3')
})

test('a thread that throws says why, and not that it ended', async () => {
  const thread = new StillThread()
  const hand = new ThreadHand(WORK, () => thread)
  thread.emit('error', new Error('no weights'))
  thread.emit('exit', 1)
  await expect(hand.play({ from: 0, to: 2 })).rejects.toThrow('no weights')
})
