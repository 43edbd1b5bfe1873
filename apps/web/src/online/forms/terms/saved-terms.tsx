import type { SavedTerms, TableTerms } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { gameOf } from '../../../api/game-of.ts'
import { openTable } from '../../../fair/promise.ts'
import { Button } from '../../../kit/button.tsx'
import { TextField } from '../../../kit/field.tsx'
import { listed } from '../../../kit/listed.ts'
import { useTableArrival } from '../../use-arrival.ts'
import styles from './saved-terms.module.css'
import type { SavedTermsUse } from './use-saved-terms.ts'
import { clockWords } from '../../words.ts'

const PLACES = {
  account: 'They are kept on your account, and nobody else sees them.',
  device: 'They are kept on this device; with an account they are there wherever you sign in.',
} as const

/** What is said to somebody who closed the form before the answer came. */
export const TABLE_OPEN = 'Your table is open.'

interface SavedTermsProps {
  readonly use: SavedTermsUse
  readonly onCreated: (match: string) => void
}

/** Terms that I keep: each opens a table with one press, and can be given another name or deleted. Nothing where there are none. */
export function SavedTermsList(props: SavedTermsProps): ReactNode {
  return props.use.terms.length === 0 ? null : <OwnTerms {...props} />
}

function OwnTerms({ use, onCreated }: SavedTermsProps): ReactNode {
  const [fault, setFault] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const arrive = useTableArrival(onCreated, TABLE_OPEN)
  const open = async ({ terms }: SavedTerms): Promise<void> => {
    setSent(true)
    const created = await openTable(terms)
    setSent(false)
    if (created.ok) arrive(created.value.id)
    else setFault(created.fault.message)
  }
  return (
    <section className={styles.saved} aria-labelledby="saved-terms">
      <h3 id="saved-terms">Your saved terms</h3>
      <ul>
        {use.terms.map((saved) => (
          <Row key={saved.id} saved={saved} use={use} isSent={isSent} onOpen={() => void open(saved)} />
        ))}
      </ul>
      <p role="alert" className={styles.fault}>
        {fault ?? use.trouble}
      </p>
    </section>
  )
}

interface RowProps {
  readonly saved: SavedTerms
  readonly use: SavedTermsUse
  readonly isSent: boolean
  readonly onOpen: () => void
}

function Row({ saved, use, isSent, onOpen }: RowProps): ReactNode {
  const [name, setName] = useState<string | null>(null)
  if (name !== null)
    return (
      <li>
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault()
            void use.rename(saved, name).then((isDone) => isDone && setName(null))
          }}
        >
          <TextField
            label="New name"
            value={name}
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
          />
          <Button kind="main" type="submit" disabled={name.trim() === ''}>
            Rename
          </Button>
          <Button kind="plain" onClick={() => setName(null)}>
            Cancel
          </Button>
        </form>
      </li>
    )
  const about = <span className="unseen"> “{saved.name}”</span>
  return (
    <li>
      <div className={styles.what}>
        <strong>{saved.name}</strong>
        <p>{termsLine(saved.terms)}</p>
      </div>
      <div className={styles.deeds}>
        <Button kind="main" disabled={isSent} onClick={onOpen}>
          Open{about}
        </Button>
        <Button kind="plain" onClick={() => setName(saved.name)}>
          Rename{about}
        </Button>
        <Button kind="plain" onClick={() => void use.remove(saved.id)}>
          Delete{about}
        </Button>
      </div>
    </li>
  )
}

/** Terms in one line: game, seats, clock, and who may come. */
export function termsLine({ game, seats, clock, visibility, rated, bestOf }: TableTerms): string {
  const bots = seats.filter(({ kind }) => kind === 'bot').length
  const people = seats.length - bots
  const who = [
    ...(people > 0 ? [people === 1 ? 'one person' : `${people} people`] : []),
    ...(bots > 0 ? [bots === 1 ? 'one bot' : `${bots} bots`] : []),
  ]
  return [
    gameOf({ game })?.title ?? game,
    listed(who),
    clockWords(clock),
    ...(bestOf === 1 ? [] : [`best of ${bestOf}`]),
    ...(rated ? ['rated'] : []),
    visibility === 'public' ? 'for everybody' : 'by link',
  ].join(' · ')
}

interface KeepTermsProps {
  readonly use: SavedTermsUse
  /** What stands in the form now. */
  readonly terms: () => TableTerms
}

/** Keeps what stands in the form under a name. */
export function KeepTerms({ use, terms }: KeepTermsProps): ReactNode {
  const [name, setName] = useState('')
  const [said, setSaid] = useState<{ readonly kept: string } | { readonly trouble: string } | null>(null)
  const keep = async (): Promise<void> => {
    const trouble = await use.keep(name, terms())
    if (trouble !== null) return setSaid({ trouble })
    setSaid({ kept: name })
    return setName('')
  }
  return (
    <details className={styles.keep}>
      <summary>Save these terms for next time</summary>
      <div className={styles.line}>
        <TextField
          label="A name for them"
          help={PLACES[use.place]}
          value={name}
          maxLength={40}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault() // the form around it opens a table
            if (name.trim() !== '') void keep()
          }}
          onChange={({ target }) => setName(target.value)}
        />
        <Button disabled={name.trim() === ''} onClick={() => void keep()}>
          Save the terms
        </Button>
      </div>
      <output>
        {said && 'kept' in said
          ? `“${said.kept}” is saved: next time one press opens a table like this.`
          : ''}
      </output>
      <p role="alert" className={styles.fault}>
        {said && 'trouble' in said ? said.trouble : ''}
      </p>
    </details>
  )
}
