import { CATALOG } from '@trialhall/game-tempus'
import type { GameUi } from '@trialhall/table-ui'
import { Board } from './board/Board.tsx'
import { calledAtTable } from './called.ts'
import { WINDOWS } from './board/windows.ts'
import { Finale } from './finale/Finale.tsx'
import { TALE } from './finale/tale.ts'
import { GameCard } from './GameCard.tsx'
import { GROUPS } from './groups.ts'
import { lookOf } from './looks.ts'
import { GROUND } from './grounds/grounds.ts'
import { progressOf } from './progress.ts'
import { SOUNDS } from './sounds.ts'
import { MOMENTS } from './replay/moments.ts'
import { Overview } from './replay/Overview.tsx'

/** Everything a page needs to show Trials of Tempus. */
export const tempusUi: GameUi = {
  gameId: 'tempus',
  Board,
  Card: GameCard,
  pictures: () => [...Object.values(GROUND), ...CATALOG.flatMap((face) => lookOf(face).plate ?? [])],
  groups: GROUPS,
  progress: progressOf,
  calledAs: calledAtTable,
  sounds: SOUNDS,
  Finale,
  tale: TALE,
  windows: WINDOWS,
  moments: MOMENTS,
  overview: { title: 'The map', Picture: Overview },
}

export { Board } from './board/Board.tsx'
export { GameCard } from './GameCard.tsx'
export { lookOf } from './looks.ts'
export { refOf } from './refs.ts'
