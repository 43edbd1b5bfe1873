import { drawingFaults } from './drawing-faults.ts'
import {
  drawsPost,
  drawsWallEast,
  drawsWallSouth,
  markAt,
  placesOf,
  readDrawing,
  type Drawing,
} from './drawing.ts'
import { SIDE, SPACES, spaceAt, type Space } from './grid.ts'

/**
 * What a space may be (T-19.06, T-19.07). Nobody enters water; obstacles and blocks also stop sight and areas; a block covers its four
 * corners like a wall.
 */
export const KINDS = ['open', 'water', 'obstacle', 'block'] as const
/** One of them. */
export type Kind = (typeof KINDS)[number]

const SIGNS: Readonly<Record<string, Kind>> = { '~': 'water', o: 'obstacle', '#': 'block' }

/** The terrain of a map. It never changes: what spells and Events add is an overlay of the ground. */
export interface Terrain {
  /** Of each space its kind, an index into KINDS. */
  readonly kinds: Uint8Array
  /** Of each space 1 where a wall stands between it and the next space to the east (T-19.08). */
  readonly wallsEast: Uint8Array
  /** Of each space 1 where a wall stands between it and the next space to the south (T-19.08). */
  readonly wallsSouth: Uint8Array
  /** Of each space 1 where the grid corner at its south-east is covered (T-18.10). */
  readonly posts: Uint8Array
}

/**
 * The terrain of a drawing in its own format. Letters and figures are open spaces on which something stands. A drawing that is smaller
 * than the Battlerealm lies in its north-west corner, and all beyond it is obstacle, which serves lessons and tests.
 * Throws the first fault of the drawing.
 */
export function terrainOf(text: string): Terrain {
  const drawing = readDrawing(text)
  const [fault] = drawingFaults(drawing)
  if (fault !== undefined) throw new Error(fault)
  if (drawing.columns > SIDE || drawing.rows > SIDE)
    throw new Error(`A map has at most ${SIDE} columns and rows, not ${drawing.columns} by ${drawing.rows}.`)
  return {
    kinds: kindsOf(drawing),
    wallsEast: bitsOf(drawing, drawsWallEast),
    wallsSouth: bitsOf(drawing, drawsWallSouth),
    posts: bitsOf(drawing, drawsPost),
  }
}

/** What a space of a terrain is. */
export function kindOf({ kinds }: Terrain, space: Space): Kind {
  return KINDS[kinds[space] ?? 0] ?? 'open'
}

/** The spaces on which a drawing shows this mark, row by row from the north-west. */
export function marked(text: string, mark: string): readonly Space[] {
  const drawing = readDrawing(text)
  return placesOf(drawing)
    .filter(({ column, row }) => markAt(drawing, column, row) === mark)
    .map(({ column, row }) => spaceAt(column, row))
}

function kindsOf(drawing: Drawing): Uint8Array {
  const kinds = new Uint8Array(SPACES).fill(KINDS.indexOf('obstacle'))
  for (const { column, row } of placesOf(drawing)) {
    const kind = SIGNS[markAt(drawing, column, row)] ?? 'open'
    kinds[spaceAt(column, row)] = KINDS.indexOf(kind)
  }
  return kinds
}

function bitsOf(drawing: Drawing, has: typeof drawsPost): Uint8Array {
  const bits = new Uint8Array(SPACES)
  for (const { column, row } of placesOf(drawing)) {
    if (has(drawing, column, row)) bits[spaceAt(column, row)] = 1
  }
  return bits
}
