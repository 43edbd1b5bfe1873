import type { Place } from '@trialhall/table-ui'

/** A card by its slug. */
export const card = (slug: string): Place => ({ card: slug })
/** A seat's panel: the learner is 0. */
export const seat = (number: number): Place => ({ ref: { kind: 'seat', id: number } })

/** The attack between the lines, with its die. */
export const die: Place = { part: 'die' }
/** The learner's hand. */
export const hand: Place = { part: 'hand' }
/** Round, turn and step. */
export const round: Place = { part: 'round' }
