import { FIRST_CHAMPION, SPACES, sigmar } from '@trialhall/game-sigmar'
import { Match, type CardId } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { oddsOf, percent, signed } from '../../ui/odds.ts'
import { pointOf, ROAD, wayOf } from '../../ui/path/route.ts'
import { refOf } from '../../ui/refs.ts'

describe('the road', () => {
  test('joins as many stones as the path has spaces', () => {
    expect(ROAD.match(/C/g)).toHaveLength(SPACES)
  })

  test('is walked the shorter way round', () => {
    expect(wayOf(11, 1)).toEqual([11, 12, 1].map(pointOf))
    expect(wayOf(2, 12)).toEqual([2, 1, 12].map(pointOf))
    expect(wayOf(1, 7)).toHaveLength(7)
    expect(wayOf(5, 5)).toEqual([pointOf(5)])
  })
})

describe('what an option lights', () => {
  test.each([
    [
      { do: 'attempt', card: 3 },
      { kind: 'card', id: 3 },
    ],
    [
      { do: 'duel', seat: 2 },
      { kind: 'seat', id: 2 },
    ],
    [
      { do: 'move', space: 9 },
      { kind: 'space', id: 9 },
    ],
    [
      { do: 'champion', champion: 4 },
      { kind: 'def', id: FIRST_CHAMPION + 4 },
    ],
    [{ do: 'rest' }, null],
    [{ do: 'reroll', card: null }, null],
    ['done', null],
  ])('%j', (option, ref) => {
    expect(refOf(option)).toEqual(ref)
  })
})

describe('odds', () => {
  const oddsAt = (seat: Record<string, unknown>): string => {
    const position = { phase: 'action', trials: ['trial-of-echoes'], seats: [seat, { champion: 'orin' }] }
    const view = sure(Match.start(sigmar, { seats: 2, seed: 1, position })).viewFor(0)
    const odds = oddsOf(view, 0, { trial: view.trials[0] as CardId })
    return odds ? `${percent(odds.chance)} ${signed(odds.modifier)}${odds.isSure ? ' sure' : ''}` : 'none'
  }

  test.each([
    ['of the die alone', { champion: 'torvald' }, '50 % +0'],
    ['with a trait', { champion: 'maelis' }, '67 % +1'],
    ['with a reroll', { champion: 'aldric' }, '75 % +0'],
    ['with a reroll that is spent', { champion: 'aldric', rerollSpent: true }, '50 % +0'],
    ['with kept cards', { champion: 'maelis', kept: ['steadfast', 'second-dawn'] }, '100 % +3'],
    ['with an omen', { champion: 'torvald', kept: ['heavy-omen'] }, '17 % −2'],
    ['with a Blessing', { champion: 'torvald', kept: ['blessing'] }, '100 % +0 sure'],
  ])('%s', (_, seat, said) => {
    expect(oddsAt(seat)).toBe(said)
  })
})
