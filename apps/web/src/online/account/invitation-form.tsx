import { type FormEvent, type ReactNode, useState } from 'react'
import { enterInvitation } from '../../api/requests.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import styles from '../online.module.css'

/** Lets somebody into a hall by invitation, by the word that they were given. */
export function InvitationForm({ onEntered }: { readonly onEntered: () => void }): ReactNode {
  const [word, setWord] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const entered = await enterInvitation(word)
    if (entered.ok) onEntered()
    else setFault(entered.fault.message)
  }
  return (
    <form className={styles.line} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Word of the invitation"
        value={word}
        autoComplete="off"
        fault={fault}
        onChange={({ target }) => setWord(target.value)}
      />
      <Button kind="main" type="submit">
        Come in
      </Button>
    </form>
  )
}
