import type { Fault, Result } from '@trialhall/kernel'
import type { MailState } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { fetchMail, putMail, removeMail, switchMail } from '../api/mail.ts'
import { Button } from '../kit/button.tsx'
import { Switch, TextField } from '../kit/field.tsx'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import styles from './call-settings.module.css'

const HELP =
  'For matches over days: when you were away for ten minutes, one letter about a match until you were there again.'

/** Whether the hall writes to me while I am away, and where. Nothing is shown where it sends no letters. */
export function MailSetting(): ReactNode {
  const [state, setState] = useState<MailState | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const { isBusy, once } = useOneAtATime()
  useEffect(() => {
    if (!navigator.onLine) return
    let isShown = true
    void fetchMail().then((found) => isShown && found.ok && setState(found.value))
    return () => {
      isShown = false
    }
  }, [])
  if (!state?.isOffered) return null
  const settle = (ask: () => Promise<Result<MailState>>): Promise<void> =>
    once(async () => {
      const answer = await ask()
      setFault(answer.ok ? null : answer.fault)
      if (answer.ok) setState(answer.value)
    })
  if (!state.hasAccount)
    return <Letters sentence={`${HELP} Letters are for accounts: make one under “Profile”.`} />
  if (state.address === null)
    return <AddressForm fault={fault} isSent={isBusy} onSend={(mail) => void settle(() => putMail(mail))} />
  if (!state.isConfirmed)
    return (
      <Letters
        sentence={`A letter with a link is on its way to ${state.address}. Open it within two days. If it does not come, look among spam, or take another address.`}
      >
        {fault ? <p role="alert">{fault.message}</p> : null}
        <Button disabled={isBusy} onClick={() => void settle(removeMail)}>
          Take another address
        </Button>
      </Letters>
    )
  return (
    <div className={styles.ask}>
      <Switch
        label="Letters by e-mail"
        help={`To ${state.address}. ${HELP}`}
        fault={fault?.message}
        checked={state.isOn}
        onSwitch={(isOn) => void settle(() => switchMail(isOn))}
      />
      <Button disabled={isBusy} onClick={() => void settle(removeMail)}>
        Forget the address
      </Button>
    </div>
  )
}

function Letters({
  sentence,
  children,
}: {
  readonly sentence: string
  readonly children?: ReactNode
}): ReactNode {
  return (
    <div className={styles.ask}>
      <p className={styles.label}>Letters by e-mail</p>
      <p className={styles.help}>{sentence}</p>
      {children}
    </div>
  )
}

interface AddressFormProps {
  readonly fault: Fault | null
  readonly isSent: boolean
  readonly onSend: (mail: { readonly address: string; readonly password: string }) => void
}

/** With an address a lost password can be replaced, so the one of now is asked for. */
function AddressForm({ fault, isSent, onSend }: AddressFormProps): ReactNode {
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSend({ address, password })
  }
  const at = (field: string): string | undefined => (fault?.field === field ? fault.message : undefined)
  const isOfField = fault !== null && ['address', 'password'].includes(fault.field)
  return (
    <form className={styles.ask} onSubmit={submit} noValidate>
      <p className={styles.label}>Letters by e-mail</p>
      <p
        className={styles.help}
      >{`${HELP} And if you lose your password, a letter lets you choose another one.`}</p>
      <TextField
        label="E-mail address"
        type="email"
        value={address}
        autoComplete="email"
        fault={at('address')}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label="Your password"
        type="password"
        value={password}
        autoComplete="current-password"
        fault={at('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      {fault && !isOfField ? <p role="alert">{fault.message}</p> : null}
      <Button type="submit" disabled={isSent}>
        Send me a link
      </Button>
    </form>
  )
}
