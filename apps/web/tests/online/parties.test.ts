import type { MatchCard } from '@trialhall/protocol'
import { games } from '@trialhall/games'
import { ok } from '@trialhall/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { isLast } from '../../src/online/table/notes/absence-note.tsx'
import { hasHeir, partingRule } from '../../src/online/table/notes/heirs.ts'
import { namedClock, planOf, usualOnlineSetup } from '../../src/online/forms/setup.ts'
import { clockWords, hasWon, leaveWords, standing } from '../../src/online/words.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

beforeAll(() => void vi.spyOn(games, 'find').mockReturnValue(ok(tug)))
afterAll(() => void vi.restoreAllMocks())

const seats = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ seat, kind: 'person' as const, name }))
const card: MatchCard = {
  id: 'match0000001',
  game: 'tug',
  status: 'over',
  visibility: 'link',
  seats,
  clock: { kind: 'none' },
  options: {},
  createdAt: 0,
  changedAt: 0,
  choices: 0,
  asked: [],
  mine: [],
  ranks: [2, 1, 2, 1],
}

test('a list names the party that won, and tells partners that they did', () => {
  expect(standing(card)).toBe('Blue won')
  expect([standing({ ...card, mine: [3] }), standing({ ...card, mine: [2] })]).toEqual([
    'You won',
    'Blue won',
  ])
  expect([0, 1, 2, 3].map((seat) => hasWon(card, seat))).toEqual([false, true, false, true])
})

test('a match in which no party is ahead is a draw', () => {
  const level = { ...card, ranks: [1, 1, 1, 1], mine: [0] }
  expect([standing(level), hasWon(level, 0)]).toEqual(['A draw', false])
})

test('whoever stays away can be played on without, and where their whole party has left the win is there to claim', () => {
  const playing = { ...card, mine: [0] }
  expect(isLast(playing, 1)).toBe(false)
  const boHasLeft = seats.map((holder) => (holder.seat === 1 ? { ...holder, gone: 'left' as const } : holder))
  expect(isLast({ ...playing, seats: boHasLeft }, 3)).toBe(true)
  expect(isLast({ ...playing, seats: boHasLeft }, 2)).toBe(false) // the partner: Di is still there
})

describe('people who hold several seats', () => {
  const twice = seats.map((holder, seat) => ({ ...holder, id: `person${seat % 2}` }))

  test('are waited for once, by the name of their first seat', () => {
    const playing = { ...card, status: 'playing' as const, seats: twice }
    expect(standing({ ...playing, asked: [1, 2, 3] })).toBe('Waiting for Bo and Cy')
  })

  test('are asked once to play again', () => {
    const kept = twice.map(({ seat, id }) => ({
      seat,
      kind: 'open' as const,
      name: '',
      invited: { id, name: seat % 2 === 0 ? 'Ana' : 'Bo', online: true },
    }))
    const open = { ...card, status: 'open' as const, seats: kept }
    expect(standing(open)).toBe('Waiting for Ana and Bo to accept')
  })
})

describe('what becomes of who leaves', () => {
  const here: MatchCard = {
    ...card,
    status: 'playing',
    onLeave: { kind: 'partner' },
    seats: seats.map((holder) => ({ ...holder, id: `person00000${holder.seat % 4}` })),
  }

  test('a partner takes over where the table chose so and one is left', () => {
    expect([hasHeir(here, 0), partingRule(here, 0)]).toEqual([true, 'partner'])
    const alone = {
      ...here,
      seats: here.seats.map((one) => (one.seat === 2 ? { ...one, gone: 'left' as const } : one)),
    }
    expect([hasHeir(alone, 0), partingRule(alone, 0)]).toEqual([false, 'nobody'])
    expect(hasHeir({ ...here, seats: here.seats.map((one) => ({ ...one, id: 'person000000' })) }, 0)).toBe(
      false,
    )
    expect(partingRule({ ...here, onLeave: { kind: 'bot', bot: 'adept' } }, 0)).toBe('bot')
  })

  test('who left before the end has not won with their party', () => {
    const over = { ...card, ranks: [1, 2, 1, 2], mine: [0] }
    expect(standing(over)).toBe('You won')
    const left = {
      ...over,
      seats: over.seats.map((one) => (one.seat === 0 ? { ...one, gone: 'left' as const } : one)),
    }
    expect(standing(left)).toBe('Red won')
  })

  test('a form offers clocks for each player or party, and who plays on', () => {
    const setup = usualOnlineSetup(tug as never)
    expect(planOf(tug as never, { ...setup, per: 'party', onLeave: { kind: 'partner' } })).toMatchObject({
      clock: { kind: 'live', seconds: 1800, increment: 30, per: 'party' },
      onLeave: { kind: 'partner' },
    })
    expect(namedClock({ kind: 'live', seconds: 1800, increment: 30, per: 'party' })?.id).toBe('unhurried')
    expect(namedClock({ kind: 'live', seconds: 31, increment: 30, per: 'party' })).toBeUndefined()
    expect(clockWords({ kind: 'days', days: 1, per: 'party' })).toBe(
      'a day for each choice, shared by each party',
    )
    expect(leaveWords(undefined)).toBe('nobody plays on')
  })
})
