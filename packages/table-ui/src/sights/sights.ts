/** Everything that can be seen to happen to a thing on a table. */
export const LOOKS = [
  'hit',
  'crush',
  'save',
  'heal',
  'boon',
  'bane',
  'magic',
  'gain',
  'land',
  'fall',
  'rise',
  'level',
  'victory',
] as const
/** One of them. */
export type Look = (typeof LOOKS)[number]

/** What is seen of an event at a place. */
export interface Spectacle {
  readonly look: Look
  /** Keys of the thing that it happens to: the first of them that is in sight. None is the whole table. */
  readonly at: readonly string[]
  /** How strong it is: 1 is usual, 3 is the most that is shown. */
  readonly much: number
}

/** What each kind of event of a game looks like, after it happened: an event that was forgotten does not compile. */
export type Sights<V, E extends { readonly type: string }> = {
  readonly [K in E['type']]:
    | ((event: Extract<E, { readonly type: K }>, view: V) => Spectacle | readonly Spectacle[] | null)
    | null
}

/** What is seen of an event, from a game's list. */
export type SightsOf<V, E> = (event: E, view: V) => readonly Spectacle[]

/** Reads a game's list of what its events look like. */
export function gameSights<V, E extends { readonly type: string }>(sights: Sights<V, E>): SightsOf<V, E> {
  return (event, view) => {
    const sight = sights[event.type as E['type']] as
      | ((event: E, view: V) => Spectacle | readonly Spectacle[] | null)
      | null
    return [sight?.(event, view) ?? []].flat()
  }
}

/** Something that is seen at a thing, or at the first of several that is in sight. */
export function sight(look: Look, at: string | readonly string[], much = 1): Spectacle {
  return { look, at: [at].flat(), much }
}

/** What is seen of the end, by whether who looks has won: nothing by those who have lost. Who only looks on sees it. */
export function victory(viewer: number | null, winners: readonly number[]): Spectacle | null {
  const isSeen = winners.length > 0 && (viewer === null || winners.includes(viewer))
  return isSeen ? sight('victory', []) : null
}
