import {
  CATALOG,
  checkDeck,
  deckText,
  defOf,
  readList,
  type DeckList,
  type ListFault,
} from '@trialhall/game-eldar'
import type { DefIndex, Options } from '@trialhall/kernel'
import type { Deck, DeckFault, DeckReading } from '@trialhall/table-ui'
import { deckRulesOf } from './rules.ts'

/** Copies by slug. */
export type Copies = Deck['cards']

/** How often each card and Hero is in a list of definitions. */
export function cardsOf({ heroes, cards }: DeckList): Copies {
  return counted([...heroes, ...cards].map((def) => ({ def, count: 1 })))
}

function counted(entries: readonly { readonly def: DefIndex; readonly count: number }[]): Copies {
  const copies: Record<string, number> = {}
  for (const { def, count } of entries) {
    const slug = CATALOG[def]?.slug
    if (slug !== undefined && count > 0) copies[slug] = (copies[slug] ?? 0) + count
  }
  return copies
}

/** The Heroes and cards of a deck, each kind in the order of the catalog. */
export function listOf(copies: Copies): DeckList {
  const defs = Object.entries(copies)
    .map(([slug, count]) => ({ def: defOf(slug), count }))
    .filter(({ def }) => def >= 0)
    .toSorted((a, b) => a.def - b.def)
    .flatMap(({ def, count }) => Array.from({ length: count }, () => def))
  const isHero = (def: DefIndex): boolean => CATALOG[def]?.kind === 'hero'
  return { heroes: defs.filter(isHero), cards: defs.filter((def) => !isHero(def)) }
}

/** A deck as the option of a match takes it. */
export function writeDeck({ cards }: Pick<Deck, 'cards'>): string {
  return deckText(listOf(cards))
}

/** Reads a list with all that is wrong with it under some rules. */
export function readDeck(text: string, rules: Options): DeckReading {
  const { entries } = readList(text)
  const { faults } = checkDeck(text, deckRulesOf(rules))
  const slugAt = (line: number): string => {
    const found = entries.find((entry) => entry.line === line)
    return found === undefined ? '' : (CATALOG[found.def]?.slug ?? '')
  }
  return { cards: counted(entries), faults: faults.map((fault) => faultOf(fault, slugAt(fault.line))) }
}

function faultOf({ line, clause, message, near = [] }: ListFault, slug: string): DeckFault {
  return { line, slug, message, near, rule: { game: 'eldar', id: clause } }
}
