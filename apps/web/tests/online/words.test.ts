import { games } from '@trialhall/games'
import type { MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { planOf, usualOnlineSetup, withCount, withPlan } from '../../src/online/forms/setup.ts'
import { isDue } from '../../src/api/due.ts'
import {
  clockWords,
  hasWon,
  isOfOtherRules,
  keptWords,
  renewalWords,
  sinceWords,
  spanWords,
  standing,
  termsWords,
  timeLeft,
  untilWords,
} from '../../src/online/words.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

test('clocks are read as people read them', () => {
  expect([9400, 61_000, 3_909_000, 187_200_000, -5].map(timeLeft)).toEqual([
    '9.4',
    '1:01',
    '1:05:09',
    '2 d 4 h',
    '0.0',
  ])
  expect(clockWords({ kind: 'live', seconds: 300, increment: 10 })).toBe('5 minutes and 10 seconds a choice')
  expect(clockWords({ kind: 'days', days: 1 })).toBe('a day for each choice')
})

test('a table whose rules changed on the way says so, from where they changed', () => {
  expect(renewalWords({})).toBeNull()
  expect(renewalWords({ earlierRules: [{ rulesVersion: 1, until: 0 }] })).toContain('from its beginning')
  const twice = [
    { rulesVersion: 1, until: 4 },
    { rulesVersion: 2, until: 12 },
  ]
  expect(renewalWords({ earlierRules: twice })).toContain('All choices from choice 12 on were repeated')
})

test('a page that knows other rules than the server plays by is told apart', () => {
  const game = { rulesVersion: 2 }
  expect([{}, { rulesVersion: 2 }, { rulesVersion: 3 }].map((card) => isOfOtherRules(card, game))).toEqual([
    false,
    false,
    true,
  ])
})

test('a list says whose turn it is', () => {
  const card: MatchCard = {
    id: 'match0000001',
    game: 'sigmar',
    status: 'playing',
    visibility: 'link',
    seats: ['Ana', 'Bo'].map((name, seat) => ({ seat, kind: 'person', name })),
    clock: { kind: 'none' },
    options: {},
    createdAt: 0,
    changedAt: 0,
    choices: 0,
    asked: [0],
    mine: [0],
  }
  expect(termsWords({ ...card, earlierRules: [{ rulesVersion: 1, until: 3 }] })).toContain(
    'continues under new rules',
  )
  expect(standing(card)).toBe('Your turn')
  expect(standing({ ...card, asked: [1] })).toBe('Waiting for Bo')
  expect([isDue(card), isDue({ ...card, asked: [1] })]).toEqual([true, false])
  expect(standing({ ...card, status: 'over', ranks: [2, 1] })).toBe('Bo won')
  expect(standing({ ...card, status: 'over', ranks: [1, 2] })).toBe('You won')
  expect(standing({ ...card, status: 'over', ranks: [1, 1] })).toBe('You shared the victory')
  expect(standing({ ...card, game: 'eldar', status: 'over', ranks: [1, 1] })).toBe('A draw')
  expect([hasWon({ ...card, ranks: [1, 2] }, 0), hasWon({ game: 'eldar', ranks: [1, 1] }, 0)]).toEqual([
    true,
    false,
  ])
  expect(standing({ ...card, status: 'over', closed: 'rules' })).toBe('Closed without a result')
  const now = 7_200_000
  expect(sinceWords({ ...card, status: 'open' }, now)).toBe('opened 2 hours ago')
  expect(sinceWords({ ...card, movedAt: now - 120_000 }, now)).toBe('last choice 2 minutes ago')
  expect(sinceWords({ ...card, status: 'over' }, now)).toBe('ended 2 hours ago')
})

test('a match that the rules of today cannot show says why', () => {
  const seats = [{ seat: 0, kind: 'person', name: 'Ana' }] as const
  const card = { seats: [...seats], status: 'over' } as unknown as MatchCard
  expect(keptWords({ ...card, closed: 'rules' })).toMatch(/changed while it was under way.*without a result/)
  expect(keptWords({ ...card, closed: 'rules', seats: [{ seat: 0, kind: 'open', name: '' }] })).toMatch(
    /before this match began/,
  )
  expect(keptWords(card)).toMatch(/have changed since.*log are kept/)
})

test('a table that a tournament closed says what that means there', () => {
  const seats = [
    { seat: 0, kind: 'person', name: 'Ana' },
    { seat: 1, kind: 'open', name: '' },
  ]
  const tournament = { id: 't0000001', name: 'Club evening', round: 1 }
  const card = { seats, tournament, status: 'over', mine: [0] } as unknown as MatchCard
  expect(keptWords({ ...card, closed: 'absence' })).toMatch(/the tournament decided this table/)
  expect(standing({ ...card, closed: 'absence' })).toBe('Decided by the tournament')
  expect(keptWords({ ...card, closed: 'cancelled' })).toMatch(/tournament was cancelled/)
  expect(standing({ ...card, closed: 'cancelled' })).toBe('Closed without a result')
  expect(keptWords({ ...card, closed: 'operator' })).not.toMatch(/counts for nobody/)
})

test('a table with more seats keeps what was filled in, and is planned as the form says', () => {
  const game = games.find('sigmar')
  if (!game.ok) throw new Error(game.fault.message)
  const first = withPlan(game.value, usualOnlineSetup(game.value), {
    seat: 1,
    plan: { kind: 'bot', bot: 'expert' },
  })
  const plan = planOf(game.value, withCount({ ...first, clock: 'quick' }, 4))
  expect(plan.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'open', 'open'])
  expect(plan.clock).toEqual({ kind: 'live', seconds: 300, increment: 10 })
})

test('what is secret is not settled for a seat that is free, nor what the form does not show', () => {
  const game = games.find('eldar')
  if (!game.ok) throw new Error(game.fault.message)
  const usual = usualOnlineSetup(game.value)
  const decks = ['turbo-focus', 'debuff-blitz']
  const filled = { ...usual, options: { ...usual.options, decks }, bestOf: 3 }
  const freed = withPlan(game.value, filled, { seat: 1, plan: { kind: 'open' } })
  expect(freed.options.decks).toEqual(['turbo-focus', ''])
  expect(planOf(game.value, freed)).toMatchObject({ bestOf: 3, options: { decks: ['turbo-focus', ''] } })
  const draft = planOf(game.value, { ...freed, options: { ...freed.options, format: 'draft' } })
  expect(draft.options).toMatchObject({ format: 'draft', decks: ['', ''] })
})

test('whoever is asked to a table reads until when it is open; other tables say nothing of it', () => {
  const free = { seat: 1, kind: 'open', name: '' } as const
  const card = { status: 'open', seats: [free], closesAt: Date.UTC(2031, 11, 24, 12) } as unknown as MatchCard
  expect(untilWords(card)).toBeNull()
  const invited = { id: 'bob00000', name: 'Bo', online: false }
  expect(untilWords({ ...card, seats: [{ ...free, invited }] })).toBe('open until December 24')
  expect(keptWords({ ...card, status: 'over', closed: 'expired' })).toMatch(/^Nothing happened .* 30 days/)
})

test('a table of a tournament names its round, and asks nobody to accept', () => {
  const card: MatchCard = {
    id: 'match0000001',
    game: 'sigmar',
    status: 'open',
    visibility: 'link',
    seats: ['Ana', 'Bo'].map((name, seat) => ({
      seat,
      kind: 'open',
      name: '',
      invited: { id: `person00000${seat}`, name, online: true },
    })),
    clock: { kind: 'none' },
    options: {},
    createdAt: 0,
    changedAt: 0,
    choices: 0,
    asked: [],
    mine: [],
    tournament: { id: 'cup000000001', name: 'Winter Cup', round: 2 },
  }
  expect(standing({ ...card, invited: [0] })).toBe('Round 2 of Winter Cup: your seat is kept for you')
  expect(standing(card)).toBe('Waiting for Ana and Bo to come to the table')
  expect(untilWords({ ...card, closesAt: Date.UTC(2026, 11, 24, 12) })).toBeNull()
  const { tournament: _none, ...other } = card
  expect(standing(other)).toBe('Waiting for Ana and Bo to accept')
})

test('one hour is an hour, and one minute a minute', () => {
  const minutes = [0, 1, 2, 60, 120, 1440, 2880].map((count) => spanWords(count * 60_000))
  expect(minutes).toEqual(['0 minutes', '1 minute', '2 minutes', '1 hour', '2 hours', '24 hours', '2 days'])
})
