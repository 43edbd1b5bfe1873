const Z = 1.959964

/** The Wilson interval of a share, 95 %: `low` and `high` between 0 and 1. Of nothing it is everything. */
export function wilson(hits, total) {
  if (total === 0) return { low: 0, high: 1 }
  const share = hits / total
  const weight = 1 + Z ** 2 / total
  const middle = (share + Z ** 2 / (2 * total)) / weight
  const half = (Z / weight) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
