import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogActions } from '../kit/dialog.tsx'
import { listed } from '../kit/listed.ts'

interface DrawDialogProps {
  /** Who plays at this screen. */
  readonly names: readonly string[]
  readonly onAgree: () => void
  readonly onClose: () => void
}

/** Asks all who play at one screen whether they agree on a draw. */
export function DrawDialog({ names, onAgree, onClose }: DrawDialogProps): ReactNode {
  const agree = (): void => {
    onAgree()
    onClose()
  }
  return (
    <Dialog title="End this match as a draw?" onClose={onClose}>
      <p>The match ends at once and nobody wins{conditionOf(names)}.</p>
      <DialogActions>
        <Button kind="main" onClick={agree}>
          {names.length > 1 ? 'We agree on a draw' : 'End it as a draw'}
        </Button>
        <Button onClick={onClose}>Play on</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Who has to agree; whoever plays all seats has nobody to ask. */
function conditionOf(names: readonly string[]): string {
  return names.length < 2 ? '' : `, if ${listed(names)} ${names.length > 2 ? 'all' : 'both'} agree`
}
