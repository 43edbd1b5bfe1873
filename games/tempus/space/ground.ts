import { DIRECTIONS, NOWHERE, SPACES, next, type Direction, type Space } from './grid.ts'
import { KINDS, type Terrain } from './terrain.ts'

/** What spells and Events have laid over the terrain while they last: plain lists of spaces, fit for a state. */
export interface Overlay {
  /** Solid like an obstacle: nobody enters, and sight and areas stop there (Wall of Stone, T-R86). */
  readonly stones: readonly Space[]
  /** Sight stops there, nothing else (Wall of Fire, T-20.07, T-R86). */
  readonly veils: readonly Space[]
  /** Nobody enters, as with water; sight and areas go on. */
  readonly waters: readonly Space[]
}

/** Nothing is laid over the terrain. */
export const BARE: Overlay = { stones: [], veils: [], waters: [] }

/** Which pairs of spaces of a terrain see each other: for each space one line of base 64, made by `npm run sight`. */
export type SightTable = readonly string[]

/** The terrain as it lies now, and all that follows from it about single steps. Every question about space begins with one. */
export interface Ground {
  readonly terrain: Terrain
  readonly overlay: Overlay
  /** Of each space 1 where sight and areas stop. */
  readonly solid: Uint8Array
  /** Of each space 1 where nobody enters. */
  readonly closed: Uint8Array
  /** Of each space a bit for each direction, 1 where the space there is adjacent to it (T-19.01). */
  readonly adjacent: Uint8Array
  /** Of each space a bit for each direction, 1 where an area goes on to the space there (T-22.08). */
  readonly spreads: Uint8Array
  /** Sight over the bare terrain, where it has been worked out before. */
  readonly table: SightTable | undefined
}

/** The ground of a terrain on which nothing is laid. A table makes questions of sight quick and changes no answer. */
export function groundOf(terrain: Terrain, table?: SightTable): Ground {
  return over(terrain, BARE, table)
}

/** The same map with this laid over it, instead of what lay there before. It takes a few microseconds: keep it while nothing changes. */
export function laid({ terrain, table }: Ground, overlay: Overlay): Ground {
  return over(terrain, overlay, table)
}

/** Whether sight and areas stop at a space: an obstacle, a block or a Wall of Stone. */
export function isSolid({ solid }: Ground, space: Space): boolean {
  return solid[space] === 1
}

/** Whether nobody enters a space: what is solid, and water (T-18.04). Creatures do not count. */
export function isClosed({ closed }: Ground, space: Space): boolean {
  return closed[space] === 1
}

function over(terrain: Terrain, overlay: Overlay, table: SightTable | undefined): Ground {
  const solid = terrain.kinds.map((kind) => (kind >= KINDS.indexOf('obstacle') ? 1 : 0))
  const closed = terrain.kinds.map((kind) => (kind === KINDS.indexOf('open') ? 0 : 1))
  for (const space of overlay.stones) solid[space] = closed[space] = 1
  for (const space of overlay.waters) closed[space] = 1
  const adjacent = linksOf(terrain, closed)
  const spreads = linksOf(terrain, solid)
  for (let space = 0; space < SPACES; space++) {
    spreads[space] = (spreads[space] ?? 0) & ~towards(solid, space)
  }
  return { terrain, overlay, solid, closed, adjacent, spreads, table }
}

/** The directions in which a space that is counted here lies next to this one, as bits. */
function towards(counted: Uint8Array, space: Space): number {
  return directionsWhere((direction) => counted[next(space, direction)] === 1)
}

function linksOf(terrain: Terrain, counted: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: SPACES }, (_, space) =>
    directionsWhere((direction) => isLinked({ terrain, counted, space, direction })),
  )
}

function directionsWhere(holds: (direction: Direction) => boolean): number {
  let bits = 0
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (holds(direction)) bits |= 1 << direction
  }
  return bits
}

interface Link {
  readonly terrain: Terrain
  /** Of each space 1 where a diagonal between two such spaces is shut. */
  readonly counted: Uint8Array
  readonly space: Space
  readonly direction: Direction
}

/** Whether nothing separates a space from the next one in a direction (T-19.02, T-19.05, T-19.08). */
function isLinked({ terrain, counted, space, direction }: Link): boolean {
  if (next(space, direction) === NOWHERE) return false // T-19.11
  if (direction % 2 === 0) return !hasWall(terrain, space, direction) // T-18.11
  if (hasCorner(terrain, space, direction)) return false // T-18.10
  const left = next(space, direction - 1)
  const right = next(space, (direction + 1) % DIRECTIONS.length)
  return !(counted[left] === 1 && counted[right] === 1) // T-R34; one alone is passed (T-18.09)
}

const [NORTH, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST] = ['N', 'SE', 'SW', 'W', 'NW'].map((name) =>
  DIRECTIONS.findIndex((direction) => direction === name),
)

/** Whether a wall stands on the edge of a space in one of the four orthogonal directions. */
export function hasWall({ wallsEast, wallsSouth }: Terrain, space: Space, direction: Direction): boolean {
  const isBehind = direction === NORTH || direction === WEST
  const owner = isBehind ? next(space, direction) : space
  const walls = direction % 4 === 0 ? wallsSouth : wallsEast
  return walls[owner] === 1
}

/** Whether the corner of a space in one of the four diagonal directions is covered. */
export function hasCorner({ posts }: Terrain, space: Space, direction: Direction): boolean {
  if (direction === SOUTH_EAST) return posts[space] === 1
  if (direction === NORTH_WEST) return posts[next(space, direction)] === 1
  return posts[next(space, direction === SOUTH_WEST ? (WEST ?? 0) : (NORTH ?? 0))] === 1
}
