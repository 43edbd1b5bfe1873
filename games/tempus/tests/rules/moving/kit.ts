import { gainPool, reachable } from '../../../rules/moves.ts'
import type { Turn } from '../../../state.ts'
import { lay, writtenPlace, type Laid, type Layout } from '../../lay.ts'

/** An open field. */
export const FIELD = `
+-------------+
|. . . . . . .|
|             |
|. . . . . . .|
|             |
|. . . . . . .|
|             |
|. . . . . . .|
+-------------+
`

/** A corridor of one row. */
export const LANE = `
+-----------------+
|. . . . . . . . .|
+-----------------+
`

/** Lays a position in the turn of Hero 0, with so many plain spaces. */
export function inTurn(layout: Layout, spaces = 0): Laid & { readonly turn: Turn } {
  const t = lay({ ...layout, turn: { seat: 0, ...layout.turn } })
  const { turn } = t.state
  if (turn === null) throw new Error('It is nobody’s turn.')
  gainPool(t.table, 0, { spaces })
  return { ...t, turn }
}

/** Where a creature can end a move of so many spaces. */
export function ends(t: Laid, id: number, spaces: number): string[] {
  return reachable(t.state, id, { spaces }).map(writtenPlace)
}

/** Where a creature stands. */
export function placeOf(t: Laid, id: number): string {
  const body = id < 8 ? t.state.heroes[id] : t.state.monsters[id - 8]
  return writtenPlace(body?.at ?? -1)
}
