import { expect, test } from 'vitest'
import { presenceOf } from '../../../src/online/table/seat-strip.tsx'

test('a seat is here or away with its person, and a bot’s once one plays on for them', () => {
  expect(presenceOf({ kind: 'person', online: true })).toBe('here')
  expect(presenceOf({ kind: 'person', online: false })).toBe('away')
  for (const gone of ['bot', 'replaced'] as const)
    expect(presenceOf({ kind: 'person', online: true, gone })).toBe('bot')
  expect(presenceOf({ kind: 'person', online: true, gone: 'left' })).toBe('here')
})
