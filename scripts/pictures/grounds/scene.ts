import type { Noise } from './noise.ts'

/** A colour, each part from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** What a scene is at one point, whatever the light. */
export interface Spot {
  /** How light it is beside the plain material: 0 is the same, −1 is black and 1 twice as light. */
  readonly shade: number
  /** A dye over the material, and how much of it there is, from 0 to 1. */
  readonly dye?: Rgb
  readonly much?: number
}

/** The place at which a game is played, seen from above. */
export interface Scene {
  readonly seed: number
  /** The plain material by candlelight and by day. */
  readonly night: Rgb
  readonly day: Rgb
  /** What is at a point: its middle is 0, 0, and it is one unit high. */
  spot(x: number, y: number, noise: Noise): Spot
}
