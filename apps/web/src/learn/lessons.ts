import type { Lesson } from '@trialhall/table-ui'

/** The guided first match of each game, loaded when it is needed: one line a game. */
const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  lanes: async () => (await import('@trialhall/game-lanes/lesson')).lesson,
  sigmar: async () => (await import('@trialhall/game-sigmar/lesson')).lesson,
}

const loaded = new Map<string, Promise<Lesson | null>>()

/** Whether a game has a guided first match. */
export function isTaught(gameId: string): boolean {
  return gameId in LESSONS
}

/** The guided first match of a game; null where there is none. */
export function lessonOf(gameId: string): Promise<Lesson | null> {
  const known = loaded.get(gameId)
  if (known) return known
  const loading = LESSONS[gameId]?.() ?? Promise.resolve(null)
  loaded.set(gameId, loading)
  loading.catch(() => loaded.delete(gameId))
  return loading
}
