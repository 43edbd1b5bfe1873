import { factsOf } from '@trialhall/kernel'
import type { MapPing } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { SPACES } from '../../../words/spaces.ts'
import type { TempusView } from '../../../state.ts'
import { UNIT } from '../ground/ink.ts'
import styles from './Pings.module.css'

interface PingRingsProps {
  readonly pings: readonly MapPing[]
  /** A factor on how long things move: 0 where nothing does. */
  readonly pace: number
}

/** Rings around what partners point at, with their names, in the units of the map. */
export function PingRings({ pings, pace }: PingRingsProps): JSX.Element {
  return (
    <>
      {pings.map(({ n, by, name, space: { column, row } }) => (
        <g
          key={n}
          className={styles.ping}
          style={{ '--dye': `var(--seat-${by})` } as CSSProperties}
          transform={`translate(${(column - 0.5) * UNIT} ${(row - 0.5) * UNIT})`}
          data-ping={`${column},${row}`}
        >
          {pace > 0 && <circle className={styles.wave} r={0.9 * UNIT} />}
          <circle className={styles.under} r={0.62 * UNIT} />
          <circle className={styles.ring} r={0.62 * UNIT} />
          <text className={styles.name} y={-0.86 * UNIT}>
            {name}
          </text>
        </g>
      ))}
    </>
  )
}

/** Tells who hears the page what partners point at: "Ada points at 12,9: Ogre." */
export function pingWords(view: TempusView, { name, space }: MapPing): string {
  const says = SPACES.at?.(factsOf(view), space)?.says ?? ''
  const verb = name === 'You' ? 'point' : 'points'
  const what = says === '' ? '' : `: ${says}`
  return `${name} ${verb} at ${space.column},${space.row}${what}.`
}
