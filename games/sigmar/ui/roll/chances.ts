import { FATE_DIE } from '@trialhall/game-sigmar'

/** The chance that the first of two totals of a die and a number is the higher one; equal totals are rolled again (S-R39). */
export function duelChance(own: number, other: number): number {
  let won = 0
  let lost = 0
  for (let die = 1; die <= FATE_DIE; die++)
    for (let against = 1; against <= FATE_DIE; against++) {
      if (die + own > against + other) won++
      else if (die + own < against + other) lost++
    }
  return won / (won + lost)
}

/** What a die must show for a total, in words: "4 or more on the die". */
export function dieNeeded(difficulty: number, modifier: number): string {
  const least = difficulty - modifier
  if (least <= 1) return 'any roll will do'
  if (least > FATE_DIE) return 'no roll will do'
  return least === FATE_DIE ? 'a 6 on the die' : `${least} or more on the die`
}
