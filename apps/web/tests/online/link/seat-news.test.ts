import type { SeatHolder } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { seatNews } from '../../../src/online/link/seat-news.ts'

const seats: readonly SeatHolder[] = ['Ana', 'Bo', 'Cy', 'Ana (2)'].map((name, seat) => ({
  seat,
  kind: 'person',
  name,
  id: `person00000${name.slice(0, 1)}`,
}))
const idOf = (seat: number): string | null => seats[seat]?.id ?? null

/** Cy holds both seats of Ana. */
const taken = seats.map((holder) =>
  holder.seat % 3 === 0 ? { ...holder, id: 'person00000C', name: 'Cy', from: holder.name } : holder,
)

test('everybody is told once who has left and who plays on for them', () => {
  expect(seatNews(seats, taken, idOf(1))).toEqual(['Ana has left: Cy plays on for them.'])
  expect(seatNews(seats, taken, null)).toEqual(['Ana has left: Cy plays on for them.'])
  expect(seatNews(seats, taken, idOf(0))).toEqual(['You left the match: Cy plays on for you.'])
  expect(seatNews(seats, taken, idOf(2))).toEqual([
    'Ana has left: you play on for them, and see their cards from now on.',
  ])
  expect(seatNews(taken, taken, idOf(1))).toEqual([])
})

test('a bot that plays on is told to all but who has left, who reads it at the table', () => {
  const replaced = seats.map((holder) =>
    holder.seat === 1 ? { ...holder, gone: 'replaced' as const } : holder,
  )
  expect(seatNews(seats, replaced, idOf(0))).toEqual(['Bo has left: a bot plays on.'])
  expect(seatNews(seats, replaced, idOf(1))).toEqual([])
  expect(seatNews(replaced, replaced, idOf(0))).toEqual([])
})

test('who comes, goes or changes their name is no news', () => {
  const renamed = seats.map((holder) => ({ ...holder, name: `${holder.name}!`, online: false }))
  expect(seatNews(seats, renamed, idOf(0))).toEqual([])
})
