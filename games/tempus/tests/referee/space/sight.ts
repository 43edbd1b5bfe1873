import { isOn, isSolid, isWall, placeAt, xOf, yOf, type Land, type Place } from './land.ts'

/** A corner of the grid, or a point between corners. */
type Point = readonly [x: number, y: number]
/** What stops a line, by its upper left and its lower right corner as a rising line passes it (T-B04.5). */
type Blocker = readonly [upperLeft: Point, lowerRight: Point]

/** Areas below this are lines and points, which only the rounding of a machine makes wide. */
const NOTHING = 1e-9

/** How the map is turned over so that the other space lies up and to the right. */
interface Turned {
  readonly dx: number
  readonly dy: number
  /** A blocker of the map in these coordinates: from a corner at (x,y) of the grid as people count, to one from the first space. */
  at(x: number, y: number): Point
}

/** The other space as seen from one, with columns to the right and rows up, or turned over where `flips` says so. */
function turnedOver(a: Place, b: Place, [flipX, flipY]: readonly [boolean, boolean]): Turned {
  const [ax, ay] = [xOf(a) - 1, yOf(a) - 1]
  const right = (x: number): number => (flipX ? ax + 1 - x : x - ax)
  const up = (y: number): number => (flipY ? y - ay : ay + 1 - y)
  return {
    dx: (flipX ? -1 : 1) * (xOf(b) - xOf(a)),
    dy: (flipY ? 1 : -1) * (yOf(b) - yOf(a)),
    at: (x, y) => [right(x), up(y)],
  }
}

/** A blocker from two opposite corners of a square, or the two ends of a wall. */
function blocker(one: Point, other: Point): Blocker {
  const [left, right] = [Math.min(one[0], other[0]), Math.max(one[0], other[0])]
  const [low, high] = [Math.min(one[1], other[1]), Math.max(one[1], other[1])]
  return [
    [left, high],
    [right, low],
  ]
}

/** Everything between two spaces that stops sight: solids and veils other than the two, and walls (T-B04.1). */
function blockersOf(land: Land, [a, b]: readonly [Place, Place], { at }: Turned): Blocker[] {
  const [west, east] = [Math.min(xOf(a), xOf(b)), Math.max(xOf(a), xOf(b))]
  const [north, south] = [Math.min(yOf(a), yOf(b)), Math.max(yOf(a), yOf(b))]
  const found: Blocker[] = []
  for (let y = north - 1; y <= south + 1; y++)
    for (let x = west - 1; x <= east + 1; x++) {
      if (!isOn(x, y)) continue
      const place = placeAt(x, y)
      const stops = isSolid(land, place) || land.veils.has(place)
      if (stops && place !== a && place !== b) found.push(blocker(at(x - 1, y - 1), at(x, y)))
      if (isOn(x + 1, y) && isWall(land, place, place + 1)) found.push(blocker(at(x, y - 1), at(x, y)))
      if (isOn(x, y + 1) && isWall(land, place, placeAt(x, y + 1)))
        found.push(blocker(at(x - 1, y), at(x, y)))
    }
  return found
}

/** Whether a blocker meets the open hull of the two squares (T-B04.6): nothing but its edges could keep it out. */
function isInHull([[left, high], [right, low]]: Blocker, { dx, dy }: Turned): boolean {
  const corners: Point[] = [
    [left, high],
    [right, low],
    [left, low],
    [right, high],
  ]
  const sides: ((point: Point) => number)[] = [
    ([x]) => x,
    ([x]) => dx + 1 - x,
    ([, y]) => y,
    ([, y]) => dy + 1 - y,
    ([x, y]) => dx * y - dy * (x - 1),
    ([x, y]) => dy * x - dx * (y - 1),
  ]
  return sides.every((side) => corners.some((corner) => side(corner) > 0))
}

/** Above 0: the corner lies to the left of the way from the falling diagonal of one square to that of the other, so above the line. */
function above([s, t]: Point, [x, y]: Point, { dx, dy }: Turned): number {
  const from: Point = [s, 1 - s]
  const to: Point = [dx + t, dy + 1 - t]
  return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
}

/** The part of a convex piece in which a function that is a plane is above 0. */
function cut(piece: readonly Point[], plane: (point: Point) => number): Point[] {
  const kept: Point[] = []
  for (const [i, point] of piece.entries()) {
    const next = piece[(i + 1) % piece.length] as Point
    const [here, there] = [plane(point), plane(next)]
    if (here > 0) kept.push(point)
    if (here > 0 !== there > 0) {
      const share = here / (here - there)
      kept.push([point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])])
    }
  }
  return kept
}

function sizeOf(piece: readonly Point[]): number {
  const twice = piece.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = piece[(i + 1) % piece.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Whether a rising line is free (T-B04.7). */
function isRisingFree(land: Land, pair: readonly [Place, Place], turned: Turned): boolean {
  const { dx, dy } = turned
  const square: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const begin = cut(
    cut(square, ([s, t]) => s - t + dy),
    ([s, t]) => t - s + dx,
  )
  let pieces = [begin]
  for (const one of blockersOf(land, pair, turned)) {
    if (!isInHull(one, turned)) continue
    const [upperLeft, lowerRight] = one
    pieces = pieces
      .flatMap((piece) => [
        cut(piece, (point) => -above(point, upperLeft, turned)),
        cut(piece, (point) => above(point, lowerRight, turned)),
      ])
      .filter((piece) => sizeOf(piece) > NOTHING)
  }
  return pieces.length > 0
}

/** Whether a space sees another (T-B04). */
export function seesPlace(land: Land, a: Place, b: Place): boolean {
  if (a === b) return true
  const [dx, dy] = [xOf(b) - xOf(a), yOf(b) - yOf(a)]
  const flipX = dx === 0 ? [false, true] : [dx < 0]
  const flipY = dy === 0 ? [false, true] : [dy > 0]
  return flipX.some((x) => flipY.some((y) => isRisingFree(land, [a, b], turnedOver(a, b, [x, y]))))
}

/** Whether any space of one body sees any of the other (T-B04.10). */
export function seesBody(land: Land, one: readonly Place[], other: readonly Place[]): boolean {
  return one.some((a) => other.some((b) => seesPlace(land, a, b)))
}
