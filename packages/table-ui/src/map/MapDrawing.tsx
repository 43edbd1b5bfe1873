import type { Facts, MapSize, Space, SpaceReport, SpaceWords, State } from '@trialhall/kernel'
import { spaceKey } from '@trialhall/kernel/wording'
import { useRef, useState, type JSX, type MouseEvent, type PointerEvent } from 'react'
import { MARGIN, spaceAt } from './cursor.ts'
import { MapLayers } from './MapLayers.tsx'
import { PointedSpace } from './PointedSpace.tsx'
import styles from './SpaceMap.module.css'

/** What is drawn of a map, and what a press on it does. */
export interface MapDrawingProps<S extends State> {
  readonly spaces: SpaceWords<S>
  readonly facts: Facts<S>
  readonly size: MapSize
  readonly picks: ReadonlyMap<string, readonly number[]>
  readonly cursor: Space | null
  reportOf(space: Space): SpaceReport
  onPress(space: Space, isMouse: boolean): void
}

/** The map as a drawing. One handler finds the space under the pointer, however many there are. */
export function MapDrawing<S extends State>(props: MapDrawingProps<S>): JSX.Element {
  const { spaces, facts, size, picks, cursor, reportOf, onPress } = props
  const [pointed, setPointed] = useState<Space | null>(null)
  const isMouse = useRef(true)
  const onPointerMove = (event: PointerEvent): void => {
    const space = event.pointerType === 'mouse' ? spaceUnder(event, size) : null
    setPointed((before) => (space && before && spaceKey(space) === spaceKey(before) ? before : space))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its keys are those of the map around it
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${size.columns + MARGIN} ${size.rows + MARGIN}`}
      aria-hidden="true"
      onPointerDown={({ pointerType }) => {
        isMouse.current = pointerType === 'mouse'
      }}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setPointed(null)}
      onClick={(event) => {
        const space = spaceUnder(event, size)
        if (space) onPress(space, isMouse.current)
      }}
    >
      <MapLayers {...{ spaces, facts, size, picks }} />
      {cursor && (
        <rect className={styles.cursor} x={cursor.column - 1} y={cursor.row - 1} width={1} height={1} />
      )}
      {pointed && <PointedSpace key={spaceKey(pointed)} space={pointed} report={reportOf(pointed)} />}
    </svg>
  )
}

function spaceUnder({ clientX, clientY, currentTarget }: MouseEvent, size: MapSize): Space | null {
  return spaceAt({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect(), size)
}
