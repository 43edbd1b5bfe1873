import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { leaderBetween } from './leader.ts'
import styles from './learn.module.css'
import { type Box, placeBubble } from './place-bubble.ts'
import { ringed } from './rings.tsx'
import { PROMPT } from './targets.ts'
import type { TargetMark } from './use-marks.ts'

interface FloatingProps {
  readonly board: RefObject<HTMLElement | null>
  readonly marks: readonly TargetMark[]
  /** A choice is asked for, so that nothing that can be picked may be covered. */
  readonly isDoing: boolean
  readonly children: ReactNode
}

const EDGE = 12
/** What can be picked, and what is asked. */
const LIVE = '[data-lit], [data-option], [data-prompt]'
/** What the bubble leaves in sight where it can: everything that can be meant. */
const WANTED = `[data-entity], [data-part]:not(:has([data-entity])), ${PROMPT}`

/** A bubble beside what is meant; where there is no room beside it, a line leads from the one to the other. */
export function Floating({ board, marks, isDoing, children }: FloatingProps): ReactNode {
  const bubble = useRef<HTMLDivElement>(null)
  const line = useRef<SVGPathElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element || !board.current) return
    const meant = marks.map(ringed)
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const { left, top, side, tail } = placeBubble({
      size,
      meant,
      live: isDoing ? boxesOf(board.current, LIVE) : [],
      wanted: boxesOf(board.current, WANTED),
      room: roomOf(board.current),
    })
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
    element.style.setProperty('--tail', `${Math.round(tail)}px`)
    element.dataset.side = side ?? 'none'
    const [first] = meant
    line.current?.setAttribute(
      'd',
      first && side === null ? leaderBetween({ left, top, ...size }, first) : '',
    )
  })
  return (
    <>
      <svg className={styles.leader} aria-hidden="true">
        <path ref={line} />
      </svg>
      <div ref={bubble} className={styles.bubble}>
        {children}
      </div>
    </>
  )
}

function boxesOf(board: Element, selector: string): Box[] {
  return [...board.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
}

function roomOf(board: Element): Box {
  const { left, top, width, bottom } = board.getBoundingClientRect()
  const from = Math.max(top, 0) + EDGE
  return {
    left: left + EDGE,
    top: from,
    width: width - 2 * EDGE,
    height: Math.min(bottom, window.innerHeight) - EDGE - from,
  }
}
