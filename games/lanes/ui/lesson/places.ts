import type { Place } from '@trialhall/table-ui'

const LANES = 4

/** A card by its slug. */
export const card = (slug: string): Place => ({ card: slug })
/** A field by lane and row, counted from 1. */
export const field = (lane: number, row: number): Place => ({
  ref: { kind: 'field', id: (row - 1) * LANES + lane - 1 },
})
/** A hero: the learner is 0. */
export const hero = (seat: number): Place => ({ ref: { kind: 'seat', id: seat } })
/** The learner's orbs of a colour, white being 0. */
export const orbs = (colour: number): Place => ({ ref: { kind: 'orb', id: colour } })
/** A node of the learner's power board, counted from 0. */
export const node = (at: number): Place => ({ ref: { kind: 'node', id: at } })

/** The power that takes life for a power token. */
export const overwhelm: Place = { ref: { kind: 'power', id: 'overwhelm' } }
/** The learner's hand. */
export const hand: Place = { part: 'hand' }
/** The learner's orbs with the wheel. */
export const mana: Place = { part: 'mana' }
/** The learner's preparation slots. */
export const slots: Place = { part: 'slots' }
/** Round, turn and phase. */
export const phases: Place = { part: 'round' }
