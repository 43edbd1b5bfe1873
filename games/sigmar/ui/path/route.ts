import { SPACES } from '@trialhall/game-sigmar'
import type { Point } from '@trialhall/table-ui'

/** Where the twelve stones lie, from space 1, in hundredths of the board: clockwise, a little winding. */
const STONES: readonly Point[] = [
  { x: 2, y: 70 },
  { x: 0, y: 32 },
  { x: 15, y: 3 },
  { x: 38, y: 0 },
  { x: 62, y: 4 },
  { x: 85, y: 1 },
  { x: 98, y: 30 },
  { x: 100, y: 68 },
  { x: 85, y: 97 },
  { x: 62, y: 100 },
  { x: 38, y: 96 },
  { x: 15, y: 99 },
]

/** Where a space lies. */
export function pointOf(space: number): Point {
  return STONES[space - 1] ?? { x: 50, y: 50 }
}

/** The spaces from one to another the shorter way round, both included. */
export function wayOf(from: number, to: number): readonly Point[] {
  const ahead = (to - from + SPACES) % SPACES
  const step = ahead <= SPACES / 2 ? 1 : -1
  const steps = Math.min(ahead, SPACES - ahead)
  return Array.from({ length: steps + 1 }, (_, i) => pointOf(((from - 1 + i * step + SPACES) % SPACES) + 1))
}

/** The road through all stones, as a closed curve in a square of 100. */
export const ROAD: string = closedCurve(STONES)

/** A smooth closed curve through points (Catmull–Rom, as Bézier curves). */
function closedCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point
  const first = at(0)
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const back = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${pair(out)} ${pair(back)} ${pair(to)}`
  })
  return `M${pair(first)}${curves.join('')}Z`
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}
