import { seatOf, type BattleEvent, type BattleView } from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'
import type { ResponseWindow } from '@trialhall/table-ui'

/** The windows that are passed by themselves where passing is all there is. */
export const WINDOWS: readonly ResponseWindow[] = [
  { prompt: 'window', label: 'When an event could be played' },
  { prompt: 'reroll', label: 'When a die could be rolled again' },
]

/** What makes somebody who lets windows pass look up: a new round, an attack on their side, and damage to it. */
export function isAlarm(event: BattleEvent, viewer: Seat, view: BattleView): boolean {
  switch (event.type) {
    case 'roundBegan':
      return true
    case 'attacked':
    case 'rogueAttacked':
      return event.cards.some((card) => seatOf(view, card) === viewer)
    case 'hurt':
    case 'fell':
      return seatOf(view, event.card) === viewer
    default:
      return false
  }
}
