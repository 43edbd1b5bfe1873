import type { JSX, ReactNode } from 'react'
import styles from './Spotlight.module.css'

interface SpotlightProps {
  /** Another number for each event, so that each comes in anew. */
  readonly moment: number
  /** A large card. */
  readonly card?: ReactNode
  /** What the card is, so that it flies to here and from here: see `Flights`. */
  readonly flies?: string | undefined
  /** What glows around the card. Default: `good`. */
  readonly light?: 'plain' | 'good' | 'bad'
  /** One word across the card. */
  readonly stamp?: string | null | undefined
  /** Words that cross the table. */
  readonly banner?: string | null
}

/** What an event shows large over the table while it is looked at; nothing where it has neither card nor banner. */
export function Spotlight({
  moment,
  card,
  flies,
  light = 'good',
  stamp,
  banner,
}: SpotlightProps): JSX.Element | null {
  if (!card && !banner) return null
  return (
    <div className={styles.stage} aria-hidden="true" key={moment}>
      {card && (
        <div className={styles.card} data-light={light} data-flies={flies}>
          {card}
          {stamp && <span className={styles.stamp}>{stamp}</span>}
        </div>
      )}
      {banner && <span className={styles.banner}>{banner}</span>}
    </div>
  )
}
