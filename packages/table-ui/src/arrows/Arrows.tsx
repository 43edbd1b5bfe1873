import { useEffect, useRef, useState, type JSX } from 'react'
import { DrawnArrows, type ArrowLook, type BoardArrow } from './DrawnArrows.tsx'
import styles from './Arrows.module.css'

interface ArrowsProps extends ArrowLook {
  /** Where arrows are now, over a board of this size. It is asked again whenever it is another function. */
  readonly lay: (board: DOMRect) => readonly BoardArrow[]
  /** New whenever things may have moved, for a `lay` that looks where they are. */
  readonly moment?: unknown
}

/** Arrows over the board that they are put into, which must be positioned: from what acts to what it would reach. */
export function Arrows({ lay, moment, ...look }: ArrowsProps): JSX.Element {
  const over = useRef<HTMLDivElement>(null)
  const [arrows, setArrows] = useState<readonly BoardArrow[]>([])
  const last = useRef('[]')
  // Not earlier: where things are is known once all has been laid out.
  useEffect(() => {
    const board = over.current
    if (!board) return
    const draw = (): void => {
      const found = lay(board.getBoundingClientRect())
      const key = JSON.stringify(found)
      if (key === last.current) return
      last.current = key
      setArrows(found)
    }
    draw()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(draw)
    observer.observe(board)
    return () => observer.disconnect()
  }, [lay, moment])
  return (
    <div ref={over} className={styles.over} aria-hidden="true">
      <DrawnArrows arrows={arrows} {...look} />
    </div>
  )
}
