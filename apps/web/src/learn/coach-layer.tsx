import type { AnyGame } from '@trialhall/kernel'
import type { Hint } from '@trialhall/table-ui'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useMotion } from '../store/use-settings.tsx'
import { Bubble } from './bubble.tsx'
import styles from './learn.module.css'
import type { Moment } from './lesson-link.ts'
import { type Box, placeBubble } from './place-bubble.ts'
import { reveal } from './reveal.ts'
import { PROMPT, rightInWords, targetsOf } from './targets.ts'
import type { OpenChapter } from './use-chapter.ts'
import { type Mark, useMarks } from './use-marks.ts'
import { useNarrow } from './use-narrow.ts'

interface CoachLayerProps {
  readonly game: AnyGame
  readonly open: OpenChapter
  readonly board: RefObject<HTMLElement | null>
  /** What happened last has been shown, so that the coach may speak of it. */
  readonly isSettled: boolean
  readonly end: ReactNode
}

const NOTHING: readonly Element[] = []

/** The coach over the board: rings around what is meant, and a bubble beside it; on a narrow page a strip above the board. */
export function CoachLayer(props: CoachLayerProps): ReactNode {
  const { game, open, board, isSettled } = props
  const { moment } = open
  const isNarrow = useNarrow()
  const motion = useMotion()
  const targets = useMemo(
    () => (isSettled && board.current ? targetsOf(board.current, game, moment) : NOTHING),
    [isSettled, board, game, moment],
  )
  useEffect(() => {
    reveal(targets, motion === 'off' ? 'instant' : 'smooth')
  }, [targets, motion])
  useFocus(isSettled, moment)
  const marks = useMarks(targets)
  return (
    <>
      <p className="unseen" aria-live="polite" aria-atomic="true" data-coach="said">
        {isSettled ? spoken(game, open) : ''}
      </p>
      {marks.map((mark, i) => (
        <span key={i} className={styles.ring} style={ringOf(mark)} aria-hidden="true" data-coach="ring" />
      ))}
      {isNarrow ? (
        <div className={styles.strip} data-coach="strip">
          {isSettled ? <Bubble {...props} /> : <p className={styles.watch}>Watch the table…</p>}
        </div>
      ) : isSettled ? (
        <Floating {...props} marks={marks} />
      ) : null}
    </>
  )
}

/**
 * The focus goes with the coach from hint to hint: to the way on, or to the coach itself, from where the arrow keys lead
 * to what can be picked. A pick that was refused leaves it where it is.
 */
function useFocus(isSettled: boolean, { hint, isDoing }: Moment): void {
  const said = useRef<Hint | null | undefined>(undefined)
  useEffect(() => {
    if (!isSettled || said.current === hint) return
    said.current = hint
    const way = isDoing ? null : document.querySelector<HTMLElement>(WAY_ON)
    const goal = way ?? document.querySelector<HTMLElement>('[data-coach="body"]')
    goal?.focus({ preventScroll: true })
  }, [isSettled, hint, isDoing])
}

const WAY_ON = '[data-coach="next"], [data-coach="end"], [data-coach="body"] a'

/** All that the coach says, as it is read aloud; what is to be picked goes by its name. */
function spoken(game: AnyGame, { moment }: OpenChapter): string {
  const { hint, remark, isDoing } = moment
  const right = isDoing ? rightInWords(game, moment) : ''
  return [remark, hint?.say ?? 'The chapter is done.', right === '' ? '' : `Pick: ${right}.`]
    .filter((part) => part !== '')
    .join(' ')
}

/** Pixels between a thing and the ring around it. */
const AROUND = 6

function ringOf({ left, top, width, height, radius }: Mark): CSSProperties {
  return {
    left: left - AROUND,
    top: top - AROUND,
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
    borderRadius: radius + AROUND,
  }
}

const EDGE = 12
/** What the bubble leaves in sight where it can: everything that can be meant, and what is asked. */
const WANTED = `[data-entity], [data-part]:not(:has([data-entity])), ${PROMPT}`

function Floating(props: CoachLayerProps & { readonly marks: readonly Mark[] }): ReactNode {
  const { board, marks } = props
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element || !board.current) return
    const { left, top, side, tail } = placeBubble({
      size: { width: element.offsetWidth, height: element.offsetHeight },
      meant: marks.map(grown),
      live: boxesOf(board.current, '[data-lit], [data-option], [data-prompt]'),
      wanted: boxesOf(board.current, WANTED),
      room: roomOf(board.current),
    })
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
    element.style.setProperty('--tail', `${Math.round(tail)}px`)
    element.dataset.side = side ?? 'none'
  })
  return (
    <div ref={bubble} className={styles.bubble}>
      <Bubble {...props} />
    </div>
  )
}

function boxesOf(board: Element, selector: string): Box[] {
  return [...board.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
}

function grown({ left, top, width, height }: Box): Box {
  return { left: left - AROUND, top: top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }
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
