import { expect, test } from 'vitest'
import { guarded } from '../src/rooms/guard.ts'

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
