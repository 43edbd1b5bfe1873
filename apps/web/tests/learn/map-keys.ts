import type { Space } from '@trialhall/kernel'

/** The space that a text begins with; null for none. Spaces are picked on a map, where no button stands for them. */
export function spaceNamed(text: string): Space | null {
  const [, column, row] = /^column (\d+), row (\d+)/i.exec(text) ?? []
  return column === undefined || row === undefined ? null : { column: Number(column), row: Number(row) }
}

/** What is pressed to bring the cursor of a map nearer to a space, and there to pick it. Throws where the map has no cursor. */
export function keyTowards(from: Space | null, to: Space): string {
  if (from === null) throw new Error('The map has no cursor.')
  if (from.column !== to.column) return from.column < to.column ? 'ArrowRight' : 'ArrowLeft'
  if (from.row !== to.row) return from.row < to.row ? 'ArrowDown' : 'ArrowUp'
  return 'Enter'
}
