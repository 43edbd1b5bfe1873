import type { Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { endsMatch, partingRule } from './notes/heirs.ts'

interface ResignDialogProps {
  readonly card: MatchCard
  /** A seat of the one who leaves. */
  readonly seat: Seat
  readonly onResign: () => void
  readonly onClose: () => void
}

const WHAT_COMES = {
  nobody: 'Your seat leaves the match for good, and the others go on without you.',
  bot: 'You leave the match for good, and a bot plays on in your place.',
  partner: 'You leave the match for good. A partner plays on for you, and sees your cards from then on.',
} as const

function whatComes(card: MatchCard, seat: Seat): string {
  const rule = partingRule(card, seat)
  return rule === 'nobody' && endsMatch(card, seat)
    ? 'The match is over then, and you lose it.'
    : WHAT_COMES[rule]
}

/** Asks whether somebody really gives up. */
export function ResignDialog({ card, seat, onResign, onClose }: ResignDialogProps): ReactNode {
  const resign = (): void => {
    onResign()
    onClose()
  }
  return (
    <Dialog title="Give up this match?" onClose={onClose}>
      <p>{whatComes(card, seat)} This cannot be taken back.</p>
      <DialogActions>
        <Button kind="danger" onClick={resign}>
          Give up
        </Button>
        <Button onClick={onClose}>Play on</Button>
      </DialogActions>
    </Dialog>
  )
}
