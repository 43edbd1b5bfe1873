import type { TournamentCard } from '@trialhall/protocol'
import { standingsOf } from './standings.ts'
import { activeIn, mostIn, type Tournament } from './tournament.ts'

/** A tournament as lists show it. */
export function cardOf(tournament: Tournament): TournamentCard {
  const { id, name, terms, system, status, organiser, entrants, rounds, planned, createdAt } = tournament
  return {
    id,
    name,
    game: terms.game,
    system,
    status,
    organiser: organiser.name,
    entrants: status === 'open' ? activeIn(tournament).length : entrants.length,
    most: mostIn(tournament),
    round: rounds.length,
    rounds: planned,
    startsAt: status === 'open' ? terms.startsAt : null,
    createdAt,
    winner: status === 'over' ? winnersOf(tournament) : null,
  }
}

/** The name of whoever came first, or of all who share that. */
function winnersOf(tournament: Tournament): string | null {
  const first = standingsOf(tournament).filter(({ rank }) => rank === 1)
  const names = first.flatMap(({ n }) => tournament.entrants.find((one) => one.n === n)?.name ?? [])
  return names.length === 0 ? null : names.join(' and ')
}
