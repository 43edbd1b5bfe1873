import { CATALOG, type BattleEvent } from '@trialhall/game-battle-decks'
import type { GameUi } from '@trialhall/table-ui'
import { Board } from './board/Board.tsx'
import { WINDOWS } from './board/windows.ts'
import { Finale } from './finale/Finale.tsx'
import { TALE } from './finale/tale.ts'
import { GameCard } from './GameCard.tsx'
import { GROUPS } from './groups.ts'
import { allFigures } from './figures/figure-of.ts'
import { lookOf } from './looks.ts'
import { GROUND } from './grounds/grounds.ts'
import { progressOf } from './progress.ts'
import { SOUNDS } from './sounds.ts'

/** Everything a page needs to show Battle Decks. */
export const battleDecksUi: GameUi = {
  gameId: 'battle-decks',
  Board,
  Card: GameCard,
  pictures: () => [
    ...Object.values(GROUND),
    ...CATALOG.flatMap((face) => lookOf(face).plate ?? []),
    ...allFigures(),
  ],
  groups: GROUPS,
  progress: progressOf,
  sounds: SOUNDS,
  Finale,
  tale: TALE,
  windows: WINDOWS,
  moments: [
    {
      title: 'Defeats of heroes',
      dye: 'red',
      holds: (event: BattleEvent) => event.type === 'defeated' && event.isHero,
    },
  ],
}

export { Board } from './board/Board.tsx'
export { GameCard } from './GameCard.tsx'
export { lookOf } from './looks.ts'
export { refOf } from './refs.ts'
