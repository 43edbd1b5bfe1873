import type { GameParts } from '@trialhall/table-ui'
import { cover } from '../cover.ts'

/** What pages load of Sigmar's Trial when they need it. */
export const sigmarParts: GameParts = {
  cover,
  board: async () => (await import('./index.ts')).sigmarUi,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  art: async () => (await import('./art/Art.tsx')).SigmarArt,
}
