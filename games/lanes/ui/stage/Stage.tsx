import { CATALOG, type LanesEvent } from '@trialhall/game-lanes'
import { defIn, type Heard } from '@trialhall/kernel'
import { CardFrame } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { catalogFace, lookOf, nodeFaceOf } from '../looks.ts'
import styles from './Stage.module.css'

/** What an event shows large over the table while it is looked at. */
export function Stage(props: { heard: Heard<LanesEvent> | null; moment: number }): JSX.Element | null {
  const { heard, moment } = props
  if (!heard) return null
  const { event } = heard
  if (event.type === 'cast') {
    const face = catalogFace(defIn(heard, event.card))
    return (
      <div className={styles.stage} aria-hidden="true" key={moment}>
        <div className={styles.card}>
          {face && <Card face={face} size="full" />}
          {event.wasPrepared && <span className={styles.stamp}>Prepared</span>}
        </div>
      </div>
    )
  }
  if (event.type === 'boughtNode') {
    const face = CATALOG[nodeFaceOf(event.class, event.node)]
    return (
      <div className={styles.stage} aria-hidden="true" key={moment}>
        <div className={styles.card}>{face && <CardFrame look={lookOf(face)} size="full" />}</div>
      </div>
    )
  }
  const banner = bannerOf(event)
  if (banner === null) return null
  return (
    <div className={styles.stage} aria-hidden="true" key={moment}>
      <span className={styles.banner}>{banner}</span>
    </div>
  )
}

/** Words that cross the table. */
function bannerOf(event: LanesEvent): string | null {
  switch (event.type) {
    case 'turnBegan':
      return `Round ${event.round}`
    case 'waveBegan':
      return event.wave === 'haste' ? 'Haste' : event.wave === 1 ? 'First wave' : 'Second wave'
    case 'levelled':
      return `Level ${event.level}`
    case 'overwhelmed':
      return 'Overwhelm'
    default:
      return null
  }
}
