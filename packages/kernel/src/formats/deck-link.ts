import { fromBase64Url, toBase64Url } from './base64.ts'
import { ByteReader } from './bytes.ts'
import { textHash } from './hash.ts'
import type { Options } from '../request/options.ts'
import { fault, ok, type Result } from '../result.ts'
import { seenText } from '../request/seen-text.ts'

/** A deck as a link holds it. */
export interface LinkedDeck {
  readonly name: string
  /** Options of a match that it is built for, as far as they differ from the usual ones. Whoever reads a link checks them. */
  readonly rules: Options
  /** Copies of each card by slug. */
  readonly cards: Readonly<Record<string, number>>
}

/** First byte of a link: the form in which the deck is written. */
const FORM = 1
const MOST_BYTES = 2000
const MOST_COPIES = 99
const LONGEST_NAME = 60
const UNREADABLE = 'This link holds no deck that can be read: it is cut short or was changed.'

/**
 * A deck as text for a link: its name, its rules, and each card as the fingerprint of its slug, so that links stay good
 * when cards are added. A check at the end tells a link that was cut or changed.
 */
export function deckToLink({ name, rules, cards }: LinkedDeck): string {
  const bytes = [FORM, ...textBytes(name), ...textBytes(optionWords(rules)), ...cardBytes(cards)]
  return toBase64Url(Uint8Array.from([...bytes, ...checkOf(bytes)]))
}

/** Options as a few words: "format freestyle, heroes 3". */
export function optionWords(options: Options): string {
  return Object.entries(options)
    .map(([id, value]) => `${id} ${String(value)}`)
    .join(', ')
}

/** Options from such words, which may say anything. */
export function optionsFromWords(text: string): Options {
  const pairs = text.split(',').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(
    pairs.flatMap(([id = '', value = '']) => (id === '' ? [] : [[id, valueOf(value)]])),
  )
}

function valueOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,4}$/.test(text) ? Number(text) : text
}

function textBytes(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)]
  return [bytes.length, ...bytes]
}

/** Groups of equal copies: how many copies, how many cards, and two bytes for each card. */
function cardBytes(cards: LinkedDeck['cards']): number[] {
  const counts = [...new Set(Object.values(cards))].toSorted((a, b) => a - b)
  return counts.flatMap((count) => {
    const slugs = Object.keys(cards).filter((slug) => cards[slug] === count)
    return [count, slugs.length, ...slugs.flatMap(cardFingerprint)]
  })
}

/** Two bytes that stand for a slug in links; no two cards of a game may have the same ones. */
export function cardFingerprint(slug: string): [number, number] {
  const word = Number.parseInt(textHash(slug).slice(0, 4), 16)
  return [word >> 8, word & 255]
}

function checkOf(bytes: readonly number[]): number[] {
  return cardFingerprint(String.fromCharCode(...bytes))
}

/** Reads what `deckToLink` wrote, or a whole address that ends with it, for a game with these cards. */
export function deckFromLink(text: string, slugs: readonly string[]): Result<LinkedDeck> {
  const code = text.trim().replace(/^.*#/s, '')
  const bytes = fromBase64Url(code.slice(0, 2 * MOST_BYTES))
  if (!bytes || bytes.length < 6 || bytes.length > MOST_BYTES) return bad(UNREADABLE)
  const body = [...bytes.subarray(0, -2)]
  if (checkOf(body).join() !== bytes.subarray(-2).join()) return bad(UNREADABLE)
  if (body[0] !== FORM) return bad('This link is from a newer version: reload the page, then open it again.')
  return read(new ByteReader(bytes.subarray(1, -2)), slugs)
}

function read(reader: ByteReader, slugs: readonly string[]): Result<LinkedDeck> {
  const known = new Map(slugs.map((slug) => [cardFingerprint(slug).join(), slug]))
  const name = seenText(textIn(reader)).slice(0, LONGEST_NAME)
  const rules = optionsFromWords(textIn(reader))
  const cards: Record<string, number> = {}
  while (!reader.isBroken && !reader.isSpent) {
    const count = reader.byte()
    if (count < 1 || count > MOST_COPIES) return bad(UNREADABLE)
    for (let left = reader.byte(); left > 0; left--) {
      const slug = known.get([reader.byte(), reader.byte()].join())
      if (slug === undefined) return bad('This link names a card that this version does not know.')
      cards[slug] = count
    }
  }
  return reader.isBroken ? bad(UNREADABLE) : ok({ name, rules, cards })
}

/** A text behind its length in one byte. */
function textIn(reader: ByteReader): string {
  return new TextDecoder().decode(reader.take(reader.byte()))
}

function bad(message: string): Result<never> {
  return fault('bad-option', 'deck', message)
}
