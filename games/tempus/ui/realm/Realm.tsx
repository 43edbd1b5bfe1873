import { factsOf, type Space as Place } from '@trialhall/kernel'
import { reportOnSpace, spaceText } from '@trialhall/kernel/wording'
import { ZoomMap, type Insets, type MapPoint } from '@trialhall/table-ui'
import { useCallback, useEffect, useMemo, useRef, useState, type JSX } from 'react'
import { creatureOf } from '../../rules/creatures.ts'
import { creaturesAt, realmOf } from '../../rules/map.ts'
import { SIDE, type Space } from '../../space/index.ts'
import { SPACES } from '../../words/spaces.ts'
import type { TempusOption } from '../../asks.ts'
import type { CreatureId } from '../../state.ts'
import { aheadOf } from './aim/ahead.ts'
import { AheadMarks } from './aim/AheadMarks.tsx'
import { Aim } from './aim/Aim.tsx'
import { aimOf } from './aim/aim.ts'
import { nearestArea } from './aim/areas.ts'
import { Figures } from './figures/Figures.tsx'
import { Fx } from './fx/Fx.tsx'
import { followedOf } from './follow.ts'
import { Ground } from './ground/Ground.tsx'
import { SmallMap } from './ground/SmallMap.tsx'
import { UNIT } from './ground/ink.ts'
import { litKeys, picksOf, type Picks, type RealmTable } from './picks.ts'
import { placeOf, spaceOf } from './places.ts'
import { Pointed } from './Pointed.tsx'
import styles from './Realm.module.css'
import { Lastings } from './things/Lastings.tsx'
import { Things } from './things/Things.tsx'
import { Reach } from './aim/Reach.tsx'
import { actorOf } from './actor.ts'

/** What the map needs of its board. */
export interface RealmProps {
  readonly table: RealmTable
  /** What covers its edges, in pixels. */
  readonly insets?: Insets
  readonly className?: string | undefined
  /** The pointer or the cursor is over another creature; null for none. */
  onPoint?(creature: CreatureId | null): void
}

const SIZE = { columns: SIDE, rows: SIDE }
const SHEET = SIDE * UNIT

/** The Battlerealm as it is drawn: the ground, what lies and stands on it, what can be picked, and what would happen there. */
export function Realm({ table, insets, className, onPoint }: RealmProps): JSX.Element {
  const { view, ask, pace, current } = table
  const { pointedOption } = table.interaction
  const [point, setPoint] = useState<MapPoint | null>(null)
  const picks = usePicks(table)
  const lit = useMemo(() => litKeys(view, picks), [view, picks])
  const press = usePress(table, picks)
  const aim = useMemo(() => aimOf({ view, ask, picks, point }), [view, ask, picks, point])
  const ahead = useMemo(
    () => (ask ? aheadOf(view, ask.seat, pointedOption) : null),
    [view, ask, pointedOption],
  )
  const says = (place: Place): string => {
    const report = reportOnSpace({ spaces: SPACES, facts: factsOf(view), ask, space: place }, keyed(lit))
    return [
      spaceText(place, report),
      aimOf({ view, ask, picks, point: { space: place, isEast: false, isSouth: false } }).says,
    ]
      .filter((part) => part !== '')
      .join(' ')
  }
  const actor = actorOf(view, ask)
  const home = actor === null ? null : placeOf(creatureOf(view, actor).at)
  return (
    <ZoomMap
      size={SIZE}
      unit={UNIT}
      label={`The ${realmOf(view).name}, ${SIDE} columns and ${SIDE} rows`}
      className={className}
      picks={lit}
      follow={followedOf(table)}
      home={home}
      small={<SmallMap view={view} />}
      onPick={(at) => press(spaceOf(at), at)}
      onPoint={(to) => {
        setPoint(to)
        onPoint?.((to && creaturesAt(view, spaceOf(to))[0]) ?? null)
      }}
      {...{ pace, says }}
      {...(insets ? { insets } : {})}
    >
      <Ground map={realmOf(view)} />
      <svg className={styles.sheet} viewBox={`0 0 ${SHEET} ${SHEET}`} aria-hidden="true" data-part="realm">
        <Lastings lastings={view.lastings} />
        <Things view={view} />
        <Reach picks={picks} />
        {ahead && <AheadMarks ahead={ahead} />}
        <Aim aim={aim} />
      </svg>
      <Figures
        table={table}
        picks={picks}
        struck={ahead?.targets ?? aim.struck}
        pointed={point && spaceOf(point)}
      />
      <Fx table={table} />
      <Pointed
        view={view}
        space={point && current === null ? spaceOf(point) : null}
        text={point ? says(point.space) : ''}
        isDrawn={aim.way !== null || aim.area !== null}
      />
    </ZoomMap>
  )
}

function keyed(lit: ReadonlySet<string>): ReadonlyMap<string, readonly number[]> {
  return new Map([...lit].map((key) => [key, [0]]))
}

/** What can be picked, worked out once for each ask. */
function usePicks(table: RealmTable): Picks {
  const { ask, view, interaction, spaces, selection } = table
  // oxlint-disable-next-line react/exhaustive-deps -- the rest of the table does not matter for what is lit
  return useMemo(() => picksOf(table), [ask, view, interaction.lighting, spaces, selection?.soFar])
}

/** Presses on the map. One on a space that a Hero could walk to answers twice: walk, and where to. */
function usePress(table: RealmTable, picks: Picks): (space: Space, point: MapPoint) => void {
  const { ask, interaction, pickOne } = table
  const goal = useRef<Space | null>(null)
  useEffect(() => {
    if (goal.current === null || !ask) return
    const to = goal.current
    const prompt = ask.prompt as { readonly type: string }
    if (prompt.type !== 'walk') return
    goal.current = null
    const index = (ask.options as readonly TempusOption[]).findIndex(
      (option) => option.do === 'space' && option.space === to,
    )
    if (index >= 0) interaction.pick(index)
  }, [ask, interaction])
  return useCallback(
    (space, point) => {
      goal.current = null
      const area = nearestArea(picks, point)
      if (area !== null) return pickOne([area])
      if (picks.take(space)) return
      if (picks.walkFirst === null || !picks.ways?.ends.includes(space)) return
      goal.current = space
      pickOne([picks.walkFirst])
    },
    [picks, pickOne],
  )
}
