/** How much more one option brings than another, on average of the worlds in which both were tried. */
export interface Lead {
  readonly mean: number
  /** Standard error of the mean; Infinity where they were never both tried. */
  readonly error: number
  /** In how many worlds both were tried. */
  readonly worlds: number
}

/** The deviation of a difference that is expected before anything is known: a few equal differences do not make it certain. */
const PRIOR = 0.002

/** The lead of one option by its rewards, where those of the same place come from the same world. */
export function leadOf(one: readonly number[], other: readonly number[]): Lead {
  const worlds = Math.min(one.length, other.length)
  if (worlds === 0) return { mean: 0, error: Number.POSITIVE_INFINITY, worlds }
  let sum = 0
  for (let i = 0; i < worlds; i++) sum += differenceAt(one, other, i)
  const mean = sum / worlds
  let squares = PRIOR ** 2
  for (let i = 0; i < worlds; i++) squares += (differenceAt(one, other, i) - mean) ** 2
  return { mean, error: Math.sqrt(squares / (worlds * Math.max(1, worlds - 1))), worlds }
}

function differenceAt(one: readonly number[], other: readonly number[], at: number): number {
  return (one[at] as number) - (other[at] as number)
}
