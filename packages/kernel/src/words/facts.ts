import { UNKNOWN } from '../hidden/cards.ts'
import type { State } from '../state.ts'
import { defIn, type SeenEvent } from '../hidden/event-record.ts'
import type { View } from '../hidden/views.ts'
import type { Facts } from './words.ts'

/** What sentences about the present are formed from: a view, and each card as it is seen there. */
export function factsOf<S extends State>(view: View<S>): Facts<S> {
  return { view, defOf: (card) => view.cards.def[card] ?? UNKNOWN }
}

/** What the sentence of an event is formed from: a view, and each card as its viewer knew it when it saw the event. */
export function factsWhen<S extends State>(view: View<S>, seen: SeenEvent): Facts<S> {
  return { view, defOf: (card) => defIn(seen, card) }
}
