import { ok, type Result, type Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { gameOf } from '../../api/game-of.ts'
import { leaveSeat } from '../../api/requests.ts'
import { sitDown } from '../../fair/promise.ts'
import { broughtTo } from '../forms/sit-dialog.tsx'

interface AnswerInvitationProps {
  readonly card: MatchCard
  /** They sit at the table, or choose there. */
  readonly onAccepted: (match: string) => void
  /** They choose what they bring to the seat first. */
  readonly onBring: (seat: Seat) => void
  readonly onAnswered: () => void
}

/** Seats are kept for me: I take all of them, with what I bring or brought before, or decline. A tournament is told on its own page. */
export function AnswerInvitation({
  card,
  onAccepted,
  onBring,
  onAnswered,
}: AnswerInvitationProps): ReactNode {
  const say = useSay()
  const [isSent, setSent] = useState(false)
  const { invited = [] } = card
  const [seat] = invited
  if (seat === undefined) return null
  const answer = async (how: 'accept' | 'decline'): Promise<void> => {
    setSent(true)
    const answered = how === 'accept' ? await sitOnAll(card, invited) : await leaveSeat(card.id, seat)
    setSent(false)
    if (!answered.ok) say({ sentence: answered.fault.message, mood: 'bad' })
    else if (how === 'accept') onAccepted(card.id)
    else onAnswered()
  }
  const accept = async (): Promise<void> => {
    if (!bringsAnew(card)) return answer('accept')
    // To several seats something is brought one by one, at the table.
    return invited.length === 1 ? onBring(seat) : onAccepted(card.id)
  }
  return (
    <>
      <Button kind="main" disabled={isSent} onClick={() => void accept()}>
        {card.tournament ? 'Take your seat' : 'Accept'}
      </Button>
      {card.tournament ? (
        <ButtonLink href={`/t/${card.tournament.id}`}>To the tournament</ButtonLink>
      ) : (
        <Button disabled={isSent} onClick={() => void answer('decline')}>
          Decline
        </Button>
      )}
    </>
  )
}

/** Whether each seat brings something, and those who sit down here have brought nothing yet, as they have where they play again. */
function bringsAnew(card: MatchCard): boolean {
  const game = gameOf(card)
  return game !== null && card.after === undefined && broughtTo(game, card).length > 0
}

/** Takes one seat after the other; what came of the last, or the first fault. */
async function sitOnAll(card: MatchCard, seats: readonly Seat[]): Promise<Result<MatchCard>> {
  let taken: Result<MatchCard> = ok(card)
  for (const seat of seats) {
    taken = await sitDown(card, seat)
    if (!taken.ok) break
  }
  return taken
}
