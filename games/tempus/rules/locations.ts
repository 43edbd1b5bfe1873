import type { CardId } from '@trialhall/kernel'
import {
  columnOf,
  isClosed,
  NOWHERE,
  offCentre,
  rowOf,
  spaceAt,
  type Ground,
  type Space,
} from '../space/index.ts'
import type { TempusPosition, TempusTable } from '../state.ts'
import { groundOf } from './map.ts'

/** Sides of the blue and of the red die (T-12.02). */
const DIE = 20
/** Random locations lie in the middle of the map: the first die counts columns and rows from here (T-12.03). */
const FIELD = 5

/** Rolls a random location: blue counts columns from the west, red rows from the north (T-12.02 to T-12.04, T-R19). */
export function rollLocation(table: TempusTable, card: CardId): Space {
  const blue = table.die(DIE, 'location, blue')
  const red = table.die(DIE, 'location, red')
  const space = spaceAt(FIELD + blue, FIELD + red)
  table.emit({ type: 'located', card, blue, red, space })
  return space
}

/**
 * Where a token goes whose location was rolled: on that space, whoever stands there (T-12.07), or where no creature could stand on it, on the
 * nearest valid space, of those equally near the one closest to the middle of the map, then clockwise from north (T-12.06, T-R20). `taken` are
 * spaces of other tokens of the same Event.
 */
export function tokenSpace(state: TempusPosition, rolled: Space, taken: readonly Space[] = []): Space {
  const ground = groundOf(state)
  for (let ring = [rolled], far = 1; far < DIE; ring = ringAround(rolled, far), far++) {
    const valid = ring.filter((space) => isOpen(ground, space) && !taken.includes(space))
    const [first] = valid
    if (first !== undefined) return valid.reduce((a, b) => (offCentre(b) < offCentre(a) ? b : a), first)
  }
  return rolled
}

function isOpen(ground: Ground, space: Space): boolean {
  return !isClosed(ground, space)
}

/** The spaces at a distance from this one, clockwise from north. */
function ringAround(space: Space, far: number): Space[] {
  const sides = [
    [0, -far, 1, 0, far],
    [far, -far, 0, 1, 2 * far],
    [far, far, -1, 0, 2 * far],
    [-far, far, 0, -1, 2 * far],
    [-far, -far, 1, 0, far],
  ] as const
  const ring = sides.flatMap(([east, south, eastwards, southwards, steps]) =>
    Array.from({ length: steps }, (_, i) =>
      spaceAt(columnOf(space) + east + i * eastwards, rowOf(space) + south + i * southwards),
    ),
  )
  return ring.filter((one) => one !== NOWHERE)
}
