import type { Deed, LastingFace } from '../../faces.ts'
import { drawCards, chooseDiscards } from '../../rules/decks.ts'
import { isMinion, isOnMap, monsterOf } from '../../rules/creatures.ts'
import { heal } from '../../rules/fight/healing.ts'
import { begin } from '../../rules/lasting.ts'
import { ally, appear } from '../../rules/monsters/appearing.ts'
import { wake } from '../../rules/monsters/waking.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { comeBack } from '../../rules/round/refresh.ts'
import { revealQuest } from '../../rules/trial.ts'
import {
  NOBODY,
  type Camp,
  type CreatureId,
  type Monster,
  type TempusPosition,
  type TempusTable,
} from '../../state.ts'

function isMinionCamp(state: TempusPosition, { members }: Camp): boolean {
  return members.every((id) => isMinion(state, id))
}

/** All Minion Camps become active (T-31.03). */
export const wakesMinions: Deed = {
  says: 'all Minion Camps are activated',
  run(table) {
    for (const camp of table.state.camps) if (isMinionCamp(table.state, camp)) wake(table, camp)
  },
}

/** The Elite Camp becomes active, and its Monster is better for a round. */
export function enragesElite(face: LastingFace): Deed {
  return {
    says: `the Elite Camp is activated; its Ogre: ${face.says}`,
    run(table, { card }) {
      for (const camp of table.state.camps.filter((one) => !isMinionCamp(table.state, one))) {
        wake(table, camp)
        for (const on of camp.members)
          if (isOnMap(table.state, on))
            begin(table, { face: lastingNamed(face.slug), owner: NOBODY, card, on })
      }
    },
  }
}

/** A Monster that is not in play appears at the location, active (T-R20). */
export function appears(name: string, id: CreatureId): Deed {
  return {
    says: `if the ${name} is not in play it appears there, active`,
    run(table, { space }) {
      if (space !== null) appear(table, id, space)
    },
  }
}

/** Each Minion Camp that is not empty gets one Minion back. */
export const reinforces: Deed = {
  says: 'each Minion Camp with a Minion on the map gets one defeated Minion back',
  run(table) {
    const { state } = table
    for (const camp of state.camps) {
      const mate = camp.members.find((id) => isOnMap(state, id))
      const letter = camp.members.findIndex((id) => !isOnMap(state, id))
      const id = camp.members[letter]
      if (!isMinionCamp(state, camp) || mate === undefined || id === undefined) continue
      comeBack(table, camp, letter)
      if (isOnMap(state, id)) joins(table, id, monsterOf(state, mate))
    }
  },
}

/** Whoever comes back sleeps, fights or is allied as its Camp does (T-30.10, T-R109). */
function joins(table: TempusTable, id: CreatureId, mate: Monster): void {
  monsterOf(table.state, id).isActive = mate.isActive
  if (mate.ally !== undefined) ally(table, id, mate.ally)
}

/** Chests are full again, and nobody is Wounded. */
export const provides: Deed = {
  says: 'all empty Chests are refilled and all Wounded Minions heal',
  run(table) {
    const { state } = table
    state.chests = state.chests.map(() => true)
    for (const { id } of state.monsters)
      if (isOnMap(state, id) && isMinion(state, id)) heal(table, { by: NOBODY, target: id, amount: 1 })
  },
}

/** One more Quest joins the Trial (T-11.10). */
export const revealsQuest: Deed = {
  says: 'reveal one more Quest; it joins the Trial for both parties',
  run: (table) => revealQuest(table),
}

/** Every Hero changes cards. */
export function dealsCards(draw: number, lose: number): Deed {
  return {
    says: `each Hero draws ${draw} cards, then discards ${lose}`,
    run(table, { card }) {
      for (const { id } of table.state.heroes) {
        drawCards(table, id, draw)
        chooseDiscards(table, id, { count: lose, card })
      }
    },
  }
}

/** Something lasting begins on every Hero. */
export function blessesAll(face: LastingFace): Deed {
  return {
    says: `each Hero: ${face.says}`,
    run(table, { card }) {
      for (const { id } of table.state.heroes)
        begin(table, { face: lastingNamed(face.slug), owner: NOBODY, card, on: id })
    },
  }
}
