import type { Estimate } from './estimates.ts'
import { Z95 } from './estimates.ts'
import { tailsBeyond } from './significance.ts'

/**
 * How sides with something did against all sides without it. `won` is what sides with it won of a match and `had` how many of
 * them there were; matches in which nobody had it add nothing to the sums.
 */
export interface SideContrast {
  readonly won: number
  readonly had: number
  readonly wonSquares: number
  readonly hadSquares: number
  readonly wonTimesHad: number
}

/** Nothing seen yet. */
export const NO_CONTRAST: SideContrast = { won: 0, had: 0, wonSquares: 0, hadSquares: 0, wonTimesHad: 0 }

/** With one match more, in which `had` sides had it and won `won` of the victory together. */
export function contrasted(
  before: SideContrast,
  { won, had }: Pick<SideContrast, 'won' | 'had'>,
): SideContrast {
  const match = { won, had, wonSquares: won * won, hadSquares: had * had, wonTimesHad: won * had }
  return addedContrast(before, match)
}

/** Two of the same thing as one. */
export function addedContrast(a: SideContrast, b: SideContrast): SideContrast {
  return {
    won: a.won + b.won,
    had: a.had + b.had,
    wonSquares: a.wonSquares + b.wonSquares,
    hadSquares: a.hadSquares + b.hadSquares,
    wonTimesHad: a.wonTimesHad + b.wonTimesHad,
  }
}

/** Win shares with and without something, and by how much they differ. */
export interface LessWithout {
  readonly with: number
  readonly without: number
  readonly difference: Estimate
  /** How likely a difference so large is, or a larger one, if there were none. */
  readonly p: number
}

/**
 * The win share of sides with something less that of the sides without it, over `matches` of so many `sides`; null where all
 * had it, or none. Sides of one match share its victory, so the interval goes by matches and not by sides.
 */
export function lessWithout(
  contrast: SideContrast,
  over: { matches: number; sides: number },
): LessWithout | null {
  const { matches, sides } = over
  const { won, had } = contrast
  const lacked = matches * sides - had
  if (had === 0 || lacked === 0) return null
  const [p1, p0] = [won / had, (matches - won) / lacked]
  // What a match adds to the difference beyond its mean is a + b * won + c * had.
  const b = 1 / had + 1 / lacked
  const c = -p1 / had - p0 / lacked
  const a = (p0 * sides - 1) / lacked
  const squares =
    matches * a * a +
    b * b * contrast.wonSquares +
    c * c * contrast.hadSquares +
    2 * (a * b * won + a * c * had + b * c * contrast.wonTimesHad)
  const error = Math.sqrt(Math.max(0, squares))
  const value = p1 - p0
  const difference = {
    value,
    low: Math.max(-1, value - Z95 * error),
    high: Math.min(1, value + Z95 * error),
  }
  return { with: p1, without: p0, difference, p: error === 0 ? 1 : tailsBeyond(value / error) }
}
