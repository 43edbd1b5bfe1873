import { defaultOptions, seeded } from '@trialhall/kernel'
import { CARD_COUNT, deckText, eldar, FACES, type EldarState } from '../game.ts'

/** What teams and decks are drawn from, as places in the catalog. */
export interface Box {
  readonly heroes: readonly number[]
  readonly cards: readonly number[]
}

const EVERYTHING: Box = {
  heroes: [...FACES.keys()].slice(CARD_COUNT),
  cards: [...FACES.keys()].slice(0, CARD_COUNT),
}

/** Draws whole numbers below a limit, the same for the same seed. */
export function dice(seed: number): (below: number) => number {
  let word = seed
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return Math.floor((word / 2 ** 32) * below)
  }
}

/** A Freestyle match of random teams with cards of every class, so that everything meets everything. */
export function mixedMatch(seed: number, roll: (below: number) => number, box: Box = EVERYTHING): EldarState {
  const drawn = (from: readonly number[], count: number): number[] => {
    const left = from.slice()
    return Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0] as number)
  }
  const heroes = 1 + (seed % 3)
  const decks = [0, 1].map(() => deckText({ heroes: drawn(box.heroes, heroes), cards: drawn(box.cards, 30) }))
  const changed = { format: 'freestyle', anyClass: true, extraFocus: roll(3), roundCap: 12, heroes, decks }
  const state = eldar.setup({ seats: 2, options: { ...defaultOptions(eldar.options, 2), ...changed } })
  state.chance = seeded(seed)
  return state
}
