import { heroName, type TempusEvent, type TempusView } from '@trialhall/game-tempus'
import type { OverviewProps } from '@trialhall/table-ui'
import { useMemo, type JSX } from 'react'
import { columnOf, rowOf, SIDE } from '../../space/index.ts'
import { OFF } from '../../state.ts'
import { SmallMap } from '../realm/ground/SmallMap.tsx'
import { SIDE_COLOURS, sideOf } from '../realm/index.ts'
import styles from './Overview.module.css'
import { roundOnMap, type Trail } from './trails.ts'

/** The Battlerealm in small: who stands where, which way the Heroes went in this round, and where somebody was defeated. */
export function Overview({ view, story }: OverviewProps<TempusView, TempusEvent>): JSX.Element {
  const { trails, graves } = useMemo(() => roundOnMap(story), [story])
  return (
    <div className={styles.overview}>
      <SmallMap view={view} />
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        {trails.map((trail, i) => (
          <path
            key={i}
            d={wayOf(trail)}
            fill="none"
            stroke={SIDE_COLOURS[sideOf(view, trail.hero)].pale}
            strokeWidth="0.4"
            strokeLinejoin="round"
            strokeDasharray={trail.isLeap ? '0.3 0.7' : undefined}
          />
        ))}
        {graves.map((space, i) => (
          <path key={i} d={crossAt(space)} stroke="#ff5a48" strokeWidth="0.5" strokeLinecap="round" />
        ))}
        {view.heroes
          .filter(({ at }) => at !== OFF)
          .map(({ id, at }) => (
            <text key={id} x={columnOf(at) - 0.5} y={rowOf(at) - 0.5} className={styles.letter}>
              {heroName(view, id).charAt(0)}
            </text>
          ))}
      </svg>
    </div>
  )
}

function wayOf({ spaces }: Trail): string {
  return spaces
    .map((space, i) => `${i === 0 ? 'M' : 'L'}${columnOf(space) - 0.5} ${rowOf(space) - 0.5}`)
    .join('')
}

function crossAt(space: number): string {
  const [x, y] = [columnOf(space) - 0.5, rowOf(space) - 0.5]
  return `M${x - 0.6} ${y - 0.6}l1.2 1.2m0 -1.2l-1.2 1.2`
}
