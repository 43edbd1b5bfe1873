import { adjacentTo, around, eliteStarts, minionStarts, type Space } from '../../space/index.ts'
import { type Camp, type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'
import { isMinion, isOnMap, monsterOf } from '../creatures.ts'
import { carryNothing } from '../fight/ailments.ts'
import { maxHp } from '../fight/healing.ts'
import { groundOf, isFreeFor } from '../map.ts'

/** Every fifth round ends with a Refresh: Chests are full again, and Camps of which nobody is left come back (T-36.04 to T-36.13). */
export function refresh(table: TempusTable): void {
  const { state } = table
  state.chests = state.chests.map(() => true) // T-36.05, T-36.13; Loot tokens stay (T-36.10)
  table.emit({ type: 'refreshed' })
  for (const camp of state.camps) if (!camp.comesOnce && isGone(state, camp)) respawnCamp(table, camp)
}

/** All its Monsters are defeated (T-36.06). */
function isGone(state: TempusPosition, { members }: Camp): boolean {
  return members.every((id) => !isOnMap(state, id))
}

/** Its Monsters appear in letter order, as far as they find room, inactive and not Wounded; it may drop Loot again (T-36.07 to T-36.12, T-38.26). */
function respawnCamp(table: TempusTable, camp: Camp): void {
  for (const letter of camp.members.keys()) comeBack(table, camp, letter)
  camp.hasDropped = undefined
}

/** A Monster of a Camp comes back, if it finds room (T-36.07). */
export function comeBack(table: TempusTable, camp: Camp, letter: number): void {
  const id = camp.members[letter]
  if (id === undefined) return
  const space = startFor(table.state, { camp, id, letter })
  if (space !== null) appear(table, id, space)
}

interface Member {
  readonly camp: Camp
  readonly id: CreatureId
  readonly letter: number
}

/** Its own starting space, or the next free one beside the Camp token; null where none is free (T-36.07, T-36.08, T-R67). */
function startFor(state: TempusPosition, { camp, id, letter }: Member): Space | null {
  const spaces = isMinion(state, id) ? minionSpaces(state, camp, letter) : eliteSpaces(state, camp)
  return spaces.find((space) => isFreeFor(state, id, space)) ?? null
}

/** The neighbours of the token clockwise, from the Minion's own on; others than that must be adjacent to it. */
function minionSpaces(state: TempusPosition, { at }: Camp, letter: number): readonly Space[] {
  const own = minionStarts(at)[letter]
  const all = around(at)
  const from = all.findIndex((space) => space === own)
  const beside = adjacentTo(groundOf(state), at)
  return [...all.slice(from), ...all.slice(0, from)].filter(
    (space) => space === own || beside.includes(space),
  )
}

function eliteSpaces(state: TempusPosition, { at }: Camp): readonly Space[] {
  return eliteStarts(groundOf(state), at).map(({ anchor }) => anchor)
}

/** A Monster of a Camp is back as it was at the start (T-36.09). */
function appear(table: TempusTable, id: CreatureId, space: Space): void {
  const monster = monsterOf(table.state, id)
  monster.at = space
  monster.hp = maxHp(table.state, id)
  monster.isActive = undefined
  monster.ally = undefined
  monster.wasHurt = undefined
  carryNothing(monster)
  table.emit({ type: 'appeared', creature: id, space })
}
