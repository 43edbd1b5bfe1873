import type { Cause } from '../../faces.ts'

/** A cause from what differs from a plain one: it takes the side of its owner, unless a unit turned over does it (L-R69). */
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
