/** A list in which the first of each come before the second of any, at most so many of each; else in the order in which they were. */
export function takingTurns<T>(list: readonly T[], whose: (one: T) => string, most: number): T[] {
  const counts = new Map<string, number>()
  const turns: T[][] = Array.from({ length: most }, () => [])
  for (const one of list) {
    const turn = counts.get(whose(one)) ?? 0
    counts.set(whose(one), turn + 1)
    turns[turn]?.push(one)
  }
  return turns.flat()
}
