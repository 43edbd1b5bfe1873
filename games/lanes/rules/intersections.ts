/** A grid point where corners of at least two fields meet (L-GEO.5). */
export interface Intersection {
  /** Lanes to its left, rows below it. */
  readonly lane: number
  readonly row: number
  /** Its fields at each range: `rings[1]` are those with a corner there (L-RNG.2). */
  readonly rings: readonly (readonly number[])[]
}

/** All of a board, row by row from A's edge; the four corners touch one field only (L-GEO.6). */
export function intersectionsOf(lanes: number, rows: number): Intersection[] {
  const points: Intersection[] = []
  for (let row = 0; row <= rows; row++) {
    for (let lane = 0; lane <= lanes; lane++) {
      const isCorner = (lane === 0 || lane === lanes) && (row === 0 || row === rows)
      if (!isCorner) points.push({ lane, row, rings: ringsAround({ lanes, rows }, lane, row) })
    }
  }
  return points
}

/** Fields by range: those at the point, then step by step to adjacent fields (L-RNG.4). */
function ringsAround(size: { lanes: number; rows: number }, lane: number, row: number): number[][] {
  const rings: number[][] = [[]]
  for (let field = 0; field < size.lanes * size.rows; field++) {
    const sideways = stepsTo(field % size.lanes, lane)
    const forward = stepsTo(Math.floor(field / size.lanes), row)
    const range = sideways + forward + 1
    while (rings.length <= range) rings.push([])
    rings[range]?.push(field)
  }
  return rings
}

/** Steps from the nearer of the two lanes (or rows) beside a line to this one. */
function stepsTo(at: number, line: number): number {
  return at >= line ? at - line : line - 1 - at
}

/** Where it is, in words: "between lanes 2 and 3, rows 3 and 4", "between lanes 2 and 3, at A's edge". */
export function intersectionName(
  { lane, row }: Intersection,
  { lanes, rows }: { readonly lanes: number; readonly rows: number },
): string {
  const side = lane === 0 ? 'at the left edge' : lane === lanes ? 'at the right edge' : null
  const end = row === 0 ? "at A's edge" : row === rows ? "at B's edge" : null
  const rowsBeside = `${side === null ? '' : 'between '}rows ${row} and ${row + 1}`
  return `${side ?? `between lanes ${lane} and ${lane + 1}`}, ${end ?? rowsBeside}`
}
