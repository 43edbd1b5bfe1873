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

/** Whether only one side is left once somebody has given up all their seats of a party. */
export function endsMatch({ seats, ...card }: Pick<MatchCard, 'game' | 'seats'>, seat: Seat): boolean {
  const game = gameOf(card) ?? {}
  const leaver = seats[seat]?.id
  const party = partyOf(game, seat)
  const isOut = ({ seat: at, id, gone }: MatchCard['seats'][number]): boolean =>
    gone === 'left' || at === seat || (id === leaver && leaver !== undefined && partyOf(game, at) === party)
  return new Set(seats.filter((one) => !isOut(one)).map((one) => partyOf(game, one.seat))).size < 2
}
