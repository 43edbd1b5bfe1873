import { DIRECTIONS, NOWHERE, SPACES, next, type Direction, type Space } from './grid.ts'
import type { Ground } from './ground.ts'

/** Spaces of movement and what may be done with them. Special permissions hold for these spaces only (T-18.12, T-R31). */
export interface Pool {
  /** How many spaces may be spent. */
  readonly spaces: number
  /** Whether this space may be entered, as far as creatures go: false where one stands that blocks (T-18.05). Everywhere by default. */
  readonly mayEnter?: ((space: Space) => boolean) | undefined
  /** What may be crossed besides open floor: water, or all terrain with its walls. */
  readonly across?: 'water' | 'terrain' | undefined
  /** The only direction in which these spaces lead, for moves in a straight line. */
  readonly heading?: Direction | undefined
}

/** A question for `reach`. */
export interface Walk {
  /** Where the creature stands; more than one space where any of them may lead (T-R62). */
  readonly from: readonly Space[]
  /** Spent in this order where there is a choice: those without permissions first. */
  readonly pools: readonly Pool[]
  /** Spaces that entering a space costs beyond the one (T-38.08). None by default. */
  readonly extra?: ((space: Space) => number) | undefined
}

/** The directions in which terrain lets a step be paid from this pool, as bits. */
export function directionsOf(ground: Ground, { across, heading }: Pool, space: Space): number {
  const all = heading === undefined ? ALL : 1 << heading
  if (across === 'terrain') return all & (ON_MAP[space] ?? 0)
  return all & ((across === 'water' ? ground.spreads[space] : ground.steps[space]) ?? 0)
}

const ALL = 255

/** Of each space the directions that do not lead beyond the edge of the map, as bits. */
const ON_MAP: Uint8Array = Uint8Array.from({ length: SPACES }, (_, space) =>
  DIRECTIONS.reduce(
    (bits, __, direction) => (next(space, direction) === NOWHERE ? bits : bits | (1 << direction)),
    0,
  ),
)

/** All ways to pay a price with at most so many spaces of each pool, those first that take as much as they can from the first pools (T-18.02, T-38.08). */
export function sharesOf(price: number, most: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = most
  if (first === undefined) return price === 0 ? [[]] : []
  const shares: (readonly number[])[] = []
  for (let taken = Math.min(first, price); taken >= 0; taken--)
    for (const others of sharesOf(price - taken, rest)) shares.push([taken, ...others])
  return shares
}
