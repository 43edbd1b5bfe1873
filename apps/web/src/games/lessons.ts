import { partsOf } from './hall.ts'
import type { Lesson } from '@trialhall/table-ui'
import { onceEach } from '../kit/once-each.ts'

/** Whether a game has a guided first match. */
export function isTaught(gameId: string): boolean {
  return partsOf(gameId)?.lesson !== undefined
}

/** The guided first match of a game; null where there is none. */
export const lessonOf: (gameId: string) => Promise<Lesson | null> = onceEach(
  async (gameId) => (await partsOf(gameId)?.lesson?.()) ?? null,
)
