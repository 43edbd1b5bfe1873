import { groundOf, HERO, type Field, type LanesPosition } from '@trialhall/game-lanes'
import type { Seat, Viewer } from '@trialhall/kernel'

/** What places are worked out from. */
export type Sighted = Pick<LanesPosition, 'lanes' | 'rows'> & { readonly viewer: Viewer }

/** A place on the board as it is drawn: columns from the left, rows from the top, in fields. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Seat B sees the board from the other side (L-GEO.3): everybody's own home row is below. */
function isTurned({ viewer }: Pick<Sighted, 'viewer'>): boolean {
  return viewer === 1
}

/** Where a field is drawn: the place of its left upper corner. */
export function spotOf(view: Sighted, field: Field): Spot {
  const lane = field % view.lanes
  const row = Math.floor(field / view.lanes)
  return isTurned(view) ? { x: view.lanes - 1 - lane, y: row } : { x: lane, y: view.rows - 1 - row }
}

/** The middle of a field. */
export function middleOf(view: Sighted, field: Field): Spot {
  const { x, y } = spotOf(view, field)
  return { x: x + 0.5, y: y + 0.5 }
}

/** Where an intersection is drawn. */
export function pointOf(view: Sighted, index: number): Spot {
  const { lane, row } = groundOf(view).intersections[index] ?? { lane: 0, row: 0 }
  return isTurned(view) ? { x: view.lanes - lane, y: row } : { x: lane, y: view.rows - row }
}

/** All fields in the order in which they are read: from the far row to the own, each from left to right. */
export function inReading(view: Sighted): readonly Field[] {
  const all = Array.from({ length: view.lanes * view.rows }, (_, field) => field)
  return all.sort((a, b) => {
    const [one, other] = [spotOf(view, a), spotOf(view, b)]
    return one.y - other.y || one.x - other.x
  })
}

/** The seat whose home row is drawn below. */
export function nearSeat(view: Pick<Sighted, 'viewer'>): number {
  return isTurned(view) ? 1 : 0
}

/** A way over the board: from a field to another, or to somebody's hero. */
export interface Way {
  readonly from: Field
  /** A field, or HERO. */
  readonly to: Field
  readonly hero?: Seat
}

/** Both ends of a way. A hero stands beyond the edge of the lane, whoever stands on the field where the way begins. */
export function endsOf(view: Sighted, { from, to, hero }: Way): readonly [Spot, Spot] {
  const start = middleOf(view, from)
  if (to !== HERO) return [start, middleOf(view, to)]
  return [start, { x: start.x, y: hero === nearSeat(view) ? view.rows : 0 }]
}
