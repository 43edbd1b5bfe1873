import { factsOf, type Space as Place } from '@trialhall/kernel'
import { reportOnSpace, spaceKey, spaceText } from '@trialhall/kernel/wording'
import { classes, ZoomMap, type Insets, type MapPoint } from '@trialhall/table-ui'
import { useCallback, useMemo, useState, type JSX, type ReactNode } from 'react'
import { creaturesAt, realmOf } from '../../rules/map.ts'
import { SIDE, type Space } from '../../space/index.ts'
import type { TempusFacts } from '../../words/names.ts'
import { SPACES } from '../../words/spaces.ts'
import type { CreatureId } from '../../state.ts'
import { aheadOf } from './aim/ahead.ts'
import { AheadMarks } from './aim/AheadMarks.tsx'
import { Aim } from './aim/Aim.tsx'
import { aimOf } from './aim/aim.ts'
import { threatOf } from './aim/threat.ts'
import { ThreatMark } from './aim/ThreatMark.tsx'
import { Figures } from './figures/Figures.tsx'
import { Fx } from './fx/Fx.tsx'
import { followedOf } from './follow.ts'
import { Ground } from './ground/Ground.tsx'
import { SmallMap } from './ground/SmallMap.tsx'
import { UNIT } from './ground/ink.ts'
import { litKeys, type Picks, type RealmTable } from './picks.ts'
import { placeOf, spaceOf } from './places.ts'
import { Pointed } from './Pointed.tsx'
import styles from './Realm.module.css'
import { useMapDrag } from './useMapDrag.ts'
import { usePicks, usePress } from './usePress.ts'
import { Lastings } from './things/Lastings.tsx'
import { Things } from './things/Things.tsx'
import { Reach } from './aim/Reach.tsx'
import { takeWords, walkWords } from './aim/words.ts'
import { wayTo } from './aim/ways.ts'
import { actorOf, homeOf } from './actor.ts'

/** What the map needs of its board. */
export interface RealmProps {
  readonly table: RealmTable
  /** What covers its edges, in pixels. */
  readonly insets?: Insets
  readonly className?: string | undefined
  /** The pointer or the cursor is over another creature; null for none. */
  onPoint?(creature: CreatureId | null): void
  /** A press or Enter on a space, before anything is picked there; true takes it, and nothing is picked. */
  onPress?(space: Space): boolean
  /** Drawn over everybody as parts of an SVG, in the units of the map: `middleOf(space)` is the middle of a space that is `UNIT` wide. */
  readonly children?: ReactNode
}

const SIZE = { columns: SIDE, rows: SIDE }
const SHEET = SIDE * UNIT

/** The Battlerealm as it is drawn: the ground, what lies and stands on it, what can be picked, and what would happen there. */
export function Realm(props: RealmProps): JSX.Element {
  const { table, insets, className, onPoint, onPress, children } = props
  const { view, ask, pace, names } = table
  const [point, setPoint] = useState<MapPoint | null>(null)
  // Where something was picked, as long as the pointer stays there.
  const [pressed, setPressed] = useState<Space | null>(null)
  const picks = usePicks(table)
  const lit = useMemo(() => litKeys(view, picks), [view, picks])
  const presses = usePress(table, picks)
  const drag = useMapDrag(table, picks, presses)
  const says = useCallback(
    (place: Place): string => saysOf({ view, ask, names }, { picks, lit, place }),
    [view, ask, names, picks, lit],
  )
  const actor = actorOf(view, ask)
  const home = homeOf(view, ask)
  const verb = (place: Place): string | null => {
    const space = spaceOf({ space: place })
    const creatures = creaturesAt(view, space).filter((id) => picks.creatures.has(id))
    const isOffered = picks.spaces.has(space) || picks.areas.some(({ spaces }) => spaces.includes(space))
    const taken = ask && takeWords({ view, names }, ask, { space, isOffered, creatures })
    if (taken !== null || actor === null) return taken
    const way = wayTo(view, picks, { actor, end: space })
    return way && walkWords(way)
  }
  const matters = areQuartersAsked(picks)
  return (
    <ZoomMap
      size={SIZE}
      unit={UNIT}
      label={`The ${realmOf(view).name}, ${SIDE} columns and ${SIDE} rows`}
      className={classes(styles.realm, className)}
      picks={lit}
      follow={followedOf(table, picks)}
      home={home === null ? null : placeOf(home)}
      small={<SmallMap view={view} />}
      onPick={(at) => {
        setPressed(lit.has(spaceKey(at.space)) ? spaceOf(at) : null)
        if (!onPress?.(spaceOf(at))) presses.press(spaceOf(at), at)
      }}
      onPoint={(to) => {
        setPoint((before) => (before && to && !matters && isSameSpace(before, to) ? before : to))
        setPressed((before) => (to && spaceOf(to) === before ? before : null))
        onPoint?.((to && creaturesAt(view, spaceOf(to))[0]) ?? null)
      }}
      {...{ pace, says, verb, drag }}
      {...(insets ? { insets } : {})}
    >
      <Layers {...{ table, picks, point, pressed, says }} over={children} isHeld={drag.isHeld} />
    </ZoomMap>
  )
}

/** Whether it matters which quarter of a space is pointed at: where areas are laid. */
function areQuartersAsked({ areas, prompt }: Picks): boolean {
  return areas.length > 0 || prompt?.type === 'aim' || prompt?.type === 'monster-area'
}

function isSameSpace(one: MapPoint, other: MapPoint): boolean {
  return spaceOf(one) === spaceOf(other)
}

interface LayersProps {
  readonly table: RealmTable
  readonly picks: Picks
  readonly point: MapPoint | null
  /** Where the pointer has picked something and rests. */
  readonly pressed: Space | null
  /** What is said of a space. */
  says(place: Place): string
  /** Drawn over everybody. */
  readonly over: ReactNode
  /** Something is dragged over the map: nothing is told of what it would hide. */
  readonly isHeld: boolean
}

/** What lies over one another: the ground, what lies on it, what can be picked, what would happen, who stands there, what happens. */
function Layers({ table, picks, point, pressed, says, over, isHeld }: LayersProps): JSX.Element {
  const { view, ask, current, names } = table
  const { pointedOption } = table.interaction
  const aim = useMemo(() => aimOf({ view, ask, picks, point, names }), [view, ask, picks, point, names])
  const ahead = useMemo(() => ask && aheadOf(view, ask.seat, pointedOption), [view, ask, pointedOption])
  const threat = useMemo(() => threatOf(view, ask), [view, ask])
  const space = point && spaceOf(point)
  return (
    <>
      <Ground map={realmOf(view)} />
      <svg className={styles.sheet} viewBox={`0 0 ${SHEET} ${SHEET}`} aria-hidden="true" data-part="realm">
        <Lastings lastings={view.lastings} pace={current?.event.type === 'tokenMoved' ? table.pace : 0} />
        <Things view={view} />
        <Reach picks={picks} />
      </svg>
      <svg
        className={classes(styles.sheet, styles.pointed)}
        viewBox={`0 0 ${SHEET} ${SHEET}`}
        aria-hidden="true"
      >
        {ahead && <AheadMarks ahead={ahead} />}
        {threat && <ThreatMark threat={threat} />}
        <Aim view={view} aim={aim} />
      </svg>
      <Figures table={table} picks={picks} struck={ahead?.targets ?? aim.struck} pointed={space} />
      <Fx table={table} />
      {over && (
        <svg className={styles.over} viewBox={`0 0 ${SHEET} ${SHEET}`} aria-hidden="true">
          {over}
        </svg>
      )}
      <Pointed
        view={view}
        space={current === null && !isHeld ? space : null}
        says={() => (point ? says(point.space) : '')}
        isDrawn={aim.way !== null || aim.area !== null || point?.isByKeys === true || space === pressed}
      />
    </>
  )
}

interface Saying {
  readonly picks: Picks
  readonly lit: ReadonlySet<string>
  readonly place: Place
}

/** All that can be said of a space: what lies there, whether it can be picked, the way there, and whether it is seen. */
function saysOf(
  { view, ask, names }: Pick<RealmTable, 'view' | 'ask' | 'names'>,
  { picks, lit, place }: Saying,
): string {
  const keyed = new Map([...lit].map((key) => [key, [0]]))
  const facts: TempusFacts = { ...factsOf(view), names }
  const report = reportOnSpace({ spaces: SPACES, facts, ask, space: place }, keyed)
  const point = { space: place, isEast: false, isSouth: false }
  const { says } = aimOf({ view, ask, picks, point, names })
  return [spaceText(place, report), says].filter((part) => part !== '').join(' ')
}
