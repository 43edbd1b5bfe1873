import type { Leads } from './leads.ts'

/** What things are worth to a party, in VP. */
export const WORTH = {
  /** A Loot card: a VP that can be lost, and what it does. */
  loot: 1,
  /** An HP of a Hero. */
  hp: 0.02,
  /** What a defeat costs beyond HP: a hand, a turn, the way back. */
  defeat: 0.5,
  /** A card in a hand, up to what a Hero may keep. */
  card: 0.05,
  /** How much of the worth of something is left for each step that it is away. */
  step: 0.92,
  /** Progress that has not reached a tier yet, of what that tier pays. */
  unfinished: 0.7,
} as const

/** HP that a Burn token and a Poison token take in all, on average. */
export const AILING = { burn: 1.5, poison: 3, root: 2 } as const

/** What a lead in each thing is worth, in VP. */
export const PRICES: Leads = {
  vp: 1,
  loot: WORTH.loot,
  unfinished: 1,
  life: WORTH.hp,
  fallen: -WORTH.defeat,
  cards: WORTH.card,
  prospects: 1,
  danger: -1,
  ready: 0.24,
  hunt: 1,
}

/** What a VP of lead adds to the logarithm of the odds to win at the beginning of a match, and what more at its end. */
export const SURENESS = { early: 0.2, late: 0.7 } as const
