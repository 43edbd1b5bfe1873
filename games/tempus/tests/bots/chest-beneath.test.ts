import { describe, expect, test } from 'vitest'
import { lootVp } from '../../rules/loot.ts'
import type { TempusState } from '../../state.ts'
import { playTurnOf, positionOf } from './kit.ts'

/** A Hero with so many spaces and no Action, on a Chest that was filled beneath it: it must enter the space again to open that (T-R90). */
function onFullChest(spaces: number, ...others: readonly string[]): TempusState {
  return positionOf(
    {
      exact: true,
      map: ['A 21,25', 'B 3,3', 'C 3,4', 'D 4,3', ...others],
      chests: ['empty', 'full', 'empty'],
      round: 6,
      next: 'A',
      turn: { actions: 0, spaces },
    },
    { rounds: 6 },
  )
}

describe('whoever stands on a full Chest', () => {
  test('does not stay there for it, where other Loot is in reach', () => {
    const state = onFullChest(3, 'loot 18,24')
    playTurnOf(state, 0)
    expect(lootVp(state, 0)).toBe(1)
  })

  test('steps off it and back, where the spaces suffice', () => {
    const state = onFullChest(2)
    playTurnOf(state, 0)
    expect(lootVp(state, 0)).toBe(1)
  })

  test('stays where no Loot is left to be drawn', () => {
    const state = onFullChest(2)
    state.lootDeck.splice(0)
    state.lootDiscard.splice(0)
    const walks = playTurnOf(state, 0).filter(({ pick, seat }) => seat === 0 && pick.do === 'walk')
    expect(walks).toEqual([])
  })
})
