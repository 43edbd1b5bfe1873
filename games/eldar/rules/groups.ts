import type { Group } from './faces.ts'
import { heroAt, standing, type EldarPosition, type HeroId } from './state.ts'

const NONE: readonly HeroId[] = []

function only(state: EldarPosition, id: HeroId | undefined): readonly HeroId[] {
  return id === undefined || id < 0 || heroAt(state, id).isDown ? NONE : [id]
}

/** A target Hero by its place among the targets; left alone once it is invalid (E-13.04, E-R92). */
function target(place: number, says: string): Group {
  return { says, heroes: (state, by) => only(state, by.targets[place]) }
}

/** The acting Hero, or the bearer of the ability (E-5.09). */
export const thisHero: Group = { says: 'this Hero', heroes: (state, by) => only(state, by.hero) }
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
/** The first target, an ally told of before. */
export const thatAlly: Group = target(0, 'that ally')
/** The second target, an ally. */
export const secondAlly: Group = target(1, 'target ally')

/** The Hero that a triggered ability calls "that"; no target (E-R101). */
export function subject(says: string): Group {
  return { says, heroes: (state, by) => only(state, by.subject) }
}

/** The Hero that played the permanent (E-R97). */
export const whoPlayedThis: Group = {
  says: 'the Hero that played this card',
  heroes: (state, by) => only(state, by.origin),
}

/** Your Heroes (E-5.07). */
export const eachAlly: Group = { says: 'each ally', heroes: (state, by) => standing(state, by.seat) }
/** The opponent's Heroes (E-5.08). */
export const eachEnemy: Group = { says: 'each enemy', heroes: (state, by) => standing(state, 1 - by.seat) }
/** Enemies that are not the first target. */
export const eachOtherEnemy: Group = {
  says: 'each other enemy',
  heroes: (state, by) => standing(state, 1 - by.seat).filter((id) => id !== by.targets[0]),
}
/** Everybody. */
export const eachHero: Group = {
  says: 'each Hero',
  heroes: (state) => [...standing(state, 0), ...standing(state, 1)],
}
/** Everybody else. */
export const eachOtherHero: Group = {
  says: 'each other Hero',
  heroes: (state, by) => eachHero.heroes(state, by).filter((id) => id !== by.hero),
}
