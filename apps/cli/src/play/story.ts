import { listed, type Piece, type Sentence } from '@trialhall/kernel'

/** How games call a card that the viewer does not know. */
const UNKNOWN_CARD = 'a card'

/**
 * Events as lines of the log: those that follow one another and differ in one card only, for everybody who heard them, become one
 * line, "A draws Wallop and Shove." Each line is the indices of its events. `heard` has a list of sentences for each viewer.
 */
export function lineGroups(heard: readonly (readonly Sentence[])[]): number[][] {
  const groups: number[][] = []
  for (const i of heard[0]?.keys() ?? []) {
    const group = groups.at(-1)
    const isMore =
      group && heard.every((said) => cardThatDiffers(said[group[0] ?? 0] ?? [], said[i] ?? []) >= 0)
    if (isMore) group.push(i)
    else groups.push([i])
  }
  return groups
}

/** One line of what `lineGroups` has put together. */
export function joined(sentences: readonly Sentence[]): string {
  const [first, second] = sentences
  if (!first) return ''
  const at = second ? cardThatDiffers(first, second) : -1
  const cards = sentences.map((sentence) => textOf(sentence[at] ?? ''))
  return first.map((piece, i) => (i === at ? listed(counted(cards)) : textOf(piece))).join('')
}

/** Cards by name, then the number of those without one. */
function counted(cards: readonly string[]): string[] {
  const known = cards.filter((name) => name !== UNKNOWN_CARD)
  const others = cards.length - known.length
  if (others === 0) return known
  return [...known, others === 1 ? UNKNOWN_CARD : `${others} cards`]
}

/** Index of the only piece in which two sentences may differ: both name a card there. -1 if they differ elsewhere. */
function cardThatDiffers(one: Sentence, other: Sentence): number {
  if (one.length !== other.length) return -1
  const places = one.flatMap((piece, i) => (isCard(piece) && isCard(other[i] ?? '') ? [i] : []))
  const [at = -1] = places
  const isSameElse = one.every((piece, i) => i === at || textOf(piece) === textOf(other[i] ?? ''))
  return places.length === 1 && isSameElse ? at : -1
}

function isCard(piece: Piece): boolean {
  return typeof piece !== 'string' && piece.ref.kind === 'card'
}

function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text
}
