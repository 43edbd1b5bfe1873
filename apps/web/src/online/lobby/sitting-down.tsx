import type { Seat } from '@trialhall/kernel'
import type { Lobby, MatchCard } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { gameOf } from '../../api/game-of.ts'
import { SitDialog } from '../forms/sit-dialog.tsx'

/** A table to which somebody brings something before they sit down, as it was when they went there. */
export interface SeatSought {
  readonly card: MatchCard
  readonly seat: Seat
}

interface SittingDownProps {
  readonly sought: SeatSought
  readonly lobby: Lobby
  /** They sit; they may have closed the dialog before the answer came. */
  readonly onSit: (match: string, asker: 'waits' | 'has given up') => void
  readonly onClose: () => void
}

/**
 * Asks what somebody brings to a table. It stands beside the lists, from which the table may be gone at the next look: what they have
 * chosen stays, and the server says why they cannot sit there any more.
 */
export function SittingDown({ sought, lobby, onSit, onClose }: SittingDownProps): ReactNode {
  const listed = [...lobby.mine, ...lobby.open, ...(lobby.away ?? [])]
  const card = listed.find(({ id }) => id === sought.card.id) ?? sought.card
  const game = gameOf(card)
  if (!game) return null
  return (
    <SitDialog
      game={game}
      card={card}
      seat={seatFor(card, sought.seat) ?? sought.seat}
      onTaken={(_, asker) => onSit(card.id, asker)}
      onClose={onClose}
    />
  )
}

/** A seat that somebody may take, the wanted one if it can still be had; else the first that is kept for them or free. */
export function seatFor({ invited = [], seats }: MatchCard, wanted?: Seat): Seat | undefined {
  const free = seats.filter((one) => one.kind === 'open' && !one.invited).map(({ seat }) => seat)
  const had = [...invited, ...free]
  return wanted !== undefined && had.includes(wanted) ? wanted : had[0]
}
