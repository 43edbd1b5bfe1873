import type { Party, Seat } from '@trialhall/kernel'
import { monsterFace } from '../rules/printed.ts'
import { monsterOf } from '../rules/creatures.ts'
import { vpOf } from '../rules/score.ts'
import { spacesLeft } from '../rules/moves.ts'
import { MONSTER_IDS, OFF, type Hero, type TempusPosition } from '../state.ts'
import { HAND_LIMIT, HERO_HP } from '../terms.ts'
import { dangerAt } from './danger.ts'
import { unfinishedWorth } from './progress.ts'
import { outlookOf, prospects, surveyOf, type Survey } from './spots.ts'
import { AILING, WORTH } from './weights.ts'

/** How likely the party of a seat is to win, 0 to 1: by what both have and may soon have, in VP, and by how near the end is. */
export function evaluate(state: TempusPosition, seat: Seat): number {
  const { ending, draft } = state
  const party = seat % 2
  if (ending !== null) return ending.winner === null ? 0.5 : Number(ending.winner === party)
  if (draft !== null) return 0.5
  const lead = worthOf(state, party) - worthOf(state, 1 - party)
  return 1 / (1 + Math.exp(-sureness(state) * lead))
}

/** What a VP of lead adds to the logarithm of the odds: the more, the nearer the end. */
const EARLY = 0.2
const LATE = 0.9

function sureness(state: TempusPosition): number {
  return EARLY + (LATE - EARLY) * nearness(state) ** 2
}

/** How near the end is, 0 to 1: by VP until the Guardian comes, then by its HP, and by the last round. */
function nearness(state: TempusPosition): number {
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

/** All that a party has and may soon have, in VP. */
function worthOf(state: TempusPosition, party: Party): number {
  let worth = vpOf(state, party)
  for (const quest of state.quests) worth += unfinishedWorth(state, quest, party)
  const survey = surveyOf(state, party)
  for (const hero of state.heroes) if (hero.id % 2 === party) worth += heroWorth(state, hero, survey)
  return worth
}

/** What a Hero is worth: life, cards, what it may do next, and what may be done to it. */
function heroWorth(state: TempusPosition, hero: Hero, survey: Survey): number {
  const cards = WORTH.card * Math.min(HAND_LIMIT, hero.hand.length)
  if (hero.at === OFF) return cards + WORTH.hp * HERO_HP - WORTH.defeat
  const { turn } = state
  const isActing = turn?.seat === hero.id
  const outlook = outlookOf(state, hero.id, survey)
  const spaces = isActing ? spacesLeft(turn) : 0
  const actions = isActing ? WORTH.action * (turn.actions + turn.nimble) : 0
  const danger = dangerAt(outlook.threats, hero, hero.at)
  return WORTH.hp * (hero.hp - ailing(hero)) + cards + actions + prospects(outlook, spaces) - danger
}

/** HP that a Hero's Ailments will take. */
function ailing({ ailments }: Hero): number {
  let lost = 0
  for (const { burn, poison, root } of ailments ?? [])
    lost += AILING.burn * burn + AILING.poison * poison + AILING.root * root
  return lost
}
