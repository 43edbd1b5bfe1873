import type { Space, SpaceReport } from '@trialhall/kernel'
import { spaceText } from '@trialhall/kernel/wording'
import { useEffect, useRef, type JSX } from 'react'
import { useTip } from '../tip/useTip.ts'
import styles from './SpaceMap.module.css'

/** Milliseconds that the pointer rests on a space before its tip opens. */
const REST = 320

/** The space under the pointer, with a tip: what lies there, and why it cannot be picked. */
export function PointedSpace({ space, report }: { space: Space; report: SpaceReport }): JSX.Element {
  const square = useRef<SVGRectElement>(null)
  const text = spaceText(space, report)
  const tip = useTip(<p className={styles.tip}>{text}</p>)
  const open = useRef(tip.open)
  useEffect(() => {
    open.current = tip.open
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      if (square.current) open.current(square.current)
    }, REST)
    return () => clearTimeout(timer)
  }, [])
  const { column, row } = space
  return (
    <rect
      ref={square}
      className={styles.pointed}
      data-can={report.picks.length > 0 ? '' : undefined}
      x={column - 1}
      y={row - 1}
      width={1}
      height={1}
    />
  )
}
