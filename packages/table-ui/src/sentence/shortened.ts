import type { Sentence } from '@trialhall/kernel'

/** A sentence without its full stop, so that it can go on. */
export function unstopped(sentence: Sentence): Sentence {
  const said = sentence.filter((piece) => piece !== '')
  const last = said.at(-1)
  if (typeof last !== 'string' || !last.endsWith('.')) return said
  return [...said.slice(0, -1), last.slice(0, -1)].filter((piece) => piece !== '')
}

/** What a sentence says after some words, without its full stop; null where it does not say them. */
export function saidAfter(sentence: Sentence, words: RegExp): Sentence | null {
  const said = unstopped(sentence)
  const at = said.findIndex((piece) => typeof piece === 'string' && words.test(piece))
  const piece = said[at]
  if (typeof piece !== 'string') return null
  const rest = piece.slice(piece.search(words)).replace(words, '')
  return [rest, ...said.slice(at + 1)].filter((one) => one !== '')
}
