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
  step: 0.94,
  /** Progress that has not reached a tier yet, of what that tier pays. */
  unfinished: 0.7,
} as const

/** HP that a Burn token and a Poison token take in all, on average. */
export const AILING = { burn: 1.5, poison: 3, root: 2 } as const

/**
 * What a lead in each thing adds to the logarithm of the odds to win at the beginning of a match, and what more when the end is near. Fitted to matches between
 * quick picks (`npm run fit -- tempus --games 300 --seed 2`).
 */
export const EARLY: Leads = {
  vp: 0.184,
  loot: 0.135,
  unfinished: 0.175,
  life: 0.023,
  fallen: -0.317,
  prospects: 0.179,
  danger: -0.1,
  ready: 0.128,
}
/** Times the square of how near it is. */
export const LATE: Leads = {
  vp: 0.268,
  loot: 0.24,
  unfinished: 0.291,
  life: -0.009,
  fallen: 0.498,
  prospects: 0.017,
  danger: -0.048,
  ready: 0.274,
}
