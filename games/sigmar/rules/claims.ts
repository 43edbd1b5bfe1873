import type { CardId, Seat, Sight } from '@trialhall/kernel'
import { playerAt, type SigmarState, type SigmarTable, type Claims } from '../state.ts'

/** The claims of a seat. */
export function claimsOf(state: SigmarState, seat: Seat): Claims {
  return state.secrets.claims[seat] as Claims
}

/** A player who has a card again has not lost it any more: no Heal brings it back a second time (S-R23, S-R24). */
export function dropClaims(state: SigmarState, seat: Seat, card: CardId): void {
  forget(claimsOf(state, seat), (lost) => lost === card)
}

/** Cards that were shuffled away are gone for good (S-R23). */
export function forgetShuffled(state: SigmarState, gone: readonly CardId[]): void {
  for (const claims of state.secrets.claims) forget(claims, (card) => gone.includes(card))
}

function forget(claims: Claims, isGone: (card: CardId) => boolean): void {
  if (claims.lost.length > 0) claims.lost = claims.lost.filter((card) => !isGone(card))
  if (claims.stolen.length === 0) return
  claims.stolen = claims.stolen.map((card) => (card !== null && isGone(card) ? null : card))
}

/**
 * Mixes a hand, so that nobody can follow a card into it or out of it, and only `keepers` go on knowing which cards it has
 * (S-R10). Claims follow their cards. The hand lies in the order of the new ids: its places are public.
 */
export function mixHand(table: SigmarTable, seat: Seat, keepers: Sight): void {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const before = hand.slice()
  const after = table.conceal(before, keepers, 'hand')
  hand.sort((a, b) => a - b)
  const renamed = <T extends CardId | null>(card: T): T => {
    const at = card === null ? -1 : before.indexOf(card)
    return at < 0 ? card : (after[at] as T)
  }
  for (const claims of state.secrets.claims) {
    claims.lost = claims.lost.map(renamed)
    claims.stolen = claims.stolen.map(renamed)
  }
}
