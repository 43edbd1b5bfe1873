import { lossAt } from './loss.ts'

/** What was seen at one moment of a match, from the eyes of one side: its leads, and whether it won (1, 0, or 0.5 in a draw). */
export interface Sample {
  readonly leads: readonly number[]
  readonly won: number
}

const STEPS = 12
/** Smaller changes are none. */
const STILL = 1e-6

/**
 * Weights of leads by logistic regression, without a constant (Newton's method). `ridge` draws them to 0, as strongly as so many samples of a usual lead
 * would: the more, the less samples say that follow on each other in a match.
 */
export function fitted(samples: readonly Sample[], count: number, ridge: number): number[] {
  let weights: number[] = Array.from({ length: count }, () => 0)
  const pulls = weights.map((_, i) => ridge * usualSquare(samples, i))
  for (let step = 0; step < STEPS; step++) {
    const slope: number[] = weights.map((weight, i) => -(pulls[i] as number) * weight)
    const bend: number[][] = weights.map((_, i) =>
      weights.map((__, j) => (i === j ? (pulls[i] as number) : 0)),
    )
    for (const sample of samples) addSample(sample, weights, { slope, bend })
    const change = solved(mirrored(bend), slope)
    weights = weights.map((weight, i) => weight + (change[i] as number))
    if (change.every((one) => Math.abs(one) < STILL)) break
  }
  return weights
}

/** The mean square of a lead; 1 where it never differs, so that it keeps no weight. */
function usualSquare(samples: readonly Sample[], at: number): number {
  return samples.reduce((sum, { leads }) => sum + (leads[at] as number) ** 2, 0) / samples.length || 1
}

interface Sums {
  readonly slope: number[]
  readonly bend: number[][]
}

function addSample({ leads, won }: Sample, weights: readonly number[], { slope, bend }: Sums): void {
  const chance = chanceBy(leads, weights)
  const spread = chance * (1 - chance)
  leads.forEach((lead, i) => {
    if (lead === 0) return
    slope[i] = (slope[i] as number) + (won - chance) * lead
    const row = bend[i] as number[]
    const pull = spread * lead
    for (let j = 0; j <= i; j++) row[j] = (row[j] as number) + pull * (leads[j] as number)
  })
}

/** A symmetric matrix by what stands below its diagonal. */
function mirrored(lower: readonly (readonly number[])[]): number[][] {
  return lower.map((row, i) => row.map((one, j) => (j <= i ? one : ((lower[j] as number[])[i] as number))))
}

/** How likely a win is by these weights. */
export function chanceBy(leads: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-leads.reduce((sum, lead, i) => sum + lead * (weights[i] as number), 0)))
}

/** The mean logarithmic loss of weights: 0.693 is knowing nothing. */
export function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  const total = samples.reduce((sum, { leads, won }) => sum + lossAt(won, chanceBy(leads, weights)), 0)
  return total / samples.length
}

/** The solution of a system of linear equations (Gauss and Jordan, with pivots). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows.slice(at).reduce((best, row) => (abs(row, at) > abs(best, at) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(at, 0, pivot)
    const scale = pivot[at] as number
    for (const [k, row] of rows.entries()) {
      const factor = k === at ? 0 : (row[at] as number) / scale
      if (factor !== 0) pivot.forEach((value, j) => (row[j] = (row[j] as number) - factor * value))
    }
  }
  return rows.map((row, i) => (row.at(-1) as number) / (row[i] as number))
}

function abs(row: readonly number[], at: number): number {
  return Math.abs(row[at] as number)
}
