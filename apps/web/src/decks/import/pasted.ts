import type { AnyGame, Options } from '@trialhall/kernel'
import type { Deck, DeckFault, DeckKit } from '@trialhall/table-ui'
import { incomingDeck } from './incoming.ts'

/** A deck that was pasted for a seat: what a match takes of it, and all that is wrong with it under the rules of that match. */
interface Pasted {
  /** The value of the option of decks; what was pasted where it is no deck, so that the match refuses it. */
  readonly list: string
  /** Null where nothing could be read. */
  readonly deck: Deck | null
  /** What it is, or why it is nothing, in one sentence. */
  readonly sentence: string
  readonly faults: readonly DeckFault[]
}

/** The options of a match that decide what a deck may hold. */
export function rulesIn(kit: DeckKit, options: Options): Options {
  const ids = kit.ruleOptions.map(({ id }) => id)
  return Object.fromEntries(Object.entries(options).filter(([id]) => ids.includes(id)))
}

/** Reads a pasted list or link for a match with some options; null where nothing was pasted. */
export function readPasted(
  { game, kit, options }: { readonly game: AnyGame; readonly kit: DeckKit; readonly options: Options },
  text: string,
): Pasted | null {
  const rules = rulesIn(kit, options)
  const incoming = incomingDeck({ game, kit, match: rules }, text)
  if (!incoming) return null
  const { deck, faults, sentence } = incoming
  const isWhole = deck !== null && faults.every(({ line }) => line === 0)
  return { list: isWhole ? kit.write(deck) : text.trim(), deck, sentence, faults }
}
