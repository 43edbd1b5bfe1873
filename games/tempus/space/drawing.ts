/**
 * A map as it is drawn: a frame, the spaces in every other column of every other line, and between them walls (`|` and `-`) and the
 * grid corners that they cover (`+`). Its lines are filled up to the full width.
 */
export interface Drawing {
  readonly columns: number
  readonly rows: number
  readonly lines: readonly string[]
}

/** Reads a drawing; the first line is the top of the frame. Throws where there is no frame to read. */
export function readDrawing(text: string): Drawing {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n')
  const width = lines[0]?.length ?? 0
  const hasFrame = /^\+-+\+$/.test(lines[0] ?? '') && lines.at(-1)?.trimEnd() === lines[0]
  if (!hasFrame || width % 2 === 0 || lines.length % 2 === 0)
    throw new Error('A drawing begins and ends with the same line of its frame, such as +---+.')
  return {
    columns: (width - 1) / 2,
    rows: (lines.length - 1) / 2,
    lines: lines.map((line) => line.padEnd(width)),
  }
}

/** What is drawn on a space, by column and row from 1. */
export function markAt({ lines }: Drawing, column: number, row: number): string {
  return lines[2 * row - 1]?.[2 * column - 1] ?? ' '
}

/** Whether a wall is drawn between a space and the next one to the east. The frame is none. */
export function drawsWallEast({ lines, columns }: Drawing, column: number, row: number): boolean {
  return column >= 1 && column < columns && lines[2 * row - 1]?.[2 * column] === '|'
}

/** Whether a wall is drawn between a space and the next one to the south. The frame is none. */
export function drawsWallSouth({ lines, rows }: Drawing, column: number, row: number): boolean {
  return row >= 1 && row < rows && lines[2 * row]?.[2 * column - 1] === '-'
}

/** Whether the grid corner to the south-east of a space is drawn as covered. Corners on the frame are not. */
export function drawsPost({ lines, columns, rows }: Drawing, column: number, row: number): boolean {
  const isInside = column >= 1 && column < columns && row >= 1 && row < rows
  return isInside && lines[2 * row]?.[2 * column] === '+'
}

/** The places of a drawing, row by row: columns and rows from 1. */
export function placesOf({ columns, rows }: Drawing): readonly { column: number; row: number }[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: (index % columns) + 1,
    row: Math.floor(index / columns) + 1,
  }))
}
