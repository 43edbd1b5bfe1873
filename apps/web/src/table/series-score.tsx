import type { Series, Sided } from '@trialhall/kernel'
import type { CSSProperties, ReactNode } from 'react'
import styles from './series-score.module.css'
import { scoreWords, sidesOf } from '../match/series-words.ts'

interface SeriesScoreProps {
  readonly series: Series | undefined
  readonly names: readonly string[]
  readonly game: Sided
}

/** How a series stands, short enough for the head of a table: the wins of each side in its colour; read out in words. */
export function SeriesScore({ series, names, game }: SeriesScoreProps): ReactNode {
  if (!series) return null
  const words = scoreWords(series, names, game)
  return (
    <span className={styles.score} title={words}>
      <span className="unseen">{words}. </span>
      <span aria-hidden="true">Best of {series.bestOf}</span>
      {sidesOf(series, names, game).map(({ wins }, party) => (
        <b
          // oxlint-disable-next-line react/no-array-index-key -- a party is nothing but its number
          key={party}
          aria-hidden="true"
          style={{ '--seat': `var(--seat-${party})` } as CSSProperties}
        >
          {wins}
        </b>
      ))}
    </span>
  )
}
