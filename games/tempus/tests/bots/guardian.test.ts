import { expect, test } from 'vitest'
import { huntWorth } from '../../bots/guardian.ts'
import { cardOf } from '../../rules/printed.ts'
import type { TempusState } from '../../state.ts'
import { playTurnOf, positionOf } from './kit.ts'

interface Hunt {
  readonly vp: readonly [red: number, blue: number]
  readonly hp?: number
  readonly heroes?: readonly object[]
  readonly rounds?: number
}

/** Gains stands next to the Guardian and Naree a few steps away, in round 9; their rivals are far away. */
function hunt({ vp: [red, blue], hp = 20, heroes = [], rounds = 20 }: Hunt): TempusState {
  const position = {
    exact: true,
    map: ['A 14,14', 'C 14,12', 'B 25,25', 'D 26,25', 'guardian 15,15'],
    monsters: [{ is: 'guardian', hp, isActive: true }],
    round: 9,
    eventVp: { red, blue },
    seats: heroes,
    next: 'A',
    turn: { actions: 2 },
  }
  return positionOf(position, { rounds })
}

test('[T-37.02] the fall of the Guardian is worth the more, the safer the lead, and costs whoever is behind', () => {
  const worths = [11, 13, 17].map((red) => huntWorth(hunt({ vp: [red, 10] }), 0))
  expect(worths).toEqual(worths.toSorted((one, other) => one - other))
  expect(huntWorth(hunt({ vp: [17, 10] }), 0)).toBeGreaterThan(3)
  expect(huntWorth(hunt({ vp: [17, 10] }), 1)).toBeLessThan(0)
})

test('[T-37.03] with equal VP the Last Hit is worth something to both', () => {
  expect(huntWorth(hunt({ vp: [10, 10], hp: 5 }), 0)).toBeGreaterThan(0)
})

test('it is worth nothing where it takes too long: for the wounded, or before the last round', () => {
  const weak = { hp: 5 }
  expect(huntWorth(hunt({ vp: [17, 10], heroes: [weak, {}, weak] }), 0)).toBe(0)
  expect(huntWorth(hunt({ vp: [17, 10], hp: 45, rounds: 9 }), 0)).toBe(0)
})

test('the leading party strikes the Guardian, and the other leaves it alone', () => {
  expect(strikes(16)).toBe(true)
  expect(strikes(4)).toBe(false)
})

/** Whether Gains, who has nobody else beside her, uses her Battleaxe while red has so many VP. */
function strikes(red: number): boolean {
  const state = hunt({ vp: [red, 10] })
  return playTurnOf(state, 0).some(
    ({ pick }) => pick.do === 'act' && cardOf(state, pick.card)?.slug === 'battleaxe',
  )
}
