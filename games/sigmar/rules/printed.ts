import type { DefIndex } from '@trialhall/kernel'
import type { ActionCard, Champion, FateCard, TrialCard } from '../faces.ts'

/** Everything that rules read of content. */
export interface Printed {
  /** The cards of the three decks by their index in the catalog (S-8.1, S-9.1, S-10.1). */
  cards: readonly (ActionCard | TrialCard | FateCard)[]
  /** The Champions by the index that a Player has (S-11.1). */
  champions: readonly Champion[]
  /** What the strongest Lower of all takes off a roll: no hand holds more. */
  strongestLower: number
  /** What part of the Action Cards are Blocks. */
  blockShare: number
}

/**
 * What is printed on cards and Champions. `content/catalog.ts` fills it once when it is loaded: cards are made of steps, steps are
 * rules, and rules look cards up, so neither can import the other.
 */
export const PRINTED: Printed = { cards: [], champions: [], strongestLower: 0, blockShare: 0 }

/** The Action Card of a definition. */
export function actionOf(def: DefIndex): ActionCard {
  return PRINTED.cards[def] as ActionCard
}

/** The Trial of a definition. */
export function trialOf(def: DefIndex): TrialCard {
  return PRINTED.cards[def] as TrialCard
}

/** The Fate Card of a definition. */
export function fateOf(def: DefIndex): FateCard {
  return PRINTED.cards[def] as FateCard
}

/** The Champion of an index (as a Player has it). */
export function championOf(index: number): Champion {
  return PRINTED.champions[index] as Champion
}
