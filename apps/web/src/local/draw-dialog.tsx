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
      <p>
        The match ends at once and nobody wins, if {listed(names)} {names.length > 2 ? 'all' : 'both'} agree.
      </p>
      <DialogActions>
        <Button kind="main" onClick={agree}>
          We agree on a draw
        </Button>
        <Button onClick={onClose}>Play on</Button>
      </DialogActions>
    </Dialog>
  )
}
