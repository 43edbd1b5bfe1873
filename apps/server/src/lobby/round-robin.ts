/** A list in which the first of each come before the second of any, at most so many of each; else in the order in which they were. */
export function roundRobin<T>(list: readonly T[], whose: (one: T) => string, most: number): T[] {
  const counts = new Map<string, number>()
  const rounds: T[][] = Array.from({ length: most }, () => [])
  for (const one of list) {
    const round = counts.get(whose(one)) ?? 0
    counts.set(whose(one), round + 1)
    rounds[round]?.push(one)
  }
  return rounds.flat()
}
