import type { LEADS } from './leads.ts'

/**
 * What a lead adds to the logarithm of the odds, by the square root of the turns that two players still have: fitted to matches of quick
 * picks (`npm run fit -- sigmar`).
 */
export const WEIGHTS: Readonly<Record<(typeof LEADS)[number], number>> = {
  valor: 0.71,
  completed: 0.27,
  turns: 1.86,
  boosts: 1.01,
  sabotage: 0.87,
  errands: 0.35,
  kept: 1.08,
  rested: 0.33,
  cursed: -0.96,
  way: 1.07,
}
