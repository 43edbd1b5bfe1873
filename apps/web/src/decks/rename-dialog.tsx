import { seenText } from '@trialhall/kernel'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogActions } from '../kit/dialog.tsx'
import { TextField } from '../kit/field.tsx'
import { LONGEST_NAME } from './deck.ts'

interface RenameProps {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

/** Another name for a deck. */
export function RenameDialog({ name, onRename, onClose }: RenameProps): ReactNode {
  const [typed, setTyped] = useState(name)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const seen = seenText(typed)
    if (seen === '') return setFault('A deck needs a name that can be seen.')
    onRename(seen)
    onClose()
  }
  return (
    <Dialog title="Rename the deck" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={typed}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          fault={fault}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogActions>
          <Button kind="main" type="submit">
            Rename
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
