import type { CardId } from '@trialhall/kernel'
import { isClosed, nearestValid, randomLocation, type Space } from '../space/index.ts'
import type { TempusPosition, TempusTable } from '../state.ts'
import { groundOf } from './map.ts'

/** Sides of the blue and of the red die (T-12.02). */
const DIE = 20

/** Rolls a random location: blue counts columns from the west, red rows from the north (T-12.02 to T-12.04, T-R19). */
export function rollLocation(table: TempusTable, card: CardId): Space {
  const blue = table.die(DIE, 'location, blue')
  const red = table.die(DIE, 'location, red')
  const space = randomLocation({ blue, red })
  table.emit({ type: 'located', card, blue, red, space })
  return space
}

/**
 * Where a token goes whose location was rolled: on that space, whoever stands there (T-12.07), or where no creature could stand on it, on the
 * nearest valid space (T-12.06, T-R20). `taken` are spaces of other tokens of the same Event.
 */
export function tokenSpace(state: TempusPosition, rolled: Space, taken: readonly Space[] = []): Space {
  const ground = groundOf(state)
  return nearestValid(rolled, (space) => !isClosed(ground, space) && !taken.includes(space))
}
