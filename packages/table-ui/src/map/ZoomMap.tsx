import type { MapSize, Space } from '@trialhall/kernel'
import { spaceKey } from '@trialhall/kernel/wording'
import { useId, useRef, useState, type JSX, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { NO_INSETS, type Insets } from './camera.ts'
import { Caption } from './Caption.tsx'
import { isOnTools } from './gestures.ts'
import { MapTools } from './MapTools.tsx'
import type { Rig } from './rig.ts'
import { isSameSpace, useCursor } from './useCursor.ts'
import { boxOf, inMiddle, useRig, type MapDrag, type MapFocus, type MapPoint } from './useRig.ts'
import styles from './ZoomMap.module.css'

interface ZoomMapProps {
  readonly size: MapSize
  readonly label: string
  /** Side of a space in the units of what is drawn on it. */
  readonly unit: number
  /** What covers the edges, in pixels. */
  readonly insets?: Insets
  readonly className?: string | undefined
  /** Spaces that can be picked, by their keys. */
  readonly picks: { readonly size: number; has(key: string): boolean }
  readonly follow: MapFocus | null
  /** A factor on how long it moves: 0 where nothing does. */
  readonly pace: number
  /** Where the cursor begins, where not at the first space that can be picked. */
  readonly home?: Space | null
  /** All that can be said of a space: the same function while nothing else can be said. */
  readonly says: (space: Space) => string
  /** What picking a space does, in few words, on the button that a finger gets for it; "Pick it" where nothing is said. */
  verb?(space: Space): string | null
  onPick(point: MapPoint): void
  /** What dragging figures and cards does; without it nothing can be dragged there. */
  readonly drag?: MapDrag
  /** The pointer or the cursor is somewhere else; null for nowhere. */
  onPoint(point: MapPoint | null): void
  /** The whole map in small, in the units of a space. */
  readonly small?: ReactNode
  /** What is drawn on it, in a box of so many units. */
  readonly children: ReactNode
}

/** How much nearer a press on plus comes. */
const STEP = 1.35

/**
 * A large map through a window: it can be dragged, pinched, zoomed by wheel, keys and buttons, and follows what happens. What is drawn on
 * it moves as one picture. A mouse picks at once; a finger puts the cursor on a space, and a second touch picks it. Figures can be carried.
 */
export function ZoomMap(props: ZoomMapProps): JSX.Element {
  const { size, label, unit, insets = NO_INSETS, className, picks, pace, says, onPick, onPoint } = props
  const pane = useRef<HTMLDivElement>(null)
  const at = useCursor(size, picks, props.home)
  const { cursor, isKeyed, entering } = at
  const [isWhole, setWhole] = useState(true)
  const mayZoomAt = (point: MapPoint | null): boolean => point !== null && !picks.has(spaceKey(point.space))
  const rigged = useRig(pane, { ...props, insets, isWhole, mayZoomAt, setWhole })
  const { rig, world, frame } = rigged
  const help = useId()
  return (
    <figure className={classes(styles.map, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        ref={pane}
        role="application"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application has keys of its own
        tabIndex={0}
        className={styles.pane}
        data-map=""
        data-lands={props.drag ? '' : undefined}
        data-lit={picks.size > 0 ? 'true' : undefined}
        data-keyed={isKeyed ? '' : undefined}
        {...entering}
        onBlur={() => onPoint(null)}
        {...usePresses(props, rigged, at)}
      >
        <div ref={world} className={styles.world} style={sizeOf(size, unit)}>
          {props.children}
          {cursor && <Cursor at={cursor} unit={unit} />}
        </div>
        <MapTools
          insets={insets}
          small={props.small}
          isWhole={isWhole}
          shape={size.columns / size.rows}
          seen={frame}
          zoom={(by) => rig.current?.zoomSlowly(by > 0 ? STEP : 1 / STEP, pace)}
          fit={isWhole ? null : () => rig.current?.fit(pace)}
          centre={({ x, y }) =>
            rig.current?.centre({ x: x * size.columns * unit, y: y * size.rows * unit }, pace)
          }
        />
      </div>
      <Caption insets={insets} help={help} cursor={cursor} {...{ picks, says, verb: props.verb, onPick }} />
    </figure>
  )
}

interface Presses {
  onKeyDown(event: KeyboardEvent): void
  onClick(event: MouseEvent): void
  onPointerDown(event: { readonly pointerType: string }): void
}

/** What keys and presses do on a map. */
function usePresses(
  { unit, pace, verb, onPick, onPoint }: ZoomMapProps,
  rigged: ReturnType<typeof useRig>,
  { cursor, setCursor, walkTo, after, from }: ReturnType<typeof useCursor>,
): Presses {
  const wasMouse = useRef(true)
  // The space that a finger touched last, with what picking it did then: a second touch never picks what the first one was not told.
  const touched = useRef<string | null>(null)
  const go = (next: Space): void => {
    walkTo(next)
    onPoint({ ...inMiddle(next), isByKeys: true })
    rigged.rig.current?.follow(boxOf(next, next, unit), { least: 0, pace, isUrgent: true })
  }
  return {
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const next = after(event)
      if (next) go(next)
      else if (event.key === 'Enter' || event.key === ' ') {
        if (cursor) onPick(inMiddle(cursor))
        else go(from)
      } else if (!isTurned(rigged.rig.current, event.key, pace)) return
      event.preventDefault()
    },
    onClick: (event) => {
      const point = rigged.wasDragged() || isOnTools(event) ? null : rigged.pointAt(event)
      if (!point) return
      const offered = `${spaceKey(point.space)} ${verb?.(point.space) ?? ''}`
      const isAgain = isSameSpace(point.space, cursor) && touched.current === offered
      touched.current = wasMouse.current ? null : offered
      setCursor(point.space)
      if (!wasMouse.current) onPoint(point)
      if (wasMouse.current || isAgain) onPick(point)
      // A finger that has picked points at nothing any more.
      if (!wasMouse.current && isAgain) onPoint(null)
    },
    onPointerDown: ({ pointerType }) => {
      wasMouse.current = pointerType === 'mouse'
    },
  }
}

function sizeOf({ columns, rows }: MapSize, unit: number): { width: number; height: number } {
  return { width: columns * unit, height: rows * unit }
}

function Cursor({ at: { column, row }, unit }: { at: Space; unit: number }): JSX.Element {
  const transform = `translate(${(column - 1) * unit}px, ${(row - 1) * unit}px)`
  return <span className={styles.cursor} style={{ width: unit, height: unit, transform }} />
}

/** Whether a key turned the camera: plus, minus and 0. */
function isTurned(rig: Rig | null, key: string, pace: number): boolean {
  if (!rig) return false
  if (key === '+' || key === '=') rig.zoomSlowly(STEP, pace)
  else if (key === '-' || key === '_') rig.zoomSlowly(1 / STEP, pace)
  else if (key === '0') rig.fit(pace)
  else return false
  return true
}
