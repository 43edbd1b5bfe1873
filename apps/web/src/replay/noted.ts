import type { Dye, MomentKind } from '@trialhall/table-ui'
import type { Reel } from './reel.ts'

/** A moment that a game points out. */
export interface NotedMoment {
  readonly at: number
  /** The place of its event in the story, whose line tells it. */
  readonly event: number
}

/** The moments of one kind, in their order. */
export interface NotedKind {
  readonly title: string
  readonly dye: Dye
  readonly moments: readonly NotedMoment[]
}

/** The moments of each kind that a game points out; kinds of which a match had none are left out. */
export function notedIn(reel: Reel, kinds: readonly MomentKind[] = []): NotedKind[] {
  return kinds
    .map((kind) => ({ title: kind.title, dye: kind.dye, moments: momentsOf(reel, kind) }))
    .filter(({ moments }) => moments.length > 0)
}

function momentsOf(reel: Reel, kind: MomentKind): NotedMoment[] {
  return reel.told.flatMap(({ event }, at) =>
    kind.holds(event) ? [{ at: reel.momentOf(at), event: at }] : [],
  )
}
