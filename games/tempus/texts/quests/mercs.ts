import type { Party } from '@trialhall/kernel'
import { next } from '../../space/index.ts'
import { campOf, isOnMap, monsterOf } from '../../rules/creatures.ts'
import { rollLocation, tokenSpace } from '../../rules/locations.ts'
import { distanceBetween } from '../../rules/map.ts'
import { ally, appear } from '../../rules/monsters/appearing.ts'
import { progress } from '../../rules/quests/progress.ts'
import {
  MONSTER_IDS,
  NEITHER,
  type Camp,
  type CreatureId,
  type QuestState,
  type Space,
  type TempusTable,
} from '../../state.ts'
import { attempt, partyOfSeat } from './places.ts'
import type { QuestText } from './sayings.ts'

/** How near a Hero must be to a mercenary to bargain. */
const EARSHOT = 2
/** Mercenaries of a Camp that comes later (T-R75). */
const HIRED = 2

/**
 * The Goblins are mercenaries: the Last Hit on the last of a Camp that is allied to nobody is progress, and so is an alliance. New Camps of two come while two of
 * them are free (C-9, T-38.15 to T-38.19, T-R75).
 */
export const hiresMercenaries: QuestText = {
  says: `The Last Hit on the last goblin of a Camp that is not allied: +1. Savvy within ${EARSHOT} of a goblin of a Camp that is not allied: +1, and its goblins are allied to you until they are defeated. The Goblin Camp does not come back at a Refresh: at the end of each round with ${HIRED} goblins off the map a new Camp of ${HIRED} appears around a random location.`,
  begins({ state }) {
    const camp = campOf(state, MONSTER_IDS.goblin)
    if (camp !== undefined) camp.comesOnce = true
  },
  objectives(state, quest, seat) {
    const party = partyOfSeat(seat)
    return goblins()
      .filter((id) => isOnMap(state, id) && monsterOf(state, id).ally === undefined)
      .filter((id) => distanceBetween(state, seat, id) <= EARSHOT)
      .filter((id, at, all) => all.findIndex((other) => campOf(state, other) === campOf(state, id)) === at)
      .map((id) =>
        attempt({
          card: quest.card,
          skill: 'savvy',
          space: monsterOf(state, id).at,
          passed: (table) => hire(table, quest, { party, id }),
        }),
      )
  },
  felled(table, quest, { victim, source }) {
    if (!goblins().includes(victim) || source.giver === NEITHER) return
    const { ally: friend } = monsterOf(table.state, victim)
    const camp = campOf(table.state, victim)
    if (friend !== undefined || camp === undefined) return // T-38.17
    if (camp.members.some((id) => isOnMap(table.state, id))) return
    progress(table, quest, { party: source.giver, by: 1 })
  },
  roundEnds(table, quest) {
    const free = goblins().filter((id) => !isOnMap(table.state, id))
    if (free.length >= HIRED) pitchCamp(table, quest, free.slice(0, HIRED))
  },
}

function goblins(): readonly CreatureId[] {
  return Array.from(
    { length: MONSTER_IDS.kobold - MONSTER_IDS.goblin },
    (_, letter) => MONSTER_IDS.goblin + letter,
  )
}

/** All that are left of a Camp ally with the party, whether it slept or fought (T-38.18). */
function hire(
  table: TempusTable,
  quest: QuestState,
  { party, id }: { readonly party: Party; readonly id: CreatureId },
): void {
  for (const member of campOf(table.state, id)?.members ?? [id])
    if (isOnMap(table.state, member)) ally(table, member, party)
  progress(table, quest, { party, by: 1 })
}

/** Two of them stand on opposite sides of a random location. */
function pitchCamp(table: TempusTable, quest: QuestState, members: readonly CreatureId[]): void {
  const { state } = table
  const at = tokenSpace(state, rollLocation(table, quest.card))
  leaveOldCamps(state.camps, members)
  state.camps.push({ at, members, comesOnce: true, hasDropped: undefined, fallen: undefined })
  for (const [index, id] of members.entries()) {
    const monster = monsterOf(state, id)
    monster.ally = undefined
    appear(table, id, sideOf(at, index))
    monster.isActive = undefined // T-4.21
  }
}

/** Whoever joins a new Camp belongs to no other any more. */
function leaveOldCamps(camps: Camp[], members: readonly CreatureId[]): void {
  for (const [index, camp] of camps.entries())
    if (camp.members.some((id) => members.includes(id)))
      camps[index] = { ...camp, members: camp.members.filter((id) => !members.includes(id)) }
}

const [WEST, EAST] = [6, 2] as const

function sideOf(at: Space, index: number): Space {
  const side = next(at, index === 0 ? WEST : EAST)
  return side < 0 ? at : side
}
