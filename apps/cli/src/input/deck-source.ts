import { deckFromLink, optionWords, type AnyGame, type LinkedDeck, type Options } from '@trialhall/kernel'
import { existsSync } from 'node:fs'
import { failed } from '../failure.ts'
import { tame } from '../tame.ts'
import { textFile } from './text-file.ts'

/** A deck that a person names, in a file or as a link. */
export interface DeckSource {
  /** A line for each card with its copies, as the option of a match takes it. */
  readonly list: string
  /** Options of a match that a link says it is built for. */
  readonly rules: Options
  /** Remarks of a link: the name and the rules; '' for a file, whose list has its own. */
  readonly head: string
}

/** An address that ends with a deck, or what stands behind its #. */
const LINK = /^(?:https?:\/\/[^\s#]*#|#)[\w-]+$/
const BARE = /^[\w-]{16,}$/

/** Whether a text is a deck as a link: an address that holds one, or its last part alone. */
export function isDeckLink(game: AnyGame, text: string): boolean {
  return LINK.test(text) || (BARE.test(text) && !existsSync(text) && deckFromLink(text, slugsOf(game)).ok)
}

/** The deck of a link. Throws a Failure where the link holds none. */
export function linkedDeck(game: AnyGame, text: string): DeckSource {
  const read = deckFromLink(text, slugsOf(game))
  if (!read.ok) throw failed(read.fault.message)
  return { list: listOf(game, read.value), rules: read.value.rules, head: headOf(read.value) }
}

/** The deck of a link, or of a file. Throws a Failure where there is none, which names what `others` could be meant. */
export function deckNamed(game: AnyGame, text: string, others: string = ''): DeckSource {
  return isDeckLink(game, text)
    ? linkedDeck(game, text)
    : { list: textFile(text, others), rules: {}, head: '' }
}

/** A list that every game with decks reads. */
function listOf({ catalog }: AnyGame, { cards }: LinkedDeck): string {
  const lines = catalog.flatMap((face) => {
    const count = cards[face.slug] ?? 0
    return count > 0 ? [`${count} ${face.name}`] : []
  })
  return lines.join('\n')
}

/** What a link says of itself. */
function headOf({ name, rules }: LinkedDeck): string {
  const words = optionWords(rules)
  const lines = [`# ${tame(name)}`, ...(words === '' ? [] : [`# Rules: ${tame(words)}`])]
  return lines.join('\n')
}

function slugsOf({ catalog }: AnyGame): string[] {
  return catalog.map(({ slug }) => slug)
}
