import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { accountsAway } from './owner.ts'
import styles from './sync-note.module.css'
import { useSync } from './use-sync.ts'

/** Where the decks are kept, and what makes them follow one to other devices. */
export function SyncNote(): ReactNode {
  const away = accountsAway()
  return (
    <p className={styles.note}>
      <Where />
      {away.length === 0
        ? null
        : ` Decks of ${away.join(', ')} wait in this browser until they sign in again.`}
    </p>
  )
}

function Where(): ReactNode {
  const keeping = useSync()
  if (keeping.state === 'trouble') return <strong>{keeping.sentence}</strong>
  if (keeping.state === 'unknown') return 'Decks are kept in this browser.'
  if (keeping.state === 'apart')
    return 'Decks are kept in this browser, and on the server as soon as it can be reached.'
  const { account } = keeping.me
  if (account !== null)
    return `Saved for ${account}: your decks are wherever you sign in, and nobody else sees them.`
  return (
    <>
      Saved on the server too, where nobody else sees them. <Link href="/me">An account</Link> takes them to
      other devices.
    </>
  )
}
