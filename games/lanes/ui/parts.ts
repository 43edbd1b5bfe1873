import type { GameParts } from '@trialhall/table-ui'
import { cover } from '../cover.ts'

/** What pages load of Lanes when they need it. */
export const lanesParts: GameParts = {
  cover,
  board: async () => (await import('./index.ts')).lanesUi,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  art: async () => (await import('./art/Art.tsx')).LanesArt,
}
