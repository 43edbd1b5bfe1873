import type { Field } from './raster.ts'
import type { Point } from './strokes.ts'

/** How far a simplified line may run beside the true one, in units. */
const TOLERANCE = 0.42

/** Which edges of a square of four pixels a line crosses, by which corners lie inside (marching squares); the inside is to its right. */
const CROSSINGS: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [['bottom', 'left']],
  2: [['right', 'bottom']],
  3: [['right', 'left']],
  4: [['top', 'right']],
  5: [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  6: [['top', 'bottom']],
  7: [['top', 'left']],
  8: [['left', 'top']],
  9: [['bottom', 'top']],
  10: [
    ['left', 'bottom'],
    ['right', 'top'],
  ],
  11: [['right', 'top']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
}

type Edge = 'top' | 'right' | 'bottom' | 'left'

/** The lines on which a field has a value, simplified, in units; those of fewer steps are left out. */
export function linesAt(field: Field, level: number, fewest: number): Point[][] {
  const next = stepsAt(field, level)
  const lines: Point[][] = []
  const ends = new Set(Array.from(next.values(), ([, end]) => keyOf(end)))
  const starts = [...[...next.keys()].filter((key) => !ends.has(key)), ...next.keys()]
  for (const start of starts) {
    const line = followed(next, start)
    if (line.length < fewest) continue
    lines.push(simplified(line.map(([x, y]) => [x / field.scale, y / field.scale])))
  }
  return lines
}

/** Lines as path data of small relative steps. */
export function pathOf(lines: readonly Point[][], { isClosed }: { readonly isClosed: boolean }): string {
  return lines.map((line) => relative(line) + (isClosed ? 'z' : '')).join('')
}

type Steps = Map<string, readonly [from: Point, to: Point]>

/** The steps of all lines by where they begin. */
function stepsAt({ width, height, values }: Field, level: number): Steps {
  const steps: Steps = new Map()
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x
      const corners = [values[at], values[at + 1], values[at + width + 1], values[at + width]] as Corners
      const inside = corners.reduce((bits, value) => bits * 2 + Number(value > level), 0)
      for (const [from, to] of CROSSINGS[inside] ?? []) {
        const start = crossing(from, { x, y, corners, level })
        steps.set(keyOf(start), [start, crossing(to, { x, y, corners, level })])
      }
    }
  }
  return steps
}

type Corners = readonly [upperLeft: number, upperRight: number, lowerRight: number, lowerLeft: number]

interface Square {
  readonly x: number
  readonly y: number
  readonly corners: Corners
  readonly level: number
}

function crossing(edge: Edge, { x, y, corners: [a, b, c, d], level }: Square): Point {
  const part = (from: number, to: number): number => (level - from) / (to - from)
  switch (edge) {
    case 'top':
      return [x + part(a, b), y]
    case 'right':
      return [x + 1, y + part(b, c)]
    case 'bottom':
      return [x + part(d, c), y + 1]
    case 'left':
      return [x, y + part(a, d)]
  }
}

/** The line that begins at a place; its steps are taken out. */
function followed(next: Steps, start: string): Point[] {
  const line: Point[] = []
  for (let step = next.get(start), key = start; step !== undefined; step = next.get(key)) {
    next.delete(key)
    const [from, to] = step
    if (line.length === 0) line.push(from)
    line.push(to)
    key = keyOf(to)
  }
  return line
}

function keyOf([x, y]: Point): string {
  return `${Math.round(x * 64)},${Math.round(y * 64)}`
}

/** Only the points that a line needs (Ramer, Douglas and Peucker). A ring is parted first: its ends are one place. */
function simplified(line: readonly Point[]): Point[] {
  const last = line.length - 1
  const kept = new Set([0, last])
  const middle = last >> 1
  const isRing = distance(line[0] as Point, line[last] as Point) < 1
  const parts: [number, number][] = isRing
    ? [
        [0, middle],
        [middle, last],
      ]
    : [[0, last]]
  if (isRing) kept.add(middle)
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to] = part
    const at = farthest(line, from, to)
    if (at < 0) continue
    kept.add(at)
    parts.push([from, at], [at, to])
  }
  return line.filter((_, at) => kept.has(at))
}

/** The point between two others that is farthest from the line through them; -1 where none is far. */
function farthest(line: readonly Point[], from: number, to: number): number {
  const [ax, ay] = line[from] as Point
  const [bx, by] = line[to] as Point
  const length = Math.hypot(bx - ax, by - ay) || 1
  let most = TOLERANCE
  let found = -1
  for (let at = from + 1; at < to; at++) {
    const [x, y] = line[at] as Point
    const away = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
    if (away <= most) continue
    most = away
    found = at
  }
  return found
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

function relative(line: readonly Point[]): string {
  const [first, ...others] = line
  let [x, y] = halved(first as Point)
  let data = `M${x} ${y}l`
  for (const point of others) {
    const [toX, toY] = halved(point)
    if (toX === x && toY === y) continue
    data += beside(data, toX - x) + beside(String(toX - x), toY - y)
    x = toX
    y = toY
  }
  return data
}

/** A number after other path data, with a space only where it needs one. */
function beside(before: string, value: number): string {
  const text = String(value)
  return before.endsWith('l') || text.startsWith('-') ? text : ` ${text}`
}

function halved([x, y]: Point): Point {
  return [Math.round(x * 2) / 2, Math.round(y * 2) / 2]
}
