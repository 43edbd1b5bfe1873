/** The value below which a share of the numbers lies (0.5: the median); NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}

/** The middle one; of an even count, the lower of the two. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

/** The mean; NaN of none. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** A number as people read it: three digits if small, thousands apart if large. */
export function readable(number: number): string {
  if (!Number.isFinite(number)) return '–'
  if (Math.abs(number) >= 1000) return Number(number.toPrecision(4)).toLocaleString('en-US')
  return String(Number(number.toPrecision(3)))
}
