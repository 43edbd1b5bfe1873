import type { GameParts } from '@trialhall/table-ui'
import { cover } from '../cover.ts'

/** What pages load of Trials of Tempus when they need it. */
export const tempusParts: GameParts = {
  cover,
  board: async () => (await import('./index.ts')).tempusUi,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  art: async () => (await import('./art/Art.tsx')).TempusArt,
}
