import { type FormEvent, type ReactNode, useState } from 'react'
import { reportPlayer } from '../../../api/requests.ts'
import { Button } from '../../../kit/button.tsx'
import { SelectField, TextAreaField } from '../../../kit/field.tsx'
import { useSay } from '../../../kit/toasts.tsx'
import type { Muted } from './mutes.ts'
import styles from './talk.module.css'

/** Whom somebody can report to the operators of the hall, and at which table. */
export interface Reportable {
  readonly match: string
  readonly people: readonly Muted[]
}

const LONGEST = 500

/** Tells the operators of the hall what somebody did. */
export function ReportForm({ match, people }: Reportable): ReactNode {
  const [isOpen, setOpen] = useState(false)
  if (people.length === 0) return null
  if (!isOpen)
    return (
      <div className={styles.mutes}>
        <Button kind="plain" onClick={() => setOpen(true)}>
          Report somebody …
        </Button>
      </div>
    )
  return <OpenForm match={match} people={people} onClose={() => setOpen(false)} />
}

function OpenForm({ match, people, onClose }: Reportable & { readonly onClose: () => void }): ReactNode {
  const [about, setAbout] = useState(people[0]?.id ?? '')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const say = useSay()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const sent = await reportPlayer({ match, about, text })
    if (!sent.ok) return setFault(sent.fault.message)
    say({ sentence: 'The operators of this hall will look at your report.', mood: 'plain' })
    onClose()
  }
  return (
    <form className={styles.report} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label="Whom do you report?"
        choices={people.map(({ id, name }) => ({ id, label: name }))}
        value={about}
        onChange={({ target }) => setAbout(target.value)}
      />
      <TextAreaField
        label="What happened?"
        help="Only operators read this, with the last lines that they wrote here."
        rows={3}
        maxLength={LONGEST}
        value={text}
        fault={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.mutes}>
        <Button type="submit" disabled={text.trim() === ''}>
          Send the report
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
