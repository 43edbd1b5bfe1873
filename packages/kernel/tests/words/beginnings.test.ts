import { describe, expect, test } from 'vitest'
import { begunAlike } from '../../src/index.ts'

const FIELDS = [1, 2, 3, 4].flatMap((lane) => [1, 2, 3].map((row) => `(${lane},${row})`))
const ALL = [
  ...['Guard', 'Archer'].flatMap((unit) => FIELDS.map((field) => `summon ${unit} to ${field}`)),
  'prepare Smite',
  'end the phase',
]

describe('texts that begin alike', () => {
  test('stay as they are where there is room', () => {
    expect(begunAlike(FIELDS, { within: '', most: 12 }).map(({ label }) => label)).toEqual(FIELDS)
  })

  test('stand together, and the smallest groups are split first', () => {
    const first = begunAlike(ALL, { within: '', most: 9 })
    expect(first.map(({ label, members }) => `${label} (${members.length})`)).toEqual([
      'summon Guard to (12)',
      'summon Archer to (12)',
      'prepare Smite (1)',
      'end the phase (1)',
    ])
  })

  test('are narrowed by words that were chosen before', () => {
    const next = begunAlike(ALL, { within: 'summon Archer to', most: 12 })
    expect(next.flatMap(({ members }) => members)).toEqual(FIELDS.map((_, at) => FIELDS.length + at))
  })

  test('are told from longer ones that begin with all of their words', () => {
    const longer = FIELDS.flatMap((field) => [`take ${field}`, `take ${field} again`])
    const next = begunAlike(longer, { within: 'take (1,1)', most: 9 })
    expect(next.map(({ label }) => label)).toEqual(['take (1,1)', 'take (1,1) again'])
  })

  test('are put together in no time, a thousand of them', () => {
    const many = Array.from({ length: 1000 }, (_, i) => `column ${(i % 40) + 1}, row ${Math.floor(i / 40)}`)
    const before = performance.now()
    expect(begunAlike([...many, 'pass'], { within: '', most: 9 }).map(({ label }) => label)).toEqual([
      'column',
      'pass',
    ])
    expect(performance.now() - before).toBeLessThan(200)
  })
})
