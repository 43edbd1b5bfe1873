import { fault, ok, type Options, type Result } from '@trialhall/kernel'
import { MOST_ENTRANTS, type NewTournament, type TournamentStatus } from '@trialhall/protocol'
import type { Absence } from '../stewards/hall-time.ts'
import type { Entrant, Field, PairedMatch, TournamentPairing, TournamentResult } from './model.ts'
import { nextPairings, roundsFor } from './pairing.ts'

/** How a tournament is played, as its organiser wanted it. */
export interface TournamentTerms extends Omit<NewTournament, 'options' | 'name' | 'system'> {
  /** As the game checked them. */
  readonly options: Options
}

/** When a round was opened, and until when what must have happened. Milliseconds since 1970. */
export interface RoundTimes {
  readonly openedAt: number
  readonly showBy: number
  readonly endsBy: number
  /** Null while it is played. */
  readonly closedAt: number | null
}

/** All of a tournament, as it is stored. */
export interface Tournament extends Field {
  readonly id: string
  readonly name: string
  readonly terms: TournamentTerms
  readonly organiser: { readonly identity: string; readonly name: string }
  readonly status: TournamentStatus
  readonly createdAt: number
  readonly changedAt: number
  /** Rounds in all; null before it begins. */
  readonly planned: number | null
  readonly times: readonly RoundTimes[]
  /** When the next round begins; null where nothing is waited for. */
  readonly nextAt: number | null
  readonly pausedAt: number | null
  /** End of the newest absence of the hall that the times reckon with. */
  readonly awayUntil?: number
  /** The highest number that anybody was given who is gone since. */
  readonly highest?: number
  /** Identities of those who may not come back. */
  readonly removed: readonly string[]
}

const MINUTE_MS = 60_000

/** True while a round is played. */
export function isInRound({ times }: Pick<Tournament, 'times'>): boolean {
  return times.at(-1)?.closedAt === null
}

/** True where nothing can happen any more. */
export function isEnded({ status }: Pick<Tournament, 'status'>): boolean {
  return status === 'over' || status === 'cancelled'
}

/** Who is still to be paired. */
export function activeIn({ entrants }: Pick<Field, 'entrants'>): Entrant[] {
  return entrants.filter(({ out }) => out === null)
}

/** The number of a person in a tournament, or null. */
export function entrantOf({ entrants }: Pick<Field, 'entrants'>, identity: string): Entrant | null {
  return entrants.find((one) => one.identity === identity) ?? null
}

/** Changes one entrant and leaves the others. */
export function withEntrant(
  tournament: Tournament,
  n: number,
  change: (entrant: Entrant) => Entrant,
): Tournament {
  const entrants = tournament.entrants.map((one) => (one.n === n ? change(one) : one))
  return { ...tournament, entrants }
}

/** Changes one pairing of a round, both counted from 1. */
export function withPairing(
  tournament: Tournament,
  { round, table }: { readonly round: number; readonly table: number },
  change: (pairing: Tournament['rounds'][number][number]) => Tournament['rounds'][number][number],
): Tournament {
  const rounds = tournament.rounds.map((pairings, at) =>
    at === round - 1
      ? pairings.map((pairing, place) => (place === table - 1 ? change(pairing) : pairing))
      : pairings,
  )
  return { ...tournament, rounds }
}

/** What opening a round takes. */
export interface RoundOpening {
  readonly now: number
  readonly newId: () => string
}

/** Draws places: bots fill the field, and chance says who comes first. */
export function begun(
  tournament: Tournament,
  { now, shuffled, bots }: { now: number; shuffled: (count: number) => number[]; bots: readonly string[] },
): Result<Tournament> {
  const filled = withBots(tournament, bots)
  const active = activeIn(filled)
  if (active.length < 2)
    return fault('bad-request', 'start', 'At least two must have entered; bots may fill the field.')
  const places = shuffled(active.length)
  const seeds = new Map(active.map(({ n }, at) => [n, places[at] ?? at + 1]))
  const entrants = filled.entrants
    .filter(({ out }) => out === null)
    .map((one) => ({ ...one, seed: seeds.get(one.n) ?? one.n }))
  const planned = roundsFor(tournament.system, entrants.length, tournament.terms.rounds)
  const highest = nextNumber(filled) - 1
  return ok({ ...filled, entrants, highest, planned, status: 'running', nextAt: now, changedAt: now })
}

function withBots(tournament: Tournament, bots: readonly string[]): Tournament {
  const { entrants, terms, system } = tournament
  const free = Math.min(terms.fillTo, MOST_ENTRANTS[system]) - activeIn(tournament).length
  const first = nextNumber(tournament)
  const added = bots.slice(0, Math.max(0, free)).map(
    (name, at): Entrant => ({
      n: first + at,
      kind: 'bot',
      identity: null,
      name,
      bot: terms.fillBot,
      seed: 0,
      since: 1,
      out: null,
    }),
  )
  return { ...tournament, entrants: [...entrants, ...added] }
}

/** The number that the next entrant gets. */
export function nextNumber({ entrants, highest = 0 }: Pick<Tournament, 'entrants' | 'highest'>): number {
  return Math.max(highest, ...entrants.map(({ n }) => n)) + 1
}

/** When the time of a match is up: with its round, and for one that is played again when as much time has passed as a round has. */
export function endsByOf(
  { times, terms }: Pick<Tournament, 'times' | 'terms'>,
  match: PairedMatch,
): number | null {
  const round = times.at(-1)
  if (round === undefined) return null
  return match.isReplay ? Math.max(round.endsBy, match.at + minutesOf(terms) * MINUTE_MS) : round.endsBy
}

function minutesOf({ showMinutes, roundMinutes }: TournamentTerms): number {
  return Math.max(roundMinutes, showMinutes)
}

/** The tournament with its next round, or over where there is none. Each pairing that is played has the id of its match before that is made. */
export function withNextRound(tournament: Tournament, { now, newId }: RoundOpening): Tournament {
  if (!hasNextRound(tournament)) return ended(tournament, now)
  const { showMinutes } = tournament.terms
  const pairings = nextPairings(tournament).map((pairing) =>
    pairing.result === null
      ? { ...pairing, matches: [{ id: newId(), first: 0 as const, at: now }] }
      : pairing,
  )
  const times = {
    openedAt: now,
    showBy: now + showMinutes * MINUTE_MS,
    endsBy: now + minutesOf(tournament.terms) * MINUTE_MS,
    closedAt: null,
  }
  return {
    ...tournament,
    rounds: [...tournament.rounds, pairings],
    times: [...tournament.times, times],
    nextAt: null,
    changedAt: now,
  }
}

function hasNextRound(tournament: Tournament): boolean {
  const { rounds, planned, system } = tournament
  if (rounds.length >= (planned ?? 0)) return false
  if (system === 'elimination') return true
  return activeIn(tournament).length >= 2
}

/** The round is closed once everything in it is decided; after the last one, so is the tournament. */
export function withRoundClosed(tournament: Tournament, now: number): Tournament {
  const pairings = tournament.rounds.at(-1) ?? []
  const isDone = pairings.every(({ result, toEnd }) => result !== null && toEnd === undefined)
  if (!isInRound(tournament) || !isDone) return tournament
  const times = tournament.times.map((one) => (one.closedAt === null ? { ...one, closedAt: now } : one))
  const closed = { ...tournament, times, changedAt: now }
  if (!hasNextRound(closed)) return ended(closed, now)
  return { ...closed, nextAt: now + tournament.terms.breakMinutes * MINUTE_MS }
}

function ended(tournament: Tournament, now: number): Tournament {
  return { ...tournament, status: 'over', nextAt: null, changedAt: now }
}

/** Somebody plays no more: what they are playing is their opponent's. */
export function withoutEntrant(
  tournament: Tournament,
  n: number,
  { why, now }: { readonly why: 'withdrew' | 'removed' | 'absent'; readonly now: number },
): Tournament {
  const round = tournament.rounds.length
  const gone = withEntrant(tournament, n, (one) => ({ ...one, out: { why, round } }))
  if (!isInRound(gone)) return { ...gone, changedAt: now }
  const table = (gone.rounds.at(-1) ?? []).findIndex(
    ({ sides, result }) => result === null && sides.includes(n),
  )
  if (table < 0) return { ...gone, changedAt: now }
  const changed = withPairing(gone, { round, table: table + 1 }, (pairing) => {
    const side = pairing.sides[0] === n ? 0 : 1
    const points = side === 0 ? ([0, 2] as const) : ([2, 0] as const)
    return { ...pairing, result: { points, how: 'forfeit' }, toEnd: { leaves: side } }
  })
  return { ...changed, changedAt: now }
}

/** Why the result of a pairing cannot be corrected, or the tournament with the new one. */
export function corrected(
  tournament: Tournament,
  {
    round,
    table,
    points,
  }: { readonly round: number; readonly table: number; readonly points: readonly [number, number] },
  now: number,
): Result<Tournament> {
  const pairing = tournament.rounds[round - 1]?.[table - 1]
  if (!pairing) return fault('bad-request', 'table', `Round ${round} has no table ${table}.`)
  if (pairing.sides.includes(null))
    return fault('bad-request', 'table', 'Nobody met there: there is nothing to correct.')
  if (tournament.status === 'cancelled')
    return fault('bad-request', 'tournament', 'This tournament was cancelled.')
  const sum = points[0] + points[1]
  if (sum !== 0 && sum !== 2)
    return fault('bad-request', 'points', 'points must be a win and a loss, two draws, or nothing for both.')
  if (tournament.system === 'elimination' && round < tournament.rounds.length)
    return fault('bad-request', 'round', 'The next round has begun: who goes on cannot be changed any more.')
  if (tournament.system === 'elimination' && points[0] === points[1])
    return fault(
      'bad-request',
      'points',
      'In an elimination one of the two goes on: points must name a winner.',
    )
  const result: TournamentResult = { points, how: 'ruled' }
  const isPlayed = pairing.result === null
  const next = withPairing(tournament, { round, table }, (one) => ({
    ...one,
    result,
    ...(isPlayed ? { toEnd: { leaves: null } } : {}),
  }))
  return ok({ ...next, changedAt: now })
}

/** Stands still: no round is opened and no time runs out. */
export function paused(tournament: Tournament, now: number): Result<Tournament> {
  if (tournament.status !== 'running')
    return fault('bad-request', 'tournament', 'Only a tournament that is under way can be paused.')
  return ok({ ...tournament, status: 'paused', pausedAt: now, changedAt: now })
}

/** Goes on: all that was waited for when it stood still may come later by as long. */
export function resumed(tournament: Tournament, now: number): Result<Tournament> {
  const { status, pausedAt } = tournament
  if (status !== 'paused' || pausedAt === null)
    return fault('bad-request', 'tournament', 'This tournament is not paused.')
  const later = postponed(tournament, (since) => now - Math.max(pausedAt, since))
  return ok({ ...later, status: 'running', pausedAt: null, changedAt: now })
}

/** Nobody's time passes while no server of the hall is there: all that is waited for may come later by as long. Each absence counts once, and none during a pause. */
export function withAbsences(tournament: Tournament, absences: readonly Absence[]): Tournament {
  const { status, pausedAt, awayUntil = 0 } = tournament
  const newest = absences.at(-1)?.until ?? 0
  if (status === 'open' || isEnded(tournament) || newest <= awayUntil) return tournament
  const away = (since: number): number => {
    let [before, sum] = [Math.max(since, awayUntil), 0]
    for (const { from, until } of absences) {
      const end = Math.min(until, pausedAt ?? until)
      sum += Math.max(0, end - Math.max(from, before))
      before = Math.max(before, end)
    }
    return sum
  }
  return { ...postponed(tournament, away), awayUntil: newest }
}

/** What is waited for may come later, by as much as no time passed since it was called for: tables are called for while others stand still. */
function postponed(tournament: Tournament, by: (since: number) => number): Tournament {
  const { rounds, nextAt } = tournament
  const times = tournament.times.map((one) => {
    if (one.closedAt !== null) return one
    const later = by(one.openedAt)
    return { ...one, showBy: one.showBy + later, endsBy: one.endsBy + later }
  })
  const called = (rounds.at(-1) ?? []).map((pairing) => calledLater(pairing, by))
  const nextSince = times.at(-1)?.closedAt ?? nextAt
  return {
    ...tournament,
    times,
    rounds: rounds.length === 0 ? rounds : [...rounds.slice(0, -1), called],
    nextAt: nextAt === null || nextSince === null ? null : nextAt + by(nextSince),
  }
}

function calledLater(pairing: TournamentPairing, by: (since: number) => number): TournamentPairing {
  const match = pairing.matches.at(-1)
  if (match === undefined || pairing.result !== null) return pairing
  const later = { ...match, at: match.at + by(match.at) }
  return { ...pairing, matches: [...pairing.matches.slice(0, -1), later] }
}

/** Most who may enter. */
export function mostIn({ terms, system }: Pick<Tournament, 'terms' | 'system'>): number {
  return Math.min(terms.most, MOST_ENTRANTS[system])
}
