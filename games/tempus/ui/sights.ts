import type { TempusEvent, TempusView } from '@trialhall/game-tempus'
import { gameSights, refKey, sight, victory, type SightsOf } from '@trialhall/table-ui'
import { MONSTER_IDS, type CreatureId } from '../state.ts'
import { creatureRef } from './realm/places.ts'

/** Damage that is as much as usual, and the least that crushes. */
const USUAL_DAMAGE = 5
const CRUSHING = 10

/** What is seen of Trials of Tempus, where it happens. */
export const sightsOf: SightsOf<TempusView, TempusEvent> = gameSights<TempusView, TempusEvent>({
  trialRevealed: null,
  draftRolled: null,
  picked: null,
  portalPlaced: null,
  roundBegan: null,
  phaseBegan: null,
  drew: null,
  cycled: null,
  flipped: null,
  discarded: null,
  eventDrawn: null,
  eventActs: ({ card }) => sight('magic', `card:${card}`),
  eventEnded: null,
  appointed: null,
  located: null,
  initiativeRolled: null,
  initiativeChanged: null,
  rolledOff: null,
  refreshed: null,
  turnBegan: null,
  turnEnded: null,
  played: null,
  countered: ({ card }) => sight('save', `card:${card}`),
  interacted: null,
  gainedActions: ({ seat }) => sight('boon', keyOf(seat), 0.5),
  gainedSpaces: null,
  moved: ({ creature, how }) =>
    how === 'walked' ? null : sight(how === 'pushed' ? 'land' : 'magic', keyOf(creature)),
  respawned: ({ creature }) => sight('level', keyOf(creature)),
  campWoke: null,
  appeared: ({ creature }) => sight(creature === MONSTER_IDS.guardian ? 'rise' : 'land', keyOf(creature), 2),
  allied: ({ creature }) => sight('boon', keyOf(creature)),
  attacked: null,
  aimed: null,
  rolled: null,
  rerolled: null,
  missed: ({ target }) => sight('save', keyOf(target), 0.6),
  hit: ({ target, isCritical }) => (isCritical ? sight('crush', keyOf(target), 2) : null),
  hurt: ({ creature, damage }) =>
    damage > 0 ? sight(damage >= CRUSHING ? 'crush' : 'hit', keyOf(creature), damage / USUAL_DAMAGE) : null,
  unharmed: ({ creature }) => sight('save', keyOf(creature)),
  healed: ({ creature, by }) => (by > 0 ? sight('heal', keyOf(creature), by / USUAL_DAMAGE) : null),
  afflicted: ({ creature }) => sight('bane', keyOf(creature)),
  relieved: ({ creature }) => sight('heal', keyOf(creature), 0.5),
  dazed: ({ creature }) => sight('bane', keyOf(creature)),
  lastingBegan: ({ creature }) => (creature < 0 ? null : sight('magic', keyOf(creature), 0.7)),
  tokenMoved: null,
  lastingEnded: null,
  felled: ({ creature }) => sight('fall', keyOf(creature), creature === MONSTER_IDS.guardian ? 3 : 1),
  chestOpened: ({ seat }) => sight('gain', keyOf(seat)),
  gainedLoot: ({ seat }) => sight('gain', keyOf(seat)),
  lostLoot: null,
  lootDropped: null,
  progressed: null,
  tierReached: ({ card }) => sight('level', `card:${card}`),
  scored: null,
  left: null,
  matchEnded: ({ winner }, { viewer, heroes }) =>
    victory(viewer, winner === null ? [] : heroes.flatMap(({ id }) => (id % 2 === winner ? [id] : []))),
})

function keyOf(creature: CreatureId): string {
  return refKey(creatureRef(creature))
}
