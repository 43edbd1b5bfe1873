import { chanceOfAtLeast } from '@trialhall/kernel'
import { DIE, NATURAL_FAILURE, NATURAL_SUCCESS } from '../terms.ts'

const ONE_DIE = { sides: DIE } as const

/** The lowest natural roll that succeeds: a 1 never does, a 6 always (B-8.4, B-8.5, B-13.3, B-13.4). */
export function leastDie(needed: number, modifier: number): number {
  return Math.min(NATURAL_SUCCESS, Math.max(NATURAL_FAILURE + 1, needed - modifier))
}

/** The chance that a die with a modifier succeeds, in an attack or a save. */
export function chanceOf(needed: number, modifier: number): number {
  return chanceOfAtLeast(ONE_DIE, leastDie(needed, modifier))
}

/** The chance that it succeeds where a failure may be rolled again so often (B-R51, W4). */
export function chanceWithRerolls(chance: number, rerolls: number): number {
  return 1 - (1 - chance) ** (1 + rerolls)
}
