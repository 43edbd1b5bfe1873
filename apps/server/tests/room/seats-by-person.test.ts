import { expect, test } from 'vitest'
import { seatsByPerson } from '../../src/room/seats-by-person.ts'
import type { StoredSeat } from '../../src/store/store.ts'

test('a person has the seats where they sit, in order, and everybody else is left out', () => {
  const by = seatsByPerson([seat(0, 'ada'), seat(1, 'bob'), seat(2, null), seat(3, 'ada')])
  expect([...by]).toEqual([
    ['ada', [0, 3]],
    ['bob', [1]],
  ])
})

function seat(number: number, identity: string | null): StoredSeat {
  return { seat: number, kind: identity === null ? 'bot' : 'person', identity, name: 'someone', bot: null }
}
