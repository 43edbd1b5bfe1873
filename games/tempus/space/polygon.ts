/**
 * A convex polygon without its boundary: the lines that bound it, in their order around it. A line is three whole numbers `a, b, c`, and
 * the polygon lies where `a * s + b * t + c > 0`. A corner is where a line meets the next one, kept as whole numbers `X, Y, W` that
 * stand for the point `(X / W, Y / W)`. With lines of numbers below 2000 every product stays below 10^11, so all of it is exact.
 */
export type Polygon = readonly Line[]
/** One of its lines. */
export type Line = readonly [a: number, b: number, c: number]

/** All points between 0 and 1, not including them. */
export const UNIT_SQUARE: Polygon = [
  [0, 1, 0],
  [-1, 0, 1],
  [0, -1, 1],
  [1, 0, 0],
]

/** The part of a polygon on the positive side of a line. Null where nothing with an area is left. */
export function cut(polygon: Polygon, line: Line): Polygon | null {
  const sides = polygon.map((_, index) => cornerSide(polygon, index, line))
  if (sides.every((side) => side >= 0)) return sides.some((side) => side > 0) ? polygon : null
  if (!sides.some((side) => side > 0)) return null
  const left: Line[] = []
  for (const [index, bound] of polygon.entries()) {
    const begins = sides.at(index - 1) ?? 0
    const ends = sides[index] ?? 0
    if (begins <= 0 && ends <= 0) continue
    left.push(bound)
    if (ends <= 0) left.push(line) // the line closes the polygon where it was left
  }
  return left
}

/** On which side of a line the corner lies at which a bound of the polygon meets the next: 1, -1, or 0 on the line. */
function cornerSide(polygon: Polygon, index: number, [a, b, c]: Line): number {
  const [a1, b1, c1] = polygon[index] ?? NO_LINE
  const [a2, b2, c2] = polygon[(index + 1) % polygon.length] ?? NO_LINE
  const w = a1 * b2 - a2 * b1
  return Math.sign(a * (b1 * c2 - b2 * c1) + b * (c1 * a2 - c2 * a1) + c * w) * Math.sign(w)
}

const NO_LINE: Line = [0, 0, 0]
