import { capital } from '@trialhall/kernel'
import type { Condition, Group } from '../faces.ts'
import { eachEnemy } from './groups.ts'
import { attachedTo } from '../rules/leaving-play.ts'
import { heroAt, type EldarPosition, type HeroId } from '../state.ts'
import { isBloodied, isIn, statusesOf } from '../rules/statuses.ts'
import { DEBUFFS, SLOT, type SlotName, type Status } from '../terms.ts'

function of(group: Group, says: string, is: (state: EldarPosition, id: HeroId) => boolean): Condition {
  return {
    says: `${group.says} ${says}`,
    holds: (state, by) => group.some(state, by, is),
  }
}

/** Half of its HP or more is missing. */
export function bloodied(group: Group): Condition {
  return of(group, 'is bloodied', isBloodied)
}

/** It has a debuff (E-18.04). */
export function debuffed(group: Group): Condition {
  return of(group, 'is debuffed', (state, id) => (statusesOf(state, id) & DEBUFFS) !== 0)
}

/** It has this status. */
export function isIt(group: Group, status: Status): Condition {
  return of(group, `is ${capital(status)}`, (state, id) => isIn(state, id, status))
}

/** An affliction is attached to it. */
export function afflicted(group: Group): Condition {
  return of(group, 'is afflicted', (state, id) => attachedTo(state, id, SLOT.affliction) !== null)
}

/** It has a permanent of this type. */
export function has(group: Group, slot: SlotName): Condition {
  const place = SLOT[slot]
  return of(
    group,
    `has ${slot === 'equipment' ? slot : `a ${slot}`}`,
    (state, id) => attachedTo(state, id, place) !== null,
  )
}

/** It is not exhausted. */
export function refreshed(group: Group): Condition {
  return of(group, 'is refreshed', (state, id) => heroAt(state, id).isRefreshed)
}

/** It has so much Focus. */
export function hasFocus(group: Group, focus: number): Condition {
  return of(group, `has ${focus} or more Focus`, (state, id) => heroAt(state, id).focus >= focus)
}

/** It has not targeted an enemy since the round began (E-R12). */
export function targetedNobody(group: Group): Condition {
  return of(group, 'has not targeted an enemy this round', (state, id) => !heroAt(state, id).hasTargeted)
}

/** No enemy has targeted it since the round began; that stays true of a Hero that has fallen since (E-R29). */
export const wasNotTargeted: Condition = {
  says: 'no enemy targeted this Hero this round',
  holds: (state, by) => !heroAt(state, by.hero).wasTargeted,
}

/** Any enemy is bloodied. */
export const anEnemyBloodied: Condition = {
  says: 'an enemy is bloodied',
  holds: (state, by) => eachEnemy.some(state, by, isBloodied),
}

/** A step before has noted something. */
export function ifNoted(says: string): Condition {
  return { says, holds: (_, by) => by.noted > 0 }
}
