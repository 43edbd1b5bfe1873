import type { Sentence } from '@trialhall/kernel'

/** The plain text of a sentence, with a capital at its beginning. */
export function plain(sentence: Sentence): string {
  const text = sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
