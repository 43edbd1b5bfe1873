import { ok, type Result, type Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { leaveSeat } from '../../api/requests.ts'
import { sitDown } from '../../fair/promise.ts'

interface AnswerInvitationProps {
  readonly card: MatchCard
  readonly onAccepted: (match: string) => void
  readonly onAnswered: () => void
}

/** Seats are kept for me: I take all of them, with what I brought before, or decline. */
export function AnswerInvitation({ card, onAccepted, onAnswered }: AnswerInvitationProps): ReactNode {
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
  return (
    <>
      <Button kind="main" disabled={isSent} onClick={() => void answer('accept')}>
        Accept
      </Button>
      <Button disabled={isSent} onClick={() => void answer('decline')}>
        Decline
      </Button>
    </>
  )
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
