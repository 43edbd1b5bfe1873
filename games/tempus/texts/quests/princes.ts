import type { Party } from '@trialhall/kernel'
import { bodyOf, isFreeFor, realmOf } from '../../rules/map.ts'
import { distanceBetween } from '../../space/index.ts'
import { isOnMap, monsterOf } from '../../rules/creatures.ts'
import { carryNothing } from '../../rules/fight/ailments.ts'
import { endAllOn } from '../../rules/lasting.ts'
import { ally, appear, appearAt } from '../../rules/monsters/appearing.ts'
import { progress } from '../../rules/quests/progress.ts'
import {
  MONSTER_IDS,
  NEITHER,
  OFF,
  type CreatureId,
  type Space,
  type TempusPosition,
  type TempusTable,
} from '../../state.ts'
import type { QuestText } from './sayings.ts'

/** Progress for the Last Hit on the rival Prince, and for bringing the own one across. */
export interface PrincePay {
  readonly slain: number
  readonly across: number
}

/**
 * Each party has an Ogre Prince, which its slowest Hero controls. Whoever fells the rival's, or brings its own to the rival's area, makes progress; a Prince
 * that has gone comes back at the end of the next round (C-9, T-38.20 to T-38.22, T-R76).
 */
export function leadsPrinces({ slain, across }: PrincePay): QuestText {
  return {
    says: `Each party has an Ogre Prince, which begins in the area nearer to its Entry Portal, is controlled by its slowest Hero and acts right after that Hero. The Last Hit on the rival Prince: +${slain}. Your Prince covers a space of the rival area: +${across}, and it leaves the map. A Prince off the map comes back to its area at the end of the round.`,
    begins(table) {
      for (const party of [0, 1]) enter(table, party)
    },
    felled(table, quest, { victim, source }) {
      const owner = ownerOf(victim)
      if (owner === null || source.giver === NEITHER || source.giver === owner) return
      progress(table, quest, { party: source.giver, by: slain })
    },
    monsterMoved(table, quest, monster) {
      const owner = ownerOf(monster)
      if (owner === null || !hasCrossed(table.state, monster, owner)) return
      leave(table, monster)
      progress(table, quest, { party: owner, by: across })
    },
    roundEnds(table) {
      for (const party of [0, 1]) enter(table, party)
    },
  }
}

/** Whose Prince a creature is; null for others. */
function ownerOf(id: CreatureId): Party | null {
  if (id === MONSTER_IDS.redPrince) return 0
  return id === MONSTER_IDS.bluePrince ? 1 : null
}

function princeOf(party: Party): CreatureId {
  return party === 0 ? MONSTER_IDS.redPrince : MONSTER_IDS.bluePrince
}

/** The area of a party: the one nearer to its Entry Portal, where each party has one. */
function areaOf(state: TempusPosition, party: Party): readonly Space[] {
  const { ogreAreas } = realmOf(state)
  const [first, second] = ogreAreas
  const [red, blue] = state.portals
  const straight = distanceBetween([red], first) + distanceBetween([blue], second)
  const crossed = distanceBetween([red], second) + distanceBetween([blue], first)
  return (party === 0) === straight <= crossed ? first : second
}

function enter(table: TempusTable, party: Party): void {
  const id = princeOf(party)
  if (isOnMap(table.state, id)) return
  const [corner = OFF] = areaOf(table.state, party)
  if (isFreeFor(table.state, id, corner)) appearAt(table, id, corner)
  else appear(table, id, corner)
  if (isOnMap(table.state, id)) ally(table, id, party)
}

/** Its body covers one of the four spaces of the rival's area (T-38.21). */
function hasCrossed(state: TempusPosition, id: CreatureId, owner: Party): boolean {
  const goal = areaOf(state, 1 - owner)
  return bodyOf(state, id).some((space) => goal.includes(space))
}

/** It leaves the map; that is no defeat. */
function leave(table: TempusTable, id: CreatureId): void {
  endAllOn(table, id)
  const monster = monsterOf(table.state, id)
  monster.at = OFF
  carryNothing(monster)
}
