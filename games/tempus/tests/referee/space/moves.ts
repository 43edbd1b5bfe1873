import { isClosed, isOn, isSolid, placeAt, xOf, yOf, type Land, type Place } from './land.ts'
import { allowsStep, areLinked, body, far, fitsAt, round } from './steps.ts'

/** Spaces to spend, and what may be crossed with them (T-18.12). */
export interface Purse {
  readonly spaces: number
  readonly across: 'water' | 'terrain' | null
  /** Whether these spaces lead onto this one as far as creatures go (T-18.05). */
  mayEnter(place: Place): boolean
}

/** Whether a step can be paid from a purse. */
function allows(land: Land, { across, mayEnter }: Purse, [from, to]: readonly [Place, Place]): boolean {
  if (!mayEnter(to)) return false
  if (across === 'terrain') return far(from, to) === 1
  if (across === 'water')
    return areLinked(land, [from, to], (place) => isSolid(land, place)) && !isSolid(land, to)
  return allowsStep(land, from, to)
}

/**
 * What it costs at least to enter each space, with every way to pay tried (T-B03.6). `extra` is what a space costs beyond the one.
 */
export function costs(
  land: Land,
  from: readonly Place[],
  purses: readonly Purse[],
  extra: (place: Place) => number = () => 0,
): Map<Place, number> {
  const best = new Map<Place, number>()
  const seen = new Set<string>()
  const queue = from.map((place) => ({ place, left: purses.map(({ spaces }) => spaces) }))
  for (const { place, left } of queue) {
    if (left.every((spaces) => spaces === 0)) continue
    for (const to of round(place)) {
      const open = purses.map((purse, i) => (left[i] ?? 0) > 0 && allows(land, purse, [place, to]))
      for (const after of payments(left, open, 1 + extra(to))) {
        const key = `${to}:${after.join()}`
        if (seen.has(key)) continue
        seen.add(key)
        queue.push({ place: to, left: after })
        const spent = purses.reduce((sum, { spaces }, i) => sum + spaces - (after[i] ?? 0), 0)
        best.set(to, Math.min(best.get(to) ?? Infinity, spent))
      }
    }
  }
  for (const place of from) best.delete(place)
  return best
}

/** All ways to pay a price from purses that are open for it. */
function payments(left: readonly number[], open: readonly boolean[], price: number): number[][] {
  if (price === 0) return [[...left]]
  return left.flatMap((spaces, i) =>
    spaces > 0 && open[i] === true
      ? payments(
          left.map((one, j) => (j === i ? one - 1 : one)),
          open,
          price - 1,
        )
      : [],
  )
}

/** A Large body on the move. */
export interface Mover {
  readonly at: Place
  readonly size: number
  readonly purse: Purse
  /** Where no other creature is. */
  isFree(place: Place): boolean
  /** What a space costs beyond the one. */
  extra?(place: Place): number
}

/** Where a Large body may stop, by its north-west space, and what that costs: any of its spaces leads (T-R62). */
export function stops(land: Land, { at, size, purse, isFree, extra }: Mover): Map<Place, number> {
  const own = body(at, size) ?? []
  const leads = costs(land, own, [purse], extra)
  const found = new Map<Place, number>()
  for (const [lead, cost] of leads)
    for (let up = 0; up < size; up++)
      for (let back = 0; back < size; back++) {
        const [x, y] = [xOf(lead) - back, yOf(lead) - up]
        if (!isOn(x, y)) continue
        const stop = placeAt(x, y)
        if (stop === at || !fitsAt(land, { at: stop, size }, isFree)) continue
        found.set(stop, Math.min(found.get(stop) ?? Infinity, cost))
      }
  return found
}

/** Steps from the nearest of some spaces to each space over terrain alone (T-R60). */
export function stepsFrom(land: Land, from: readonly Place[]): Map<Place, number> {
  const steps = new Map<Place, number>(from.map((place) => [place, 0]))
  const queue = [...from]
  for (const place of queue)
    for (const to of round(place)) {
      if (steps.has(to) || isClosed(land, to) || !allowsStep(land, place, to)) continue
      steps.set(to, (steps.get(place) ?? 0) + 1)
      queue.push(to)
    }
  return steps
}

/** The direction of a push: from the nearest pair of spaces, one of eight (T-R36, T-R50). */
export function pushWay(from: readonly Place[], target: readonly Place[]): readonly [number, number] {
  const pairs = from.flatMap((a) => target.map((b) => [xOf(b) - xOf(a), yOf(b) - yOf(a)] as const))
  const length = ([x, y]: readonly [number, number]): number => Math.max(Math.abs(x), Math.abs(y))
  const sum = ([x, y]: readonly [number, number]): number => Math.abs(x) + Math.abs(y)
  const [[x, y] = [0, 0]] = pairs.toSorted((a, b) => length(a) - length(b) || sum(a) - sum(b))
  return [Math.abs(x) * 2 < Math.abs(y) ? 0 : Math.sign(x), Math.abs(y) * 2 < Math.abs(x) ? 0 : Math.sign(y)]
}

/** The north-west spaces that a pushed body comes to, one after another (T-R50). */
export function pushedAlong(
  land: Land,
  { at, size, isFree }: Pick<Mover, 'at' | 'size' | 'isFree'>,
  { way, spaces }: { readonly way: readonly [number, number]; readonly spaces: number },
): Place[] {
  const path: Place[] = []
  let here = at
  for (let i = 0; i < spaces; i++) {
    const [x, y] = [xOf(here) + way[0], yOf(here) + way[1]]
    const next = isOn(x, y) ? body(placeAt(x, y), size) : null
    if (next === null) break
    const now = body(here, size) ?? []
    const goes = now.every((from, j) => allowsStep(land, from, next[j] as Place))
    if (!goes || !next.every(isFree) || !fitsAt(land, { at: next[0] as Place, size }, () => true)) break
    here = placeAt(x, y)
    path.push(here)
  }
  return path
}
