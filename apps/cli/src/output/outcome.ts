import {
  capital,
  isDrawn,
  listed,
  partyCount,
  seatLetter,
  seatsOf,
  winnerNames,
  type Match,
  type Party,
} from '@trialhall/kernel'
import { counted } from './text.ts'

/** How a match ended, or where it stopped. Seats go by their letters unless they have names, parties by their own. */
export function outcomeLines(match: Match, names?: readonly string[]): string[] {
  const { outcome, game, seats } = match
  const called = Array.from({ length: seats }, (_, seat) => names?.[seat] ?? `seat ${seatLetter(seat)}`)
  if (outcome === null) {
    const asked = match.asks.map((ask) => called[ask.seat]).join(', ')
    return [
      `Not over after ${counted(match.length, 'choice')}; ${asked} ${match.asks.length === 1 ? 'is' : 'are'} to choose.`,
    ]
  }
  const winners = winnerNames(outcome, game, called)
  const verb = winners.length === 1 ? 'wins' : 'share the victory'
  const headline = isDrawn(outcome, game) ? 'It is a draw' : `${winners.join(' and ')} ${verb}`
  const places = Array.from({ length: partyCount(game, seats) }, (_, party) => ({
    rank: outcome.ranks[party] ?? 0, // party p holds seat p, among others
    text: `${sideName(match, party, called)}: ${outcome.scores[party] ?? 0}`,
  }))
  return [
    capital(`${headline} (${outcome.reason}) after ${counted(match.length, 'choice')}.`),
    ...places.toSorted((a, b) => a.rank - b.rank).map(({ rank, text }) => `  ${rank}. ${text}`),
  ]
}

/** "Ana"; "Red (Ana and Cy)". */
function sideName({ game, seats }: Match, party: Party, called: readonly string[]): string {
  const members = listed(seatsOf(game, party, seats).map((seat) => called[seat] ?? ''))
  const name = game.parties?.[party]
  return name === undefined ? members : `${name} (${members})`
}
