import { type ReactNode } from 'react'
import { forgetPassword } from '../../api/mail.ts'
import { Button } from '../../kit/button.tsx'
import { useSay } from '../../kit/toasts.tsx'

/** Asks for a letter by which a lost password can be replaced. It is not told whether there is such an account. */
export function ForgottenPassword({ account }: { readonly account: string }): ReactNode {
  const say = useSay()
  const ask = async (): Promise<void> => {
    if (account === '') return say({ sentence: 'Fill in the name of your account first.', mood: 'bad' })
    const asked = await forgetPassword(account)
    if (asked.ok)
      say({
        sentence: `If "${account}" has confirmed an e-mail address, a letter is on its way.`,
        mood: 'plain',
      })
    else say({ sentence: asked.fault.message, mood: 'bad' })
  }
  return (
    <Button kind="quiet" onClick={() => void ask()}>
      Forgot the password?
    </Button>
  )
}
