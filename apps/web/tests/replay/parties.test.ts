import { expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { guestSeats } from '../../src/match/seating.ts'
import { marksOf } from '../../src/replay/survey.ts'
import { taped } from './replayed.ts'

test('the end of a replay names the party that won', () => {
  const leaves = [1, 3].map((seat) => ({ at: 3, seat }))
  const { reel } = taped({ game: tug, seed: 'parties', seats: 4, leaves })
  const { highlights } = marksOf(reel, guestSeats(reel.log), [])
  expect(highlights.at(-1)?.label).toBe('The end: Red')
})
