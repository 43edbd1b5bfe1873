import { expect, test } from 'vitest'
import { lootVp } from '../../rules/loot.ts'
import { heroOf, type TempusState } from '../../state.ts'
import { playTurnOf, positionOf } from './kit.ts'

const MUCH = 24

/** A Ranger (A) whose bow reaches as far as a rival (B) with much Loot, but who does not see it. */
function outOfSight(turn: object, ...others: readonly string[]): TempusState {
  const state = positionOf({
    exact: true,
    map: ['A 14,18', 'B 11,7', 'C 3,3', 'D 3,4', ...others],
    chests: ['empty', 'empty', 'empty'],
    round: 3,
    seats: [{ class: 'ranger', hand: [] }],
    next: 'A',
    turn,
  })
  heroOf(state, 1).loot.push(...state.lootDiscard.splice(0, MUCH))
  return state
}

test('whoever ends a turn with an Action for which there is no use takes what the spaces lead to', () => {
  const state = outOfSight({ actions: 1, spaces: 1 }, 'loot 14,19', 'loot 18,13')
  playTurnOf(state, 0)
  expect(lootVp(state, 0)).toBe(1)
})
