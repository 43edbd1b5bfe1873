import { games } from '../games/hall.ts'
import type { AnyGame } from '@trialhall/kernel'
import type { Chapter, Lesson } from '@trialhall/table-ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { GameChoice } from '../games/game-choice.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Page } from '../shell/shell.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { useFetched } from '../kit/use-fetched.ts'
import { useFirstMatch } from '../learn/first-match.ts'
import styles from '../learn/learn.module.css'
import { isTaught, lessonOf } from '../games/lessons.ts'
import { novicesOf } from '../learn/novices.ts'
import { NoLesson } from '../learn/no-lesson.tsx'
import { type LessonProgress, nextChapter, readProgress } from '../device/lesson-progress.ts'

/** The chapters of a guided first match, and how far one has come. */
export default function LearnPage({ gameId }: { readonly gameId: string | undefined }): ReactNode {
  const id = gameId ?? games.games.find((game) => isTaught(game.id))?.id ?? ''
  const game = games.find(id)
  const lesson = useFetched(lessonOf, id)
  if (lesson === undefined) return <Waiting what="Calling the coach" />
  if (!game.ok || lesson === null) return <NoLesson gameId={id} />
  return <Chapters game={game.value} lesson={lesson} />
}

function Chapters({ game, lesson }: { readonly game: AnyGame; readonly lesson: Lesson }): ReactNode {
  const [progress] = useState(() => readProgress(game.id))
  const play = useFirstMatch(game, lesson)
  const { chapters } = lesson
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0)
  const next = nextChapter(lesson, progress)
  return (
    <Page
      title={`Learn ${game.title}`}
      heading={`Learn ${game.title}`}
      lead={`A coach plays your first match with you: ${chapters.length} short chapters, about ${minutes} minutes in all. Stop whenever you like, and go on later.`}
    >
      <GameChoice here={game.id} to="/learn" />
      <div className={styles.begin}>
        <ButtonLink kind="main" size="large" href={`/learn/${game.id}/${next}`}>
          {beginning(lesson, progress)}
        </ButtonLink>
        <Button size="large" onClick={play}>
          Play {novicesOf(lesson)}
        </Button>
      </div>
      <ol className={styles.chapters}>
        {chapters.map((chapter, i) => (
          <li key={chapter.id} data-next={chapter.id === next || undefined}>
            <ChapterCard gameId={game.id} chapter={chapter} number={i + 1} progress={progress} />
          </li>
        ))}
      </ol>
      <p className={styles.small}>
        Rather read? <Link href={`/rules/${game.id}`}>The rules</Link> hold everything, clause by clause.
      </p>
    </Page>
  )
}

function beginning({ chapters }: Lesson, { done, under }: LessonProgress): string {
  if (chapters.every(({ id }) => done.includes(id))) return 'Play it all again'
  return done.length === 0 && Object.keys(under).length === 0 ? 'Begin' : 'Go on'
}

interface ChapterCardProps {
  readonly gameId: string
  readonly chapter: Chapter
  readonly number: number
  readonly progress: LessonProgress
}

function ChapterCard({ gameId, chapter, number, progress }: ChapterCardProps): ReactNode {
  const { id, title, teaser, minutes } = chapter
  return (
    <article className={styles.chapter} data-done={progress.done.includes(id) || undefined}>
      <span className={styles.number} aria-hidden="true">
        {progress.done.includes(id) ? '✓' : number}
      </span>
      <div>
        <h2>
          <Link href={`/learn/${gameId}/${id}`}>{title}</Link>
        </h2>
        <p>{teaser}</p>
        <p className={styles.small}>
          {minutes} minutes{stateOf(id, progress)}
        </p>
      </div>
    </article>
  )
}

function stateOf(id: string, { done, under }: LessonProgress): string {
  if ((under[id]?.length ?? 0) > 0) return ' · under way'
  return done.includes(id) ? ' · done' : ''
}
