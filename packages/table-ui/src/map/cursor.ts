import type { MapSize, Space } from '@trialhall/kernel'
import { isOnMap, spaceKey } from '@trialhall/kernel/wording'

/** Spaces that PageUp and PageDown go. */
const LEAP = 5

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -LEAP],
  PageDown: [0, LEAP],
}

/** Where a key takes the cursor of a map; null for a key that does not move it. It stays on the map. */
export function moved(from: Space, key: string, { columns, rows }: MapSize): Space | null {
  if (key === 'Home') return { ...from, column: 1 }
  if (key === 'End') return { ...from, column: columns }
  const [right, down] = STEPS[key] ?? []
  if (right === undefined || down === undefined) return null
  return { column: within(from.column + right, columns), row: within(from.row + down, rows) }
}

function within(number: number, most: number): number {
  return Math.max(1, Math.min(most, number))
}

/** The next space that can be picked, in the order of reading, or with -1 the one before; round the map, null where there is none. */
export function nextPick(
  from: Space,
  picks: { has(key: string): boolean },
  { size: { columns, rows }, step }: { readonly size: MapSize; readonly step: 1 | -1 },
): Space | null {
  const count = columns * rows
  const start = (from.row - 1) * columns + from.column - 1
  for (let i = 1; i <= count; i++) {
    const at = (start + i * step + count * i) % count
    const space = { column: (at % columns) + 1, row: Math.floor(at / columns) + 1 }
    if (picks.has(spaceKey(space))) return space
  }
  return null
}

/** Numbers of columns and rows stand in a margin, above and before the map, as wide as a space. */
export const MARGIN = 1

/** The space at a point of a map that is drawn in a box with its margin; null beside it. */
export function spaceAt(
  { x, y }: { readonly x: number; readonly y: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  size: MapSize,
): Space | null {
  const column = Math.floor(((x - box.left) / box.width) * (size.columns + MARGIN)) - MARGIN + 1
  const row = Math.floor(((y - box.top) / box.height) * (size.rows + MARGIN)) - MARGIN + 1
  return isOnMap(size, { column, row }) ? { column, row } : null
}
