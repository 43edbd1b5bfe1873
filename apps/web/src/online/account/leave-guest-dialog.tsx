import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'

interface LeaveGuestDialogProps {
  /** The name of the guest. */
  readonly guest: string
  /** The account that is to be entered. */
  readonly account: string
  /** Matches of the guest that are not over. */
  readonly unfinished: number
  readonly onSignIn: () => void
  readonly onClose: () => void
}

/** Asks whether a guest who sits at tables really wants to go on as somebody else: nobody can come back as the guest. */
export function LeaveGuestDialog(props: LeaveGuestDialogProps): ReactNode {
  const { guest, account, unfinished, onSignIn, onClose } = props
  const tables = unfinished === 1 ? 'a table' : `${unfinished} tables`
  const signIn = (): void => {
    onClose()
    onSignIn()
  }
  return (
    <Dialog title="Leave your seats?" onClose={onClose}>
      <p>
        As the guest {guest} you sit at {tables} that {unfinished === 1 ? 'is' : 'are'} not finished. Those
        seats stay with the guest: signed in as {account} you can only watch, and this browser cannot become
        the guest again.
      </p>
      <p>To keep them, play to the end first, or make a new account instead: it takes all of it along.</p>
      <DialogActions>
        <Button kind="danger" onClick={signIn}>
          Sign in and leave them
        </Button>
        <Button onClick={onClose}>Stay {guest}</Button>
      </DialogActions>
    </Dialog>
  )
}
