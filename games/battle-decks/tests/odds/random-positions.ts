import type { BattleState, Character } from '../../game.ts'
import { battleDecks } from '../../game.ts'
import { playAtRandom } from '../random.ts'

/** Positions of random matches, each `every` decisions. */
export function randomPositions(seeds: readonly number[], every: number): BattleState[] {
  const found: BattleState[] = []
  for (const seed of seeds) {
    let count = 0
    playAtRandom(seed, ({ state }) => {
      if (state.round > 0 && count++ % every === 0) found.push(battleDecks.clone(state))
    })
  }
  return found
}

/** Everybody on the field, A's first. */
export function everybody(state: BattleState): readonly Character[] {
  return state.sides.flatMap(({ characters }) => characters)
}
