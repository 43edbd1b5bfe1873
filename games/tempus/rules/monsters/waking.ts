import { OFF, type Camp, type TempusPosition, type TempusTable } from '../../state.ts'
import { monsterOf } from '../creatures.ts'
import { distanceBetween, sees } from '../map.ts'

/** A Hero within so many spaces wakes a Camp that sees it (T-31.01). */
const WAKES_WITHIN = 2

/**
 * A Camp that sleeps looks around on its slot: it wakes if a Hero is near and in sight, or one of its Monsters, perhaps one that has fallen, was hurt since
 * its last slot (T-31.01, T-31.02, T-31.04, T-R58). An active one stays active (T-31.05).
 */
export function lookAround(table: TempusTable, camp: Camp): void {
  const { state } = table
  const members = camp.members.map((id) => monsterOf(state, id))
  const isWoken = members.some(({ wasHurt }) => wasHurt) || isSomebodyNear(state, camp)
  for (const member of members) member.wasHurt = undefined
  if (isWoken) wake(table, camp)
}

/** Some Monster of the Camp is near a Hero, and some Monster of it, perhaps another, sees that Hero (T-31.06, T-R107). */
function isSomebodyNear(state: TempusPosition, { members }: Camp): boolean {
  const present = members.filter((id) => monsterOf(state, id).at !== OFF)
  return state.heroes.some(
    ({ id: hero, at }) =>
      at !== OFF &&
      present.some((id) => distanceBetween(state, id, hero) <= WAKES_WITHIN) &&
      present.some((id) => sees(state, id, hero)),
  )
}

/** All Monsters of a Camp that are on the map become active (T-30.10, T-31.03). */
export function wake(table: TempusTable, camp: Camp): void {
  const asleep = camp.members.filter((id) => {
    const { at, isActive } = monsterOf(table.state, id)
    return at !== OFF && !isActive
  })
  if (asleep.length === 0) return
  for (const id of asleep) monsterOf(table.state, id).isActive = true
  table.emit({ type: 'campWoke', camp: table.state.camps.indexOf(camp) })
}
