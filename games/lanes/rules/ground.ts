import type { Seat } from '@trialhall/kernel'
import type { Field } from '../terms.ts'
import { intersectionsOf, type Intersection } from './intersections.ts'

/** Stands for the enemy hero among the targets of an attack (L-HRO.1). */
export const HERO = -1
/** No field and no target. */
export const NOWHERE = -2

/** What an attacker on a field may find, nearest first and clockwise from its left (L-R9, L-R10). */
export interface Search {
  /** Fields, or HERO. */
  readonly at: readonly Field[]
  /** How many of them are within each range: `within[1]` are at range 1. */
  readonly within: readonly number[]
}

/** Everything that follows from the size of the battleground: made once, never changed. */
export interface Ground {
  readonly lanes: number
  readonly rows: number
  readonly fields: number
  /** Fields that share an edge with each field (L-GEO.7). */
  readonly adjacent: readonly (readonly Field[])[]
  /** Fields that share an edge or a corner with each field (L-GEO.10). */
  readonly neighbouring: readonly (readonly Field[])[]
  /** For each side: the field in front of each field, NOWHERE in the last row (L-ADV.5). */
  readonly ahead: readonly (readonly Field[])[]
  /** For each side and field: the target search. */
  readonly search: readonly (readonly Search[])[]
  /** For each seat: fields in the order in which its units act (L-R6). */
  readonly waves: readonly (readonly Field[])[]
  /** For each seat: fields row by row from its home row (L-R2). */
  readonly fromHome: readonly (readonly Field[])[]
  /** Fields of each lane and of each row, counted from 0. */
  readonly inLane: readonly (readonly Field[])[]
  readonly inRow: readonly (readonly Field[])[]
  readonly intersections: readonly Intersection[]
}

const SIDES: readonly Seat[] = [0, 1]

/** Sizes that a battleground may have (L-R1). */
export const LANES = { min: 3, max: 5, default: 4 } as const
/** See LANES. */
export const ROWS = { min: 4, max: 6, default: 5 } as const

/** The battleground of a size. */
export function groundOf({ lanes, rows }: { readonly lanes: number; readonly rows: number }): Ground {
  return GROUNDS[(lanes - LANES.min) * (ROWS.max - ROWS.min + 1) + rows - ROWS.min] as Ground
}

/** Steps between two fields (L-RNG.1). */
export function distance({ lanes }: { readonly lanes: number }, a: Field, b: Field): number {
  const sideways = Math.abs((a % lanes) - (b % lanes))
  return sideways + Math.abs(Math.floor(a / lanes) - Math.floor(b / lanes))
}

function makeGround(lanes: number, rows: number): Ground {
  const size = { lanes, rows }
  const all = range(0, lanes * rows - 1)
  const isNear = (a: Field, b: Field): boolean =>
    a !== b && Math.abs((a % lanes) - (b % lanes)) <= 1 && Math.abs(rowOf(size, a) - rowOf(size, b)) <= 1
  return {
    ...size,
    fields: all.length,
    adjacent: all.map((field) => all.filter((other) => distance(size, field, other) === 1)),
    neighbouring: all.map((field) => all.filter((other) => isNear(field, other))),
    ahead: SIDES.map((side) => all.map((field) => ahead(size, side, field))),
    search: SIDES.map((side) => all.map((field) => searchFrom(size, side, field))),
    waves: [inReading(size), inReading(size).toReversed()],
    fromHome: [all, all.toReversed()],
    inLane: range(0, lanes - 1).map((lane) => all.filter((field) => field % lanes === lane)),
    inRow: range(0, rows - 1).map((row) => all.filter((field) => rowOf(size, field) === row)),
    intersections: intersectionsOf(lanes, rows),
  }
}

interface Size {
  readonly lanes: number
  readonly rows: number
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

function rowOf({ lanes }: Size, field: Field): number {
  return Math.floor(field / lanes)
}

/** Units of A's side head to higher rows, those of B's to lower ones (L-R2). */
function ahead({ lanes, rows }: Size, side: Seat, field: Field): Field {
  const next = field + (side === 0 ? lanes : -lanes)
  return next < 0 || next >= lanes * rows ? NOWHERE : next
}

/** As A reads the board: the farthest row first, each from left to right (L-R6). */
function inReading(size: Size): Field[] {
  return range(0, size.rows - 1)
    .toReversed()
    .flatMap((row) => range(row * size.lanes, (row + 1) * size.lanes - 1))
}

interface Spot {
  readonly at: Field
  readonly range: number
  /** Clockwise from the left of the heading, from 0 to below one turn. */
  readonly angle: number
}

/** Every other field and the hero, by range and then clockwise from the left (L-ATK.2, L-ATK.3, L-R9, L-R10). */
function searchFrom(size: Size, side: Seat, field: Field): Search {
  const spots: Spot[] = range(0, size.lanes * size.rows - 1)
    .filter((other) => other !== field)
    .map((other) => ({
      at: other,
      range: distance(size, field, other),
      angle: angleTo(size, side, [field, other]),
    }))
  spots.push({ at: HERO, range: rowsAhead(size, side, field) + 1, angle: Math.PI / 2 })
  spots.sort((a, b) => a.range - b.range || a.angle - b.angle)
  const farthest = size.lanes + size.rows
  return {
    at: spots.map((spot) => spot.at),
    within: range(0, farthest).map((reach) => spots.filter((spot) => spot.range <= reach).length),
  }
}

/** Fields in front of a field. */
function rowsAhead(size: Size, side: Seat, field: Field): number {
  return side === 0 ? size.rows - 1 - rowOf(size, field) : rowOf(size, field)
}

function angleTo(size: Size, side: Seat, [from, to]: readonly [Field, Field]): number {
  const turn = side === 0 ? 1 : -1
  const right = turn * ((to % size.lanes) - (from % size.lanes))
  const forward = turn * (rowOf(size, to) - rowOf(size, from))
  const angle = Math.atan2(forward, -right)
  return angle < 0 ? angle + 2 * Math.PI : angle
}

/** All sizes, lanes first. */
const GROUNDS: readonly Ground[] = range(LANES.min, LANES.max).flatMap((lanes) =>
  range(ROWS.min, ROWS.max).map((rows) => makeGround(lanes, rows)),
)
