import type { CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { meritIn } from '../../bots/merit.ts'
import { actionOn } from '../../rules/play/actions.ts'
import { positionOf } from './kit.ts'

/** What a Move promises a Hero (A) in the corner at 30,1, beside two rivals and whoever else is on the map. */
function worthOfMove(...others: readonly string[]): number {
  const state = positionOf({ exact: true, map: ['A 30,1', 'B 29,1', 'D 30,2', ...others] })
  const isMove = (card: CardId): boolean => (actionOn(state, card)?.spaces ?? 0) > 0
  const card = state.heroes[0]?.primaries.find(isMove) as CardId
  const prompt = { type: 'turn', actions: 2, spaces: 0 } as const
  return meritIn(state, { seat: 0, prompt, options: [] })?.({ do: 'act', card }) ?? 0
}

test('nobody moves where no place is better that the spaces lead to', () => {
  expect(worthOfMove()).toBeGreaterThan(0)
  expect(worthOfMove('kobold-a 29,2')).toBeLessThan(0)
})

test('a Move promises the spaces that it gives with all that lasts, not those that are printed', () => {
  const worthIn = (...events: readonly string[]): number => {
    const state = positionOf(
      {
        exact: true,
        map: ['A 14,14', 'B 3,3', 'C 3,4', 'D 4,3', 'loot 18,14'],
        chests: ['empty', 'empty', 'empty'],
        round: 6,
        next: 'A',
        turn: { actions: 1 },
        events,
      },
      { rounds: 6 },
    )
    const isMove = (card: CardId): boolean => (actionOn(state, card)?.spaces ?? 0) > 0
    const card = state.heroes[0]?.primaries.find(isMove) as CardId
    const prompt = { type: 'turn', actions: 1, spaces: 0 } as const
    return meritIn(state, { seat: 0, prompt, options: [] })?.({ do: 'act', card }) ?? 0
  }
  expect(worthIn()).toBeGreaterThan(0.5)
  expect(worthIn('deep-mud')).toBeLessThan(0.5)
})
