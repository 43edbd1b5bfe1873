import type { SigmarEvent } from '@trialhall/game-sigmar'
import type { SeenEvent, Seat } from '@trialhall/kernel'
import type { Strike, StrikeKind } from '@trialhall/table-ui'

/** What one Champion does to another, and the Trial that one turns to. */
export function strikesOf(story: readonly SeenEvent<SigmarEvent>[]): readonly Strike[] {
  const event = story.at(-1)?.event
  switch (event?.type) {
    case 'attempted':
      return [{ from: [seatKey(event.seat)], to: `card:${event.card}`, kind: 'aim' }]
    case 'challenged':
      return between(event.seat, event.target, 'aim')
    case 'lowered':
    case 'blocked':
      return between(event.seat, event.target, 'harm')
    case 'duelWon':
      return between(event.seat, event.loser, 'harm')
    case 'duelUndone':
      return between(event.seat, event.winner, 'harm')
    default:
      return NONE
  }
}

const NONE: readonly Strike[] = []

function between(from: Seat, to: Seat, kind: StrikeKind): readonly Strike[] {
  return from === to ? NONE : [{ from: [seatKey(from)], to: seatKey(to), kind }]
}

function seatKey(seat: Seat): string {
  return `seat:${seat}`
}
