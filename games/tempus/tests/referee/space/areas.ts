import { isOn, isSolid, isWall, placeAt, xOf, yOf, type Land, type Place } from './land.ts'
import { allowsSpread, areNext, round } from './steps.ts'

/** A square by its north-west corner, which may lie beyond the edge. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The spaces of a square that are on the map (T-22.18). */
export function placesIn({ x, y, size }: Box): Place[] {
  const all: Place[] = []
  for (let row = y; row < y + size; row++)
    for (let column = x; column < x + size; column++) if (isOn(column, row)) all.push(placeAt(column, row))
  return all
}

/** The ways to lay an Area on its target space: one, or four where it is even (T-B05.2, T-B05.3). */
export function boxesOn(target: Place, size: number): Box[] {
  const [x, y] = [xOf(target), yOf(target)]
  if (size % 2 === 1) return [{ x: x - (size - 1) / 2, y: y - (size - 1) / 2, size }]
  return [1, 2].flatMap((down) => [1, 2].map((right) => ({ x: x - right, y: y - down, size })))
}

/** What is reached inside a square from its origins (T-B05.1), in rising order. */
export function affected(land: Land, box: Box, origins: readonly Place[]): Place[] {
  const inside = new Set(placesIn(box))
  const reached = new Set(origins)
  let isGrowing = true
  while (isGrowing) {
    const more = [...reached].flatMap((from) =>
      round(from).filter((to) => inside.has(to) && !reached.has(to) && allowsSpread(land, from, to)),
    )
    for (const place of more) reached.add(place)
    isGrowing = more.length > 0
  }
  return [...reached].toSorted((a, b) => a - b)
}

/** What an Area on a target space affects (T-B05.1). */
export function areaOn(land: Land, target: Place, box: Box): Place[] {
  return affected(land, box, isSolid(land, target) ? [] : [target])
}

/** The squares that an Area of range 1 may cover (T-B05.4): those farther off have no space beside the attacker. */
export function boxesBeside(land: Land, attacker: readonly Place[], size: number): Box[] {
  const [xs, ys] = [attacker.map(xOf), attacker.map(yOf)]
  const found: Box[] = []
  for (let y = Math.min(...ys) - size - 1; y <= Math.max(...ys) + 2; y++)
    for (let x = Math.min(...xs) - size - 1; x <= Math.max(...xs) + 2; x++) {
      const places = placesIn({ x, y, size })
      const isFree = places.every((place) => !attacker.includes(place))
      const touches = places.some((place) => attacker.some((from) => areNext(land, from, place)))
      if (isFree && touches) found.push({ x, y, size })
    }
  return found
}

/** What an Area of range 1 affects: it spreads from all its adjacent spaces (T-B05.4). */
export function burst(land: Land, attacker: readonly Place[], box: Box): Place[] {
  const origins = placesIn(box).filter(
    (place) => !isSolid(land, place) && attacker.some((from) => areNext(land, from, place)),
  )
  return affected(land, box, origins)
}

/** East, south, west and north. */
export const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** A Line from its target space in one of the four directions, cut where it cannot go on (T-B05.5, T-R41). */
export function line(land: Land, target: Place, [east, south]: readonly [number, number]): Place[] {
  const all: Place[] = []
  for (let i = 0; i < 6; i++) {
    const [x, y] = [xOf(target) + i * east, yOf(target) + i * south]
    if (!isOn(x, y)) break
    const place = placeAt(x, y)
    const last = all.at(-1)
    if (isSolid(land, place) || (last !== undefined && isWall(land, last, place))) break
    all.push(place)
  }
  return all
}
