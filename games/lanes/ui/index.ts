import { CATALOG, CLASSES, type LanesEvent } from '@trialhall/game-lanes'
import type { GameUi } from '@trialhall/table-ui'
import { Board } from './board/Board.tsx'
import { WINDOWS } from './board/windows.ts'
import { Finale } from './finale/Finale.tsx'
import { TALE } from './finale/tale.ts'
import { GameCard } from './GameCard.tsx'
import { figuresOf } from './figures/figure-of.ts'
import { isUnit, lookOf } from './looks.ts'
import { GROUND } from './grounds/grounds.ts'
import { progressOf } from './progress.ts'
import { SOUNDS } from './sounds.ts'

/** Everything a page needs to show Lanes. */
export const lanesUi: GameUi = {
  gameId: 'lanes',
  Board,
  Card: GameCard,
  pictures: () => [
    ...Object.values(GROUND),
    ...CATALOG.flatMap((face) => lookOf(face).plate ?? []),
    ...figuresOf([...CLASSES, ...CATALOG.flatMap((face) => (isUnit(face) ? [face.slug] : []))]),
  ],
  groups: [
    { title: 'Units', kinds: ['unit'] },
    { title: 'Better units', kinds: ['unit upgrade'] },
    { title: 'Spells', kinds: ['spell'] },
    { title: 'Better spells', kinds: ['spell upgrade'] },
    { title: 'Power boards', kinds: ['node'] },
  ],
  progress: progressOf,
  sounds: SOUNDS,
  Finale,
  tale: TALE,
  windows: WINDOWS,
  moments: [{ title: 'Levels', dye: 'violet', holds: ({ type }: LanesEvent) => type === 'levelled' }],
}

export { Board } from './board/Board.tsx'
export { GameCard } from './GameCard.tsx'
export { lookOf } from './looks.ts'
export { refOf, pathsOf } from './refs.ts'
export { WAVE_PLAN } from './wave-plan.ts'
