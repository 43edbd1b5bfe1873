import type { Lesson, Move } from '@trialhall/table-ui'
import { readText, writeText } from './storage.ts'

/** How far somebody has come in a lesson on this device. */
export interface LessonProgress {
  /** Chapters that were done or skipped. */
  readonly done: readonly string[]
  /** What was done in a chapter that is under way, by its id. */
  readonly under: Readonly<Record<string, readonly Move[]>>
}

const NOTHING: LessonProgress = { done: [], under: {} }

const keyOf = (gameId: string): string => `trialhall/lesson/${gameId}`

/** Reads the progress back; what cannot be read counts as nothing. */
export function readProgress(gameId: string): LessonProgress {
  try {
    const given: unknown = JSON.parse(readText(keyOf(gameId)) ?? 'null')
    return isProgress(given) ? given : NOTHING
  } catch {
    return NOTHING
  }
}

/** Keeps what was done in a chapter so far. Lessons go on where nothing can be kept. */
export function keepMoves(gameId: string, chapter: string, moves: readonly Move[]): void {
  const { done, under } = readProgress(gameId)
  write(gameId, { done, under: { ...under, [chapter]: moves } })
}

/** Notes that a chapter is done or skipped; next time it begins anew. */
export function keepDone(gameId: string, chapter: string): void {
  const { done, under } = readProgress(gameId)
  const { [chapter]: _gone, ...rest } = under
  write(gameId, { done: [...new Set([...done, chapter])], under: rest })
}

/** The first chapter that is not done, or the first one. */
export function nextChapter({ chapters }: Lesson, { done }: LessonProgress): string {
  return (chapters.find(({ id }) => !done.includes(id)) ?? chapters[0])?.id ?? ''
}

function write(gameId: string, progress: LessonProgress): void {
  writeText(keyOf(gameId), JSON.stringify(progress))
}

function isProgress(given: unknown): given is LessonProgress {
  const { done, under } = (given ?? {}) as { done?: unknown; under?: unknown }
  const isDone = Array.isArray(done) && done.every((one) => typeof one === 'string')
  return isDone && typeof under === 'object' && under !== null && Object.values(under).every(isMoves)
}

function isMoves(given: unknown): boolean {
  return Array.isArray(given) && given.every((one) => one === 'read' || Number.isInteger(one))
}
