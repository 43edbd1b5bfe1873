import { FATE_DIE } from '@trialhall/game-sigmar'
import { contestOf } from '@trialhall/kernel'

/** The chance that the first of two totals of a die and a number is the higher one; equal totals are rolled again (S-R39). */
export function duelChance(own: number, other: number): number {
  const { higher, lower } = contestOf({ sides: FATE_DIE }, { sides: FATE_DIE }, own - other)
  return higher / (higher + lower)
}

/** What a die must show for a total, in words: "4 or more on the die". */
export function dieNeeded(difficulty: number, modifier: number): string {
  const least = difficulty - modifier
  if (least <= 1) return 'as it is, any roll will do'
  if (least > FATE_DIE) return 'as it is, no roll will do'
  return least === FATE_DIE ? 'a 6 on the die' : `${least} or more on the die`
}
