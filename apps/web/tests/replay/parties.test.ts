import { expect, test } from 'vitest'
import { outposts } from '../../../../examples/outposts/game.ts'
import { tug } from '../../../../examples/tug/game.ts'
import { guestSeats, seatFor } from '../../src/match/seating.ts'
import { marksOf } from '../../src/replay/survey.ts'
import { taped } from './replayed.ts'

test('the end of a replay names the party that won', () => {
  const leaves = [1, 3].map((seat) => ({ at: 3, seat }))
  const { reel } = taped({ game: tug, seed: 'parties', seats: 4, leaves })
  const { highlights } = marksOf(reel, guestSeats(reel.log), [])
  expect(highlights.at(-1)?.label).toBe('The end: Red')
})

test('a person of this device goes by the number of their seat at the end as everywhere on the way', () => {
  const leaves = [{ at: 3, seat: 1 }]
  const { reel } = taped({ game: outposts, seed: 'names', seats: 2, leaves })
  const seats = [{ ...seatFor('person', 0), name: 'You' }, seatFor('bot', 1)]
  const { highlights } = marksOf(reel, seats, [])
  expect(highlights.at(-1)?.label).toBe('The end: Player 1')
})
