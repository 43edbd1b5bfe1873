import type { MatchCard } from '@trialhall/protocol'
import { games } from '@trialhall/games'
import { ok } from '@trialhall/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { isLast } from '../../src/online/table/notes/absence-note.tsx'
import { hasWon, standing } from '../../src/online/words.ts'
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
