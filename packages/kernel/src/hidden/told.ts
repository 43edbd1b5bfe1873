import { UNKNOWN, type CardId, type DefIndex } from './cards.ts'
import { cardsNamed } from '../game.ts'
import { sightOf, type Sight, type Viewer } from '../seats.ts'
import type { State } from '../state.ts'
import type { Audience } from '../table.ts'

/** An event as it was told: with what each card it names was, and who knew that, at that moment. */
export interface Told<E = unknown> {
  /** How many choices had been made before it. */
  readonly at: number
  readonly event: E
  readonly cards: readonly { readonly card: CardId; readonly def: DefIndex; readonly seen: Sight }[]
}

/** An event as one viewer hears it: the definitions only of the cards that viewer had seen at that moment. */
export interface Heard<E = unknown> {
  readonly at: number
  readonly event: E
  readonly known: Readonly<Record<number, DefIndex>>
}

const NO_CARDS: Told['cards'] = []

/** Notes an event with what its cards are now. */
export function tell<E>(state: State, event: E, at: number): Told<E> {
  const named = cardsNamed(event)
  if (named.length === 0) return { at, event, cards: NO_CARDS }
  const { def, seen } = state.cards
  const cards = named.map((card) => ({ card, def: def[card] as DefIndex, seen: seen[card] as Sight }))
  return { at, event, cards }
}

/** Notes what is told where nobody plays: after so many choices, of a state. */
export function listener<E>(
  told: Told<E>[],
  { state, at }: { readonly state: State; readonly at: number },
): Audience<E> {
  return {
    event: (event) => void told.push(tell(state, event, at)),
    refusal: () => undefined,
    unasked: () => undefined,
  }
}

/** What a viewer hears of it. */
export function heardBy<E>(told: Told<E>, viewer: Viewer): Heard<E> {
  const bit = sightOf(viewer)
  const known = told.cards.filter((one) => (one.seen & bit) !== 0).map((one) => [one.card, one.def])
  return { at: told.at, event: told.event, known: Object.fromEntries(known) as Record<number, DefIndex> }
}

/** Looks a card up among what was known when an event was heard. */
export function defIn(heard: Heard, card: CardId): DefIndex {
  return heard.known[card] ?? UNKNOWN
}
