import type { Seat, Viewer } from '@trialhall/kernel'

/** What crosses the table when a match is over, for the winners, for everybody else, and where nobody has won. */
export function victoryWords(winners: readonly Seat[], viewer: Viewer, names: readonly string[]): string {
  if (winners.length === 0) return 'A draw'
  const isWon = winners.some((seat) => seat === viewer || names[seat]?.toLowerCase() === 'you')
  if (isWon) return winners.length === 1 ? 'Victory' : 'A shared victory'
  const named = winners.map((seat) => names[seat] ?? '')
  return winners.length === 1 ? `${named[0]} wins` : `${named.join(' and ')} win`
}
