import type { JSX } from 'react'
import { short, UNIT } from '../ground/ink.ts'
import styles from './Aim.module.css'
import type { Threat } from './threat.ts'

/** Units that an arrow ends before the ring around whom it means, and the length of its head. */
const GAP = 6
const HEAD = 17

/** An arrow from who acts to whom it concerns, for as long as somebody may respond. */
export function ThreatMark({ threat: { from, to, size } }: { threat: Threat }): JSX.Element {
  const [[x, y], [toX, toY]] = [from, to]
  const far = Math.hypot(toX - x, toY - y)
  const radius = (size * UNIT) / 2 + 2
  const part = Math.max(0, (far - radius - GAP) / far)
  const [tipX, tipY] = [short(x + (toX - x) * part), short(y + (toY - y) * part)]
  const angle = short((Math.atan2(toY - y, toX - x) / Math.PI) * 180)
  const line = `M${x} ${y}L${tipX} ${tipY}`
  return (
    <g data-threat="">
      <path d={line} className={styles.sightUnder} />
      <path d={line} className={styles.threat} />
      <circle cx={toX} cy={toY} r={radius} className={styles.threat} />
      <path
        d={`M4 0L${-HEAD} ${-HEAD * 0.7}V${HEAD * 0.7}Z`}
        transform={`translate(${tipX} ${tipY}) rotate(${angle})`}
        className={styles.threatHead}
      />
    </g>
  )
}
