import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { lastingStorage, type Lasting } from '../device/lasting.ts'
import { Button } from '../kit/button.tsx'
import styles from './call-settings.module.css'

const SENTENCES: Readonly<Record<Exclude<Lasting, 'unknown'>, string>> = {
  lasts: 'Your matches and decks stay on this device until you delete them.',
  'may go': 'If space runs short, your browser may delete the matches and decks on this device.',
  refused:
    'Your browser may still delete the matches and decks on this device. Export those you want to keep, or install Trialhall and ask again.',
}

/** Whether the browser may throw away what is kept here, and the way to ask it not to. */
export function LastingSetting(): ReactNode {
  const state = useSyncExternalStore(
    (listener) => lastingStorage.subscribe(listener),
    () => lastingStorage.state,
  )
  useEffect(() => void lastingStorage.look(), [])
  if (state === 'unknown') return null
  return (
    <div className={styles.ask}>
      <output className={styles.help}>{SENTENCES[state]}</output>
      {state === 'lasts' ? null : (
        <Button onClick={() => void lastingStorage.ask()}>Ask the browser to keep them</Button>
      )}
    </div>
  )
}
