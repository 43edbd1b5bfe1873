import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../kit/button.tsx'
import { updates, useAppState } from '../offline/browser-updates.ts'
import { installing } from '../offline/install.ts'
import styles from './call-settings.module.css'

const KEPT = {
  yes: 'Trialhall is kept on this device: matches against bots and around one screen, cards and rules work without a network.',
  'not yet': 'Trialhall is being kept on this device, so that it works without a network.',
  never: 'This browser does not let Trialhall work without a network.',
} as const

const INSECURE =
  'Browsers keep and install apps only over a secure connection (https), so Trialhall needs its server here.'

/** Whether the app works without a network, how it is installed, and the way to a newer build. */
export function AppSettings(): ReactNode {
  const { isKept, newer } = useAppState()
  const offer = useSyncExternalStore(
    (listener) => installing.subscribe(listener),
    () => installing.offer,
  )
  return (
    <div className={styles.ask}>
      <p className={styles.help}>{isSecureContext ? KEPT[isKept] : INSECURE}</p>
      {offer ? <Button onClick={() => void installing.accept()}>Install as an app</Button> : null}
      {newer === 'none' ? null : (
        <Button kind="main" onClick={() => updates.take()}>
          Load the new version
        </Button>
      )}
    </div>
  )
}
