import type { Draws } from '@trialhall/table-ui/figures'

/** A place of a drawing. */
export type Point = readonly [x: number, y: number]

/** The foot of every skyline, below what is seen. */
const FOOT = 320

/** The outline of a polygon, as path data. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${fine(x)} ${fine(y)}`).join('L')}Z`
}

/** An upright box by its upper left corner. */
export function box([x, y]: Point, width: number, height: number): string {
  return `M${fine(x)} ${fine(y)}h${fine(width)}v${fine(height)}h${fine(-width)}Z`
}

/** A disc by its middle. */
export function disc([x, y]: Point, radius: number): string {
  const r = fine(radius)
  return `M${fine(x - radius)} ${fine(y)}a${r} ${r} 0 1 1 ${fine(2 * radius)} 0a${r} ${r} 0 1 1 ${fine(-2 * radius)} 0Z`
}

/** An element that fills path data. */
export function filled(data: string): string {
  return `<path d="${data}"/>`
}

/** The same where what is drawn twice is a hole. */
export function pierced(data: string): string {
  return `<path d="${data}" fill-rule="evenodd"/>`
}

/** A gentle line of hills, closed to the foot. */
export function hills(draws: Draws, base: number, rise: number): string {
  const first = draws.between(0, 6)
  const second = draws.between(0, 6)
  const line: Point[] = []
  for (let x = -10; x <= 410; x += 10) {
    const wave = 0.5 * Math.sin(x / 70 + first) + 0.35 * Math.sin(x / 33 + second)
    line.push([x, base - rise * wave])
  }
  return polygon([[-10, FOOT], ...line, [410, FOOT]])
}

/** Flat ground from a height on down. */
export function ground(base: number): string {
  return box([-5, base], 410, FOOT + 20 - base)
}

/** How far a place is from the middle, 0 to 1: tall things stand at the sides, and the glyph keeps its place. */
export function aside(x: number): number {
  return Math.min(1, Math.abs(x - 200) / 200)
}

/** Places across a drawing, one in each of so many equal parts of it. */
export function spread(
  draws: Draws,
  count: number,
  jitter: readonly [number, number] = [0.1, 0.9],
): number[] {
  return Array.from({ length: count }, (_, at) => -10 + (420 * (at + draws.between(...jitter))) / count)
}

function fine(value: number): string {
  return String(Math.round(value * 10) / 10)
}
