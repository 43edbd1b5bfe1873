import type { Seat } from '@trialhall/kernel'
import { heroOf, OFF, type Space, type TempusPosition, type TempusTable } from '../../state.ts'
import { maxHp } from '../fight/healing.ts'
import { nearestFree, place } from '../placing.ts'

/**
 * A Hero that was defeated comes back as its turn begins: on its Entry Portal, with full HP (T-35.04). Nothing happens to a Hero that is on the
 * map.
 */
export function respawn(table: TempusTable, seat: Seat): void {
  const { state } = table
  const hero = heroOf(state, seat)
  if (hero.at !== OFF) return
  hero.hp = maxHp(state, seat)
  const space = entryFor(state, seat)
  table.emit({ type: 'respawned', creature: seat, space })
  place(table, seat, space)
}

/** Its Entry Portal, which it shares with allies; where an opponent stands on it, the nearest free space (T-8.04, T-8.05, T-R13). */
function entryFor(state: TempusPosition, seat: Seat): Space {
  const portal = state.portals[(seat % 2) as 0 | 1]
  return nearestFree(state, seat, portal) ?? portal
}
