import type { AnyGame } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { BrandMark } from '../kit/brand.tsx'
import { Button } from '../kit/button.tsx'
import { Clauses } from '../games/clauses.tsx'
import styles from './learn.module.css'
import type { OpenChapter } from './use-chapter.ts'

interface BubbleProps {
  readonly game: AnyGame
  readonly open: OpenChapter
  /** What is said when the chapter is over, with what to do next. */
  readonly end: ReactNode
}

/** What the coach says now, and the ways on and back. */
export function Bubble({ game, open, end }: BubbleProps): ReactNode {
  const { moment, link } = open
  const { hint, remark, isDoing } = moment
  return (
    <div className={styles.words}>
      <section tabIndex={-1} aria-label="Coach" className={styles.body} data-coach="body">
        {remark === '' ? null : <p className={styles.remark}>{remark}</p>}
        {hint === null ? (
          end
        ) : (
          <p className={styles.say}>
            <BrandMark size={22} />
            {hint.say}
          </p>
        )}
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
