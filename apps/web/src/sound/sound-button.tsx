import type { ReactNode } from 'react'
import { useSettings } from '../device/use-settings.tsx'
import styles from './sound-button.module.css'

/** Silences the table, and lets it be heard again. */
export function SoundButton(): ReactNode {
  const { settings, change } = useSettings()
  const isOn = settings.tableSound
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isOn}
      aria-label="Table sounds"
      title={isOn ? 'Silence the table' : 'Hear the table'}
      onClick={() => change({ tableSound: !isOn })}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M3 9.5v5h3.5L11 18.5v-13L6.5 9.5z" fill="currentColor" />
        {isOn ? <path d="M14.5 8.5a5 5 0 0 1 0 7M17 6a8.5 8.5 0 0 1 0 12" className={styles.stroke} /> : null}
        {isOn ? null : <path d="m15 9.5 5.5 5.5m0-5.5L15 15" className={styles.stroke} />}
      </svg>
    </button>
  )
}
