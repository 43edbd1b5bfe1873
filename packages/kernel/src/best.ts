import { below, type Chance } from './chance.ts'

/**
 * Index of the item that is worth most; -1 of none. Of equals chance takes one, so that no place in a list is better than
 * another: for the quick picks of bots.
 */
export function indexOfBest<T>(items: readonly T[], worthOf: (item: T) => number, chance: Chance): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  let equals = 0
  for (let i = 0; i < items.length; i++) {
    const worth = worthOf(items[i] as T)
    if (worth < most) continue
    equals = worth > most ? 1 : equals + 1
    if (equals > 1 && below(chance, equals) > 0) continue
    most = worth
    best = i
  }
  return best
}
