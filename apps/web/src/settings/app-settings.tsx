import { type ReactNode, useSyncExternalStore } from 'react'
import { isTabOnIos, TO_HOME_SCREEN } from '../device/home-screen.ts'
import { Button } from '../kit/button.tsx'
import { updates, useAppState } from '../offline/browser-updates.ts'
import { installing } from '../offline/install.ts'
import styles from './call-settings.module.css'

const KEPT = {
  yes: 'Trialhall is kept on this device: matches against bots and on one screen, cards and rules work offline.',
  'not yet': 'Trialhall is being kept on this device, so that it works offline.',
  never: 'This browser does not let Trialhall work offline.',
} as const

const INSECURE =
  'Browsers install apps and keep them offline only over a secure connection (https), so here Trialhall needs its server.'

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
      {isTabOnIos() ? <p className={styles.help}>{TO_HOME_SCREEN}</p> : null}
      {offer ? <Button onClick={() => void installing.accept()}>Install as an app</Button> : null}
      {newer === 'none' ? null : (
        <Button kind="main" onClick={() => updates.take()}>
          Load the new version
        </Button>
      )}
    </div>
  )
}
