import type { AnyGame, Result } from '@trialhall/kernel'
import type { Chapter } from '@trialhall/table-ui'
import { useEffect, useState } from 'react'
import { type LessonLink, type LessonMoment, openChapter } from './lesson-link.ts'
import { keepDone, keepMoves, readProgress } from '../device/lesson-progress.ts'

/** A chapter that is open on this page. */
export interface OpenChapter {
  readonly link: LessonLink
  readonly moment: LessonMoment
}

/** Opens a chapter where it was left, and keeps every step. The fault of one that cannot be opened is ours. */
export function useChapter(game: AnyGame, chapter: Chapter): OpenChapter {
  const [link] = useState(() =>
    linkOf(openChapter(game, chapter, readProgress(game.id).under[chapter.id] ?? [])),
  )
  const [moment, setMoment] = useState(link.now)
  useEffect(
    () =>
      link.watch((now) => {
        setMoment(now)
        if (now.hint === null) keepDone(game.id, chapter.id)
        else keepMoves(game.id, chapter.id, link.moves)
      }),
    [link, game, chapter],
  )
  return { link, moment }
}

function linkOf(opened: Result<LessonLink>): LessonLink {
  if (!opened.ok) throw new Error(opened.fault.message)
  return opened.value
}
