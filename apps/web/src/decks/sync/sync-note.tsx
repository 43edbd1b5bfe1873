import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listed } from '../../kit/listed.ts'
import type { Keeping } from './keeper.ts'
import { accountsAway } from './owner.ts'
import styles from './sync-note.module.css'
import { useSync } from './use-sync.ts'

/** Where the decks are kept, and what makes them follow one to other devices. */
export function SyncNote(): ReactNode {
  const away = accountsAway()
  return (
    <p className={styles.note}>
      <Where keeping={useSync()} />
      {away.length === 0 ? null : ` ${awayWords(away)}`}
    </p>
  )
}

/** Whose decks are not seen now, and until when. */
export function awayWords(accounts: readonly string[]): string {
  const [only] = accounts
  const who = accounts.length === 1 ? `${only} signs` : 'their owners sign'
  return `Decks of ${listed(accounts)} wait in this browser until ${who} in here again.`
}

function Where({ keeping }: { readonly keeping: Keeping }): ReactNode {
  if (keeping.state === 'trouble') return <strong>{keeping.sentence}</strong>
  if (keeping.state === 'unknown') return 'Decks are kept in this browser.'
  if (keeping.state === 'sending') return 'Saving on the server …'
  if (keeping.state === 'apart')
    return 'Decks are kept in this browser, and on the server as soon as it can be reached.'
  const { account } = keeping.me
  if (account !== null)
    return `Saved for ${account}: your decks are wherever you sign in, and nobody else sees them.`
  return (
    <>
      Saved in this browser and on the server, where nobody else sees them. <Link href="/me">An account</Link>{' '}
      takes them to other devices.
    </>
  )
}

/** The same in a word or two, beside the name of a deck. */
export function SyncMark(): ReactNode {
  const keeping = useSync()
  if (keeping.state === 'trouble')
    return (
      <span className={styles.mark} data-trouble>
        {keeping.sentence}
      </span>
    )
  const words = { unknown: '', sending: 'Saving …', apart: 'Kept in this browser', saved: 'Saved' } as const
  return <span className={styles.mark}>{words[keeping.state]}</span>
}
