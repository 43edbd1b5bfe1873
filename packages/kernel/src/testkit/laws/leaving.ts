import { below } from '../../chance.ts'
import type { Game } from '../../game.ts'
import type { Match } from '../../match/match.ts'
import { seatLetter, type Seat } from '../../seats.ts'
import type { State } from '../../state.ts'
import { logFault } from '../logs.ts'
import { zonesFault } from './cards.ts'
import { endFault } from './ending.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** Choices within which a seat leaves. */
const SOON = 60

/**
 * Where a game can be left, a seat that goes leaves a match behind that goes on without it: it is not asked again, no card
 * is lost, the match ends, its log tells the same, and the leaving can be undone like a choice.
 */
export const matchesGoOnWithoutWhoLeaves: Law = {
  name: 'a match goes on without a seat that leaves',
  check: (game, sample) => {
    if (!game.leave) return null
    let gone: Seat | null = null
    return walk(game, sample, ({ match, chance }) => {
      if (match.asks.length === 0) return gone === null ? null : (endFault(match) ?? logFault(game, match))
      if (gone !== null) return goneFault(game, match, gone)
      if (below(chance, SOON) > match.length) return null
      gone = below(chance, match.seats)
      return leaveAndReturn(match, gone) ?? goneFault(game, match, gone)
    })
  },
}

function leaveAndReturn<S extends State, E>(match: Match<S, E>, seat: Seat): string | null {
  const before = pictureOf(match)
  if (!match.leave(seat).ok) return `${seatLetter(seat)} cannot leave`
  const after = pictureOf(match)
  if (match.leave(seat).ok) return `${seatLetter(seat)} can leave twice`
  match.undo()
  if (pictureOf(match) !== before) return 'undoing that a seat has left leads elsewhere'
  match.leave(seat)
  return pictureOf(match) === after ? null : 'a seat that leaves again leads elsewhere'
}

/** All there is to a match, to be compared. */
export function pictureOf<S extends State, E>(match: Match<S, E>): string {
  return JSON.stringify([match.state, match.asks, match.outcome, match.log])
}

function goneFault<S extends State, E>(game: Game<S, E>, match: Match<S, E>, seat: Seat): string | null {
  if (match.askOf(seat)) return `${seatLetter(seat)} is asked although it has left`
  return zonesFault(game, match.state)
}
