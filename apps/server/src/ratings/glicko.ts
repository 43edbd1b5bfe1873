import rate from 'glicko2-lite'

/** How well somebody plays a game, by Glicko-2: the rating, how far it may be off (a standard deviation), and how much it swings. */
export interface Skill {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** What one result says: the other side as one player, and 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface Duel {
  readonly rating: number
  readonly deviation: number
  readonly score: number
}

/** Somebody of whom nothing is known. */
export const NEWCOMER: Skill = { rating: 1500, deviation: 350, volatility: 0.06 }
/** Whose deviation is at most this is ranked: about a dozen matches against people who are. */
export const RANKED_DEVIATION = 110

/** No deviation is smaller: who improves must still be able to rise. */
const LEAST_DEVIATION = 45
const LEAST_RATING = 100
/** Glicko's own unit: deviations and volatilities are measured in it. */
const UNIT = 173.7178
/** Days of a rating period: 60 grows to about 115 in a year without a match. */
const PERIOD_DAYS = 5
/** How fast the volatility may change; Glickman advises 0.3 to 1.2. */
const TAU = 0.5

/** The same player after so many days without a match: less is known of them. */
export function aged(skill: Skill, days: number): Skill {
  const periods = Math.max(0, days) / PERIOD_DAYS
  const grown = Math.hypot(skill.deviation, skill.volatility * UNIT * Math.sqrt(periods))
  return { ...skill, deviation: Math.min(NEWCOMER.deviation, grown) }
}

/** The same player after a match, which is a rating period of its own. Who played nobody stays as they are. */
export function after(skill: Skill, duels: readonly Duel[]): Skill {
  if (duels.length === 0) return skill
  const { rating, deviation, volatility } = skill
  const opponents = duels.map((duel): [number, number, number] => [duel.rating, duel.deviation, duel.score])
  const { rating: next, rd, vol } = rate(rating, deviation, volatility, opponents, { tau: TAU })
  return {
    rating: Math.max(LEAST_RATING, next),
    deviation: Math.min(NEWCOMER.deviation, Math.max(LEAST_DEVIATION, rd)),
    volatility: vol,
  }
}

/** True where enough is known of somebody to place them among others. */
export function isRanked({ deviation }: Pick<Skill, 'deviation'>): boolean {
  return deviation <= RANKED_DEVIATION
}
