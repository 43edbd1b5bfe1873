import { expect, test } from 'vitest'
import { Guard, guarded, type GuardParts, type GuardVerdict } from '../../src/match/guard.ts'
import { ownTime } from '../../src/match/own-time.ts'

/** Spins so long on the clock on the wall, whatever the processor is given to. */
function spin(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

function forEver(): void {
  for (;;);
}

/** A guard with a short limit, on a machine that says what a test wants it to say. */
function guardOn(machine: Partial<GuardParts>): Guard {
  return new Guard({ ownTime: () => 0, processTime: () => 0, limitMs: 50, ...machine })
}

/** A clock that goes on by so much with every look. */
function clockBy(ms: number): () => number {
  let at = 0
  return () => (at += ms)
}

test('guarded work is done, and what it throws is thrown', () => {
  const done: string[] = []
  expect(guarded(() => done.push('once'))).toBe('done')
  expect(done).toEqual(['once'])
  const error = new Error('of the work')
  const failing = (): void => {
    throw error
  }
  expect(() => guarded(failing)).toThrow(error)
  expect(guarded(() => done.push('again'))).toBe('done')
})

test('work without end is ended, whatever it catches; what comes after it is done', () => {
  const seen: string[] = []
  const endless = (): void => {
    try {
      for (;;) seen.length = 0
    } catch {
      seen.push('caught')
    } finally {
      seen.push('finally')
    }
  }
  expect(guarded(endless)).not.toBe('done')
  expect(seen).toEqual([])
  expect(guarded(() => seen.push('alive'))).toBe('done')
  expect(seen).toEqual(['alive'])
})

test('work is endless where this thread worked all the time, however much else the process did', () => {
  expect(guardOn({ ownTime: clockBy(2000) }).run(forEver)).toBe('stuck')
  expect(guardOn({ ownTime: clockBy(5), processTime: clockBy(2000) }).run(forEver)).toBe('stalled')
})

test('healthy work that had to wait for the machine is let finish when it comes again', () => {
  const guard = guardOn({ ownTime: clockBy(5), processTime: clockBy(2000) })
  expect(guard.run(forEver)).toBe('stalled') // the machine gave it nothing
  const slow = (): void => spin(100) // twice the limit, though it does next to nothing
  const verdicts: GuardVerdict[] = []
  // A machine that stands still for a moment gives it nothing again.
  while (verdicts.at(-1) !== 'done' && verdicts.length < 20) verdicts.push(guard.run(slow))
  expect(new Set(verdicts.slice(0, -1))).not.toContain('stuck')
  expect(verdicts.at(-1)).toBe('done')
})

test('work without end is known in the end, even where the machine lets this thread do little', () => {
  const worked = [0, 50, 50, 200, 200, 650] // before and after each run: half of the time that it was given
  const guard = guardOn({ ownTime: () => worked.shift() ?? Number.NaN, limitMs: 100 })
  const runs = [100, 300, 900].map((least) => {
    const began = performance.now()
    const verdict = guard.run(forEver)
    return { verdict, wasPatient: performance.now() - began > 0.95 * least }
  })
  expect(runs).toEqual(['stalled', 'stalled', 'stuck'].map((verdict) => ({ verdict, wasPatient: true })))
})

test('where the system does not tell one thread from another, work is endless only when it was given more time', () => {
  const guard = guardOn({ ownTime: null, processTime: clockBy(2000) })
  expect([guard.run(forEver), guard.run(forEver)]).toEqual(['stalled', 'stuck'])
  expect(guardOn({ ownTime: null, processTime: clockBy(5) }).run(forEver)).toBe('stalled')
})

test.runIf(process.platform === 'linux')('a thread knows its own work, and waiting is none', async () => {
  const before = ownTime?.() ?? Number.NaN
  await new Promise((resolve) => setTimeout(resolve, 300))
  const between = ownTime?.() ?? Number.NaN
  expect(between - before).toBeLessThan(200)
  const used = process.cpuUsage()
  while (process.cpuUsage(used).user < 100_000);
  expect((ownTime?.() ?? Number.NaN) - between).toBeGreaterThan(20)
})
