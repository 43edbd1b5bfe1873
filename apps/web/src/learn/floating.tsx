import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { leaderBetween } from './leader.ts'
import styles from './learn.module.css'
import { type Box, type BubblePlace, placeBubble } from './place-bubble.ts'
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
  const tail = useRef<HTMLSpanElement>(null)
  const line = useRef<SVGPathElement>(null)
  useLayoutEffect(() => {
    const parts = { bubble: bubble.current, tail: tail.current, line: line.current }
    if (!isDrawn(parts) || !board.current) return undefined
    const meant = marks.map(ringed)
    let isCurrent = true
    void placeBubble({
      ...parts,
      meant,
      live: isDoing ? boxesOf(board.current, LIVE) : [],
      wanted: boxesOf(board.current, WANTED),
      room: roomOf(board.current),
    }).then((spot) => {
      if (isCurrent) put(parts, spot, meant)
    })
    return () => {
      isCurrent = false
    }
  })
  return (
    <>
      <svg className={styles.leader} aria-hidden="true">
        <path ref={line} />
      </svg>
      <div ref={bubble} className={styles.bubble}>
        <span ref={tail} className={styles.tail} />
        {children}
      </div>
    </>
  )
}

interface Parts {
  readonly bubble: HTMLElement
  readonly tail: HTMLElement
  readonly line: SVGPathElement
}

function isDrawn(parts: { readonly [P in keyof Parts]: Parts[P] | null }): parts is Parts {
  return parts.bubble !== null && parts.tail !== null && parts.line !== null
}

/** Puts the bubble there, with its tail or its line to what is meant most. */
function put({ bubble, line }: Parts, { left, top, side, tail }: BubblePlace, [first]: readonly Box[]): void {
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
  bubble.style.setProperty('--tail', `${Math.round(tail)}px`)
  bubble.dataset.side = side ?? 'none'
  const here = { left, top, width: bubble.offsetWidth, height: bubble.offsetHeight }
  line.setAttribute('d', first && side === null ? leaderBetween(here, first) : '')
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
