import type { AnyGame } from '@trialhall/kernel'
import type { Lesson } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { useFirstMatch } from './first-match.ts'
import styles from './learn.module.css'
import { novicesOf } from './novices.ts'

interface ChapterEndProps {
  readonly game: AnyGame
  readonly lesson: Lesson
  /** Which chapter is over, from 0. */
  readonly at: number
  readonly onAgain: () => void
}

/** What the coach says when a chapter is over: on to the next one, or to the first real match. */
export function ChapterEnd({ game, lesson, at, onAgain }: ChapterEndProps): ReactNode {
  const play = useFirstMatch(game, lesson)
  const next = lesson.chapters[at + 1]
  if (next) {
    return (
      <div className={styles.end}>
        <h2>Well done!</h2>
        <p>
          Next, “{next.title}”. {next.teaser}
        </p>
        <div className={styles.ways}>
          <ButtonLink kind="main" href={`/learn/${game.id}/${next.id}`}>
            Go on
          </ButtonLink>
          <Button onClick={onAgain}>Play it again</Button>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.end}>
      <h2>You are ready.</h2>
      <p>{lesson.farewell}</p>
      <div className={styles.ways}>
        <Button kind="main" onClick={play} data-coach="end">
          Play your first match
        </Button>
        <ButtonLink href={`/learn/${game.id}`}>All chapters</ButtonLink>
        <ButtonLink href={`/rules/${game.id}`}>Rules</ButtonLink>
      </div>
      <p
        className={styles.small}
      >{`Against ${novicesOf(lesson)}, who ${lesson.seats > 2 ? 'think' : 'thinks'} little.`}</p>
    </div>
  )
}
