import { type Chance, type Seed, seeded, shuffleInPlace } from '@trialhall/kernel'
import type { DeckEntry } from '../deck.ts'

/** A hand drawn from a deck to try it: cards by slug, what is left in their order, and whether a mulligan is open. */
export interface SampleHand {
  readonly hand: readonly string[]
  readonly left: readonly string[]
  readonly mayChange: boolean
  readonly chance: Chance
}

/** Shuffles a deck and draws the opening hand. */
export function openingHand(entries: readonly DeckEntry[], opening: number, seed: Seed): SampleHand {
  const cards = entries.flatMap(({ face, count }) => Array.from({ length: count }, () => face.slug))
  const chance = seeded(seed)
  shuffleInPlace(chance, cards)
  return { hand: cards.slice(0, opening), left: cards.slice(opening), mayChange: true, chance }
}

/** Changes cards of the opening hand: others come from the top, and what was changed is shuffled in after that. */
export function mulligan({ hand, left, chance }: SampleHand, changed: readonly number[]): SampleHand {
  const kept = hand.filter((_, at) => !changed.includes(at))
  const set = hand.filter((_, at) => changed.includes(at))
  const rest = [...left.slice(set.length), ...set]
  shuffleInPlace(chance, rest)
  return { hand: [...kept, ...left.slice(0, set.length)], left: rest, mayChange: false, chance }
}

/** Draws the next card, which ends the time for a mulligan. */
export function drawOne({ hand, left, chance }: SampleHand): SampleHand {
  return { hand: [...hand, ...left.slice(0, 1)], left: left.slice(1), mayChange: false, chance }
}
