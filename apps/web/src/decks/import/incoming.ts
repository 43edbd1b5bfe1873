import { capital } from '@trialhall/kernel'
import type { AnyGame, Options } from '@trialhall/kernel'
import type { Deck, DeckFault, DeckKit } from '@trialhall/table-ui'
import { countIn, entriesOf } from '../deck.ts'
import { LONGEST_LIST, readList } from '../deck-text.ts'
import { deckFromLink } from '../deck-link.ts'

/** A deck that came from elsewhere: what could be read of it, and all that is wrong. */
export interface Incoming {
  /** Null where nothing could be read. */
  readonly deck: Deck | null
  /** What it is, or why it is nothing, in one sentence. */
  readonly sentence: string
  readonly faults: readonly DeckFault[]
}

/** For what a deck is read. */
export interface ReadFor {
  readonly game: AnyGame
  readonly kit: DeckKit
  /** Options of the match that it is to be played in; without them it is read for itself. */
  readonly match?: Options
}

const LINK = /^\s*(?:https?:\/\/\S*#|#)?[\w-]{16,}\s*$/
/** An address that holds nothing behind a `#`. */
const ADDRESS = /^\s*https?:\/\/\S+\s*$/

/**
 * Reads a list or a link; null where nothing was given. It is judged by the rules that it names itself, or by those of the
 * match that it is to be played in.
 */
export function incomingDeck(place: ReadFor, text: string): Incoming | null {
  if (text.trim() === '') return null
  if (LINK.test(text)) return fromLink(place, text)
  return ADDRESS.test(text) ? NO_DECK_LINK : fromList(place, text)
}

const NO_DECK_LINK: Incoming = {
  deck: null,
  sentence: 'This link holds no deck: links to Trialhall decks end in a # and a long word.',
  faults: [],
}

function fromLink({ game, kit, match }: ReadFor, text: string): Incoming {
  const slugs = game.catalog.map(({ slug }) => slug)
  const read = deckFromLink(text, kit, slugs)
  if (!read.ok) return { deck: null, sentence: read.fault.message, faults: [] }
  const deck = { ...read.value, rules: match ?? read.value.rules }
  const faults = match ? kit.read(kit.write(deck), match).faults : []
  // The lines are those of no list that anybody has seen.
  return {
    deck,
    sentence: whatIs(game, kit, deck),
    faults: faults.map((fault) => ({ ...fault, line: 0, message: capital(fault.message) })),
  }
}

function fromList({ game, kit, match }: ReadFor, text: string): Incoming {
  const { name, rules, cards, faults } = readList(kit, text, match)
  const deck = { name: name || 'Imported deck', rules, cards }
  const cut = text.length > LONGEST_LIST ? ` Only the first ${LONGEST_LIST} characters were read.` : ''
  const sentence = Object.keys(cards).length === 0 ? 'No line names a card.' : whatIs(game, kit, deck)
  return { deck, sentence: sentence + cut, faults }
}

/** "Bloodied Aggro: 2 Heroes, 30 cards, for Standard." */
function whatIs(game: AnyGame, kit: DeckKit, deck: Deck): string {
  const entries = entriesOf(game, kit, deck)
  const parts = kit.parts.map((part) => {
    const count = countIn(part, entries)
    return `${count} ${count === 1 ? part.one : part.title}`.replace(/Cards$/, 'cards')
  })
  return `${deck.name}: ${parts.join(', ')}, for ${kit.rulesName(deck.rules)}.`
}

/** The list with the name of a line that names nothing replaced. */
export function withNear(text: string, { line }: DeckFault, name: string): string {
  const lines = text.split('\n')
  const [, before = ''] = /^(\s*(?:\d{1,3}\s*[x×]?\s+)?)/iu.exec(lines[line - 1] ?? '') ?? []
  return lines.with(line - 1, `${before}${name}`).join('\n')
}
