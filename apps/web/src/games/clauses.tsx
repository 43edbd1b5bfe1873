import { entryOf } from '@trialhall/rulebook'
import { type ReactNode, useState } from 'react'
import { Dialog, DialogActions } from '../kit/dialog.tsx'
import { rulebookOf } from './rulebooks.ts'
import { useFetched } from '../kit/use-fetched.ts'
import styles from './clauses.module.css'

interface ClausesProps {
  readonly gameId: string
  readonly ids: readonly string[]
}

/** The rules that a hint teaches: their ids, and their text on request. */
export function Clauses({ gameId, ids }: ClausesProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  if (ids.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles.clauses}
        data-clauses=""
        aria-label={`Read the rule: ${ids.join(', ')}`}
        onClick={() => setOpen(true)}
      >
        {ids.join(' · ')}
      </button>
      {isOpen ? (
        <Dialog title={ids.length === 1 ? 'The rule' : 'The rules'} onClose={() => setOpen(false)}>
          <ClauseTexts gameId={gameId} ids={ids} />
          <DialogActions>
            <a href={`/rules/${gameId}#${ids[0]}`} target="_blank" rel="noreferrer">
              Open the rulebook beside
            </a>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  )
}

/** What cannot be fetched is null, and takes nothing away that stands around it, such as a form that is filled in. */
const bookOrNone = (game: string): ReturnType<typeof rulebookOf> => rulebookOf(game).catch(() => null)

function ClauseTexts({ gameId, ids }: ClausesProps): ReactNode {
  const book = useFetched(bookOrNone, gameId)
  if (book === null) return <p>The rule cannot be shown now.</p>
  return (
    <dl className={styles.rules}>
      {ids.map((id) => {
        const entry = book ? entryOf(book, id) : null
        return (
          <div key={id}>
            <dt>{id}</dt>
            <dd>
              {entry?.title === undefined ? null : <b>{entry.title} </b>}
              {entry?.text ?? '…'}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
