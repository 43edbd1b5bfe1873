import type { Party, Seat } from '@trialhall/kernel'
import { groundOf } from '../../rules/map.ts'
import { waysOf } from '../../rules/moving/ways.ts'
import type { Space } from '../../space/index.ts'
import { heroOf, type Hero, type TempusPosition } from '../../state.ts'
import { dangerAt, threatsTo, type Threat } from '../danger.ts'
import { stepsTo, UNREACHED } from './fields.ts'
import { hazardsFor } from './hazards.ts'
import { budgetOf, suffices, type Budget } from './horizon.ts'
import { goalsOf, sitesOf, type Goal, type Site } from './goals.ts'
import { preyOf } from '../hunting.ts'
import { roadTo, stepsBetween } from './roads.ts'
import { WORTH } from '../weights.ts'

/** A goal with the steps to it. */
interface Way {
  readonly goal: Goal
  /** From where the Hero stands. */
  readonly steps: number
  /** What it is worth from there. */
  readonly pull: number
}

/** Where a Hero wants to go, and where it does not. */
export interface Outlook {
  readonly state: TempusPosition
  readonly hero: Hero
  /** The best first. */
  readonly ways: readonly Way[]
  readonly threats: readonly Threat[]
  /** What the Hero may spend until the match ends. */
  readonly budget: Budget
}

/** What all Heroes of a party go by. */
export interface Survey {
  readonly sites: readonly Site[]
  readonly threats: readonly Threat[]
}

/** What is worth going to for a party, and who may strike it. */
export function surveyOf(state: TempusPosition, party: Party): Survey {
  return { sites: sitesOf(state, party), threats: threatsTo(state, party) }
}

/** What a Hero sees around it: what is worth going to, who may strike. */
export function outlookOf(
  state: TempusPosition,
  seat: Seat,
  { sites, threats }: Survey = surveyOf(state, seat % 2),
): Outlook {
  const hero = heroOf(state, seat)
  const budget = budgetOf(state, hero)
  const ways: Way[] = []
  for (const goal of wantedBy(state, seat, sites)) {
    const steps = isBeneath(goal, hero) ? OFF_AND_BACK : stepsBetween(state, hero.at, goal.at)
    if (isInTime({ goal, steps }, budget)) ways.push({ goal, steps, pull: pull(goal, steps) })
  }
  ways.sort((one, other) => other.pull - one.pull)
  return { state, hero, ways, threats, budget }
}

/** Steps off a space and back to it. */
const OFF_AND_BACK = 2

/** Whether Loot lies where a Hero stands already, such as in a Chest that was filled since: it is taken by entering the space again (T-R90). */
function isBeneath({ at, within, isWork }: Goal, hero: Hero): boolean {
  return at === hero.at && within === 0 && !isWork
}

/** What a Hero may go for. Where nothing is near, it goes to meet whoever there is: to stand and wait looks silly, and is. */
function wantedBy(state: TempusPosition, seat: Seat, sites: readonly Site[]): readonly Goal[] {
  const near = [...goalsOf(state, seat, sites), ...preyOf(state, seat)]
  return near.length > 0 ? near : preyOf(state, seat, Infinity)
}

/** Whether the match does not end before a goal is reached, and worked at where it takes work. */
function isInTime({ goal, steps }: Pick<Way, 'goal' | 'steps'>, budget: Budget): boolean {
  return suffices(budget, Math.max(0, steps - goal.within), goal.isWork)
}

/** What a goal is worth from so many steps away: the less, the longer it takes. */
export function pull({ worth, within }: Goal, steps: number): number {
  return steps >= UNREACHED ? 0 : worth * WORTH.step ** Math.max(0, steps - within)
}

/** What else there is to do counts so much beside the best. */
const BESIDES = 0.15
/** So many goals are weighed at once. */
const WEIGHED = 4

/** What all goals are worth together after so many more steps towards each of them, as far as the match goes on for so long. */
export function prospects({ ways, budget }: Outlook, spent: Budget = budget): number {
  let best = 0
  let rest = 0
  for (const way of ways.slice(0, WEIGHED)) {
    if (!isInTime(way, spent)) continue
    const { goal, steps } = way
    const worth = pull(goal, steps >= UNREACHED ? steps : Math.max(0, steps - spent.spaces))
    rest += Math.min(best, worth)
    best = Math.max(best, worth)
  }
  return best + BESIDES * rest
}

/** How many goals a walk is measured by. */
const MEASURED = 3

/** Loot counts at once where a space is chosen, and by its nearness where it can wait: spaces last for the turn, and whoever is in reach now may not be later. */
export type Taking = 'at once' | 'in time'

/** What it is worth for a Hero to stand on each space. */
export function spotWorth(outlook: Outlook, taking: Taking = 'at once'): (space: Space) => number {
  const { state, hero, ways, threats } = outlook
  const ground = groundOf(state)
  const fields = ways
    .slice(0, MEASURED)
    .map(({ goal }) => ({ goal, steps: roadTo(state, goal.at) ?? stepsTo(ground, [goal.at]) }))
  const hazards = hazardsFor(state, hero)
  return (space) => {
    const taken = taking === 'at once' && space !== hero.at ? takenOn(fields, space) : 0
    const left = taken === 0 ? 0 : spacesLeftOn(outlook, space)
    let best = 0
    let rest = 0
    for (const { goal, steps } of fields) {
      if (taken > 0 && isTakenOn({ goal, steps }, space)) continue
      const away = space === hero.at && isBeneath(goal, hero) ? OFF_AND_BACK : (steps[space] ?? UNREACHED)
      const worth = pull(goal, away >= UNREACHED ? away : Math.max(0, away - left))
      rest += Math.min(best, worth)
      best = Math.max(best, worth)
    }
    return taken + best + BESIDES * rest - dangerAt(threats, hero, space) - hazards(space)
  }
}

/** A goal with the steps to it from everywhere. */
interface Field {
  readonly goal: Goal
  readonly steps: Uint8Array
}

/** Loot that is taken by stepping there: it is had at once, and whatever else there is to do remains. */
function takenOn(fields: readonly Field[], space: Space): number {
  let sum = 0
  for (const field of fields) if (isTakenOn(field, space)) sum += field.goal.worth
  return sum
}

function isTakenOn({ goal, steps }: Field, space: Space): boolean {
  return !goal.isWork && goal.within === 0 && steps[space] === 0
}

/** Spaces with which the Hero whose turn it is can go on from there. */
function spacesLeftOn({ state, hero, budget }: Outlook, space: Space): number {
  if (state.turn?.seat !== hero.id) return 0
  const cost = space === hero.at ? 0 : waysOf(state, hero.id, state.turn.pools).costTo(space)
  return Math.max(0, budget.spaces - cost)
}
