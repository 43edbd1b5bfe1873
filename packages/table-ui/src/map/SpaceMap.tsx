import type { Ask, Facts, Space, SpaceReport, SpaceWords, State } from '@trialhall/kernel'
import { picksBySpace, reportOnSpace, spaceText } from '@trialhall/kernel/wording'
import {
  useMemo,
  useRef,
  useState,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { MARGIN, moved, nextPick, spaceAt } from './cursor.ts'
import { MapLayers } from './MapLayers.tsx'
import { PointedSpace } from './PointedSpace.tsx'
import styles from './SpaceMap.module.css'

/** A map of spaces, for a game that draws none of its own. */
interface SpaceMapProps<S extends State> {
  readonly spaces: SpaceWords<S>
  readonly facts: Facts<S>
  /** What is asked of who looks; null for nothing. */
  readonly ask: Ask | null
  /** Picks one of these options, all of which pick the same space. */
  onPick(options: readonly number[]): void
}

/**
 * A plain map: a grid of spaces, those lit that can be picked. One handler finds the space under the pointer. By keys a cursor walks over it,
 * and what stands there and whether it can be picked is spoken and stands below the map. A finger puts the cursor on a space; a second touch
 * picks it.
 */
export function SpaceMap<S extends State>({ spaces, facts, ask, onPick }: SpaceMapProps<S>): JSX.Element {
  const size = spaces.size(facts)
  const picks = useMemo(() => picksBySpace(spaces, ask?.options ?? []), [spaces, ask])
  const [cursor, setCursor] = useState<Space | null>(null)
  const [pointed, setPointed] = useState<Space | null>(null)
  const isMouse = useRef(true)
  const reportOf = (space: Space): SpaceReport => reportOnSpace({ spaces, facts, ask, space }, picks)
  const pick = (space: Space): void => {
    const { picks: options } = reportOf(space)
    if (options.length > 0) onPick(options)
  }
  const here = (event: MouseEvent): Space | null =>
    spaceAt({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect(), size)
  const onClick = (event: MouseEvent): void => {
    const space = here(event)
    if (!space) return
    if (isMouse.current || isSame(space, cursor)) pick(space)
    setCursor(space)
  }
  const onPointerMove = (event: PointerEvent): void => {
    const space = event.pointerType === 'mouse' ? here(event) : null
    setPointed((before) => sameOr(before, space))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = cursor ?? FIRST
    const next =
      event.key.toLowerCase() === 'n'
        ? nextPick(from, picks, { size, step: event.shiftKey ? -1 : 1 })
        : moved(from, event.key, size)
    if (next) setCursor(next)
    else if (event.key === 'Enter' || event.key === ' ') pick(from)
    else return
    event.preventDefault()
  }
  const begin = (): void =>
    setCursor((now) => now ?? nextPick(lastOf(size), picks, { size, step: 1 }) ?? FIRST)
  return (
    <figure className={styles.map}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes its own keys */}
      <div
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${size.columns} columns and ${size.rows} rows`}
        aria-description="Arrows move the cursor, N goes to the next space that you can pick, Enter picks."
        tabIndex={0}
        className={styles.field}
        style={{ aspectRatio: `${size.columns + MARGIN} / ${size.rows + MARGIN}` }}
        data-map=""
        onKeyDown={onKeyDown}
        onFocus={begin}
      >
        <svg
          viewBox={`${-MARGIN} ${-MARGIN} ${size.columns + MARGIN} ${size.rows + MARGIN}`}
          aria-hidden="true"
          onPointerDown={({ pointerType }) => {
            isMouse.current = pointerType === 'mouse'
          }}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setPointed(null)}
          onClick={onClick}
        >
          <MapLayers {...{ spaces, facts, size, picks }} />
          {cursor && (
            <rect className={styles.cursor} x={cursor.column - 1} y={cursor.row - 1} width={1} height={1} />
          )}
          {pointed && (
            <PointedSpace
              key={`${pointed.column},${pointed.row}`}
              space={pointed}
              report={reportOf(pointed)}
            />
          )}
        </svg>
      </div>
      <figcaption className={styles.caption}>
        <p aria-live="polite" data-cursor="">
          {cursor ? spaceText(cursor, reportOf(cursor)) : ''}
        </p>
        {cursor && picks.has(`${cursor.column},${cursor.row}`) && (
          <button type="button" className={styles.pick} onClick={() => pick(cursor)}>
            Pick it
          </button>
        )}
      </figcaption>
    </figure>
  )
}

const FIRST: Space = { column: 1, row: 1 }

/** Where the search for the first space begins, so that it finds the first of all. */
function lastOf({ columns, rows }: { readonly columns: number; readonly rows: number }): Space {
  return { column: columns, row: rows }
}

function isSame(one: Space, other: Space | null): boolean {
  return one.column === other?.column && one.row === other.row
}

function sameOr(before: Space | null, now: Space | null): Space | null {
  return now !== null && isSame(now, before) ? before : now
}
