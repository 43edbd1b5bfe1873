import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { changePassword } from '../../api/requests.ts'
import styles from '../online.module.css'
import { useSubmission } from './use-submission.ts'

/** Another password for my account. */
export function PasswordForm({ account }: { readonly account: string }): ReactNode {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { isSent, at, other, send } = useSubmission(['current', 'password'])
  const say = useSay()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const changed = await send(changePassword(current, password))
    if (!changed.ok) return
    setCurrent('')
    setPassword('')
    say({ sentence: 'Your password is changed; other devices are signed out.', mood: 'plain' })
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <input type="hidden" autoComplete="username" value={account} />
      <TextField
        label="Current password"
        type="password"
        value={current}
        autoComplete="current-password"
        fault={at('current')}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <TextField
        label="New password"
        type="password"
        help="At least 8 characters. Other devices are signed out."
        value={password}
        autoComplete="new-password"
        fault={at('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p role="alert" className={styles.fault}>
        {other}
      </p>
      <div className={styles.row}>
        <Button type="submit" disabled={isSent}>
          Change the password
        </Button>
      </div>
    </form>
  )
}
