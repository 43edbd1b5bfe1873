import { usePings, type Insets } from '@trialhall/table-ui'
import { useRef, useState, type JSX, type KeyboardEvent, type MouseEvent } from 'react'
import { useFocusKept, type FocusOnMap } from './focus.ts'
import { columnOf, rowOf } from '../../space/index.ts'
import { PingRings, pingWords, Realm } from '../realm/index.ts'
import styles from './Ground.module.css'
import type { Play } from './play.ts'

/** The key that gets the map ready to point at a space. */
const POINT_KEY = '.'

interface GroundProps {
  readonly table: Play
  readonly focus: FocusOnMap
  /** What covers the edges of the map, in pixels. */
  readonly insets?: Insets
}

/** The Battlerealm in the middle of the table, and what partners point at on it. */
export function Ground({ table, focus, insets }: GroundProps): JSX.Element {
  const pings = usePings()
  useFocusKept(focus)
  const [isPointing, setPointing] = useState(false)
  const isAlt = useRef(false)
  if (!pings) return <Realm table={table} {...(insets && { insets })} className={styles.realm} />
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    isAlt.current = false
    if (event.key !== POINT_KEY || event.ctrlKey || event.metaKey) return
    setPointing(!isPointing)
    event.preventDefault()
  }
  const newest = pings.shown.at(-1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only takes note of how the map in it is pressed
    <div
      className={styles.ground}
      data-map-ground=""
      data-pointing={isPointing ? '' : undefined}
      onClickCapture={({ altKey }: MouseEvent) => {
        isAlt.current = altKey
      }}
      onKeyDownCapture={onKeyDownCapture}
    >
      <Realm
        table={table}
        {...(insets && { insets })}
        className={styles.realm}
        onPress={(space) => {
          if (!isPointing && !isAlt.current) return false
          pings.point({ column: columnOf(space), row: rowOf(space) })
          setPointing(false)
          return true
        }}
      >
        <PingRings pings={pings.shown} pace={table.pace} />
      </Realm>
      <button
        type="button"
        className={styles.point}
        data-over-map=""
        aria-pressed={isPointing}
        title="Point at a space for your party: Alt and a click, or this and a press (.)"
        onClick={() => setPointing(!isPointing)}
      >
        {isPointing ? 'Press a space …' : 'Point'}
      </button>
      <p aria-live="polite" className="unseen" data-pings="">
        {newest ? pingWords(table.view, newest) : ''}
      </p>
    </div>
  )
}
