import type { SeatHolder } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { endsMatch } from '../../../../src/online/table/notes/heirs.ts'
import { openProductHall } from '../../../product-hall.ts'

await openProductHall()

const people = (game: string, ids: readonly string[]): { game: string; seats: SeatHolder[] } => ({
  game,
  seats: ids.map((id, seat) => ({ seat, kind: 'person', name: id, id })),
})

test('who gives up a match of two ends it', () => {
  expect(endsMatch(people('sigmar', ['a', 'b']), 0)).toBe(true)
  expect(endsMatch(people('sigmar', ['a', 'b', 'c']), 0)).toBe(false)
})

test('and so does the last of a party, with all seats that they hold of it', () => {
  expect(endsMatch(people('tempus', ['a', 'b', 'c', 'd']), 0)).toBe(false)
  expect(endsMatch(people('tempus', ['a', 'b', 'a', 'd']), 0)).toBe(true)
})

test('whoever has left already counts no more', () => {
  const card = people('sigmar', ['a', 'b', 'c'])
  const seats = card.seats.map((holder) =>
    holder.seat === 2 ? { ...holder, gone: 'left' as const } : holder,
  )
  expect(endsMatch({ ...card, seats }, 0)).toBe(true)
})
