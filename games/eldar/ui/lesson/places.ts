import type { Place } from '@trialhall/table-ui'
import { deedRef, heroRef } from '../refs.ts'

/** A card by its slug. */
export const card = (slug: string): Place => ({ card: slug })
/** A Hero by its place: the learner's are 0 and 1. */
export const hero = (id: number): Place => ({ ref: heroRef(id) })
/** What a Hero does by itself. */
export const deed = (id: number): Place => ({ ref: deedRef(id) })

/** Everybody on the field. */
export const heroes: readonly Place[] = [0, 1, 2, 3].map(hero)
/** The stack in the middle. */
export const stack: Place = { part: 'stack' }
/** Round, phase and initiative. */
export const round: Place = { part: 'round' }
