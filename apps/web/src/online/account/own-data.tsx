import type { Me } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { TextField } from '../../kit/field.tsx'
import { deleteEverything } from './deletion.ts'
import styles from '../online.module.css'

interface OwnDataProps {
  readonly me: Me
  readonly onDeleted: () => void
}

/** What the hall keeps of me: to be taken along, or deleted. */
export function OwnData({ me, onDeleted }: OwnDataProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>
        Your matches, your decks and what you said are kept for you. You can take them along as a file, or
        delete them for good.
      </p>
      <div className={styles.row}>
        <a href="/api/me/export" download>
          Download everything
        </a>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {me.account === null ? 'Delete my data …' : 'Delete my account …'}
        </Button>
      </div>
      {isAsking ? <DeleteDialog me={me} onDeleted={onDeleted} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function DeleteDialog({
  me,
  onDeleted,
  onClose,
}: OwnDataProps & { readonly onClose: () => void }): ReactNode {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSent, setSent] = useState(false)
  const remove = async (): Promise<void> => {
    setSent(true)
    const gone = await deleteEverything(me, password)
    setSent(false)
    if (!gone.ok) return setFault(gone.fault.message)
    onDeleted()
    onClose()
  }
  return (
    <Dialog title="Delete everything?" onClose={onClose}>
      <p>
        You leave all your matches. Your decks, also those in this browser, and all that you said are deleted.
        Matches that you played stay under the name “Former player”. This cannot be taken back.
      </p>
      {me.account === null ? (
        <p role="alert">{fault}</p>
      ) : (
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password}
          fault={fault}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <DialogActions>
        <Button kind="danger" disabled={isSent} onClick={() => void remove()}>
          Delete everything
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </DialogActions>
    </Dialog>
  )
}
