import type { Position } from '@trialhall/kernel'
import type { Budget } from './pace.ts'

/** How a search thinks. */
export interface SearchStyle {
  readonly budget: Budget
  /** Place among the strengths, weakest first: a game may have its own budgets for them. Null: a budget by number, which is kept. */
  readonly place: number | null
  /** Segments after which a simulation is judged by the game's estimate; Infinity: played to its end. */
  readonly depth: number
  /** Weight of curiosity against success in choosing what to try, in standard deviations of the reward. */
  readonly exploration: number
  /** Visits after which a node is looked beyond; until then the policy plays on from it. */
  readonly expandAfter: number
  /** Share of random picks among those of the game's own policy beyond the tree. */
  readonly randomness: number
  /** How much the game's estimate counts in a finished match, 0 to 1. */
  readonly blend: number
  /** Noise in its judgement: standard deviation of an error on the value of every option. 0 is its best. */
  readonly noise: number
}

/** A strength tries everything that the game finds worth a thought at least once; a budget by number is kept. */
export function budgetIn({ game }: Position, { budget, place }: SearchStyle, leastTries: number): Budget {
  if (place === null) return budget
  const { search } = game
  const simulations = search?.simulations?.[place] ?? Math.ceil(budget.simulations * (search?.share ?? 1))
  return { ...budget, simulations: Math.max(simulations, leastTries) }
}

/** How far it looks: a game may say it for each strength; a match that nobody can judge before its end is played to it. */
export function depthIn({ game: { evaluate, search } }: Position, { depth, place }: SearchStyle): number {
  if (!evaluate) return Number.POSITIVE_INFINITY
  const ofStrength = place === null ? undefined : search?.depths?.[place]
  return ofStrength ?? search?.depth ?? depth
}
