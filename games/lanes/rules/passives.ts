import type { Player } from '../state.ts'
import { PRINTED, type Doing, type Powers } from './printed.ts'

/** Passive powers of a player that do such a thing: they work always, once their node is bought (L-R58). */
export function powersOf<K extends Doing>({ passives }: Player, doing: K): Powers<K> {
  if (passives === 0) return NONE
  const all: Powers<K> = PRINTED.powers[doing]
  return all.filter(({ bit }) => (passives & bit) !== 0)
}

const NONE: readonly never[] = []
