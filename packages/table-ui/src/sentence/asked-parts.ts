import type { Sentence } from '@trialhall/kernel'

/** A sentence that asks something, in its parts: why, what, and what there is to know about it. */
export interface AskedParts {
  /** "Osric rolls for Trial of Echoes: ", or empty. */
  readonly why: Sentence
  /** "lower the roll?" */
  readonly what: Sentence
  /** " It takes a 3 or more at +2.", or empty. */
  readonly more: Sentence
}

/** The parts of a sentence; one that asks nothing is all `what`. Together they are the sentence, to the letter. */
export function askedParts(sentence: Sentence): AskedParts {
  const mark = find(sentence, (text) => text.indexOf('?') + 1)
  if (mark === null) return { why: [], what: sentence, more: [] }
  const [asking, more] = cut(sentence, mark)
  const colon = find(asking.toReversed(), (text) => text.lastIndexOf(': ') + 1)
  if (colon === null) return { why: [], what: asking, more }
  const [why, what] = cut(asking, { piece: asking.length - 1 - colon.piece, at: colon.at + 1 })
  return { why, what, more }
}

interface Place {
  readonly piece: number
  readonly at: number
}

/** The first piece of plain text in which something is found, and where; names are never cut. */
function find(sentence: Sentence, search: (text: string) => number): Place | null {
  for (const [piece, part] of sentence.entries()) {
    const at = typeof part === 'string' ? search(part) : 0
    if (at > 0) return { piece, at }
  }
  return null
}

/** What stands before a place, and what from it on. */
function cut(sentence: Sentence, { piece, at }: Place): readonly [Sentence, Sentence] {
  const text = String(sentence[piece])
  const isSaid = (part: Sentence[number]): boolean => part !== ''
  return [
    [...sentence.slice(0, piece), text.slice(0, at)].filter(isSaid),
    [text.slice(at), ...sentence.slice(piece + 1)].filter(isSaid),
  ]
}
