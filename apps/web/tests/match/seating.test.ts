import type { SeatInfo } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { namesFrom } from '../../src/match/seating.ts'

const seats: readonly SeatInfo[] = [
  { seat: 0, name: 'Ana', kind: 'person' },
  { seat: 1, name: 'Bo', kind: 'person' },
  { seat: 2, name: 'Ana (2)', kind: 'person' },
]

test.each([
  ['a person with one seat reads "You"', { viewer: 1 }, ['Ana', 'You', 'Ana (2)']],
  ['a person with several seats reads names', { viewer: 0, eyes: [0, 2] }, ['Ana', 'Bo', 'Ana (2)']],
  ['whoever watches reads names', { viewer: null }, ['Ana', 'Bo', 'Ana (2)']],
])('%s', (_, eyes, names) => {
  expect(namesFrom({ seats, eyes: undefined, ...eyes })).toEqual(names)
})
