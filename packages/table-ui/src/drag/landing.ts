/** A thing that is dragged is over a map, has left it, or is let go of there. */
export type LandingPhase = 'over' | 'leave' | 'drop'

/** An element that knows by itself what lies under a point of it, and so what a thing is dropped on: a large map. */
export const LANDS = '[data-lands]'

const TYPE = 'trialhall-landing'

/** What a map is told of a thing that is dragged over it. */
export interface Landing {
  readonly phase: LandingPhase
  /** The key of the thing. */
  readonly key: string
  /** In pixels of the window. */
  readonly clientX: number
  readonly clientY: number
}

/** Tells a map of what is dragged over it. */
export function tellLanding(map: Element, landing: Landing): void {
  map.dispatchEvent(new CustomEvent(TYPE, { detail: landing }))
}

/** Lets a map hear of what is dragged over it, until it is told to stop. */
export function hearLandings(map: Element, hear: (landing: Landing) => void): () => void {
  const listener = (event: Event): void => hear((event as CustomEvent<Landing>).detail)
  map.addEventListener(TYPE, listener)
  return () => map.removeEventListener(TYPE, listener)
}
