import { DIRECTIONS, SPACES, around, next, type Space } from './grid.ts'
import { isGapShut, isWalledOff } from './links.ts'
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
export interface Ground extends Readings {
  readonly terrain: Terrain
  readonly overlay: Overlay
  /** The same ground with nothing laid over it; null where nothing is. */
  readonly bare: Ground | null
  /** Sight over the bare terrain, where it has been worked out before. */
  readonly table: SightTable | undefined
  /** Grounds with something laid over this one, by what was laid, as far as they were asked for lately: working one out takes a while. */
  readonly known: Map<string, Ground>
}

/** What follows from terrain and overlay, by space: 1 or 0, or a bit for each direction. */
interface Readings {
  /** 1 where areas stop. */
  readonly solid: Uint8Array
  /** 1 where sight stops: what is solid, and veils. */
  readonly opaque: Uint8Array
  /** 1 where nobody enters. */
  readonly closed: Uint8Array
  /** Directions in which the next space is adjacent (T-19.01). */
  readonly adjacent: Uint8Array
  /** Directions in which terrain allows a step (T-18.03). */
  readonly steps: Uint8Array
  /** Directions in which an area goes on (T-22.08), and steps across water lead. */
  readonly spreads: Uint8Array
}

/** The ground of a terrain on which nothing is laid. A table makes questions of sight quick and changes no answer. */
export function groundOf(terrain: Terrain, table?: SightTable): Ground {
  const readings: Readings = {
    solid: terrain.kinds.map((kind) => (kind >= KINDS.indexOf('obstacle') ? 1 : 0)),
    opaque: terrain.kinds.map((kind) => (kind >= KINDS.indexOf('obstacle') ? 1 : 0)),
    closed: terrain.kinds.map((kind) => (kind === KINDS.indexOf('open') ? 0 : 1)),
    adjacent: new Uint8Array(SPACES),
    steps: new Uint8Array(SPACES),
    spreads: new Uint8Array(SPACES),
  }
  for (let space = 0; space < SPACES; space++) read(readings, terrain, space)
  return { ...readings, terrain, overlay: BARE, bare: null, table, known: new Map() }
}

/** Grounds that are kept. */
const MOST_KNOWN = 32

/** The same map with this laid over it, instead of what lay there before. */
export function laid(ground: Ground, overlay: Overlay): Ground {
  const { known } = ground.bare ?? ground
  const key = `${overlay.stones.join()}/${overlay.veils.join()}/${overlay.waters.join()}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const made = laidAnew(ground.bare ?? ground, overlay)
  known.set(key, made)
  return made
}

function laidAnew(bare: Ground, overlay: Overlay): Ground {
  const readings: Readings = {
    solid: bare.solid.slice(),
    opaque: bare.opaque.slice(),
    closed: bare.closed.slice(),
    adjacent: bare.adjacent.slice(),
    steps: bare.steps.slice(),
    spreads: bare.spreads.slice(),
  }
  for (const space of overlay.stones)
    readings.solid[space] = readings.opaque[space] = readings.closed[space] = 1
  for (const space of overlay.veils) readings.opaque[space] = 1
  for (const space of overlay.waters) readings.closed[space] = 1
  const touched = [...overlay.stones, ...overlay.waters].flatMap((space) => [space, ...around(space)])
  for (const space of touched) read(readings, bare.terrain, space)
  return { ...bare, ...readings, overlay, bare }
}

/** Whether areas stop at a space, and sight: an obstacle, a block or a Wall of Stone. */
export function isSolid({ solid }: Ground, space: Space): boolean {
  return solid[space] === 1
}

/** Whether nobody enters a space: what is solid, and water (T-18.04). Creatures do not count. */
export function isClosed({ closed }: Ground, space: Space): boolean {
  return closed[space] === 1
}

/** Works out the directions of one space. */
function read({ solid, closed, adjacent, steps, spreads }: Readings, terrain: Terrain, space: Space): void {
  adjacent[space] = steps[space] = spreads[space] = 0
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (isWalledOff(terrain, space, direction)) continue
    const to = next(space, direction)
    const bit = 1 << direction
    if (!isGapShut(closed, space, direction)) {
      adjacent[space] |= bit
      if (closed[to] === 0) steps[space] |= bit
    }
    if (solid[to] === 0 && !isGapShut(solid, space, direction)) spreads[space] |= bit
  }
}
