import { partyOf, type Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { gameOf } from '../../../api/game-of.ts'

/** Whether a partner takes over when the holder of a seat leaves: where the table chose so, and another person still plays for the party. */
export function hasHeir(card: Pick<MatchCard, 'game' | 'seats' | 'onLeave'>, seat: Seat): boolean {
  const game = gameOf(card)
  if (!game || card.onLeave?.kind !== 'partner') return false
  const leaver = card.seats[seat]?.id
  return card.seats.some(
    ({ seat: other, kind, id, gone }) =>
      kind === 'person' &&
      id !== leaver &&
      gone === undefined &&
      partyOf(game, other) === partyOf(game, seat),
  )
}

/** What becomes of the seats of somebody who leaves, for a button or a question. */
export function partingRule(
  card: Pick<MatchCard, 'game' | 'seats' | 'onLeave'>,
  seat: Seat,
): 'bot' | 'partner' | 'nobody' {
  if (card.onLeave?.kind === 'bot') return 'bot'
  return hasHeir(card, seat) ? 'partner' : 'nobody'
}
