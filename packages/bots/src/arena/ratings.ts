import { Z95, type Estimate } from './estimates.ts'

/** How two of several sides did against each other. */
export interface Meeting {
  readonly a: number
  readonly b: number
  readonly games: number
  /** What `a` won of them; a shared victory counts as a part. */
  readonly won: number
}

/** Elo points that make a tenfold difference of odds. */
const TENFOLD = 400
const SCALE = TENFOLD / Math.LN10
/** Half a game each way that is added to every meeting, so that a side that never lost has a finite rating. */
const PRIOR = 0.5
const MOST_STEPS = 100

/**
 * Ratings by maximum likelihood (Bradley and Terry's model, on the Elo scale, with an average of 0) and their 95 %
 * intervals from the curvature of the likelihood.
 */
export function eloOf(sides: number, meetings: readonly Meeting[]): Estimate[] {
  const strength = Array.from({ length: sides }, () => 0)
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, information } = likelihood(strength, meetings)
    const change = solve(information, gradient)
    let largest = 0
    change.forEach((by, i) => {
      const bounded = Math.max(-1, Math.min(1, by))
      strength[i] = (strength[i] ?? 0) + bounded
      largest = Math.max(largest, Math.abs(bounded))
    })
    if (largest < 1e-9) break
  }
  return estimates(strength, likelihood(strength, meetings).information)
}

function estimates(strength: readonly number[], information: readonly (readonly number[])[]): Estimate[] {
  const mean = strength.reduce((sum, one) => sum + one, 0) / strength.length
  return strength.map((one, i) => {
    const unit = strength.map((_, j) => (j === i ? 1 : 0))
    const variance = Math.max(0, (solve(information, unit)[i] ?? 0) - 1 / strength.length ** 2)
    const value = (one - mean) * SCALE
    const margin = Z95 * Math.sqrt(variance) * SCALE
    return { value, low: value - margin, high: value + margin }
  })
}

/** Slope and curvature of the log-likelihood. A constant is added to the curvature so that it can be inverted. */
function likelihood(
  strength: readonly number[],
  meetings: readonly Meeting[],
): { gradient: number[]; information: number[][] } {
  const gradient = strength.map(() => 0)
  const information = strength.map(() => strength.map(() => 1))
  for (const { a, b, games, won } of meetings) {
    const count = games + 2 * PRIOR
    const p = 1 / (1 + Math.exp((strength[b] ?? 0) - (strength[a] ?? 0)))
    const slope = won + PRIOR - count * p
    const weight = count * p * (1 - p)
    gradient[a] = (gradient[a] ?? 0) + slope
    gradient[b] = (gradient[b] ?? 0) - slope
    addTo(information, [a, a], weight)
    addTo(information, [b, b], weight)
    addTo(information, [a, b], -weight)
    addTo(information, [b, a], -weight)
  }
  return { gradient, information }
}

function addTo(matrix: number[][], [row, column]: readonly [number, number], by: number): void {
  const line = matrix[row]
  if (line) line[column] = (line[column] ?? 0) + by
}

/** Solves a small system of linear equations by elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column)
    const pivot = rest.reduce((best, line) => (sizeAt(line, column) > sizeAt(best, column) ? line : best))
    rows.splice(rows.indexOf(pivot, column), 1)
    rows.splice(column, 0, pivot)
    for (const line of rows) if (line !== pivot) eliminate(line, pivot, column)
  }
  return rows.map((line, i) => (line[size] ?? 0) / (line[i] || 1))
}

function sizeAt(line: readonly number[], column: number): number {
  return Math.abs(line[column] ?? 0)
}

function eliminate(line: number[], pivot: readonly number[], column: number): void {
  const factor = (line[column] ?? 0) / (pivot[column] || 1)
  for (let i = column; i < line.length; i++) line[i] = (line[i] ?? 0) - factor * (pivot[i] ?? 0)
}
