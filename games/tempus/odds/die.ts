import { chanceOfAtLeast, chancesOf, type Roll } from '@trialhall/kernel'
import type { RollTerms } from '../acts.ts'

const SIDES = 20

/** What changes the die itself; modifiers are added to what it shows. */
export type DieTerms = Pick<RollTerms, 'advantage' | 'disadvantage' | 'noAdvantage' | 'fixed'>

/** The dice that are thrown under such terms, and which of them counts (T-23.05 to T-23.07). */
function diceFor({ advantage, disadvantage, noAdvantage }: DieTerms): Roll {
  const hasAdvantage = advantage && !noAdvantage
  if (hasAdvantage === disadvantage) return { sides: SIDES }
  return { sides: SIDES, rolls: 2, keep: hasAdvantage ? 'high' : 'low' }
}

/** The chance of each face of the D20 that counts, from 1 on: entry 0 is that of a 1. A die that is not rolled shows its number for sure. */
export function faceChances(terms: DieTerms): readonly number[] {
  if (terms.fixed > 0) return Array.from({ length: SIDES }, (_, at) => (at + 1 === terms.fixed ? 1 : 0))
  return chancesOf(diceFor(terms)).slice(1)
}

/** The chance that the D20 with its modifier comes to `needed` or more (T-14.09, T-23.09). */
export function chanceToReach(terms: RollTerms, needed: number): number {
  const { modifier, least, fixed } = terms
  if (fixed > 0 || least + modifier >= needed) return Math.max(fixed, least) + modifier >= needed ? 1 : 0
  return chanceOfAtLeast(diceFor(terms), needed, modifier)
}
