import { CATALOG, type EldarEvent } from '@trialhall/game-eldar'
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

/** Everything a page needs to show Trials of the Eldar. */
export const eldarUi: GameUi = {
  gameId: 'eldar',
  Board,
  Card: GameCard,
  pictures: () => [
    ...Object.values(GROUND),
    ...CATALOG.map(({ slug }) => plateOf(slug)),
    ...figuresOf(CATALOG.filter(({ kind }) => kind === 'hero').map(({ slug }) => slug)),
  ],
  groups: [
    { title: 'Heroes', kinds: ['hero'] },
    { title: 'Equipment', kinds: ['equipment'] },
    { title: 'Commands', kinds: ['command'] },
    { title: 'Supports', kinds: ['support'] },
    { title: 'Afflictions', kinds: ['affliction'] },
  ],
  progress: progressOf,
  sounds: SOUNDS,
  Finale,
  tale: TALE,
  windows: WINDOWS,
  moments: [{ title: 'Defeats', dye: 'red', holds: ({ type }: EldarEvent) => type === 'defeated' }],
}

export { Board } from './board/Board.tsx'
export { GameCard } from './GameCard.tsx'
export { lookOf } from './looks.ts'
export { refOf, pathsOf } from './refs.ts'
