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
