import { existsSync, readFileSync } from 'node:fs'

/**
 * What a game says about its mutants, in `games/<id>/tests/mutants.json`:
 *
 * - `words`: files of sentences, where a mutated string says something else but rules the same,
 * - `apart`: files that hold no rule, each with the reason,
 * - `equivalent`: mutants that no test can tell from the original, each with the reason.
 */
export function exceptionsOf(path) {
  const {
    words = [],
    apart = {},
    equivalent = [],
  } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  for (const entry of equivalent) checkEntry(path, entry)
  return { words, apart, equivalent }
}

const FIELDS = ['file', 'line', 'original', 'replacement', 'reason']

function checkEntry(path, entry) {
  for (const field of FIELDS) {
    if (typeof entry[field] === 'string' && (entry[field] !== '' || field === 'replacement')) continue
    throw new Error(`${path}: an equivalent mutant needs ${field}, a text: ${JSON.stringify(entry)}`)
  }
}

/** Whether a mutant is left out because it changes only what people read: a string of a file of words, or a sentence. */
export function isWording(mutant, words) {
  if (mutant.mutator !== 'StringLiteral') return false
  return words.includes(mutant.file) || /\s/.test(mutant.original)
}

/**
 * Whether an entry names this mutant: by the file, the text of the line it begins in, what is replaced and by what. Numbers
 * of lines may change, and so may spaces.
 */
export function isNamed(mutant, entry) {
  return ['file', 'line', 'original', 'replacement'].every(
    (field) => plain(mutant[field]) === plain(entry[field]),
  )
}

/** Whether a mutant is listed as equivalent. */
export function isListed(mutant, equivalent) {
  return equivalent.some((entry) => isNamed(mutant, entry))
}

function plain(text) {
  return text.replace(/\s+/g, ' ').trim()
}
