import type { GameParts } from '@trialhall/table-ui'
import { cover } from '../cover.ts'
import { FIRST_MATCH } from './first-match.ts'

/** What pages load of Trials of Tempus when they need it. */
export const tempusParts: GameParts = {
  cover,
  firstMatch: FIRST_MATCH,
  board: async () => (await import('./index.ts')).tempusUi,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  builds: {
    title: 'Heroes',
    lead: 'Pick a Class, one of its Subclasses and a Character, and see the whole deck of that Hero.',
    load: async () => (await import('./heroes/HeroBrowser.tsx')).HeroBrowser,
  },
  art: async () => (await import('./art/Art.tsx')).TempusArt,
}
