/** What parts words in the sentences of a game. */
const BETWEEN = /[\s,;:.!?()|/]+/

/**
 * Which texts have what was typed, by index, in their order: the words beside one another where any text has them so, else in this order,
 * else in any. The beginning of a word will do; a number finds longer ones only where none is the same. Nothing typed finds all.
 */
export function soughtIn(texts: readonly string[], typed: string): number[] {
  const wanted = wordsIn(typed)
  if (wanted.length === 0) return texts.map((_, index) => index)
  const words = texts.map(wordsIn)
  for (const isSame of [isWord, isBeginning]) {
    for (const has of [hasBeside, hasInOrder, hasAll]) {
      const found = words.flatMap((own, index) => (has(own, wanted, isSame) ? [index] : []))
      if (found.length > 0) return found
    }
  }
  return []
}

type Sameness = (word: string, want: string) => boolean

/** A number is meant whole; of other words the beginning. */
function isWord(word: string, want: string): boolean {
  return /^\d+$/.test(want) ? word === want : word.startsWith(want)
}

function isBeginning(word: string, want: string): boolean {
  return word.startsWith(want)
}

function hasBeside(words: readonly string[], wanted: readonly string[], isSame: Sameness): boolean {
  return words.some((_, at) => wanted.every((want, i) => isSame(words[at + i] ?? '', want)))
}

function hasInOrder(words: readonly string[], wanted: readonly string[], isSame: Sameness): boolean {
  let next = 0
  for (const word of words) if (next < wanted.length && isSame(word, wanted[next] ?? '')) next++
  return next === wanted.length
}

function hasAll(words: readonly string[], wanted: readonly string[], isSame: Sameness): boolean {
  return wanted.every((want) => words.some((word) => isSame(word, want)))
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(BETWEEN)
    .filter((word) => word !== '')
}
