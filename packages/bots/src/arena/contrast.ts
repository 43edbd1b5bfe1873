import { shareOf, Z95, type Estimate } from './estimates.ts'
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
 * had it, or none. Sides of one match share its victory, so the interval goes by matches and not by sides. Where few sides had it, or few did
 * not, that says too little, as one match alone has no spread: the interval is never narrower than Newcombe's, of two shares by themselves.
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
  const shares = { one: { won, count: had }, other: { won: matches - won, count: lacked } }
  const apart = newcombe(shares)
  const difference = {
    value,
    low: Math.max(-1, Math.min(apart.low, value - Z95 * error)),
    high: Math.min(1, Math.max(apart.high, value + Z95 * error)),
  }
  const widest = Math.max(error, pooledError(shares))
  return { with: p1, without: p0, difference, p: widest === 0 ? 1 : tailsBeyond(value / widest) }
}

/** What two kinds of sides won, of so many each. */
interface TwoShares {
  readonly one: { readonly won: number; readonly count: number }
  readonly other: { readonly won: number; readonly count: number }
}

/** The difference of two shares with its 95 % interval, made of Wilson's of both (Newcombe 1998, method 10). */
function newcombe({ one, other }: TwoShares): Estimate {
  const [a, b] = [shareOf(one.won, one.count), shareOf(other.won, other.count)]
  const value = a.value - b.value
  const low = value - Math.hypot(a.value - a.low, b.high - b.value)
  const high = value + Math.hypot(a.high - a.value, b.value - b.low)
  return { value, low, high }
}

/** The standard error of a difference of two shares, if both were the same. */
function pooledError({ one, other }: TwoShares): number {
  const share = (one.won + other.won) / (one.count + other.count)
  return Math.sqrt(share * (1 - share) * (1 / one.count + 1 / other.count))
}
