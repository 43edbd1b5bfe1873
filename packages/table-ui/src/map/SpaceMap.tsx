import type { Ask, Facts, Space, SpaceReport, SpaceWords, State } from '@trialhall/kernel'
import { picksBySpace, reportOnSpace, spaceText } from '@trialhall/kernel/wording'
import { useId, useMemo, type JSX, type KeyboardEvent } from 'react'
import { MARGIN } from './cursor.ts'
import { MapDrawing, type MapDrawingProps } from './MapDrawing.tsx'
import styles from './SpaceMap.module.css'
import { isSameSpace, useCursor } from './useCursor.ts'

/** A map of spaces, for a game that draws none of its own. */
interface SpaceMapProps<S extends State> {
  readonly spaces: SpaceWords<S>
  readonly facts: Facts<S>
  /** What is asked of who looks; null for nothing. */
  readonly ask: Ask | null
  /** Picks one of these options, all of which pick the same space. */
  onPick(options: readonly number[]): void
}

const KEYS = 'Arrows move the cursor, N goes to the next space that you can pick, Enter picks.'

/**
 * A plain map: a grid of spaces, those lit that can be picked. By keys a cursor walks over it, and what stands there and whether it can be
 * picked is spoken and stands below the map. A mouse picks at once; a finger puts the cursor on a space, and a second touch picks it.
 */
export function SpaceMap<S extends State>({ spaces, facts, ask, onPick }: SpaceMapProps<S>): JSX.Element {
  const size = spaces.size(facts)
  const picks = useMemo(() => picksBySpace(spaces, ask?.options ?? []), [spaces, ask])
  const { cursor, setCursor, after, from, entering } = useCursor(size, picks)
  const help = useId()
  const reportOf = (space: Space): SpaceReport => reportOnSpace({ spaces, facts, ask, space }, picks)
  const pick = (space: Space): void => {
    const options = picks.get(`${space.column},${space.row}`)
    if (options) onPick(options)
  }
  const onPress: MapDrawingProps<S>['onPress'] = (space, isMouse) => {
    if (isMouse || isSameSpace(space, cursor)) pick(space)
    setCursor(space)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = after(event)
    if (next) setCursor(next)
    else if (event.key !== 'Enter' && event.key !== ' ') return
    else if (cursor) pick(cursor)
    else setCursor(from)
    event.preventDefault()
  }
  return (
    <figure className={styles.map}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${size.columns} columns and ${size.rows} rows`}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application has keys of its own
        tabIndex={0}
        className={styles.field}
        style={{ aspectRatio: `${size.columns + MARGIN} / ${size.rows + MARGIN}` }}
        data-map=""
        data-lit={picks.size > 0 ? 'true' : undefined}
        onKeyDown={onKeyDown}
        {...entering}
      >
        <MapDrawing {...{ spaces, facts, size, picks, cursor, reportOf, onPress }} />
      </div>
      <figcaption className={styles.caption}>
        <p aria-live="polite" data-cursor="">
          {cursor && spaceText(cursor, reportOf(cursor))}
        </p>
        {cursor && reportOf(cursor).picks.length > 0 && (
          <button type="button" className={styles.pick} onClick={() => pick(cursor)}>
            Pick it
          </button>
        )}
        <span id={help} hidden>
          {KEYS}
        </span>
      </figcaption>
    </figure>
  )
}
