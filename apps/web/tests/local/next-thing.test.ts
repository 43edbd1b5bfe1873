import type { SeatInfo } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { nextThing, type Finished } from '../../src/local/next-thing.ts'
import { seatFor } from '../../src/match/seating.ts'

const against = (strength: 'novice' | 'adept' | 'expert' | 'master'): SeatInfo[] => [
  seatFor('person', 0),
  seatFor('bot', 1, strength),
]
const over = (given: Partial<Finished>): Finished => ({
  game: { id: 'lanes' },
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

test('who drew is told so, and offered a stronger bot and no lesson', () => {
  const drawn = { outcome: { ranks: [1, 1] } }
  expect(nextThing(over({ ...drawn, hasLessonAhead: true }))).toEqual({
    sentence: 'A draw against Adept.',
    label: 'Play against Expert',
    does: { strength: 'expert' },
  })
  expect(nextThing(over({ ...drawn, seats: against('master') }))).toBeNull()
  expect(nextThing(over({ ...drawn, game: { id: 'sigmar', sharesVictory: true } }))?.sentence).toBe(
    'You won against Adept.',
  )
})

test('all strengths that were beaten are named, each once', () => {
  const seats = [...against('expert'), seatFor('bot', 2, 'adept'), seatFor('bot', 3, 'expert')]
  const won = over({ game: { id: 'sigmar' }, seats, outcome: { ranks: [1, 2, 3, 4] } })
  expect(nextThing(won)).toMatchObject({
    sentence: 'You won against Adept and Expert.',
    label: 'Play against Master',
  })
  expect(nextThing({ ...won, outcome: { ranks: [2, 1, 3, 4] } })?.sentence).toBe(
    'Expert was too strong this time.',
  )
})

test('in parties only the bots of the others are opponents', () => {
  const parties = {
    game: { id: 'tempus', parties: ['Sun', 'Moon'] },
    seats: [
      seatFor('person', 0),
      seatFor('bot', 1, 'novice'),
      seatFor('bot', 2, 'master'),
      seatFor('bot', 3, 'novice'),
    ],
  } as const
  expect(nextThing(over({ ...parties, outcome: { ranks: [1, 2, 1, 2] } }))?.sentence).toBe(
    'You won against Novice.',
  )
  expect(nextThing(over({ ...parties, outcome: { ranks: [2, 1, 2, 1] } }))).toBeNull()
})

test('where there is no other bot, another deck is', () => {
  const most = { seats: against('master'), hasDecks: true }
  expect(nextThing(over(most))?.does).toEqual({ href: '/decks' })
  expect(nextThing(over({ ...most, hasDecks: false }))).toBeNull()
  const people = [seatFor('person', 0), seatFor('person', 1)]
  expect(nextThing(over({ seats: people, mine: [], hasDecks: true }))?.does).toEqual({ href: '/decks' })
  expect(nextThing(over({ seats: people, mine: [] }))).toBeNull()
})
