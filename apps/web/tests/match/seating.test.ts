import type { SeatInfo } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { LOG_FORMAT, type Log } from '@trialhall/kernel'
import { guestSeats, namesFrom, withUsualNames } from '../../src/match/seating.ts'

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

const log: Log = {
  format: LOG_FORMAT,
  game: 'sigmar',
  rulesVersion: 1,
  seats: 3,
  seed: 's',
  options: {},
  choices: [],
}

test.each([
  [
    ['Osric', 'Mirel', ''],
    ['Osric', 'Mirel', 'Hedda'],
  ],
  [
    ['Osric', '', 'Hedda'],
    ['Osric', 'Mirel', 'Hedda'],
  ],
  [[], ['You', 'Osric', 'Mirel']],
  [
    ['', 'You', ''],
    ['Player 1', 'You', 'Mirel'],
  ],
  [
    ['Player 1', 'Player 2', 'Player 3'],
    ['Player 1', 'Player 2', 'Player 3'],
  ],
])('a match whose seats came with the names %j has %j: no two seats are called the same', (given, names) => {
  expect(guestSeats(log, given).map(({ name }) => name)).toEqual(names)
})

test('a name that somebody gave is not given to another seat as its usual one', () => {
  const seating: readonly SeatInfo[] = [
    { seat: 0, name: 'Osric', kind: 'bot' },
    { seat: 1, name: 'Player 2', kind: 'bot' },
    { seat: 2, name: 'Player 3', kind: 'person' },
  ]
  expect(withUsualNames(seating).map(({ name }) => name)).toEqual(['Osric', 'Hedda', 'You'])
})

test.each([
  ['to whoever has a seat', { viewer: 0 }, ['You', 'You (2)', 'your (3)']],
  ['to whoever has several', { viewer: 0, eyes: [0, 2] }, ['Ana', 'You (2)', 'your (3)']],
  ['to whoever watches', { viewer: null }, ['Ana', 'You (2)', 'your (3)']],
])('nobody else is called "You" %s', (_, eyes, names) => {
  const odd = ['Ana', 'You', 'your'].map((name, seat): SeatInfo => ({ seat, name, kind: 'person' }))
  expect(namesFrom({ seats: odd, eyes: undefined, ...eyes })).toEqual(names)
})
