import { games } from '@trialhall/games'
import { afterEach, expect, test, vi } from 'vitest'
import { serveTables } from '../../../src/local/engine/serve-tables.ts'

afterEach(() => vi.unstubAllGlobals())

test('rules that fail in a pause say so themselves: the page hears of no worker that could not be loaded', () => {
  const listeners = new Map<string, (event: unknown) => void>()
  const postMessage = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('self', {
    postMessage,
    addEventListener: (type: string, listen: (event: unknown) => void) => listeners.set(type, listen),
  })
  serveTables(games, () => {
    throw new Error('There are no workers in tests.')
  })
  const preventDefault = vi.fn<() => void>()
  listeners.get('error')?.({ error: new Error('a step too far'), preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: 'broken',
    sentence: 'The rules failed: a step too far. The match is kept as it was before.',
  })
})
