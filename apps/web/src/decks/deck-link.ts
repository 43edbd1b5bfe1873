import { type Result, deckFromLink as linkedDeck, deckToLink, ok } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import { checkRules } from './rules.ts'

/** Reads a link or a whole address that ends with one; rules that this version does not know are the usual ones. */
export function deckFromLink(text: string, kit: DeckKit, slugs: readonly string[]): Result<Deck> {
  const read = linkedDeck(text, slugs)
  if (!read.ok) return read
  const rules = checkRules(kit, read.value.rules)
  return ok({ ...read.value, rules: rules.ok ? rules.value : {} })
}

/** The address that shows a deck to whoever opens it. */
export function deckAddress(gameId: string, deck: Deck, origin: string): string {
  return `${origin}/decks/${gameId}#${deckToLink(deck)}`
}
