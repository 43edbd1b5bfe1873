import { drawsPost, drawsWallEast, drawsWallSouth, markAt, placesOf, type Drawing } from './drawing.ts'

const BLOCK = '#'

/**
 * What is wrong with a drawing as a drawing, one sentence a fault: a sign that does not belong where it stands, a wall whose end is not
 * covered, a block whose corners are not, a covered corner without wall or block (T-19.08).
 */
export function drawingFaults(drawing: Drawing): readonly string[] {
  return [...strangeSigns(drawing), ...openEnds(drawing), ...openCorners(drawing), ...idlePosts(drawing)]
}

/** Signs of walls and corners that are none. Spaces may hold any sign here; a map says which it knows. */
function strangeSigns({ lines, columns, rows }: Drawing): readonly string[] {
  return lines.flatMap((line, l) =>
    [...line].flatMap((sign, c) => {
      const isFrame = l === 0 || c === 0 || l === 2 * rows || c === 2 * columns
      const isSpace = l % 2 === 1 && c % 2 === 1
      const allowed = allowedSigns(l, c)
      if (isFrame || isSpace || allowed.includes(sign)) return []
      return [`Line ${l + 1}, character ${c + 1} is "${sign}"; allowed there: "${allowed}".`]
    }),
  )
}

function allowedSigns(line: number, character: number): string {
  if (line % 2 === 1) return ' |'
  return character % 2 === 1 ? ' -' : ' +'
}

/** Walls of which an end inside the map is not covered. */
function openEnds(drawing: Drawing): readonly string[] {
  const { columns, rows } = drawing
  const isCovered = (column: number, row: number): boolean =>
    column < 1 || row < 1 || column >= columns || row >= rows || drawsPost(drawing, column, row)
  return placesOf(drawing).flatMap(({ column, row }) => {
    const faults: string[] = []
    if (drawsWallEast(drawing, column, row) && !(isCovered(column, row - 1) && isCovered(column, row)))
      faults.push(`The wall east of (${column},${row}) needs a + at both ends.`)
    if (drawsWallSouth(drawing, column, row) && !(isCovered(column - 1, row) && isCovered(column, row)))
      faults.push(`The wall south of (${column},${row}) needs a + at both ends.`)
    return faults
  })
}

/** Blocks of which a corner inside the map is not covered. */
function openCorners(drawing: Drawing): readonly string[] {
  const { columns, rows } = drawing
  return placesOf(drawing)
    .filter(({ column, row }) => markAt(drawing, column, row) === BLOCK)
    .filter(({ column, row }) =>
      [column - 1, column].some((c) =>
        [row - 1, row].some((r) => c >= 1 && r >= 1 && c < columns && r < rows && !drawsPost(drawing, c, r)),
      ),
    )
    .map(({ column, row }) => `The block at (${column},${row}) needs a + at its four corners.`)
}

/** Covered corners at which no wall ends and no block stands. */
function idlePosts(drawing: Drawing): readonly string[] {
  return placesOf(drawing)
    .filter(({ column, row }) => drawsPost(drawing, column, row) && !isCause(drawing, column, row))
    .map(({ column, row }) => `The + south-east of (${column},${row}) has neither wall nor block.`)
}

function isCause(drawing: Drawing, column: number, row: number): boolean {
  const near = [column, column + 1].flatMap((c) => [row, row + 1].map((r) => ({ c, r })))
  return (
    near.some(({ c, r }) => markAt(drawing, c, r) === BLOCK) ||
    [row, row + 1].some((r) => drawsWallEast(drawing, column, r)) ||
    [column, column + 1].some((c) => drawsWallSouth(drawing, c, row))
  )
}
