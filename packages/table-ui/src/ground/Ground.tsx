import type { CSSProperties, JSX } from 'react'
import styles from './Ground.module.css'

/** The addresses of what a table stands on, by day and by candlelight. */
export interface GroundLook {
  readonly light: string
  readonly dark: string
}

/** What a table stands on, with a candle on either side: the own one burns brighter while somebody here is asked, else the other. */
export function Ground({ look: { light, dark } }: { look: GroundLook }): JSX.Element {
  const style = { '--by-day': `url("${light}")`, '--by-candle': `url("${dark}")` } as CSSProperties
  return (
    <div className={styles.ground} style={style} aria-hidden="true" data-ground="">
      <div className={styles.picture} data-shakes="">
        <i className={styles.own} />
        <i className={styles.far} />
      </div>
    </div>
  )
}
