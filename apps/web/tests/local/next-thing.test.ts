import type { SeatInfo } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { nextThing, type Finished } from '../../src/local/next-thing.ts'
import { seatFor } from '../../src/match/seating.ts'

const against = (strength: 'novice' | 'adept' | 'expert' | 'master'): SeatInfo[] => [
  seatFor('person', 0),
  seatFor('bot', 1, strength),
]
const over = (given: Partial<Finished>): Finished => ({
  gameId: 'lanes',
  seats: against('adept'),
  outcome: { ranks: [1, 2] },
  mine: [0],
  hasLessonAhead: false,
  hasDecks: false,
  ...given,
})
const LOST = { outcome: { ranks: [2, 1] } }

test('who won is offered a stronger bot', () => {
  expect(nextThing(over({}))).toEqual({
    sentence: 'You won against Adept.',
    label: 'Play against Expert',
    does: { strength: 'expert' },
  })
})

test('who lost is offered the lesson they have not begun, then a gentler bot', () => {
  expect(nextThing(over({ ...LOST, hasLessonAhead: true }))?.does).toEqual({ href: '/learn/lanes' })
  expect(nextThing(over(LOST))?.does).toEqual({ strength: 'novice' })
})

test('where there is no other bot, another deck is', () => {
  const most = { seats: against('master'), hasDecks: true }
  expect(nextThing(over(most))?.does).toEqual({ href: '/decks' })
  expect(nextThing(over({ ...most, hasDecks: false }))).toBeNull()
  const people = [seatFor('person', 0), seatFor('person', 1)]
  expect(nextThing(over({ seats: people, mine: [], hasDecks: true }))?.does).toEqual({ href: '/decks' })
  expect(nextThing(over({ seats: people, mine: [] }))).toBeNull()
})
