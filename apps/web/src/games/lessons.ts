import { gameParts } from '@trialhall/games/parts'
import type { Lesson } from '@trialhall/table-ui'
import { onceEach } from '../kit/once-each.ts'

/** Whether a game has a guided first match. */
export function isTaught(gameId: string): boolean {
  return gameParts[gameId]?.lesson !== undefined
}

/** The guided first match of a game; null where there is none. */
export const lessonOf: (gameId: string) => Promise<Lesson | null> = onceEach(
  async (gameId) => (await gameParts[gameId]?.lesson?.()) ?? null,
)
