import type { TournamentEntrant, TournamentTable, TournamentView } from '@trialhall/protocol'
import type { Identity, StoredMatch } from '../store/store.ts'
import type { Booked } from './book.ts'
import { cardOf } from './cards.ts'
import { whyNotEnter } from './entering.ts'
import type { Entrant, TournamentPairing } from './model.ts'
import { standingsOf } from './standings.ts'
import { endsByOf, entrantOf, isEnded, isInRound, type Tournament } from './tournament.ts'

/** What a view needs to know beside the tournament. */
export interface ViewParts {
  readonly person: Identity
  readonly mayRun: boolean
  /** The match of theirs that is played now, where there is one. */
  readonly next: StoredMatch | null
  readonly now: number
  readonly isOnline: (identity: string) => boolean
}

/** A tournament as one person may know it. Nothing in it is secret but what they may do. */
export function viewOf({ tournament, revision }: Booked, parts: ViewParts): TournamentView {
  const { terms, entrants, rounds, nextAt, status } = tournament
  const times = isInRound(tournament) && status === 'running' ? tournament.times.at(-1) : undefined
  return {
    card: cardOf(tournament),
    revision,
    now: parts.now,
    terms: {
      options: terms.options,
      clock: terms.clock,
      onTimeout: terms.onTimeout,
      bestOf: terms.bestOf,
      lateUntil: terms.lateUntil,
      showMinutes: terms.showMinutes,
      roundMinutes: terms.roundMinutes,
      breakMinutes: terms.breakMinutes,
      fillTo: terms.fillTo,
      fillBot: terms.fillBot,
      entry: terms.entry,
      rated: terms.rated === true,
    },
    entrants: entrants.map((one) => shown(one, parts)),
    rounds: rounds.map((pairings) => pairings.map(tableOf)),
    standings: status === 'open' ? [] : standingsOf(tournament),
    showBy: times?.showBy ?? null,
    endsBy: times === undefined ? null : lastEndOf(tournament, times.endsBy),
    nextAt: status === 'running' ? nextAt : null,
    me: meIn(tournament, parts),
  }
}

function shown(
  { n, name, identity, hasAccount, bot, seed, out }: Entrant,
  { isOnline }: Pick<ViewParts, 'isOnline'>,
): TournamentEntrant {
  return {
    n,
    name,
    ...(identity === null ? {} : { id: identity }),
    ...(identity === null || !hasAccount ? {} : { hasAccount }),
    ...(bot === null ? {} : { strength: bot }),
    seed,
    out: out?.why ?? null,
    online: identity !== null && isOnline(identity),
  }
}

function tableOf({ sides, matches, result }: TournamentPairing): TournamentTable {
  return {
    sides: [...sides],
    match: matches.at(-1)?.id ?? null,
    result: result === null ? null : { points: [...result.points], how: result.how },
  }
}

function meIn(tournament: Tournament, { person, mayRun, next }: ViewParts): TournamentView['me'] {
  const mine = entrantOf(tournament, person.id)
  const wrong = whyNotEnter(tournament, person)
  return {
    entrant: mine?.n ?? null,
    mayEnter: wrong === null,
    whyNot: wrong?.message ?? null,
    mayRun,
    next: nextFor(tournament, person, next),
  }
}

/** When the last match of a round must be over by now. */
function lastEndOf(tournament: Tournament, round: number): number {
  const ends = (tournament.rounds.at(-1) ?? []).flatMap(({ result, matches }) => {
    const match = result === null ? matches.at(-1) : undefined
    return match ? (endsByOf(tournament, match) ?? []) : []
  })
  return Math.max(round, ...ends)
}

/** The table of somebody that is played now, as they see it. */
export function nextFor(
  tournament: Tournament,
  { id }: Identity,
  next: StoredMatch | null,
): TournamentView['me']['next'] {
  const mine = entrantOf(tournament, id)
  const pairing = mine === null ? null : pairingOf(tournament, mine.n)
  const opponent = pairing?.sides.find((n) => n !== mine?.n) ?? null
  if (next === null || opponent === null) return null
  if (isEnded(tournament) && next.status !== 'playing') return null // nobody is to come to a table that was closed
  const isSeated = next.seats.some(({ identity }) => identity === id)
  return { match: next.id, status: next.status, opponent, isSeated }
}

/** The pairing of an entrant that is played now; null where there is none. */
export function pairingOf(tournament: Tournament, n: number): TournamentPairing | null {
  if (!isInRound(tournament)) return null
  const pairings = tournament.rounds.at(-1) ?? []
  return pairings.find(({ sides, result }) => result === null && sides.includes(n)) ?? null
}
