import type { CardId, Seat } from '@trialhall/kernel'
import type { Use } from '../asks.ts'
import { MOVE } from '../picks.ts'
import { opponentsOf, playerAt, type SigmarTable } from '../state.ts'
import { land } from './attempts.ts'
import { moveChampion } from './moving.ts'
import { spacesWithin } from './path.ts'
import { abilityOf, clearTable, isBlocked, playCard } from './play.ts'

/** A Teleport: the space is named, then it may be Blocked, then the Champion moves and lands (S-9.5, S-R25, S-R64). */
export function playTeleport(table: SigmarTable, seat: Seat, card: CardId): void {
  const { reach } = abilityOf(table.state, card)
  table.reveal(card) // S-R64: it is played; only its space is still to be named
  const options = spacesWithin(playerAt(table.state, seat).space, reach).map(
    (to) => MOVE[to] as (typeof MOVE)[number],
  )
  const { space } = table.choose(seat, { type: 'teleport', card }, options)
  playCard(table, seat, card)
  const use: Use = { to: space, undoes: null, cards: [] }
  table.emit({ type: 'cardPlayed', seat, card, ...use })
  const blocked = isBlocked(table, { by: seat, card, blockers: opponentsOf(table.state, seat), use })
  clearTable(table)
  if (blocked) return
  moveChampion(table, { seat, to: space, reason: 'teleport' })
  land(table, seat)
}
