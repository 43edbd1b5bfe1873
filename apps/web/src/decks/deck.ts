import { seenText, type AnyGame, type CardFace } from '@trialhall/kernel'
import type { Deck, DeckKit, DeckPart } from '@trialhall/table-ui'

/** Longest name of a deck, in characters. */
export const LONGEST_NAME = 60
/** More copies than any deck means, of one card. */
export const MOST_COPIES = 99

/** Whether this is copies by slug. */
export function isCopies(given: unknown): given is Deck['cards'] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  return Object.values(given).every(
    (count) => Number.isInteger(count) && (count as number) > 0 && (count as number) <= MOST_COPIES,
  )
}

/** A deck with more or fewer copies of a card. */
export function withCopies(deck: Deck, slug: string, count: number): Deck {
  const { [slug]: _, ...others } = deck.cards
  return { ...deck, cards: count > 0 ? { ...others, [slug]: Math.min(count, MOST_COPIES) } : others }
}

/** A card of a deck and its copies. */
export interface DeckEntry {
  readonly face: CardFace
  readonly count: number
}

/** What is in a deck, sorted as the game sorts it. Cards that the game does not know are left out. */
export function entriesOf(
  game: Pick<AnyGame, 'catalog'>,
  kit: DeckKit,
  deck: Pick<Deck, 'cards'>,
): DeckEntry[] {
  return game.catalog
    .flatMap((face) => {
      const count = deck.cards[face.slug] ?? 0
      return count > 0 ? [{ face, count }] : []
    })
    .toSorted((a, b) => kit.compare(a.face, b.face))
}

/** The part of a deck that a card belongs to. */
export function partOf(kit: DeckKit, face: CardFace): DeckPart | undefined {
  return kit.parts.find(({ kinds }) => kinds.includes(face.kind))
}

/** How many cards a part of a deck holds. */
export function countIn(part: DeckPart, entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, { face, count }) => sum + (part.kinds.includes(face.kind) ? count : 0), 0)
}

/** Whether a deck keeps every rule. */
export function isLegal(kit: DeckKit, deck: Deck): boolean {
  return kit.report(deck).every(({ state }) => state === 'kept')
}

/** All that keeps a deck from being played, as sentences. */
export function troubleOf(kit: DeckKit, deck: Deck): string[] {
  return kit.report(deck).flatMap(({ state, says }) => (state === 'kept' ? [] : says))
}

/** A name for a new deck that none of the others has: "Name", "Name 2". */
export function freeName(wanted: string, taken: readonly string[]): string {
  const base = seenText(wanted).slice(0, LONGEST_NAME) || 'New deck'
  const stem = base.replace(/ \d{1,3}$/, '')
  const numbered = Array.from(
    { length: taken.length + 1 },
    (_, i) => `${stem.slice(0, LONGEST_NAME - 4)} ${i + 2}`,
  )
  return [base, ...numbered].find((name) => !taken.includes(name)) ?? base
}
