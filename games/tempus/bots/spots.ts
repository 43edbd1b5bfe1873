import type { Party, Seat } from '@trialhall/kernel'
import { groundOf } from '../rules/map.ts'
import type { Space } from '../space/index.ts'
import { heroOf, type Hero, type TempusPosition } from '../state.ts'
import { dangerAt, threatsTo, type Threat } from './danger.ts'
import { stepsTo, UNREACHED } from './fields.ts'
import { goalsOf, sitesOf, type Goal, type Site } from './goals.ts'
import { preyOf } from './hunting.ts'
import { roadTo, stepsBetween } from './roads.ts'
import { WORTH } from './weights.ts'

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
  const ways: Way[] = []
  for (const goal of [...goalsOf(state, seat, sites), ...preyOf(state, seat)]) {
    const steps = stepsBetween(state, hero.at, goal.at)
    ways.push({ goal, steps, pull: pull(goal, steps) })
  }
  ways.sort((one, other) => other.pull - one.pull)
  return { state, hero, ways, threats }
}

/** What a goal is worth from so many steps away: the less, the longer it takes. */
export function pull({ worth, within }: Goal, steps: number): number {
  return steps >= UNREACHED ? 0 : worth * WORTH.step ** Math.max(0, steps - within)
}

/** What else there is to do counts so much beside the best. */
const BESIDES = 0.15
/** So many goals are weighed at once. */
const WEIGHED = 4

/** What all goals are worth together after so many more steps towards each of them. */
export function prospects({ ways }: Outlook, spaces: number): number {
  let best = 0
  let rest = 0
  for (const { goal, steps } of ways.slice(0, WEIGHED)) {
    const worth = pull(goal, steps >= UNREACHED ? steps : Math.max(0, steps - spaces))
    rest += Math.min(best, worth)
    best = Math.max(best, worth)
  }
  return best + BESIDES * rest
}

/** How many goals a walk is measured by. */
const MEASURED = 3

/** What it is worth for a Hero to stand on each space. */
export function spotWorth(outlook: Outlook): (space: Space) => number {
  const { state, hero, ways, threats } = outlook
  const ground = groundOf(state)
  const fields = ways
    .slice(0, MEASURED)
    .map(({ goal }) => ({ goal, steps: roadTo(state, goal.at) ?? stepsTo(ground, [goal.at]) }))
  return (space) => {
    let best = 0
    let rest = 0
    for (const { goal, steps } of fields) {
      const worth = pull(goal, steps[space] ?? UNREACHED)
      rest += Math.min(best, worth)
      best = Math.max(best, worth)
    }
    return best + BESIDES * rest - dangerAt(threats, hero, space)
  }
}
