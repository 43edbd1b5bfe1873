import { ok, type AnyGame, type Result } from '@trialhall/kernel'
import type { MatchService } from '../match-service.ts'
import type { HallTime } from '../stewards/hall-time.ts'
import type { StoredMatch } from '../store/store.ts'
import type { Booked, TournamentBook } from './book.ts'
import { cameTo, pointsForComing, pointsForTime, sideOf, verdictOf } from './judging.ts'
import { DRAW, WIN, type Entrant, type PairedMatch, type TournamentPairing } from './model.ts'
import { isForNow, type TournamentTables } from './tables.ts'
import {
  begun,
  endsByOf,
  isEnded,
  isInRound,
  withAbsences,
  withNextRound,
  withRoundClosed,
  withoutEntrant,
  type Tournament,
} from './tournament.ts'

/** What it takes to look after tournaments. */
export interface TournamentStewardParts {
  readonly book: TournamentBook
  readonly tables: TournamentTables
  readonly matches: MatchService
  /** When the hall was there. */
  readonly hallTime: Pick<HallTime, 'absencesSince'>
  /** The time of day. */
  readonly wall: () => number
  readonly newId: () => string
  /** The numbers from 1 on in an order of chance. */
  readonly shuffled: (count: number) => number[]
  /** What bots that fill a field are called. */
  readonly botNames: readonly string[]
}

/** Steps of one tournament in one look; the next look goes on. */
const MOST_STEPS = 20
/** Matches that are looked at side by side. */
const AT_ONCE = 8
/** Matches of a pairing beyond its series after which it is a draw. */
const MOST_MORE = 3
const MINUTE_MS = 60_000
/** Milliseconds after which a tournament that nobody begins is cancelled. */
const FORGOTTEN_MS = 30 * 86_400_000

/**
 * Moves tournaments on: opens rounds, calls for their matches, reads what came of these, and closes rounds. Each step is worked out from what is stored and
 * put in its place if nobody else has changed that meanwhile, so any server may take it, however many try, and another one goes on after one that died.
 */
export class TournamentSteward {
  private readonly parts: TournamentStewardParts

  constructor(parts: TournamentStewardParts) {
    this.parts = parts
  }

  /** Does everything that is due at a tournament. */
  async look(id: string): Promise<void> {
    const { book } = this.parts
    for (let step = 0; step < MOST_STEPS; step++) {
      const booked = await book.read(id)
      if (booked === null || !(await this.step(booked))) return
    }
  }

  /** True where something was done, and there may be more. */
  private async step(booked: Booked): Promise<boolean> {
    const { tournament } = booked
    const next = await this.next(tournament)
    if (next === tournament) return false
    await this.parts.book.put(booked, next) // if somebody was quicker, the next step is worked out anew
    return true
  }

  private async next(tournament: Tournament): Promise<Tournament> {
    const { wall, newId } = this.parts
    const now = wall()
    if (isEnded(tournament)) return tournament
    const later = this.upToDate(tournament)
    if (later !== tournament) return later
    if (tournament.status === 'open') return this.maybeBegun(tournament, now)
    if (isInRound(tournament)) return this.played(tournament, now)
    const isDue = tournament.status === 'running' && tournament.nextAt !== null && tournament.nextAt <= now
    return isDue ? withNextRound(tournament, { now, newId }) : tournament
  }

  /** The tournament with its times as they are after the hall was away. */
  upToDate(tournament: Tournament): Tournament {
    const { awayUntil = 0 } = tournament
    return withAbsences(tournament, this.parts.hallTime.absencesSince(awayUntil))
  }

  private maybeBegun(tournament: Tournament, now: number): Tournament {
    const { startsAt } = tournament.terms
    if (Math.max(tournament.changedAt, startsAt ?? 0) < now - FORGOTTEN_MS)
      return { ...tournament, status: 'cancelled', changedAt: now }
    if (startsAt === null || startsAt > now) return tournament
    const next = this.begin(tournament)
    return next.ok ? next.value : tournament
  }

  /** The tournament with its draw. */
  begin(tournament: Tournament): ReturnType<typeof begun> {
    const { wall, shuffled, botNames } = this.parts
    return begun(tournament, { now: wall(), shuffled, bots: botNames })
  }

  /** Looks at each table of the round that is not decided. */
  private async played(tournament: Tournament, now: number): Promise<Tournament> {
    const game = this.parts.matches.parts.games.find(tournament.terms.game)
    if (!game.ok) return tournament
    const before = tournament.rounds.at(-1) ?? []
    const after: TournamentPairing[] = []
    for (let at = 0; at < before.length; at += AT_ONCE) {
      const some = before.slice(at, at + AT_ONCE)
      after.push(
        ...(await Promise.all(some.map((one) => this.lookAt({ tournament, game: game.value, now }, one)))),
      )
    }
    const isSame = after.every((pairing, at) => pairing === before[at])
    const rounds = isSame ? tournament.rounds : [...tournament.rounds.slice(0, -1), after]
    const changed = isSame ? tournament : { ...tournament, rounds, changedAt: now }
    const closed = withRoundClosed(this.withoutAbsent(changed, before), now)
    return closed
  }

  /** Who did not come is not paired again until they come back. */
  private withoutAbsent(tournament: Tournament, before: readonly TournamentPairing[]): Tournament {
    const now = this.parts.wall()
    let next = tournament
    for (const [at, { sides, result }] of (tournament.rounds.at(-1) ?? []).entries()) {
      if (result?.how !== 'forfeit' || before[at]?.result !== null) continue
      for (const side of [0, 1] as const) {
        const entrant = tournament.entrants.find(({ n }) => n === sides[side])
        const stayedAway = result.points[side] === 0 && entrant?.kind === 'person' && entrant.out === null
        if (stayedAway) next = withoutEntrant(next, entrant.n, { why: 'absent', now })
      }
    }
    return next
  }

  /** A pairing as it stands now; the same one where nothing has changed. */
  private async lookAt(about: About, pairing: TournamentPairing): Promise<TournamentPairing> {
    const match = pairing.matches.at(-1)
    if (match === undefined) return pairing
    if (pairing.toEnd !== undefined) return this.end(about, pairing, match)
    if (pairing.result !== null) return pairing
    const stored = await this.parts.tables.find(match.id)
    if (stored === null) return this.make(about, pairing, match)
    if (stored === 'damaged') return this.again(about, pairing, match)
    return this.judge(about, { pairing, match, stored })
  }

  private async judge(about: About, at: AtTable): Promise<TournamentPairing> {
    const { pairing, match, stored } = at
    const verdict = verdictOf(stored, match, about.game)
    switch (verdict.kind) {
      case 'waiting':
        return this.maybeClose(about, at)
      case 'playing':
        return this.maybeTimeUp(about, at)
      case 'won':
        return decided(pairing, verdict.side === 0 ? [WIN, 0] : [0, WIN], 'played')
      case 'absent':
        return decided(pairing, pointsForComing(verdict.came), 'forfeit')
      case 'drawn':
        return about.tournament.system === 'elimination'
          ? this.again(about, pairing, match)
          : decided(pairing, [DRAW, DRAW], 'played')
      case 'again':
        return this.again(about, pairing, match)
      case 'next': {
        const next = await this.parts.tables.ask(match.id, { wish: 'go-on' })
        return next.ok ? called(pairing, match, { id: next.value, now: about.now }) : pairing
      }
    }
  }

  /** Makes the match that a pairing was promised. */
  private async make(
    { tournament }: About,
    pairing: TournamentPairing,
    match: PairedMatch,
  ): Promise<TournamentPairing> {
    const { id, name, terms, rounds } = tournament
    const sides = pairing.sides.map((n) => tournament.entrants.find((one) => one.n === n)) as [
      Entrant,
      Entrant,
    ]
    const call = { place: { id, name, round: rounds.length }, terms, match, sides }
    const made = await this.parts.tables.ask(match.id, { wish: 'make', call })
    if (!made.ok) throw new Error(`a match of tournament ${id} cannot be made: ${made.fault.message}`)
    return pairing
  }

  /** Another match, in which the other side sits first; after some of them, or after the time of the round, it is a draw, and in an elimination the first of the draw goes on. */
  private again(
    { tournament, now }: About,
    pairing: TournamentPairing,
    match: PairedMatch,
  ): TournamentPairing {
    const { terms, system, status, times } = tournament
    const isUp = status === 'running' && now >= (times.at(-1)?.endsBy ?? Infinity)
    if (!isUp && pairing.matches.length < terms.bestOf + MOST_MORE)
      return called(pairing, match, { id: this.parts.newId(), now, isReplay: true })
    return decided(pairing, system === 'elimination' ? bySeed(tournament, pairing) : [DRAW, DRAW], 'time')
  }

  /** Nobody waits for ever for who does not come: the table is closed first, so that they cannot sit down after it was decided. */
  private async maybeClose(about: About, { pairing, match, stored }: AtTable): Promise<TournamentPairing> {
    const { tournament, now, game } = about
    const { terms, status } = tournament
    const times = tournament.times.at(-1)
    const by = Math.max(times?.showBy ?? 0, match.at + terms.showMinutes * MINUTE_MS)
    if (status !== 'running' || now < by) return pairing
    const closed = await this.parts.tables.ask(match.id, { wish: 'close' })
    if (!closed.ok) return pairing // they came at the last moment
    const after = await this.parts.tables.find(match.id)
    const seen = after === null || after === 'damaged' ? stored : after
    return decided(pairing, pointsForComing(cameTo(seen, { first: match.first, game })), 'forfeit')
  }

  private async maybeTimeUp(about: About, { pairing, match, stored }: AtTable): Promise<TournamentPairing> {
    const { tournament, now, game } = about
    const { elsewhere, card } = this.cards()
    if (stored.seats.some(({ kind }) => kind === 'bot')) await this.attend(match.id)
    if (tournament.status !== 'running' || now < (endsByOf(tournament, match) ?? now)) return pairing
    const attended = await this.attend(match.id) // only where it is open is it known whom it waits for
    if (!attended.ok && isForNow(attended.fault)) return pairing // it can be read in a moment
    const seen = await this.parts.tables.find(match.id)
    if (seen === null || seen === 'damaged' || seen.status !== 'playing') return pairing // that it is over may have been noted only now
    const [told] = await elsewhere.cards([seen], '', card)
    const points = pointsForTime(seen, { first: match.first, game, asked: told?.asked ?? [] })
    const isDrawn = points[0] === points[1] && tournament.system === 'elimination'
    const final = isDrawn ? bySeed(tournament, pairing) : points
    return { ...decided(pairing, final, 'time'), toEnd: { leaves: null } }
  }

  private cards(): {
    readonly elsewhere: MatchService['elsewhere']
    readonly card: (stored: StoredMatch) => ReturnType<MatchService['card']>
  } {
    const { matches } = this.parts
    return { elsewhere: matches.elsewhere, card: (stored) => matches.card(stored, '') }
  }

  /** Opens a match where it is now: a bot whose server died thinks on there, and that it is over is noted. */
  private attend(match: string): Promise<Result<string>> {
    if (this.parts.matches.rooms.get(match)?.live.isOver === false) return Promise.resolve(ok(match))
    return this.parts.tables.ask(match, { wish: 'attend' })
  }

  /** Ends the match of a pairing that was decided; the next look tries again where that fails for now. */
  private async end(
    { game }: About,
    pairing: TournamentPairing,
    match: PairedMatch,
  ): Promise<TournamentPairing> {
    const { toEnd, ...rest } = pairing
    const stored = await this.parts.tables.find(match.id)
    if (stored === null || stored === 'damaged') return rest
    const side = toEnd?.leaves ?? null
    const leaves = stored.seats.flatMap(({ seat }) =>
      sideOf(seat, match.first, game) === side ? [seat] : [],
    )
    const ended = await this.parts.tables.ask(match.id, { wish: 'end', leaves })
    return !ended.ok && isForNow(ended.fault) ? pairing : rest
  }
}

interface About {
  readonly tournament: Tournament
  readonly game: AnyGame
  readonly now: number
}

interface AtTable {
  readonly pairing: TournamentPairing
  readonly match: PairedMatch
  readonly stored: StoredMatch
}

function decided(
  pairing: TournamentPairing,
  points: readonly [number, number],
  how: 'played' | 'forfeit' | 'time',
): TournamentPairing {
  return { ...pairing, result: { points, how } }
}

interface Called {
  readonly id: string
  readonly now: number
  /** Default: as the match before it. */
  readonly isReplay?: true | undefined
}

/** A pairing with one match more, in which the other side sits first. */
function called(
  pairing: TournamentPairing,
  before: PairedMatch,
  { id, now, isReplay = before.isReplay }: Called,
): TournamentPairing {
  const first = before.first === 0 ? 1 : 0
  const match: PairedMatch = { id, first, at: now, ...(isReplay ? { isReplay } : {}) }
  return { ...pairing, matches: [...pairing.matches, match] }
}

/** Whoever came first in the draw goes on. */
function bySeed({ entrants }: Tournament, { sides }: TournamentPairing): readonly [number, number] {
  const [first, second] = sides.map((n) => entrants.find((one) => one.n === n)?.seed ?? Infinity)
  return (first ?? Infinity) <= (second ?? Infinity) ? [WIN, 0] : [0, WIN]
}
