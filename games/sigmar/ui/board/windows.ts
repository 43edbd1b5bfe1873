import type { SigmarEvent } from '@trialhall/game-sigmar'
import type { Seat } from '@trialhall/kernel'
import type { ResponseWindow } from '@trialhall/table-ui'

/** The windows that are passed by themselves where passing is all there is. */
export const WINDOWS: readonly ResponseWindow[] = [
  { prompt: 'block', label: 'When an opponent plays a card that could be Blocked' },
  { prompt: 'lower', label: 'When an opponent rolls for a Trial' },
  { prompt: 'boost', label: 'Before your own roll for a Trial' },
  { prompt: 'duel-card', label: 'Before the rolls of your Duels' },
]

/** What makes somebody who lets windows pass look up: their own turn, a Duel with them, and what is played or taken from them. */
export function isAlarm(event: SigmarEvent, viewer: Seat): boolean {
  switch (event.type) {
    case 'turnBegan':
      return event.seat === viewer
    case 'challenged':
    case 'lowered':
    case 'blocked':
      return event.target === viewer
    case 'cardStolen':
      return event.loser === viewer
    case 'valorChanged':
      return event.seat === viewer && event.by < 0
    default:
      return false
  }
}
