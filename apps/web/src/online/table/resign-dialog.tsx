import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'

interface ResignDialogProps {
  readonly onResign: () => void
  readonly onClose: () => void
}

/** Asks whether somebody really gives up. */
export function ResignDialog({ onResign, onClose }: ResignDialogProps): ReactNode {
  const resign = (): void => {
    onResign()
    onClose()
  }
  return (
    <Dialog title="Give up this match?" onClose={onClose}>
      <p>Your seat leaves the match for good, and the others go on without you. This cannot be taken back.</p>
      <DialogActions>
        <Button kind="danger" onClick={resign}>
          Give up
        </Button>
        <Button onClick={onClose}>Play on</Button>
      </DialogActions>
    </Dialog>
  )
}
