import type { Party } from '@trialhall/kernel'
import { campOf, isHero, isMinion, monsterOf, partyOfCreature } from '../rules/creatures.ts'
import { monsterFace, questOf } from '../rules/printed.ts'
import { hasTier } from '../rules/quests/progress.ts'
import { heroOf, MONSTER_IDS, OFF, type CreatureId, type QuestState, type TempusPosition } from '../state.ts'
import { huntWorth } from './guardian.ts'
import { progressWorth } from './progress.ts'
import { WORTH } from './weights.ts'

/** A creature whose defeat a party considers. */
export interface Prey {
  readonly party: Party
  readonly victim: CreatureId
}

/** What it is worth to a party that it defeats a creature: VP of Quests, Loot that falls, and what the rivals lose. */
export function bountyOf(state: TempusPosition, prey: Prey): number {
  const { party, victim } = prey
  if (partyOfCreature(state, victim) === party) return -WORTH.defeat
  let worth = 0
  for (const quest of state.quests) worth += PAYS[questOf(state, quest.card).slug]?.(state, quest, prey) ?? 0
  return worth + (isHero(victim) ? rivalWorth(state, victim) : monsterWorth(state, prey))
}

/** A rival loses time, its hand and its Loot, which lies there for the taking. */
function rivalWorth(state: TempusPosition, victim: CreatureId): number {
  return WORTH.defeat + LOST_LOOT * heroOf(state, victim).loot.length
}

const LOST_LOOT = 1.5
/** The last of a Camp drops Loot; each of the others brings that nearer. */
const LAST_OF_CAMP = 0.7
const OF_CAMP = 0.15
/** It attacks nobody any more. */
const SILENCED = 0.1

function monsterWorth(state: TempusPosition, { party, victim }: Prey): number {
  const monster = monsterOf(state, victim)
  if (monster.id === MONSTER_IDS.guardian) return huntWorth(state, party)
  const camp = campOf(state, monster.id)
  const calm = monster.isActive ? SILENCED : 0
  if (camp === undefined || camp.hasDropped) return calm
  const left = camp.members.filter((id) => monsterOf(state, id).at !== OFF).length
  return calm + (left <= 1 ? LAST_OF_CAMP : OF_CAMP)
}

type Pay = (state: TempusPosition, quest: QuestState, prey: Prey) => number

/** What Quests pay for a defeat, by their slugs: their rules tell it only to those who do it. */
const PAYS: Readonly<Record<string, Pay>> = {
  'monster-slayer': (state, quest, { party, victim }) => {
    if (isHero(victim) || monsterFace(monsterOf(state, victim)).rank === 'guardian') return 0
    return progressWorth(state, quest, { party, by: isMinion(state, victim) ? 1 : 2 })
  },
  'marked-for-death': (state, quest, { party, victim }) =>
    quest.note === victim ? progressWorth(state, quest, { party, by: 1 }) : 0,
  'the-unholy-ritual': (_, quest, { party, victim }) =>
    victim === MONSTER_IDS.bulezau && !hasTier(quest, party, 2) ? 3 : 0,
  'the-burrowing-terror': (_, quest, { party, victim }) =>
    victim === MONSTER_IDS.ankheg && hasTier(quest, party, 1) && !hasTier(quest, party, 2) ? 3 : 0,
  'the-ogre-prince': (state, quest, { party, victim }) =>
    victim === (party === 0 ? MONSTER_IDS.bluePrince : MONSTER_IDS.redPrince)
      ? progressWorth(state, quest, { party, by: 1 })
      : 0,
  'the-roving-mercs': (state, quest, { party, victim }) => {
    if (victim < MONSTER_IDS.goblin || victim >= MONSTER_IDS.kobold) return 0
    const camp = campOf(state, victim)
    const left = camp?.members.filter((id) => monsterOf(state, id).at !== OFF).length ?? 1
    return progressWorth(state, quest, { party, by: 1 }) / Math.max(1, left)
  },
}
