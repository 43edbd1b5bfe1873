/**
 * Student's t, 97.5 % of which lie below: for 1 degree of freedom and on, as every table prints it. Intervals of few measurements are
 * wider than a bell curve would have them.
 */
const T95: readonly number[] = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]
const Z = 1.959964

/** Standard errors to either side that hold 95 %, for so many degrees of freedom (at least 1). */
export function tOf95(degrees: number): number {
  const printed = T95[degrees - 1]
  if (printed !== undefined) return printed
  // Beyond the table, the first terms of Cornish and Fisher's expansion are right to four digits.
  const first = (Z ** 3 + Z) / 4
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  return Z + first / degrees + second / degrees ** 2
}
