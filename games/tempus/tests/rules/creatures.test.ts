import { expect, test } from 'vitest'
import { areAllies, isHostileTo, isOpponentOf } from '../../rules/creatures.ts'
import { NOBODY, type Mark } from '../../state.ts'
import { lay, monsterId } from '../lay.ts'

const GOBLIN = monsterId('goblin')

test('[T-2.02, T-2.03] a Hero is its own ally; rivals and Monsters are opponents, sleeping ones too; an Event is nobody', () => {
  const { state } = lay({
    heroes: { 0: '10,10', 1: '12,10', 2: '14,10' },
    monsters: { goblin: [{ at: '16,10', isActive: undefined }] },
  })
  expect([0, 1, 2, GOBLIN].map((other) => areAllies(state, 0, other))).toEqual([true, false, true, false])
  expect([0, 1, 2, GOBLIN, NOBODY].map((other) => isOpponentOf(state, other, 0))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

test('[T-2.04, T-2.05, T-2.09, T-R3] a Monster is hostile once it is active, and not to its own allies', () => {
  const hostile = (isActive: Mark, ally: 0 | 1 | undefined): boolean[] => {
    const { state } = lay({
      heroes: { 0: '10,10', 1: '12,10' },
      monsters: { goblin: [{ at: '16,10', isActive, ally }] },
    })
    return [0, 1].map((hero) => isHostileTo(state, GOBLIN, hero))
  }
  expect(hostile(undefined, undefined)).toEqual([false, false])
  expect(hostile(true, undefined)).toEqual([true, true])
  expect(hostile(true, 0)).toEqual([false, true])
})
