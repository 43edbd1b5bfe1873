import { UNKNOWN, type CardId, type DefIndex } from './cards.ts'
import { cardsNamed } from '../game.ts'
import { sightOf, type Looker, type Sight } from '../seats.ts'
import type { State } from '../state.ts'
import type { EventSink } from '../table.ts'

/** An event as it is kept: with what each card it names was, and who knew that, at that moment. */
export interface EventRecord<E = unknown> {
  /** How many choices had been made before it. */
  readonly at: number
  readonly event: E
  readonly cards: readonly { readonly card: CardId; readonly def: DefIndex; readonly seen: Sight }[]
}

/** An event as one viewer sees it: the definitions only of the cards that viewer had seen at that moment. */
export interface SeenEvent<E = unknown> {
  readonly at: number
  readonly event: E
  readonly known: Readonly<Record<number, DefIndex>>
}

const NO_CARDS: EventRecord['cards'] = []

/** Notes an event with what its cards are now. */
export function recordEvent<E>(state: State, event: E, at: number): EventRecord<E> {
  const named = cardsNamed(event)
  if (named.length === 0) return { at, event, cards: NO_CARDS }
  const { def, seen } = state.cards
  const cards = named.map((card) => ({ card, def: def[card] as DefIndex, seen: seen[card] as Sight }))
  return { at, event, cards }
}

/** Notes what is told where nobody plays: after so many choices, of a state. */
export function eventRecorder<E>(
  told: EventRecord<E>[],
  { state, at }: { readonly state: State; readonly at: number },
): EventSink<E> {
  return {
    event: (event) => void told.push(recordEvent(state, event, at)),
    refusal: () => undefined,
    unasked: () => undefined,
  }
}

/** What somebody who looks on sees of it. */
export function eventFor<E>(record: EventRecord<E>, looker: Looker): SeenEvent<E> {
  const eyes = sightOf(looker)
  const known = record.cards.filter((one) => (one.seen & eyes) !== 0).map((one) => [one.card, one.def])
  return { at: record.at, event: record.event, known: Object.fromEntries(known) as Record<number, DefIndex> }
}

/** Looks a card up among what a viewer knew when it saw an event. */
export function defIn(seen: SeenEvent, card: CardId): DefIndex {
  return seen.known[card] ?? UNKNOWN
}
