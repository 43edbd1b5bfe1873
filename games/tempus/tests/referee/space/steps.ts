import { isClosed, isOn, isSolid, isWall, placeAt, xOf, yOf, type Land, type Place } from './land.ts'

/** The larger of the differences of columns and rows (T-19.03). */
export function far(a: Place, b: Place): number {
  return Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)))
}

/** The smallest distance over the spaces of two bodies (T-19.10). */
export function farBetween(one: readonly Place[], other: readonly Place[]): number {
  return Math.min(...one.flatMap((a) => other.map((b) => far(a, b))))
}

/** The spaces around one, whatever stands between them. */
export function round(place: Place): Place[] {
  const all: Place[] = []
  for (let y = yOf(place) - 1; y <= yOf(place) + 1; y++)
    for (let x = xOf(place) - 1; x <= xOf(place) + 1; x++)
      if (isOn(x, y) && placeAt(x, y) !== place) all.push(placeAt(x, y))
  return all
}

/** Whether two neighbours are linked, with what counts as closed (T-B03.1). */
export function areLinked(
  land: Land,
  [a, b]: readonly [Place, Place],
  closed: (place: Place) => boolean,
): boolean {
  if (far(a, b) !== 1) return false
  const [ax, ay, bx, by] = [xOf(a), yOf(a), xOf(b), yOf(b)]
  if (ax === bx || ay === by) return !isWall(land, a, b)
  const corner = placeAt(Math.min(ax, bx), Math.min(ay, by))
  if (land.posts.has(corner)) return false
  return !(closed(placeAt(ax, by)) && closed(placeAt(bx, ay)))
}

/** T-B03.2. */
export function areNext(land: Land, a: Place, b: Place): boolean {
  return areLinked(land, [a, b], (place) => isClosed(land, place))
}

/** Whether any space of one body is adjacent to any of another (T-19.10). */
export function areBodiesNext(land: Land, one: readonly Place[], other: readonly Place[]): boolean {
  return one.some((a) => other.some((b) => areNext(land, a, b)))
}

/** Whether terrain allows a step (T-B03.3). */
export function allowsStep(land: Land, a: Place, b: Place): boolean {
  return areNext(land, a, b) && !isClosed(land, b)
}

/** Whether an area spreads from one space to another (T-B03.4). */
export function allowsSpread(land: Land, a: Place, b: Place): boolean {
  return areLinked(land, [a, b], (place) => isSolid(land, place)) && !isSolid(land, b)
}

/** The spaces of a body by its north-west space; null where a part lies beyond the edge (T-19.11). */
export function body(place: Place, size: number): Place[] | null {
  const all: Place[] = []
  for (let y = yOf(place); y < yOf(place) + size; y++)
    for (let x = xOf(place); x < xOf(place) + size; x++) {
      if (!isOn(x, y)) return null
      all.push(placeAt(x, y))
    }
  return all
}

/** Whether a body fits by its north-west space: no terrain, no wall on an edge or post on a corner inside it, nobody there (T-R62). */
export function fitsAt(
  land: Land,
  { at, size }: { readonly at: Place; readonly size: number },
  isFree: (place: Place) => boolean,
): boolean {
  const all = body(at, size)
  if (all === null || all.some((place) => isClosed(land, place) || !isFree(place))) return false
  return all.every((a) =>
    all.every((b) => {
      if (far(a, b) !== 1) return true
      const isDiagonal = xOf(a) !== xOf(b) && yOf(a) !== yOf(b)
      const corner = placeAt(Math.min(xOf(a), xOf(b)), Math.min(yOf(a), yOf(b)))
      return isDiagonal ? !land.posts.has(corner) : !isWall(land, a, b)
    }),
  )
}
