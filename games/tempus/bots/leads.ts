import type { Party } from '@trialhall/kernel'
import { isHero, monsterOf } from '../rules/creatures.ts'
import { lootVp } from '../rules/loot.ts'
import { monsterFace } from '../rules/printed.ts'
import { questVp, vpOf } from '../rules/score.ts'
import { MONSTER_IDS, OFF, type Hero, type TempusPosition } from '../state.ts'
import { ACTIONS_A_TURN, HAND_LIMIT, HERO_HP } from '../terms.ts'
import { dangerAt } from './danger.ts'
import { guardianWounds, huntWorth } from './guardian.ts'
import { unfinishedWorth } from './progress.ts'
import { outlookOf, prospects, surveyOf, type Survey } from './places/spots.ts'
import { AILING } from './weights.ts'

/** In what parties are compared. */
export const LEADS = [
  'vp',
  'loot',
  'unfinished',
  'life',
  'fallen',
  'cards',
  'prospects',
  'danger',
  'ready',
  'hunt',
] as const
/** How much of each a party has, or how much it counts. */
export type Leads = Record<(typeof LEADS)[number], number>

/** By how much a party leads in everything, less what the other has; negative where it is behind. */
export function leadsOf(state: TempusPosition, party: Party): Leads {
  const own = holdingsOf(state, party)
  const other = holdingsOf(state, 1 - party)
  for (const name of LEADS) own[name] -= other[name]
  return own
}

/** All that a party has and may soon have. */
export function holdingsOf(state: TempusPosition, party: Party): Leads {
  const had: Leads = {
    /** VP of Quests and Events. */
    vp: questVp(state, party) + (state.eventVp[party as 0 | 1] ?? 0),
    /** Loot cards: VP that can be lost, and what they do. */
    loot: lootVp(state, party),
    /** VP that work on Quests is worth which has reached no tier yet. */
    unfinished: 0,
    /** HP, less those that Ailments will take. */
    life: 0,
    /** Heroes off the map. */
    fallen: 0,
    /** Cards in hands, up to what may be kept. */
    cards: 0,
    /** VP that are in reach. */
    prospects: 0,
    /** VP that rivals and Monsters may take. */
    danger: 0,
    /** Turns that are still to come in this round. */
    ready: 0,
    /** VP that the Guardian's wounds are worth to those who want its fall. */
    hunt: state.hasGuardian ? guardianWounds(state) * Math.max(0, huntWorth(state, party)) : 0,
  }
  for (const quest of state.quests) had.unfinished += unfinishedWorth(state, quest, party)
  const survey = surveyOf(state, party)
  for (const hero of state.heroes) if (hero.id % 2 === party) addHero(had, state, { hero, survey })
  for (const slot of state.slots)
    if (typeof slot === 'number' && isHero(slot) && slot % 2 === party) had.ready++
  return had
}

function addHero(had: Leads, state: TempusPosition, { hero, survey }: { hero: Hero; survey: Survey }): void {
  had.cards += Math.min(HAND_LIMIT, hero.hand.length)
  if (hero.at === OFF) {
    had.fallen++
    had.life += HERO_HP
    return
  }
  const { turn } = state
  const isActing = turn?.seat === hero.id
  const outlook = outlookOf(state, hero.id, survey)
  had.life += hero.hp - ailing(hero)
  had.prospects += prospects(outlook)
  had.danger += dangerAt(outlook.threats, hero, hero.at)
  if (isActing) had.ready += (turn.actions + turn.nimble) / ACTIONS_A_TURN
}

/** HP that a Hero's Ailments will take. */
function ailing({ ailments }: Hero): number {
  let lost = 0
  for (const { burn, poison, root } of ailments ?? [])
    lost += AILING.burn * burn + AILING.poison * poison + AILING.root * root
  return lost
}

/** How near the end is, 0 to 1: by VP until the Guardian comes, then by its HP, and by the last round. */
export function nearness(state: TempusPosition): number {
  const { settings, round } = state
  const most = Math.max(vpOf(state, 0), vpOf(state, 1))
  const byVp = state.hasGuardian
    ? guardianNearness(state)
    : (0.5 * Math.min(most, settings.guardianAt)) / settings.guardianAt
  const byRounds = settings.rounds === 0 ? 0 : round / settings.rounds
  return Math.min(1, Math.max(byVp, byRounds))
}

function guardianNearness(state: TempusPosition): number {
  const guardian = monsterOf(state, MONSTER_IDS.guardian)
  const full = monsterFace(guardian).hp?.[1] ?? guardian.hp
  return 1 - (0.5 * Math.max(0, guardian.hp)) / Math.max(1, full)
}
