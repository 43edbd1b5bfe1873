import { tOf95 } from './student.ts'
import type { Tally } from './tally.ts'

/** An estimate with the ends of its 95 % interval; they are infinite where too little was measured to tell. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** What a measurement can be at all: an interval never reaches beyond. */
export interface Possible {
  readonly min?: number
  readonly max?: number
}

/** Standard deviations to either side that hold 95 % of a bell curve. */
export const Z95 = 1.959964

/**
 * The mean with its 95 % interval by Student's t. Fewer than two measurements, or several that are all equal, say nothing
 * about how far others may lie: the interval is then all that is possible.
 */
export function meanOf(tally: Tally, { min = -Infinity, max = Infinity }: Possible = {}): Estimate {
  const { count, sum } = tally
  const value = count === 0 ? 0 : sum / count
  if (count < 2 || tally.min === tally.max) return { value, low: min, high: max }
  const margin = tOf95(count - 1) * Math.sqrt(varianceOf(tally) / count)
  return { value, low: Math.max(min, value - margin), high: Math.min(max, value + margin) }
}

/** How far measurements lie from their mean: the sample variance, 0 for fewer than two. */
export function varianceOf({ count, sum, squares }: Tally): number {
  return count < 2 ? 0 : Math.max(0, squares - (sum * sum) / count) / (count - 1)
}

/**
 * A share of `count` trials with its 95 % interval by Wilson's formula, which holds near 0 and 1 too. A trial may count as a part,
 * such as a shared victory: the interval is then a little too wide, never too narrow.
 */
export function shareOf(won: number, count: number): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 1 }
  const share = won / count
  const z2 = Z95 * Z95
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count)
  const spread = Math.sqrt((share * (1 - share)) / count + z2 / (4 * count * count))
  const margin = (Z95 / (1 + z2 / count)) * spread
  return { value: share, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) }
}
