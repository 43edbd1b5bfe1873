import type { SearchStyle } from './search.ts'

/** The four strengths that people are offered, weakest first. */
export const STRENGTHS = ['novice', 'adept', 'expert', 'master'] as const
/** One of them. */
export type Strength = (typeof STRENGTHS)[number]

/** What a search does unless a strength says otherwise. */
const COMMON = { depth: 4, exploration: 1, randomness: 0.05, blend: 0.25, blur: 0 }

/**
 * How each strength thinks. Budgets count simulations, so that a strength plays the same on every machine; the
 * milliseconds only guard slow ones, and keep the strongest under a second a decision.
 */
export const STYLES: Readonly<Record<Strength, SearchStyle>> = {
  novice: { ...COMMON, budget: { simulations: 24, ms: 300 }, blur: 0.15 },
  adept: { ...COMMON, budget: { simulations: 100, ms: 400 }, blur: 0.05 },
  expert: { ...COMMON, budget: { simulations: 500, ms: 600 } },
  master: { ...COMMON, budget: { simulations: 3000, ms: 900 } },
}
