import type { CardFace } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'

/** How found cards are ordered. */
export const SORTS = [
  { id: 'kind', label: 'Type' },
  { id: 'price', label: 'Cost' },
  { id: 'name', label: 'Name' },
] as const
/** One of these orders. */
export type Sort = (typeof SORTS)[number]['id']

/** Which cards are looked for. */
export interface CardFilter {
  /** Id of the part of the deck that they would go into. */
  readonly part: string
  readonly words: string
  /** Chosen values by filter; any one of a filter will do. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Only cards that may join the deck as it is. */
  readonly isFitting: boolean
  /** Only cards that are in the deck. */
  readonly isIn: boolean
  readonly sort: Sort
}

/** What is looked for before anybody asks for something. */
export function usualWish(part: string): CardFilter {
  return { part, words: '', values: {}, isFitting: true, isIn: false, sort: 'kind' }
}

/** The wish with a value of a filter chosen, or let go where it was. */
export function withValue(wish: CardFilter, filter: string, value: string): CardFilter {
  const chosen = wish.values[filter] ?? []
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { ...wish, values: { ...wish.values, [filter]: next } }
}

/** How many values are chosen, words counted as one. */
export function narrowings({ values, words, isIn }: CardFilter): number {
  const chosen = Object.values(values).reduce((sum, list) => sum + list.length, 0)
  return chosen + (words.trim() === '' ? 0 : 1) + (isIn ? 1 : 0)
}

/** Where cards are looked for. */
export interface Search {
  readonly catalog: readonly CardFace[]
  readonly kit: DeckKit
  readonly deck: Deck
}

/** The cards that are looked for, in order. */
export function findCards({ catalog, kit, deck }: Search, wish: CardFilter): CardFace[] {
  const kinds = kit.parts.find(({ id }) => id === wish.part)?.kinds ?? []
  const terms = wordsOf(wish.words).map((word) => termOf(kit, word))
  const filters = kit.filters.filter(({ id }) => (wish.values[id] ?? []).length > 0)
  return catalog
    .filter(
      (face) =>
        kinds.includes(face.kind) &&
        (!wish.isIn || (deck.cards[face.slug] ?? 0) > 0) &&
        (!wish.isFitting || (deck.cards[face.slug] ?? 0) > 0 || kit.isAllowed(deck, face)) &&
        terms.every((isMet) => isMet(face)) &&
        filters.every(({ id, valuesOf }) => valuesOf(face).some((value) => wish.values[id]?.includes(value))),
    )
    .toSorted((a, b) => order(kit, wish.sort)(a, b) || a.name.localeCompare(b.name, 'en'))
}

/** Words and "quoted phrases" of a search; a phrase may follow a "-" or a name such as "class:". */
export function wordsOf(text: string): string[] {
  const found = text.toLowerCase().match(/[^\s"]*"[^"]+"|[^\s"]+/g) ?? []
  return found.map((word) => word.replaceAll('"', ''))
}

type Term = (face: CardFace) => boolean

/** A word of a search as a question: "stun" in all that is written, "class:mage" in one filter, "-stun" anything but that. */
function termOf(kit: DeckKit, word: string): Term {
  if (word === '-') return () => true // more is about to be typed
  if (word.startsWith('-')) {
    const isMet = termOf(kit, word.slice(1))
    return (face) => !isMet(face)
  }
  const [, name = '', sign = '', value = ''] = /^([a-z]+)(:|<=|>=|<|>)(.*)$/.exec(word) ?? []
  const filter = kit.filters.find(({ id }) => id === name)
  if (!filter) return (face) => textOf(kit, face).includes(word)
  if (value === '') return () => true
  const fits =
    sign === ':' ? (one: string): boolean => one.startsWith(value) : comparison(sign, Number(value))
  return (face) => filter.valuesOf(face).some((one) => fits(one.toLowerCase()))
}

/** Only numbers compare: a cost of X is neither more nor less. */
function comparison(sign: string, than: number): (one: string) => boolean {
  return (one) => {
    if (!/^\d+$/.test(one)) return false
    const value = Number(one)
    if (value === than) return sign.endsWith('=')
    return sign.startsWith('<') ? value < than : value > than
  }
}

function textOf(kit: DeckKit, face: CardFace): string {
  const { line, priceSays } = kit.lookOf(face)
  return [face.name, line, priceSays, face.text].join(' ').toLowerCase()
}

function order(kit: DeckKit, sort: Sort): (a: CardFace, b: CardFace) => number {
  if (sort === 'kind') return kit.compare
  if (sort === 'name') return () => 0
  const price = (face: CardFace): number => priceRank(kit.lookOf(face).price)
  return (a, b) => price(a) - price(b)
}

/** Nothing to pay comes first, letters last. */
function priceRank(price: string): number {
  if (price === '') return -1
  return /^\d+$/.test(price) ? Number(price) : Infinity
}
