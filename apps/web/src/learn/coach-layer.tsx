import type { AnyGame } from '@trialhall/kernel'
import type { Hint } from '@trialhall/table-ui'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useMotion } from '../device/use-settings.tsx'
import { Bubble } from './bubble.tsx'
import { Floating } from './floating.tsx'
import styles from './learn.module.css'
import type { LessonMoment } from './lesson-link.ts'
import { reveal } from './reveal.ts'
import { Rings } from './rings.tsx'
import { rightInWords, targetsOf } from './targets.ts'
import type { OpenChapter } from './use-chapter.ts'
import { useMarks } from './use-marks.ts'
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
  const find = useCallback(
    () => (isSettled && board.current ? targetsOf(board.current, game, moment) : NOTHING),
    [isSettled, board, game, moment],
  )
  useEffect(() => reveal(find(), motion === 'off' ? 'instant' : 'smooth'), [find, motion])
  useFocus(isSettled, moment)
  const marks = useMarks(find)
  return (
    <>
      <p className="unseen" aria-live="polite" aria-atomic="true" data-coach="said">
        {isSettled ? spoken(game, open) : ''}
      </p>
      <Rings marks={marks} />
      {isNarrow ? (
        <div className={styles.strip} data-coach="strip">
          {isSettled ? <Bubble {...props} /> : <p className={styles.watch}>Watch the table…</p>}
        </div>
      ) : isSettled ? (
        <Floating board={board} marks={marks} isDoing={moment.isDoing}>
          <Bubble {...props} />
        </Floating>
      ) : null}
    </>
  )
}

/**
 * The focus goes with the coach from hint to hint: to the way on, or to the coach itself, from where the arrow keys lead
 * to what can be picked. A pick that was refused leaves it where it is, if that is still there.
 */
function useFocus(isSettled: boolean, moment: LessonMoment): void {
  const said = useRef<Hint | null | undefined>(undefined)
  // Before the page is painted: a key that is pressed as soon as the coach speaks is for what it speaks of.
  useLayoutEffect(() => {
    const { hint, isDoing } = moment
    const isLost = document.activeElement === document.body
    if (!isSettled || (said.current === hint && !isLost)) return
    said.current = hint
    const way = isDoing ? null : document.querySelector<HTMLElement>(WAY_ON)
    const goal = way ?? document.querySelector<HTMLElement>('[data-coach="body"]')
    goal?.focus({ preventScroll: true })
  }, [isSettled, moment])
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
