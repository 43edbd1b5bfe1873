import { afterEach, expect, test, vi } from 'vitest'
import { lockMatch } from '../../src/device/match-lock.ts'

/** Locks of a browser that grants them after a while, one holder a name. */
function locksAfter(milliseconds: number): { locks: LockManager; holders: Set<string> } {
  const holders = new Set<string>()
  const request = async (
    name: string,
    { signal }: LockOptions,
    hold: (lock: Lock) => Promise<void>,
  ): Promise<void> => {
    await new Promise<void>((resolve, reject) => {
      const grant = (): void => {
        if (holders.has(name)) return void setTimeout(grant, 50)
        holders.add(name)
        resolve()
      }
      const timer = setTimeout(grant, milliseconds)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    })
    await hold({ name, mode: 'exclusive' })
    holders.delete(name)
  }
  const query = async (): Promise<LockManagerSnapshot> => ({
    held: [...holders].map((name) => ({ name, mode: 'exclusive', clientId: 'other' })),
    pending: [],
  })
  return { locks: { request, query } as unknown as LockManager, holders }
}

function asked(locks: LockManager): { told: string[]; release: () => void } {
  vi.stubGlobal('navigator', { locks })
  const told: string[] = []
  const { release } = lockMatch('one', 'if-free', {
    onHeld: () => told.push('held'),
    onElsewhere: () => told.push('elsewhere'),
  })
  return { told, release }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a match that nobody plays is held, and given back', async () => {
  vi.useFakeTimers()
  const { locks, holders } = locksAfter(5)
  const { told, release } = asked(locks)
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual(['held'])
  release()
  await vi.advanceTimersByTimeAsync(10)
  expect(holders.size).toBe(0)
})

test('a match that another tab plays is left to it', async () => {
  vi.useFakeTimers()
  const { locks, holders } = locksAfter(5)
  holders.add('trialhall/match/one')
  const { told } = asked(locks)
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual(['elsewhere'])
})

test('a match that another tab is just leaving is waited for', async () => {
  vi.useFakeTimers()
  const { locks, holders } = locksAfter(5)
  holders.add('trialhall/match/one')
  const { told } = asked(locks)
  await vi.advanceTimersByTimeAsync(200)
  holders.clear()
  await vi.advanceTimersByTimeAsync(300)
  expect(told).toEqual(['held'])
})

test('a busy browser that answers late is no other tab', async () => {
  vi.useFakeTimers()
  const { locks } = locksAfter(390)
  const busy = locksAfter(900)
  let tries = 0
  const request: LockManager['request'] = ((name: string, options: LockOptions, hold: () => Promise<void>) =>
    (tries++ === 0 ? busy.locks : locks).request(name, options, hold)) as never
  const { told } = asked({ request, query: locks.query } as unknown as LockManager)
  await vi.advanceTimersByTimeAsync(3000)
  expect(told).toEqual(['held'])
})
