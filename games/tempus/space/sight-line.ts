import { SIDE, columnOf, rowOf, type Space } from './grid.ts'
import { UNIT_SQUARE, cut, type Line, type Polygon } from './polygon.ts'
import type { Terrain } from './terrain.ts'

/** What lines of sight run through. */
export interface Airspace {
  readonly terrain: Terrain
  /** Of each space 1 where sight stops. */
  readonly opaque: Uint8Array
}

/**
 * Whether some straight segment from inside one space to inside another touches nothing that blocks sight (T-20.01, T-20.06, T-R37).
 * Exact: it works out the set of all free lines and asks whether it has an area. The two spaces themselves never block.
 */
export function hasFreeLine(air: Airspace, from: Space, to: Space): boolean {
  if (from === to) return true // T-20.09
  const frame = frameOf(from, to)
  const blockers = blockersIn(air, frame)
  // In one row or column whatever blocks fills the whole width between the two.
  if (frame.across === 0 || frame.up === 0) return blockers.length === 0
  let free: Polygon[] = [UNIT_SQUARE]
  for (const blocker of blockers) {
    free = free.flatMap((polygon) => around(polygon, frame, blocker))
    if (free.length === 0) return false
  }
  return true
}

/** What stops the straight line from the middle of one space to that of another first. */
export interface SightBlock {
  readonly space: Space
  /** Null for all of the space, else the wall on that edge of it. */
  readonly edge: 'east' | 'south' | null
  /** How far along the line it is met: 0 at the first space, 1 at the other. */
  readonly part: number
}

/** What the straight line between the middles of two spaces meets first; null for nothing. Where sight is blocked there is always something. */
export function firstBlock(air: Airspace, from: Space, to: Space): SightBlock | null {
  if (from === to) return null
  const frame = frameOf(from, to)
  let first: SightBlock | null = null
  for (const blocker of blockersIn(air, frame)) {
    const part = metAt(frame, blocker)
    if (part <= 1 && part < (first?.part ?? Infinity))
      first = { space: blocker.space, edge: blocker.edge, part }
  }
  return first
}

/** Where the line between the middles meets a blocker, from 0 to 1; Infinity where it does not. */
function metAt({ across, up }: Frame, { left, top, right, bottom }: Blocker): number {
  const [fromX, toX] = spanOf(across, left - 0.5, right - 0.5)
  const [fromY, toY] = spanOf(up, bottom - 0.5, top - 0.5)
  const part = Math.max(fromX, fromY)
  return part <= Math.min(toX, toY) ? part : Infinity
}

/** Between which parts of a way from 0 to `along` it lies between two numbers. */
function spanOf(along: number, from: number, to: number): readonly [from: number, to: number] {
  if (along === 0) return from <= 0 && to >= 0 ? [0, Infinity] : [Infinity, -Infinity]
  return [from / along, to / along]
}

/**
 * The grid as seen from one space, whose square is from (0,0) to (1,1), turned so that the other one lies `across` columns to the right
 * and `up` rows above, neither below 0.
 */
interface Frame {
  readonly from: Space
  readonly to: Space
  readonly across: number
  readonly up: number
  /** 1, or -1 where columns are mirrored; the same for rows. */
  readonly flipX: 1 | -1
  readonly flipY: 1 | -1
}

/** Something that blocks: the upper left and the lower right corner of a square or of a wall, in a frame. */
interface Blocker {
  readonly space: Space
  /** Null for all of the space, else the wall on that edge of it. */
  readonly edge: 'east' | 'south' | null
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function frameOf(from: Space, to: Space): Frame {
  const dx = columnOf(to) - columnOf(from)
  const dy = rowOf(to) - rowOf(from)
  return {
    from,
    to,
    across: Math.abs(dx),
    up: Math.abs(dy),
    flipX: dx < 0 ? -1 : 1,
    flipY: dy < 0 ? -1 : 1,
  }
}

/** All that may come between the two: what touches the inside of the smallest convex shape that holds both. */
function blockersIn({ terrain, opaque }: Airspace, frame: Frame): readonly Blocker[] {
  const { from, to, across, up, flipX, flipY } = frame
  const found: Blocker[] = []
  for (let x = 0; x <= across; x++) {
    for (let y = 0; y <= up; y++) {
      const space = from + x * flipX + y * flipY * SIDE
      const isEnd = space === from || space === to
      if (!isEnd && opaque[space] === 1)
        found.push({ space, edge: null, left: x, top: y + 1, right: x + 1, bottom: y })
      const beside = flipX === 1 ? space : space - 1
      if (x < across && terrain.wallsEast[beside] === 1)
        found.push({ space: beside, edge: 'east', left: x + 1, top: y + 1, right: x + 1, bottom: y })
      const beyond = flipY === 1 ? space : space - SIDE
      if (y < up && terrain.wallsSouth[beyond] === 1)
        found.push({ space: beyond, edge: 'south', left: x, top: y + 1, right: x + 1, bottom: y + 1 })
    }
  }
  return found.filter((blocker) => isBetween(frame, blocker))
}

/** Whether a blocker reaches into the band between the two squares, of which both long sides run from corner to corner. */
function isBetween({ across, up }: Frame, { left, top, right, bottom }: Blocker): boolean {
  return across * top - up * (left - 1) > 0 && up * right - across * (bottom - 1) > 0
}

/** What is left of a set of lines when those that touch a blocker are taken out: the lines above it and those below it. */
function around(lines: Polygon, frame: Frame, { left, top, right, bottom }: Blocker): Polygon[] {
  const [a, b, c] = sideOf(frame, left, top)
  const above = cut(lines, [-a, -b, -c])
  const below = cut(lines, sideOf(frame, right, bottom))
  return [above, below].filter((part) => part !== null)
}

/**
 * On which side of a line a grid corner lies, as a function of the line, above 0 where the corner is above it. A line is a point (s,t):
 * it crosses the falling diagonal of the one space at (s, 1 - s) and that of the other at (across + t, up + 1 - t).
 */
function sideOf({ across, up }: Frame, x: number, y: number): Line {
  const k = x + y - 1
  return [across + up - k, k, across * (y - 1) - up * x]
}
