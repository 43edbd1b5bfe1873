import { games } from '../games/hall.ts'
import type { AnyGame } from '@trialhall/kernel'
import type { Chapter, Lesson, TableUpdate } from '@trialhall/table-ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { BrandMark } from '../kit/brand.tsx'
import { Button } from '../kit/button.tsx'
import { SoundButton } from '../sound/sound-button.tsx'
import { SkipLink, useTitle } from '../shell/shell.tsx'
import { Waiting } from '../kit/waiting.tsx'
import tableStyles from '../table/table.module.css'
import { useTableSound } from '../sound/use-table-sound.ts'
import { useMotion } from '../device/use-settings.tsx'
import { useBoard, useGlossary } from '../games/use-board.ts'
import { useFetched } from '../kit/use-fetched.ts'
import { ChapterEnd } from '../learn/chapter-end.tsx'
import { CoachLayer } from '../learn/coach-layer.tsx'
import { useKeptPictures } from '../table/use-kept-pictures.ts'
import styles from '../learn/learn.module.css'
import { lessonOf } from '../games/lessons.ts'
import { NoLesson } from '../learn/no-lesson.tsx'
import { keepDone, keepMoves } from '../device/lesson-progress.ts'
import { useChapter } from '../learn/use-chapter.ts'

interface ChapterPageProps {
  readonly gameId: string
  readonly chapterId: string
}

/** A chapter of a guided first match. */
export default function ChapterPage({ gameId, chapterId }: ChapterPageProps): ReactNode {
  const lesson = useFetched(lessonOf, gameId)
  const game = games.find(gameId)
  const [round, setRound] = useState(0)
  if (lesson === undefined) return <Waiting what="Calling the coach" />
  const at = lesson?.chapters.findIndex(({ id }) => id === chapterId) ?? -1
  const chapter = lesson?.chapters[at]
  if (!game.ok || !lesson || !chapter) return <NoLesson gameId={gameId} />
  const again = (): void => {
    keepMoves(gameId, chapterId, [])
    setRound(round + 1)
  }
  return <Taught key={round} game={game.value} lesson={lesson} chapter={chapter} at={at} onAgain={again} />
}

interface TaughtProps {
  readonly game: AnyGame
  readonly lesson: Lesson
  readonly chapter: Chapter
  /** Which chapter it is, from 0. */
  readonly at: number
  readonly onAgain: () => void
}

function Taught(props: TaughtProps): ReactNode {
  const { game, lesson, chapter, at } = props
  const open = useChapter(game, chapter)
  const ui = useBoard(game.id)
  useKeptPictures(ui)
  const [settled, setSettled] = useState<TableUpdate | null>(null)
  const board = useRef<HTMLElement>(null)
  const motion = useMotion()
  const glossary = useGlossary(game.id)
  const hear = useTableSound(ui)
  const settings = useMemo(() => ({ motion, hear }), [motion, hear])
  const isSettled = settled === open.moment.update
  useTitle(`${chapter.title}: learn ${game.title}`)
  if (!ui) return <Waiting what="Laying the table" />
  return (
    <div
      className={tableStyles.table}
      data-step={open.moment.progress.at}
      data-settled={isSettled || undefined}
    >
      <SkipLink />
      <Header {...props} />
      <main id="content" ref={board} tabIndex={-1} className={`${tableStyles.board} ${styles.board}`}>
        <CoachLayer
          game={game}
          open={open}
          board={board}
          isSettled={isSettled}
          end={<ChapterEnd game={game} lesson={lesson} at={at} onAgain={props.onAgain} />}
        />
        <ui.Board
          update={open.moment.update}
          link={open.link}
          settings={settings}
          names={chapter.names}
          glossary={glossary}
          onSettled={setSettled}
        />
      </main>
    </div>
  )
}

function Header({ game, lesson, chapter, at, onAgain }: TaughtProps): ReactNode {
  const [, travel] = useLocation()
  const next = lesson.chapters[at + 1]
  const skip = (): void => {
    keepDone(game.id, chapter.id)
    travel(next ? `/learn/${game.id}/${next.id}` : `/learn/${game.id}`)
  }
  return (
    <header className={tableStyles.header}>
      <Link
        href="/"
        className={tableStyles.home}
        aria-label="Leave to the start page"
        title="Leave to the start page"
      >
        <BrandMark size={28} />
      </Link>
      <div className={tableStyles.titles}>
        <h1>{chapter.title}</h1>
        <p>
          <Link href={`/learn/${game.id}`} className={styles.where}>
            Chapter {at + 1} of {lesson.chapters.length}
          </Link>
        </p>
      </div>
      <div className={styles.tools}>
        <SoundButton />
        <span className={styles.wide}>
          <Button kind="plain" onClick={onAgain}>
            Start over
          </Button>
        </span>
        <Button kind="plain" onClick={skip}>
          Skip chapter
        </Button>
      </div>
    </header>
  )
}
