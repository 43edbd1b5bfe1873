import type { TempusEvent, TempusView } from '@trialhall/game-tempus'
import type { OverviewProps } from '@trialhall/table-ui'
import { useMemo, type JSX } from 'react'
import { columnOf, rowOf, SIDE } from '../../space/index.ts'
import { OFF } from '../../state.ts'
import { SmallMap } from '../realm/ground/SmallMap.tsx'
import { emblemOf, SIDE_COLOURS, sideOf, Token } from '../realm/index.ts'
import styles from './Overview.module.css'
import { roundOnMap, type Trail } from './trails.ts'

/** The radius of a token as it stands on the map, and how much smaller it is here: wider than a space, so that it is known. */
const RADIUS = 26
const CREST = 0.045

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
            <g key={id} transform={`translate(${columnOf(at) - 0.5} ${rowOf(at) - 0.5}) scale(${CREST})`}>
              <Token side={sideOf(view, id)} radius={RADIUS} {...emblemOf(view, id)} />
            </g>
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
