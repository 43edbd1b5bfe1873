import { drawingOf } from '../page.ts'

/** A space by its number on the rules page: (row - 1) times 30, plus column - 1 (T-B01.1). */
export type Place = number

export const WIDTH = 30
/** Columns and rows from 1. */
export const xOf = (place: Place): number => (place % WIDTH) + 1
export const yOf = (place: Place): number => Math.floor(place / WIDTH) + 1
/** Whether there is a space in this column and row. */
export const isOn = (x: number, y: number): boolean => x >= 1 && y >= 1 && x <= WIDTH && y <= WIDTH
/** The space in a column and a row. Throws beyond the edge of the map. */
export function placeAt(x: number, y: number): Place {
  if (!isOn(x, y)) throw new Error(`There is no space (${x},${y}).`)
  return (y - 1) * WIDTH + x - 1
}
/** As people write it. */
export const named = (place: Place): string => `(${xOf(place)},${yOf(place)})`
/** All of them. */
export const PLACES: readonly Place[] = Array.from({ length: WIDTH * WIDTH }, (_, place) => place)

/** A map as the rules page draws it, with what Spells have laid over it. */
export interface Land {
  /** `.`, `~`, `o` or `#` of each space. */
  readonly signs: readonly string[]
  /** Pairs of neighbours with a wall between, the lower number first: "12-13". */
  readonly walls: ReadonlySet<string>
  /** Covered corners, by the space to their north-west. */
  readonly posts: ReadonlySet<Place>
  /** Spaces of a Wall of Stone (T-R86). */
  readonly stones: ReadonlySet<Place>
  /** Spaces of a Wall of Fire (T-R86). */
  readonly veils: ReadonlySet<Place>
}

const between = (a: Place, b: Place): string => `${Math.min(a, b)}-${Math.max(a, b)}`
/** Whether a wall stands between two spaces side by side. */
export const isWall = ({ walls }: Land, a: Place, b: Place): boolean => walls.has(between(a, b))
/** Sight and areas stop at it (T-19.06). */
export const isSolid = ({ signs, stones }: Land, place: Place): boolean =>
  stones.has(place) || signs[place] === 'o' || signs[place] === '#'
/** Nobody enters it (T-18.04). */
export const isClosed = (land: Land, place: Place): boolean =>
  isSolid(land, place) || land.signs[place] === '~'

/** What a drawing has in a space, on the edge to the east or south of it, or on the corner between (B-7). */
function signAt(lines: readonly string[], x: number, y: number): string {
  return lines[2 * y - 1]?.charAt(2 * x - 1) ?? ''
}

/** Reads a drawing of the rules page. Ends of walls and corners of blocks are covered even where no `+` says so (T-B02.2). */
function read(lines: readonly string[]): Land {
  const signs = PLACES.map((place) => {
    const sign = signAt(lines, xOf(place), yOf(place))
    return '~o#'.includes(sign) ? sign : '.'
  })
  const walls = new Set<string>()
  const posts = new Set<Place>()
  const cover = (x: number, y: number): void => void (isOn(x, y) && posts.add(placeAt(x, y)))
  for (const place of PLACES) {
    const [x, y] = [xOf(place), yOf(place)]
    if (x < WIDTH && signAt(lines, x + 0.5, y) === '|') {
      walls.add(between(place, place + 1))
      cover(x, y)
      cover(x, y - 1)
    }
    if (y < WIDTH && signAt(lines, x, y + 0.5) === '-') {
      walls.add(between(place, place + WIDTH))
      cover(x, y)
      cover(x - 1, y)
    }
    if (x < WIDTH && y < WIDTH && signAt(lines, x + 0.5, y + 0.5) === '+') cover(x, y)
    if (signs[place] === '#') {
      cover(x, y)
      cover(x - 1, y)
      cover(x, y - 1)
      cover(x - 1, y - 1)
    }
  }
  return { signs, walls, posts, stones: new Set(), veils: new Set() }
}

/** Both maps by their id. */
export const LANDS: Readonly<Record<string, Land>> = {
  'ancient-temple': read(drawingOf('B-9 ')),
  'frost-ruins': read(drawingOf('B-10 ')),
}

/** A map with walls of Spells on it. */
export function laidOver(
  land: Land,
  { stones, veils }: { readonly stones: readonly Place[]; readonly veils: readonly Place[] },
): Land {
  return { ...land, stones: new Set(stones), veils: new Set(veils) }
}
