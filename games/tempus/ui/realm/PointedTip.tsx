import { useInteraction, useTip } from '@trialhall/table-ui'
import { useEffect, useRef, type JSX } from 'react'
import { creaturesAt } from '../../rules/map.ts'
import type { Space } from '../../space/index.ts'
import type { TempusView } from '../../state.ts'
import { UNIT } from './ground/ink.ts'
import { cornerOf, creatureRef, spaceRef } from './places.ts'
import styles from './Realm.module.css'

/** Milliseconds that the pointer rests on a space before its tip opens. */
const REST = 420

interface PointedProps {
  readonly view: TempusView
  readonly space: Space
  readonly text: string
}

/** The space that is pointed at, with a tip: who stands there, and all that can be said of the space. */
export function PointedTip({ view, space, text }: PointedProps): JSX.Element {
  const { preview } = useInteraction()
  const [creature] = creaturesAt(view, space)
  const ref = creature === undefined ? spaceRef(space) : creatureRef(creature)
  const square = useRef<HTMLSpanElement>(null)
  const tip = useTip(
    <div className={styles.tip}>
      {preview(ref)}
      <p>{text}</p>
    </div>,
  )
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
  const [x, y] = cornerOf(space)
  return (
    <span
      ref={square}
      className={styles.pointed}
      style={{ width: UNIT, height: UNIT, transform: `translate(${x}px, ${y}px)` }}
      data-entity={`space:${space}`}
    />
  )
}
