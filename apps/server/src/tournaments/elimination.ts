import { seated, winnerOf } from './history.ts'
import type { Field, PairedSides } from './model.ts'

/** Rounds until one of so many is left. */
export function eliminationRounds(entrants: number): number {
  return Math.ceil(Math.log2(Math.max(2, entrants)))
}

/**
 * The places of a draw of 2, 4, 8, … in the order of the bracket, so that the first two can only meet in the last round, and the first four only in
 * the one before.
 */
export function bracketOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) {
    const sum = order.length * 2 + 1
    order = order.flatMap((seed) => [seed, sum - seed])
  }
  return order
}

/**
 * The next round of an elimination, in the order of the bracket: the winners of neighbours meet. In the first one the best of the draw have byes where
 * the field is not full. A side is null where nobody comes from there.
 */
export function pairElimination(field: Field): PairedSides[] {
  const coming = field.rounds.length === 0 ? drawn(field) : (field.rounds.at(-1) ?? []).map(winnerOf)
  return Array.from({ length: Math.ceil(coming.length / 2) }, (_, at) => {
    const [one, other] = [coming[at * 2] ?? null, coming[at * 2 + 1] ?? null]
    return one === null || other === null ? [one, other] : seated(field, one, other)
  })
}

function drawn({ entrants }: Field): (number | null)[] {
  const bySeed = new Map(entrants.map(({ seed, n }) => [seed, n]))
  return bracketOrder(2 ** eliminationRounds(entrants.length)).map((seed) => bySeed.get(seed) ?? null)
}
