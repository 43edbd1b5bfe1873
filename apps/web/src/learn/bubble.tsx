import type { AnyGame } from '@trialhall/kernel'
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../parts/button.tsx'
import { Clauses } from './clauses.tsx'
import styles from './learn.module.css'
import type { OpenChapter } from './use-chapter.ts'

interface BubbleProps {
  readonly game: AnyGame
  readonly open: OpenChapter
  /** What is said when the chapter is over, with what to do next. */
  readonly end: ReactNode
  readonly inside: Ref<HTMLDivElement>
}

/** What the coach says now, and the ways on and back. */
export function Bubble({ game, open, end, inside }: BubbleProps): ReactNode {
  const { moment, link } = open
  const { hint, remark, isDoing } = moment
  const body = useRef<HTMLElement>(null)
  useFocus(body, moment)
  return (
    <div ref={inside} className={styles.words}>
      <section ref={body} tabIndex={-1} aria-label="Coach" className={styles.body}>
        {remark === '' ? null : <p className={styles.remark}>{remark}</p>}
        {hint === null ? end : <p className={styles.say}>{hint.say}</p>}
        {hint === null ? null : (
          <div className={styles.foot}>
            <Button kind="plain" disabled={!moment.canGoBack} onClick={() => link.back()} data-coach="back">
              Back
            </Button>
            <Dots moment={moment} />
            {isDoing ? (
              <span className={styles.turn}>Your move</span>
            ) : (
              <Button kind="main" onClick={() => link.read()} data-coach="next">
                Next
              </Button>
            )}
          </div>
        )}
        {hint === null ? null : <Clauses gameId={game.id} ids={hint.teaches ?? []} />}
      </section>
    </div>
  )
}

/**
 * The focus follows the coach unless somebody has put it elsewhere: it goes to the way on, or to the coach itself, from
 * where the arrow keys lead to what can be picked.
 */
function useFocus(body: RefObject<HTMLElement | null>, moment: OpenChapter['moment']): void {
  useEffect(() => {
    const coach = body.current
    const focused = document.activeElement
    if (!coach || (focused && focused !== document.body && !coach.contains(focused))) return
    const way = coach.querySelector<HTMLElement>('[data-coach="next"], a, [data-coach="end"]')
    const isPicking = moment.isDoing || way === null
    ;(isPicking ? coach : way).focus({ preventScroll: true })
  }, [body, moment])
}

function Dots({ moment: { progress } }: { readonly moment: OpenChapter['moment'] }): ReactNode {
  return (
    <span className={styles.dots}>
      <span className="unseen">
        Step {progress.at + 1} of {progress.of}
      </span>
      {Array.from({ length: progress.of }, (_, i) => (
        <i
          key={i}
          aria-hidden="true"
          data-past={i < progress.at || undefined}
          data-now={i === progress.at || undefined}
        />
      ))}
    </span>
  )
}
