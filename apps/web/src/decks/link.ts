import { type Result, fault, fromBase64Url, ok, textHash, toBase64Url } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import { LONGEST_NAME, isCopies } from './deck.ts'
import { rulesFrom, rulesText } from './rules.ts'

/** First byte of a link: the form in which the deck is written. */
const FORM = 1
const MOST_BYTES = 2000
const UNREADABLE = 'This link holds no deck that can be read: it is cut short or was changed.'

/**
 * A deck as text for a link: its name, its rules, and each card as the fingerprint of its slug, so that links stay good
 * when cards are added. A check at the end tells a link that was cut or changed.
 */
export function deckToLink({ name, rules, cards }: Deck): string {
  const bytes = [FORM, ...textBytes(name), ...textBytes(rulesText(rules)), ...cardBytes(cards)]
  return toBase64Url(Uint8Array.from([...bytes, ...checkOf(bytes)]))
}

function textBytes(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)]
  return [bytes.length, ...bytes]
}

/** Groups of equal copies: how many copies, how many cards, and two bytes for each card. */
function cardBytes(cards: Deck['cards']): number[] {
  const counts = [...new Set(Object.values(cards))].toSorted((a, b) => a - b)
  return counts.flatMap((count) => {
    const slugs = Object.keys(cards).filter((slug) => cards[slug] === count)
    return [count, slugs.length, ...slugs.flatMap(fingerprint)]
  })
}

/** Two bytes that stand for a slug; no two cards of a game have the same ones. */
export function fingerprint(slug: string): [number, number] {
  const word = Number.parseInt(textHash(slug).slice(0, 4), 16)
  return [word >> 8, word & 255]
}

function checkOf(bytes: readonly number[]): number[] {
  return fingerprint(String.fromCharCode(...bytes))
}

/** Reads what `deckToLink` wrote, or a whole address that ends with it. */
export function deckFromLink(text: string, kit: DeckKit, slugs: readonly string[]): Result<Deck> {
  const bytes = fromBase64Url(
    text
      .trim()
      .replace(/^.*#/s, '')
      .slice(0, 2 * MOST_BYTES),
  )
  if (!bytes || bytes.length < 6 || bytes.length > MOST_BYTES) return bad(UNREADABLE)
  const body = [...bytes.subarray(0, -2)]
  if (checkOf(body).join() !== bytes.subarray(-2).join()) return bad(UNREADABLE)
  if (body[0] !== FORM)
    return bad('This link is from a newer version: load the page anew, then open it again.')
  return read(new Reader(body), kit, slugs)
}

function read(reader: Reader, kit: DeckKit, slugs: readonly string[]): Result<Deck> {
  const known = new Map(slugs.map((slug) => [fingerprint(slug).join(), slug]))
  const name = reader.text().slice(0, LONGEST_NAME)
  const rules = rulesFrom(kit, reader.text())
  const cards: Record<string, number> = {}
  while (!reader.isDone) {
    const count = reader.byte()
    for (let left = reader.byte(); left > 0; left--) {
      const slug = known.get([reader.byte(), reader.byte()].join())
      if (slug === undefined) return bad('This link names a card that this version does not know.')
      cards[slug] = count
    }
  }
  return reader.isShort || !isCopies(cards) ? bad(UNREADABLE) : ok({ name, rules, cards })
}

/** Takes bytes one after the other; what is read beyond the end is 0 and remembered. */
class Reader {
  isShort = false
  private at = 1
  private readonly bytes: readonly number[]

  constructor(bytes: readonly number[]) {
    this.bytes = bytes
  }

  get isDone(): boolean {
    return this.isShort || this.at >= this.bytes.length
  }

  byte(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined) this.isShort = true
    return byte ?? 0
  }

  text(): string {
    const length = this.byte()
    return new TextDecoder().decode(Uint8Array.from({ length }, () => this.byte()))
  }
}

function bad(message: string): Result<never> {
  return fault('bad-option', 'deck', message)
}

/** The address that shows a deck to whoever opens it. */
export function deckAddress(gameId: string, deck: Deck, origin: string): string {
  return `${origin}/decks/${gameId}#${deckToLink(deck)}`
}
