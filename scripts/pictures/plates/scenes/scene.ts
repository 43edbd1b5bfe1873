import type { Draws } from '@trialhall/table-ui/figures'

/** A skyline of SVG fragments, whose alpha alone counts. */
export interface Scene {
  /** From far to near. */
  readonly layers: readonly [far: string, mid: string, near: string]
  /** What glows in the middle layer, such as windows. */
  readonly lights?: string
}

/** Draws a skyline. */
export type Skyline = (draws: Draws) => Scene
