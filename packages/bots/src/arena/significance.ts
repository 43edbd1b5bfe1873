/** Chance of a bell curve to lie at least so many standard deviations from its middle, to either side. */
export function tailsBeyond(deviations: number): number {
  return erfc(Math.abs(deviations) / Math.SQRT2)
}

/** How likely a share so far from `expected` is, or one farther, if that were the true one: the test that fits Wilson's interval. */
export function shareTest({ won, count }: { won: number; count: number }, expected: number): number {
  if (count === 0) return 1
  const error = Math.sqrt((expected * (1 - expected)) / count)
  return error === 0 ? 1 : tailsBeyond((won / count - expected) / error)
}

/**
 * Holm's correction of the p-values of several comparisons, in their order: of hundred things that differ in nothing, five would stand out
 * by chance. What is below 0.05 after it stands out from the whole table.
 */
export function holm(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value)
  const corrected = values.map(() => 1)
  let largest = 0
  order.forEach(({ value, i }, rank) => {
    largest = Math.max(largest, Math.min(1, value * (values.length - rank)))
    corrected[i] = largest
  })
  return corrected
}

/** The complementary error function of a number of at least 0, within 1.2e-7 of it (Numerical Recipes, 6.2). */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2)
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ]
  const power = terms.reduceRight((sum, term) => sum * t + term, 0)
  return t * Math.exp(-x * x + power)
}
