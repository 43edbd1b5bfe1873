import type { SigmarEvent } from '@trialhall/game-sigmar'
import { counted, type Seat } from '@trialhall/kernel'

/** What rises over a seat while an event is looked at; null where it does not concern the seat. */
export function newsOf(event: SigmarEvent | undefined, seat: Seat): string | null {
  if (event === undefined) return null
  if (event.type === 'duelWon' && event.loser === seat) return 'Loses'
  if (event.type === 'cardStolen' && event.loser === seat) return '−1 card'
  if (event.type === 'challenged' && event.target === seat) return 'Challenged'
  return 'seat' in event && event.seat === seat ? ownNews(event) : null
}

function ownNews(event: SigmarEvent): string | null {
  switch (event.type) {
    case 'valorChanged':
      return event.by < 0 ? `−${-event.by} Valor` : `+${event.by} Valor`
    case 'drew':
    case 'regained':
      return `+${counted(event.cards.length, 'card')}`
    case 'cardStolen':
      return '+1 card'
    case 'discarded':
      return '−1 card'
    case 'duelWon':
      return 'Wins'
    case 'drawSkipped':
      return 'No draw'
    case 'rested':
      return 'Rests'
    case 'rerolled':
      return 'Rolls again'
    default:
      return null
  }
}
