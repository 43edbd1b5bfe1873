import type { Fault } from '@trialhall/kernel'
import type { Credentials, Me } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSync } from '../../decks/sync/use-sync.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { callAwayNoMore } from '../../notify/push.ts'
import { useSay } from '../../kit/toasts.tsx'
import { faultWords } from '../../kit/fault-words.ts'
import { rename, signIn, signOut, signOutEverywhere, signUp } from '../../api/requests.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { LeaveGuestDialog } from './leave-guest-dialog.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from '../online.module.css'
import { moveTermsToAccount } from '../../api/terms-keeper.ts'
import { useSubmission } from './use-submission.ts'

interface AccountProps {
  readonly me: Me
  /** Matches of mine that are not over. */
  readonly unfinished: number
  /** Somebody else, or the same person under another name. */
  readonly onChange: (me: Me) => void
  readonly onSignedOut: () => void
}

/** The account that carries me to other devices: made, entered or left here. */
export function Account({ me, unfinished, onChange, onSignedOut }: AccountProps): ReactNode {
  useSync(me.id)
  if (me.account !== null) return <SignedIn account={me.account} onSignedOut={onSignedOut} />
  return (
    <>
      <p>
        You are a guest, known to this browser only. With an account your seats, your name, your decks, your
        saved terms and your record follow you to other devices. If this hall sends e-mail, add your address
        in the settings, so that you can replace a lost password.
      </p>
      <CredentialsForm me={me} unfinished={unfinished} onChange={onChange} />
    </>
  )
}

/** What I am called at tables. */
export function NameForm({ me, onChange }: Pick<AccountProps, 'me' | 'onChange'>): ReactNode {
  const [name, setName] = useState(me.name)
  const [fault, setFault] = useState<Fault | null>(null)
  const say = useSay()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const renamed = await rename(name)
    setFault(renamed.ok ? null : renamed.fault)
    if (!renamed.ok) return
    say({ sentence: `Your name is now ${renamed.value.name}.`, mood: 'plain' })
    onChange(renamed.value)
  }
  return (
    <form className={styles.line} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Name at tables"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        fault={fault ? faultWords(fault) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">Change the name</Button>
    </form>
  )
}

type Way = 'up' | 'in'

interface Entrance extends Pick<ReturnType<typeof useSubmission>, 'isSent' | 'at' | 'other'> {
  /** Makes an account or enters one; what a guest kept here goes along to one that they make. */
  go(way: Way): Promise<void>
}

function useEntrance(credentials: Credentials, onChange: AccountProps['onChange']): Entrance {
  const { send, ...submission } = useSubmission(['name', 'password'])
  const say = useSay()
  const go = async (way: Way): Promise<void> => {
    const answer = await send((way === 'up' ? signUp : signIn)(credentials))
    if (!answer.ok) return
    const trouble = way === 'up' ? await moveTermsToAccount() : null
    if (trouble !== null)
      say({ sentence: `Some of your saved terms are still on this device only. ${trouble}`, mood: 'bad' })
    onChange(answer.value)
  }
  return { ...submission, go }
}

function CredentialsForm({ me, unfinished, onChange }: Omit<AccountProps, 'onSignedOut'>): ReactNode {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const { isSent, at, other, go } = useEntrance({ name, password }, onChange)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (unfinished > 0) setLeaving(true)
    else void go('in')
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Account name"
        value={name}
        autoComplete="username"
        fault={at('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Password"
        type="password"
        help="At least 8 characters."
        value={password}
        autoComplete="current-password"
        fault={at('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p role="alert" className={styles.fault}>
        {other}
      </p>
      <div className={styles.row}>
        <Button kind="main" type="submit" disabled={isSent}>
          Sign in
        </Button>
        <Button disabled={isSent} onClick={() => void go('up')}>
          Make a new account
        </Button>
        <ForgottenPassword account={name} />
      </div>
      {isLeaving ? (
        <LeaveGuestDialog
          guest={me.name}
          account={name}
          unfinished={unfinished}
          onSignIn={() => void go('in')}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </form>
  )
}

interface SignedInProps extends Pick<AccountProps, 'onSignedOut'> {
  readonly account: string
}

function SignedIn({ account, onSignedOut }: SignedInProps): ReactNode {
  const say = useSay()
  const leave = async (how: typeof signOut): Promise<void> => {
    await callAwayNoMore().catch(() => undefined) // nobody is called at a browser that they have left
    const left = await how()
    if (left.ok) onSignedOut()
    else say({ sentence: left.fault.message, mood: 'bad' })
  }
  return (
    <>
      <p className={styles.row}>
        <span>
          Signed in as <strong>{account}</strong>: your matches, decks and saved terms follow you to other
          devices.
        </span>
        <Button onClick={() => void leave(signOut)}>Sign out</Button>
        <Button onClick={() => void leave(signOutEverywhere)}>Sign out everywhere</Button>
      </p>
      <PasswordForm account={account} />
    </>
  )
}
