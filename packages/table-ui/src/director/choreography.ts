import type { SeenEvent } from '@trialhall/kernel'

/** How one kind of event is shown: the view after it, and how long it is looked at. */
interface Beat<V, E> {
  /** Milliseconds at the usual pace, from the event and the view after it. */
  readonly ms: number | ((event: E, view: V) => number)
  /** The view once the event has happened, as far as the viewer can see. */
  readonly show: (view: V, heard: SeenEvent<E>) => V
}

/** A beat for every event of a game: a forgotten event does not compile. */
export type Choreography<V, E extends { readonly type: string }> = {
  readonly [K in E['type']]: Beat<V, Extract<E, { readonly type: K }>>
}

/** The beat of an event. */
export function beatOf<V, E extends { readonly type: string }>(
  choreography: Choreography<V, E>,
  event: E,
): Beat<V, E> {
  return choreography[event.type as E['type']] as unknown as Beat<V, E>
}

/** How long an event is looked at, in milliseconds at the usual pace. */
export function lengthOf<V, E extends { readonly type: string }>(
  choreography: Choreography<V, E>,
  event: E,
  view: V,
): number {
  const { ms } = beatOf(choreography, event)
  return typeof ms === 'function' ? ms(event, view) : ms
}
