/** Measurements of one thing: enough for mean, spread and range, and to be added to others of the same thing. */
export interface Tally {
  readonly count: number
  readonly sum: number
  readonly squares: number
  readonly min: number
  readonly max: number
}

/** Nothing measured yet. */
export const NO_TALLY: Tally = {
  count: 0,
  sum: 0,
  squares: 0,
  min: Number.MAX_VALUE,
  max: -Number.MAX_VALUE,
}

/** With one measurement more. */
export function counted(tally: Tally, value: number): Tally {
  return {
    count: tally.count + 1,
    sum: tally.sum + value,
    squares: tally.squares + value * value,
    min: Math.min(tally.min, value),
    max: Math.max(tally.max, value),
  }
}

/** Two tallies of the same thing as one. */
export function added(a: Tally, b: Tally): Tally {
  return {
    count: a.count + b.count,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
  }
}

/** An estimate with the ends of its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Standard deviations to either side that hold 95 % of a bell curve. */
export const Z95 = 1.959964

/** The mean with its 95 % interval; all 0 if nothing was measured. */
export function meanOf({ count, sum, squares }: Tally): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 0 }
  const value = sum / count
  const variance = count > 1 ? Math.max(0, squares - count * value * value) / (count - 1) : 0
  const margin = Z95 * Math.sqrt(variance / count)
  return { value, low: value - margin, high: value + margin }
}

/** A share of `count` trials with its 95 % interval by Wilson's formula, which holds near 0 and 1 too. */
export function shareOf(won: number, count: number): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 1 }
  const share = won / count
  const z2 = Z95 * Z95
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count)
  const spread = Math.sqrt((share * (1 - share)) / count + z2 / (4 * count * count))
  const margin = (Z95 / (1 + z2 / count)) * spread
  return { value: share, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) }
}
