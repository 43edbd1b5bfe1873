/** Options that read the same: the first of them, and how many they are. */
export interface Alike {
  readonly index: number
  readonly text: string
  readonly count: number
}

/** Puts options that read the same together, each group where its first stands. */
export function alike(indices: readonly number[], textOf: (index: number) => string): readonly Alike[] {
  const groups = new Map<string, Alike>()
  for (const index of indices) {
    const text = textOf(index)
    const first = groups.get(text)
    groups.set(text, first ? { ...first, count: first.count + 1 } : { index, text, count: 1 })
  }
  return [...groups.values()]
}
