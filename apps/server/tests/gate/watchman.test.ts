import { afterEach, expect, test, vi } from 'vitest'
import { Watchman } from '../../src/gate/watchman.ts'
import { Tenure } from '../../src/match/tenure.ts'
import { MemoryOwnersHub } from '../support/memory-owners.ts'
import { storedMatch } from '../support/stored.ts'

afterEach(() => vi.useRealTimers())

test('a process that was heard of is missed though it was gone before it was looked at, and its matches are taken', async () => {
  vi.useFakeTimers()
  const timed = storedMatch('m1', { changedAt: 1 })
  const hub = new MemoryOwnersHub({ match: async () => timed, matches: async () => [timed] })
  const [me, short] = [hub.join(), hub.join()]
  await short.claim({ matches: ['m1'], areNew: true })
  hub.kill(short.me)
  const [gone, taken]: [number[], string[]] = [[], []]
  const watchman = new Watchman({
    tenure: new Tenure(me),
    known: () => (gone.length === 0 ? [short.me] : []),
    onGone: (peer) => gone.push(peer),
    onTaken: (matches) => taken.push(...matches),
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect([gone, taken]).toEqual([[short.me], ['m1']])
  watchman.close()
})
