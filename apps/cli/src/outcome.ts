import { isDrawn, seatLetter, type Match, capital } from '@trialhall/kernel'
import { counted } from './text.ts'

/** How a match ended, or where it stopped. Seats go by their letters unless they have names. */
export function outcomeLines(match: Match, names?: readonly string[]): string[] {
  const { outcome } = match
  const nameOf = (seat: number): string => names?.[seat] ?? `seat ${seatLetter(seat)}`
  if (outcome === null) {
    const asked = match.asks.map((ask) => nameOf(ask.seat)).join(', ')
    return [`Not over after ${counted(match.length, 'choice')}; asked is ${asked}.`]
  }
  const seats = outcome.ranks.map((rank, seat) => ({ rank, seat, score: outcome.scores[seat] ?? 0 }))
  const winners = seats.filter((one) => one.rank === 1).map((one) => nameOf(one.seat))
  const verb = winners.length === 1 ? 'wins' : 'share the victory'
  const headline = isDrawn(outcome, match.game) ? 'It is a draw' : `${winners.join(' and ')} ${verb}`
  const places = seats
    .sort((a, b) => a.rank - b.rank)
    .map((one) => `  ${one.rank}. ${nameOf(one.seat)}: ${one.score}`)
  return [capital(`${headline} (${outcome.reason}) after ${counted(match.length, 'choice')}.`), ...places]
}
