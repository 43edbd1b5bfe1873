const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

/** A small number as a word: 'three'; larger ones in digits. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count)
}
