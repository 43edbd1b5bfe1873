import type { Party } from '@trialhall/kernel'
import { blowOdds, type Blow } from '../odds/blow.ts'
import { creatureOf, isHero, isMinion, monsterOf, partyOfCreature } from '../rules/creatures.ts'
import { monsterFace } from '../rules/printed.ts'
import { MONSTER_IDS, type CreatureId, type TempusPosition } from '../state.ts'
import { HERO_HP } from '../terms.ts'
import { bountyOf } from './bounties.ts'
import { guardianHp } from './guardian.ts'
import { actionsOfParty } from './places/horizon.ts'
import { WORTH } from './weights.ts'

/** How much of a bounty counts for damage that does not defeat: somebody has to go on with it. */
const SHARED = 0.5
/** The same for the Guardian, on which all of a party go on together. */
const HUNTED = 0.8
/** A sleeping Camp wakes up and strikes back. */
const WAKES = 0.2

/** What a blow against a creature is worth to a party, in VP: less than nothing where it is a friend. */
export function blowWorth(state: TempusPosition, party: Party, blow: Blow): number {
  const { damage, falls } = blowOdds(state, blow)
  return lossWorth(state, party, { target: blow.target, damage, falls })
}

/** What a creature suffers on average: HP, and how likely it falls. */
export interface Loss {
  readonly target: CreatureId
  readonly damage: number
  readonly falls: number
}

/** What it is worth to a party that a creature suffers so much. */
export function lossWorth(state: TempusPosition, party: Party, { target, damage, falls }: Loss): number {
  const share = damage / livesOf(state, target)
  const bounty = bountyOf(state, { party, victim: target })
  const shared = target === MONSTER_IDS.guardian ? HUNTED : SHARED
  const worth = bounty * (shared * share + (1 - shared) * falls)
  if (isHero(target)) return worth + (partyOfCreature(state, target) === party ? -damage : damage) * WORTH.hp
  const monster = monsterOf(state, target)
  const wakes = !monster.isActive && monster.ally === undefined && isGoingOn(state, party)
  return wakes ? worth - WAKES * (1 - falls) : worth
}

/** Nobody minds what wakes up when the party has no Action left after this one. */
function isGoingOn(state: TempusPosition, party: Party): boolean {
  return actionsOfParty(state, party) > 1
}

/** HP that a creature has when it is unhurt. */
function livesOf(state: TempusPosition, id: CreatureId): number {
  if (isHero(id)) return HERO_HP
  if (isMinion(state, id)) return 2
  if (id === MONSTER_IDS.guardian) return guardianHp(state)
  const sizes = monsterFace(monsterOf(state, id)).hp
  return Math.max(sizes?.[0] ?? 1, creatureOf(state, id).hp, 1)
}
