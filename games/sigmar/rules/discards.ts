import type { Seat } from '@trialhall/kernel'
import type { DiscardReason } from '../asks.ts'
import { DISCARD } from '../picks.ts'
import { playerAt, type SigmarTable } from '../state.ts'
import { claimsOf } from './claims.ts'

/**
 * A player discards one Action Card of their choice, if they have any (S-7.3, S-R28). Cards discarded for a failure or
 * because of a Fate Card count as lost; those of the hand limit do not (S-R23).
 */
export function discardChosen(table: SigmarTable, seat: Seat, reason: DiscardReason): void {
  const { state } = table
  const player = playerAt(state, seat)
  if (player.hand.length === 0) return
  const options = player.hand.map((card) => DISCARD[card] as (typeof DISCARD)[number])
  const { card } = table.choose(seat, { type: 'discard', reason }, options)
  table.move(card, player.hand, state.actionDiscard)
  table.reveal(card)
  state.unplayed.push(card)
  if (reason !== 'limit') claimsOf(state, seat).lost.push(card)
  table.emit({ type: 'discarded', seat, card, reason })
}
