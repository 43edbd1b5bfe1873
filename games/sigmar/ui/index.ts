import { CATALOG, CHAMPIONS, type SigmarEvent } from '@trialhall/game-sigmar'
import type { GameUi } from '@trialhall/table-ui'
import { Board } from './board/Board.tsx'
import { WINDOWS } from './board/windows.ts'
import { Finale } from './finale/Finale.tsx'
import { TALE } from './finale/tale.ts'
import { GameCard } from './GameCard.tsx'
import { figuresOf } from './figures/figure-of.ts'
import { plateOf } from './plates/plate-of.ts'
import { GROUND } from './grounds/grounds.ts'
import { progressOf } from './progress.ts'
import { SOUNDS } from './sounds.ts'

/** Everything a page needs to show Sigmar's Trial. */
export const sigmarUi: GameUi = {
  gameId: 'sigmar',
  Board,
  Card: GameCard,
  pictures: () => [
    ...Object.values(GROUND),
    ...CATALOG.map(({ slug }) => plateOf(slug)),
    ...figuresOf(CHAMPIONS.map(({ slug }) => slug)),
  ],
  groups: [
    { title: 'Champions', kinds: ['champion'] },
    { title: 'Trials', kinds: ['trial'] },
    { title: 'Action Cards', kinds: ['boost', 'lower', 'block', 'heal', 'teleport'] },
    { title: 'Fate Cards', kinds: ['fate'] },
  ],
  progress: progressOf,
  sounds: SOUNDS,
  Finale,
  tale: TALE,
  windows: WINDOWS,
  moments: [
    {
      title: 'Duels',
      dye: 'red',
      holds: ({ type }: SigmarEvent) => type === 'duelWon' || type === 'duelTied',
    },
  ],
}

export { Board } from './board/Board.tsx'
export { GameCard } from './GameCard.tsx'
export { lookOf } from './looks.ts'
export { refOf } from './refs.ts'
