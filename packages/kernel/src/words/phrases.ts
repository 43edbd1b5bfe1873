import type { Sentence } from './words.ts'

/** "a, b and c", or "a, b or c". */
export function listed(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}

/** "1 card", "2 cards". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** With a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A sentence with a capital letter. */
export function capitalSentence(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  if (first === undefined) return sentence
  return [typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) }, ...rest]
}
