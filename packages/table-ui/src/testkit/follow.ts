import {
  eventFor,
  seeded,
  type SeenEvent,
  type Match,
  type State,
  type View,
  type Viewer,
} from '@trialhall/kernel'
import { pickAny } from '@trialhall/kernel/testkit'
import { beatOf, type Choreography } from '../director/choreography.ts'

/** A choice of a match as a viewer lives through it. */
export interface Followed<S extends State, E> {
  readonly before: View<S>
  /** The match after the choice. */
  readonly match: Match<S, E>
  /** What the viewer heard of the choice. */
  readonly fresh: readonly SeenEvent<E>[]
  /** All that the viewer heard so far. */
  readonly story: readonly SeenEvent<E>[]
}

/** Plays a match on by picks that fall anyhow, and shows each after which it goes on. */
export function follow<S extends State, E>(
  match: Match<S, E>,
  viewer: Viewer,
  check: (followed: Followed<S, E>) => void,
): void {
  const heard = (): SeenEvent<E>[] => match.takeEvents().map((told) => eventFor(told, viewer))
  const chance = seeded(`followed ${match.seed}`)
  const story = heard()
  while (match.outcome === null) {
    const before = match.viewFor(viewer)
    pickAny(match, chance)
    const fresh = heard()
    story.push(...fresh)
    if (match.outcome === null) check({ before, match, fresh, story })
  }
}

/** A view after all that was heard has been shown, event by event. */
export function shownAfter<V, E extends { readonly type: string }>(
  choreography: Choreography<V, E>,
  before: V,
  story: readonly SeenEvent<E>[],
): V {
  return story.reduce((view, heard) => beatOf(choreography, heard.event).show(view, heard), before)
}
