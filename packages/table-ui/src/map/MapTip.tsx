import { useContext, useEffect, useRef, type JSX, type ReactNode } from 'react'
import { TipContext } from '../tip/useTip.ts'
import styles from './ZoomMap.module.css'

interface MapTipProps {
  /** Tells one place from the next; null while none is pointed at. */
  readonly at: string | null
  /** Its left upper corner and its side, in the units of the map. */
  readonly x: number
  readonly y: number
  readonly side: number
  /** What things on the table call it. */
  readonly entity: string
  /** There is nothing worth a tip. */
  readonly isQuiet: boolean
  /** What the tip says; asked only when it opens. */
  tell(): ReactNode
}

/** Milliseconds that the pointer rests before the first tip opens; once one is open it follows the pointer. */
const REST = 420

/** What is pointed at on a map, with a frame and a tip. One element goes from place to place, so that the tip never loses its anchor. */
export function MapTip({ at, x, y, side, entity, isQuiet, tell }: MapTipProps): JSX.Element {
  const layer = useContext(TipContext)
  const frame = useRef<HTMLSpanElement>(null)
  const content = useRef(tell)
  const isOpen = useRef(false)
  useEffect(() => {
    content.current = tell
  })
  useEffect(() => {
    const anchor = frame.current
    if (!anchor) return undefined
    if (at === null || isQuiet) {
      isOpen.current = false
      layer.hide(anchor)
      return undefined
    }
    const open = (): void => {
      isOpen.current = true
      layer.show(anchor, <div className={styles.tip}>{content.current()}</div>)
    }
    const timer = setTimeout(open, isOpen.current ? 0 : REST)
    return () => clearTimeout(timer)
  }, [layer, at, isQuiet])
  useEffect(() => {
    const anchor = frame.current
    return () => {
      if (anchor) layer.hide(anchor)
    }
  }, [layer])
  return (
    <span
      ref={frame}
      className={styles.pointed}
      hidden={at === null}
      style={{ width: side, height: side, transform: `translate(${x}px, ${y}px)` }}
      data-entity={at === null ? undefined : entity}
    />
  )
}
