import type { SearchStyle } from './style.ts'

/** The four strengths that people are offered, weakest first. */
export const STRENGTHS = ['novice', 'adept', 'expert', 'master'] as const
/** One of them. */
export type Strength = (typeof STRENGTHS)[number]

/** What a search does unless a strength says otherwise. */
const COMMON = {
  depth: 2,
  exploration: 2,
  expandAfter: 20,
  randomness: 0,
  blend: 0.25,
  noise: 0,
}

/**
 * How each strength thinks. Budgets count simulations, so that a strength plays the same on every machine; the
 * milliseconds only guard slow ones, and keep the strongest under a second a decision. In a game of dice thought alone
 * separates too little, so the weaker ones also judge with noise, unless the game says how many simulations tell them apart.
 */
export const STYLES: Readonly<Record<Strength, SearchStyle>> = {
  novice: { ...COMMON, place: 0, budget: { simulations: 48, ms: 300 }, noise: 0.36 },
  adept: { ...COMMON, place: 1, budget: { simulations: 180, ms: 400 }, noise: 0.13 },
  expert: { ...COMMON, place: 2, budget: { simulations: 600, ms: 600 }, noise: 0.055 },
  master: { ...COMMON, place: 3, budget: { simulations: 2000, ms: 900 } },
}
