import type { Seat, Sided, Viewer } from '@trialhall/kernel'
import { partyName, partyOf } from '@trialhall/kernel/wording'

/** Who reads of a victory, and how everybody is called. */
export interface VictoryReader {
  readonly viewer: Viewer
  readonly names: readonly string[]
}

/** What crosses the table when a match is over, for the winners, for everybody else, and where nobody has won. */
export function victoryWords(winners: readonly Seat[], reader: VictoryReader, game: Sided): string {
  if (winners.length === 0) return 'A draw'
  const won = sidesOf(winners, reader.names, game)
  const isMine = seatsOfReader(reader).some((seat) => winners.some((winner) => isPartner(game, seat, winner)))
  if (isMine && won.length > 1) return 'A shared victory'
  if (isMine) return game.parties ? 'Your party wins' : 'Victory'
  return won.length === 1 ? `${won[0]} wins` : `${won.join(' and ')} win`
}

/** What the sides of these seats are called, each of them once. */
function sidesOf(seats: readonly Seat[], names: readonly string[], game: Sided): string[] {
  return [...new Set(seats.map((seat) => partyName(game, seat) ?? names[seat] ?? ''))]
}

/** The place that the reader looks from, and any that is called "you". */
function seatsOfReader({ viewer, names }: VictoryReader): Seat[] {
  const called = names.flatMap((name, seat) => (name.toLowerCase() === 'you' ? [seat] : []))
  return viewer === null ? called : [viewer, ...called]
}

function isPartner(game: Sided, one: Seat, other: Seat): boolean {
  return partyOf(game, one) === partyOf(game, other)
}
