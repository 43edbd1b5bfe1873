import type { Place } from '@trialhall/table-ui'

/** A card by its slug. */
export const card = (slug: string): Place => ({ card: slug })
/** A space of the Trial Path. */
export const space = (number: number): Place => ({ ref: { kind: 'space', id: number } })
/** A seat's plate: the learner sits on 0. */
export const seat = (number: number): Place => ({ ref: { kind: 'seat', id: number } })

/** The Fate Die with what counts on it. */
export const die: Place = { part: 'die' }
/** The learner's hand. */
export const hand: Place = { part: 'hand' }
/** Round, turn and phase. */
export const round: Place = { part: 'round' }
/** The row of active Trials. */
export const trials: Place = { part: 'trials' }
