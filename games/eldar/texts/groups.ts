import type { Group } from '../faces.ts'
import {
  heroAt,
  heroesIn,
  NOBODY,
  standingBits,
  type EldarPosition,
  type HeroId,
  type Pending,
} from '../state.ts'

/** One Hero or nobody. */
function lone(says: string, of: (by: Pending) => HeroId | undefined): Group {
  const found = (state: EldarPosition, by: Pending): HeroId => {
    const id = of(by) ?? NOBODY
    return id < 0 || heroAt(state, id).isDown ? NOBODY : id
  }
  return {
    says,
    heroes(state, by) {
      const id = found(state, by)
      return heroesIn(id < 0 ? 0 : 1 << id)
    },
    some(state, by, is) {
      const id = found(state, by)
      return id >= 0 && is(state, id)
    },
  }
}

/** Those whose bits are set. */
function several(says: string, bits: (state: EldarPosition, by: Pending) => number): Group {
  return {
    says,
    heroes: (state, by) => heroesIn(bits(state, by)),
    some: (state, by, is) => heroesIn(bits(state, by)).some((id) => is(state, id)),
  }
}

/** A target Hero by its place among the targets; left alone once it is invalid (E-13.04, E-R92). */
function target(place: number, says: string): Group {
  return lone(says, (by) => by.targets[place])
}

/** The acting Hero, or the bearer of the ability (E-5.09). */
export const thisHero: Group = lone('this Hero', (by) => by.hero)
/** The same Hero once more. */
export const itself: Group = { ...thisHero, says: 'it' }
/** The first target, an enemy. */
export const targetEnemy: Group = target(0, 'target enemy')
/** The first target, an ally. */
export const targetAlly: Group = target(0, 'target ally')
/** The first target once more. */
export const it: Group = target(0, 'it')
/** The first target, told apart from others. */
export const thatEnemy: Group = target(0, 'that enemy')
/** The second target, an ally. */
export const secondAlly: Group = target(1, 'target ally')

/** The Hero that a triggered ability calls "that"; no target (E-R101). */
export function subject(says: string): Group {
  return lone(says, (by) => by.subject)
}

/** The Hero that played the permanent (E-R97). */
export const whoPlayedThis: Group = lone('the Hero that played this card', (by) => by.origin)

/** Your Heroes (E-5.07). */
export const eachAlly: Group = several('each ally', (state, by) => standingBits(state, by.seat))
/** The opponent's Heroes (E-5.08). */
export const eachEnemy: Group = several('each enemy', (state, by) => standingBits(state, 1 - by.seat))
/** Enemies that are not the first target. */
export const eachOtherEnemy: Group = several('each other enemy', (state, by) =>
  without(standingBits(state, 1 - by.seat), by.targets[0]),
)
/** Everybody. */
export const eachHero: Group = several('each Hero', everybody)
/** Everybody else. */
export const eachOtherHero: Group = several('each other Hero', (state, by) =>
  without(everybody(state), by.hero),
)

function everybody(state: EldarPosition): number {
  return standingBits(state, 0) | standingBits(state, 1)
}

function without(bits: number, id: HeroId = NOBODY): number {
  return id < 0 ? bits : bits & ~(1 << id)
}
