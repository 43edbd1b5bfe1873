import { type FormEvent, type ReactNode, useState } from 'react'
import { followMail, replacePassword } from '../api/mail.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { useHash } from '../kit/use-hash.ts'
import { useSubmission } from '../online/account/use-submission.ts'
import shared from '../online/online.module.css'
import { Page } from '../shell/shell.tsx'
import MissingPage from './errors/missing.tsx'

const WORDS = {
  confirm: {
    heading: 'Is this your address?',
    lead: 'Confirm that you want letters of this hall, and that your password may be replaced by one.',
    button: 'Yes, it is mine',
    done: 'Your address is confirmed. You get a letter when a match waits for you.',
  },
  stop: {
    heading: 'No more letters?',
    lead: 'You can switch them on again in the settings.',
    button: 'Stop all letters',
    done: 'No more letters about matches will come.',
  },
} as const

/** Where links in letters lead. What they are for happens at a press: programs that look into letters open links, too. */
export default function MailPage({ what }: { readonly what: string }): ReactNode {
  const token = useHash()
  if (what === 'reset') return <Reset token={token} />
  return what === 'confirm' || what === 'stop' ? <Follow what={what} token={token} /> : <MissingPage />
}

function Follow({ what, token }: { readonly what: keyof typeof WORDS; readonly token: string }): ReactNode {
  const { heading, lead, button, done } = WORDS[what]
  const { isSent, other, send } = useSubmission([])
  const [isDone, setDone] = useState(false)
  const follow = async (): Promise<void> => setDone((await send(followMail(what, token))).ok)
  if (isDone) return <Done heading={heading} sentence={done} />
  return (
    <Page title="Letters" heading={heading} lead={lead}>
      <p role="alert" className={shared.fault}>
        {other}
      </p>
      <div className={shared.row}>
        <Button kind="main" disabled={isSent} onClick={() => void follow()}>
          {button}
        </Button>
        <ButtonLink href="/settings">Open the settings</ButtonLink>
      </div>
    </Page>
  )
}

function Reset({ token }: { readonly token: string }): ReactNode {
  const [password, setPassword] = useState('')
  const { isSent, at, other, send } = useSubmission(['password'])
  const [isDone, setDone] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setDone((await send(replacePassword({ token, password }))).ok)
  }
  if (isDone)
    return (
      <Done heading="A new password" sentence="Your password is changed. Sign in with it under “Profile”." />
    )
  return (
    <Page title="Letters" heading="A new password" lead="All devices of your account are signed out.">
      <form className={shared.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="New password"
          type="password"
          help="At least 8 characters."
          value={password}
          autoComplete="new-password"
          fault={at('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p role="alert" className={shared.fault}>
          {other}
        </p>
        <div className={shared.row}>
          <Button kind="main" type="submit" disabled={isSent}>
            Change the password
          </Button>
        </div>
      </form>
    </Page>
  )
}

function Done({ heading, sentence }: { readonly heading: string; readonly sentence: string }): ReactNode {
  return (
    <Page title="Letters" heading={heading}>
      <p className={shared.notice}>{sentence}</p>
      <div className={shared.row}>
        <ButtonLink kind="main" href="/play">
          To your matches
        </ButtonLink>
        <ButtonLink href="/me">Profile</ButtonLink>
      </div>
    </Page>
  )
}
