import { type ChartBar, type DeckChart, dyed } from '@trialhall/table-ui'
import type { CSSProperties, ReactNode } from 'react'
import { useDeckEditor } from '../deck-editor.ts'
import styles from './charts.module.css'

/** Every chart of the game. */
export function Charts(): ReactNode {
  const { kit, deck } = useDeckEditor()
  return (
    <div className={styles.charts}>
      {kit.charts(deck).map((chart) => (
        <Chart key={chart.id} chart={chart} />
      ))}
    </div>
  )
}

/** One chart: bars beside each other, or below each other. The numbers stand in words beside every bar. */
export function Chart({ chart }: { readonly chart: DeckChart }): ReactNode {
  const { title, shape, bars, remark } = chart
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <dl className={shape === 'curve' ? styles.curve : styles.bars}>
        {bars.map((bar) => (
          <Bar key={bar.label} bar={bar} most={most} />
        ))}
      </dl>
      {remark === undefined ? null : <p>{remark}</p>}
    </figure>
  )
}

function Bar({ bar, most }: { readonly bar: ChartBar; readonly most: number }): ReactNode {
  const { label, count, dye, note } = bar
  return (
    <div style={{ ...dyed(dye), '--share': count / most } as CSSProperties}>
      <dt>{label}</dt>
      <dd>
        <i aria-hidden="true" />
        <b>{count}</b>
        {note === undefined ? null : <span>{note}</span>}
      </dd>
    </div>
  )
}
