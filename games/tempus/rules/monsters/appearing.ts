import type { Party } from '@trialhall/kernel'
import { OFF, type CreatureId, type Space, type TempusTable } from '../../state.ts'
import { adjacentToBody, offCentre } from '../../space/index.ts'
import { isOnMap, monsterOf } from '../creatures.ts'
import { carryNothing } from '../fight/ailments.ts'
import { maxHp } from '../fight/healing.ts'
import { bodyOf, groundOf, isFreeFor } from '../map.ts'
import { nearestFree } from '../placing.ts'

/**
 * A Monster appears, active, on a space or the nearest one where its whole body fits (T-30.07, T-R20, T-R63). One that is in play already stays where it is.
 */
export function appear(table: TempusTable, id: CreatureId, space: Space): void {
  if (monsterOf(table.state, id).at !== OFF) return
  const free = nearestFree(table.state, id, space)
  if (free !== null) appearAt(table, id, free)
}

/** The same on a place that is known to be free: its north-west space, of a large one. */
export function appearAt(table: TempusTable, id: CreatureId, free: Space): void {
  const monster = monsterOf(table.state, id)
  monster.at = free
  monster.hp = maxHp(table.state, id)
  carryNothing(monster)
  monster.isActive = true
  monster.wasHurt = undefined
  table.emit({ type: 'appeared', creature: id, space: free })
}

/**
 * A Monster appears, active, on a free space adjacent to another: of these on the one closest to the middle of the map (C-13, T-R20). It does not appear
 * where none is free. Returns whether it did.
 */
export function appearBeside(table: TempusTable, id: CreatureId, host: CreatureId): boolean {
  const { state } = table
  const [space] = adjacentToBody(groundOf(state), bodyOf(state, host))
    .filter((beside) => isFreeFor(state, id, beside))
    .toSorted((one, other) => offCentre(one) - offCentre(other))
  if (space === undefined || isOnMap(state, id)) return false
  appear(table, id, space)
  return true
}

/** A Monster allies with a party: it is always active while it does (T-2.06, T-R109). */
export function ally(table: TempusTable, id: CreatureId, party: Party): void {
  const monster = monsterOf(table.state, id)
  monster.ally = party
  monster.isActive = true
  table.emit({ type: 'allied', creature: id, party })
}
