/** All ways to pay a price with at most so many spaces of each pool, those first that take as much as they can from the first pools (T-18.02, T-38.08). */
export function sharesOf(price: number, most: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = most
  if (first === undefined) return price === 0 ? [[]] : []
  const shares: (readonly number[])[] = []
  for (let taken = Math.min(first, price); taken >= 0; taken--)
    for (const others of sharesOf(price - taken, rest)) shares.push([taken, ...others])
  return shares
}
