import type { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { ThreadHand } from '../../src/sim/hands.ts'

const threads = vi.hoisted((): EventEmitter[] => [])

vi.mock('node:worker_threads', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  class Thread extends Emitter {
    postMessage = (): void => undefined
    terminate = async (): Promise<number> => 1
    constructor() {
      super()
      threads.push(this)
    }
  }
  return { Worker: Thread }
})

const JOB = { kind: 'sim', game: 'x', bots: ['random'], seats: 1, seed: 1, options: {}, games: 2 } as const

test('a thread that a bot has ended is told of, at once and ever after', async () => {
  const hand = new ThreadHand({ job: JOB, module: 'games.mjs', keepsRecords: false })
  const played = hand.play({ from: 0, to: 2 })
  threads.at(-1)?.emit('exit', 3)
  await expect(played).rejects.toThrow('its thread ended with exit code 3')
  await expect(hand.play({ from: 0, to: 2 })).rejects.toThrow('its thread ended with exit code 3')
})

test('a thread that throws says why, and not that it ended', async () => {
  const hand = new ThreadHand({ job: JOB, module: 'games.mjs', keepsRecords: false })
  threads.at(-1)?.emit('error', new Error('no weights'))
  threads.at(-1)?.emit('exit', 1)
  await expect(hand.play({ from: 0, to: 2 })).rejects.toThrow('no weights')
})
