import type { ReactNode } from 'react'
import { updates } from '../../../offline/browser-updates.ts'
import { Button } from '../../../kit/button.tsx'
import styles from './notes.module.css'
import type { ConnectionState } from '../../link/wire.ts'

interface ConnectionNoteProps {
  readonly connection: ConnectionState
  /** Commands that wait for an answer. */
  readonly underWay: number
  readonly onRetry: () => void
}

/** Says how the line to the server stands, as long as it does not stand well. */
export function ConnectionNote({ connection, underWay, onRetry }: ConnectionNoteProps): ReactNode {
  const { state } = connection
  return (
    <div aria-live="polite" className={styles.status} data-connection={state}>
      {state === 'connecting' ? <p className={styles.note}>Connecting to the server …</p> : null}
      {state === 'lost' ? (
        <div className={styles.note} data-bad="">
          <p>
            The connection is lost; trying again …
            {underWay > 0 ? ' Your last action will be sent as soon as it is back.' : ''}
          </p>
          <Button onClick={onRetry}>Try now</Button>
        </div>
      ) : null}
      {connection.state === 'ended' ? (
        <div className={styles.note} data-bad="">
          <p>{connection.why}</p>
          <Button onClick={() => void updates.loadAnew()}>Reload the page</Button>
        </div>
      ) : null}
    </div>
  )
}
