import { below, indexOfBest, type Chance } from '@trialhall/kernel'
import type { BattleTable } from '../state.ts'
import { meritIn, type BattleAsk } from './merit.ts'

/** A quick pick for rollouts: the best attack or ability by what the other side loses, everything into play, events where they change much. */
export function quickPick({ state }: BattleTable, ask: BattleAsk, chance: Chance): number {
  const { options } = ask
  const merit = options.length > 1 ? meritIn(state, ask) : null
  return merit === null ? below(chance, options.length) : indexOfBest(options, merit, chance)
}
