import type { CardId, Seat } from '@trialhall/kernel'
import type { Unit } from '../state.ts'

/** Who does what a text says: what steps are run with. */
export interface Cause {
  /** "You": the owner of the card or power. */
  readonly seat: Seat
  /** For whom friends are friends: the owner, or for a unit its allegiance (L-R69). */
  readonly side: Seat
  /** The card whose text it is; null for a power. */
  readonly card: CardId | null
  /** Its damage is spell damage: a spell, or any Enchantment (L-CON.19). */
  readonly isSpell: boolean
  /** A spell that is being cast places no condition on units with Antimagic (L-CON.21). */
  readonly isCast: boolean
  /** What "it" or "each" stands for. */
  units: readonly Unit[]
  /** What was chosen: a lane, row, intersection; or the field on which the source stands or stood. */
  readonly at: number
  /** Shape of the Enchantment in question, and the tokens left on its card; -1 and 0 without one. */
  readonly shape: number
  readonly tokens: number
}

/** A cause from what differs from a plain one. */
export function causeOf(parts: Pick<Cause, 'seat'> & Partial<Cause>): Cause {
  return {
    seat: parts.seat,
    side: parts.side ?? parts.seat,
    card: parts.card ?? null,
    isSpell: parts.isSpell ?? false,
    isCast: parts.isCast ?? false,
    units: parts.units ?? [],
    at: parts.at ?? -1,
    shape: parts.shape ?? -1,
    tokens: parts.tokens ?? 0,
  }
}
