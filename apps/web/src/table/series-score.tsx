import type { Series } from '@trialhall/kernel'
import type { CSSProperties, ReactNode } from 'react'
import styles from './series-score.module.css'
import { scoreWords } from '../match/series-words.ts'

interface SeriesScoreProps {
  readonly series: Series | undefined
  readonly names: readonly string[]
}

/** How a series stands, short enough for the head of a table: the wins of each seat in its colour; read out in words. */
export function SeriesScore({ series, names }: SeriesScoreProps): ReactNode {
  if (!series) return null
  const words = scoreWords(series, names)
  return (
    <span className={styles.score} title={words}>
      <span className="unseen">{words}. </span>
      <span aria-hidden="true">Best of {series.bestOf}</span>
      {series.wins.map((wins, seat) => (
        <b
          // oxlint-disable-next-line react/no-array-index-key -- a seat is nothing but its number
          key={seat}
          aria-hidden="true"
          style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
        >
          {wins}
        </b>
      ))}
    </span>
  )
}
