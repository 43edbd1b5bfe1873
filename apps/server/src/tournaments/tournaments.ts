import { fault, ok, type Result } from '@trialhall/kernel'
import type {
  NewTournament,
  TournamentAct,
  TournamentCard,
  TournamentGiven,
  TournamentList,
  TournamentUnchanged,
  TournamentView,
} from '@trialhall/protocol'
import { newId } from '../ids.ts'
import { FORMER_PLAYER } from '../lobby/anonymity.ts'
import { Locks } from '../match/locks.ts'
import type { MatchService } from '../match-service.ts'
import type { WordFilter } from '../people/word-filter.ts'
import type { HallTime } from '../stewards/hall-time.ts'
import type { Identity, StoredMatch } from '../store/store.ts'
import { Awaited } from './awaited.ts'
import { TournamentBook, type Booked, type Counted } from './book.ts'
import { BOT_CALLED, shuffledBy } from './drawing.ts'
import { entered, forgotten, removed, withdrawn } from './entering.ts'
import { planTournament } from './planning.ts'
import { TournamentSteward } from './steward.ts'
import { TournamentTables } from './tables.ts'
import { corrected, entrantOf, isEnded, paused, resumed, withEntrant, type Tournament } from './tournament.ts'
import { nextFor, pairingOf, viewOf } from './views.ts'

/** What tournaments need of what surrounds them. */
export interface TournamentsParts {
  readonly matches: MatchService
  /** When the hall was there. */
  readonly hallTime: Pick<HallTime, 'absencesSince' | 'mark'>
  readonly wordFilter: WordFilter
  /** Whether somebody is an operator of the hall. */
  readonly isOperator: (identity: string) => Promise<boolean>
  /** Notes what an operator does at somebody else's tournament. What organisers do at their own is not noted: anybody may be one, and fill the log. */
  readonly note: (line: {
    readonly at: number
    readonly by: string
    readonly act: string
    readonly given: Readonly<Record<string, unknown>>
  }) => Promise<void>
  readonly onFailed: (error: unknown) => void
}

/** Tournaments of a hall that are not over at a time, of one organiser, and that one person has entered. */
export const MOST_LIVE = { hall: 100, organiser: 3, entrant: 10 } as const
const OVER_LISTED = 20
/** Milliseconds from the end of a match to the look at its tournament: it is stored meanwhile. */
const SOON_MS = 300
/** Milliseconds after a look at a tournament for which somebody counts as here: a page looks every few seconds, one that is out of sight less often. */
const ABOUT_MS = 20_000
/** Milliseconds for which the lists are kept. */
const KEPT_MS = 1000

/** The tournaments of a hall: who opens them, enters them and runs them. */
export class Tournaments {
  readonly tables: TournamentTables
  private readonly parts: TournamentsParts
  private readonly book: TournamentBook
  private readonly steward: TournamentSteward
  private readonly awaited: Awaited
  private readonly locks: Locks = new Locks()
  private readonly due: Map<string, NodeJS.Timeout> = new Map()
  private shared: Promise<Pick<TournamentList, 'live' | 'over'>> | null = null
  private sharedAt = 0
  private isClosed = false

  constructor(parts: TournamentsParts) {
    const { matches, hallTime } = parts
    const { wall, store } = matches.parts
    this.parts = parts
    this.book = new TournamentBook(store)
    this.tables = new TournamentTables(matches)
    this.awaited = new Awaited(this.tables)
    const chance = { newId, shuffled: shuffledBy, botNames: BOT_CALLED }
    const { book, tables } = this
    this.steward = new TournamentSteward({ book, tables, matches, hallTime, wall, ...chance })
  }

  /** Looks at all tournaments that are not over; one that cannot be moved on keeps no other from it. Says that the hall is there while the time of one passes. */
  async sweep(): Promise<void> {
    const { matches, hallTime } = this.parts
    const live = await this.book.live(MOST_LIVE.hall)
    if (live.some(({ status }) => status !== 'open')) matches.go(hallTime.mark())
    for (const { id } of live) await this.look(id)
  }

  /** A match of a tournament is over: what follows from it follows soon. */
  soon(id: string): void {
    if (this.isClosed || this.due.has(id)) return
    const look = (): void => {
      this.due.delete(id)
      this.parts.matches.go(this.look(id))
    }
    this.due.set(id, setTimeout(look, SOON_MS).unref())
  }

  /** Nothing follows by itself any more. */
  close(): void {
    this.isClosed = true
    for (const timer of this.due.values()) clearTimeout(timer)
    this.due.clear()
  }

  private look(id: string): Promise<void> {
    return this.locks
      .hold(`look ${id}`, () => (this.isClosed ? Promise.resolve() : this.steward.look(id)))
      .catch(this.parts.onFailed)
  }

  /** Those that there are, and which of them concern a person. */
  async list({ id }: Identity): Promise<TournamentList> {
    const now = this.parts.matches.parts.now()
    if (this.shared === null || now - this.sharedAt >= KEPT_MS) {
      this.sharedAt = now
      this.shared = this.readList()
      this.shared.catch(() => {
        this.shared = null
      })
    }
    const [{ live, over }, mine] = await Promise.all([this.shared, this.book.of(id)])
    const isSeen = (card: TournamentCard & { readonly visibility?: string }): boolean =>
      card.visibility !== 'link' || mine.includes(card.id)
    const seen = { live: live.filter(isSeen), over: over.filter(isSeen) }
    const listed = new Set([...seen.live, ...seen.over].map((card) => card.id))
    return { ...seen, mine: mine.filter((one) => listed.has(one)) }
  }

  private async readList(): Promise<Pick<TournamentList, 'live' | 'over'>> {
    const [live, over] = await Promise.all([this.book.live(MOST_LIVE.hall), this.book.over(OVER_LISTED)])
    return { live, over }
  }

  /** A tournament as somebody may know it; short where they know this revision already. */
  async view(
    id: string,
    person: Identity,
    since = -1,
  ): Promise<Result<TournamentView | TournamentUnchanged>> {
    const booked = await this.book.read(id)
    if (booked === null) return NO_TOURNAMENT
    this.parts.matches.presence.seen(person.id)
    const now = this.parts.matches.parts.wall()
    if (booked.revision === since) {
      const { tournament } = booked
      const next = nextFor(tournament, person, await this.nextOf(tournament, person))
      return ok({
        revision: since,
        now,
        unchanged: true,
        next,
        ...(await this.awaited.of(tournament, now)),
      })
    }
    return ok(await this.shown(booked, person))
  }

  private async shown(booked: Booked, person: Identity): Promise<TournamentView> {
    const { matches } = this.parts
    const { tournament } = booked
    const now = matches.parts.wall()
    const view = viewOf(booked, {
      person,
      mayRun: await this.mayRun(tournament, person),
      next: await this.nextOf(tournament, person),
      now,
      isOnline: (identity) => matches.presence.isAbout(identity, ABOUT_MS),
    })
    return { ...view, ...(await this.awaited.of(tournament, now)) }
  }

  private async nextOf(tournament: Tournament, { id }: Identity): Promise<StoredMatch | null> {
    const mine = entrantOf(tournament, id)
    const match = mine && pairingOf(tournament, mine.n)?.matches.at(-1)
    const found = match ? await this.tables.find(match.id) : null
    return found === 'damaged' ? null : found
  }

  private async mayRun({ organiser }: Tournament, { id, account }: Identity): Promise<boolean> {
    return organiser.identity === id || (account !== null && (await this.parts.isOperator(id)))
  }

  /** Opens a tournament for somebody with an account. */
  async create(organiser: Identity, wanted: NewTournament): Promise<Result<TournamentView>> {
    const { wordFilter, matches } = this.parts
    const { games, wall } = matches.parts
    const planned = planTournament(wanted, { organiser, games, wordFilter, now: wall() })
    if (!planned.ok) return planned
    const whyNot = (): Promise<Result<never> | null> => this.whyCrowded(organiser)
    const added = await this.book.add(planned.value, { person: organiser.id, whyNot })
    if (!added.ok) return added
    this.shared = null
    return ok(await this.shown(added.value, organiser))
  }

  private async whyCrowded({ id }: Identity): Promise<Result<never> | null> {
    const live = await this.book.live(MOST_LIVE.hall)
    if (live.length >= MOST_LIVE.hall)
      return fault(
        'bad-request',
        'tournament',
        `This hall has ${MOST_LIVE.hall} tournaments already; wait until one is over.`,
      )
    const mine = new Set(await this.book.of(id))
    const own = await Promise.all(
      live.filter((card) => mine.has(card.id)).map((card) => this.book.read(card.id)),
    )
    if (own.filter((one) => one?.tournament.organiser.identity === id).length < MOST_LIVE.organiser)
      return null
    return fault(
      'bad-request',
      'tournament',
      `You run ${MOST_LIVE.organiser} tournaments already; another one can follow when one of them is over.`,
    )
  }

  /** Does something at a tournament. */
  async act<A extends TournamentAct>(
    id: string,
    person: Identity,
    { act, given }: { readonly act: A; readonly given: TournamentGiven<A> },
  ): Promise<Result<TournamentView>> {
    const booked = await this.book.read(id)
    if (booked === null) return NO_TOURNAMENT
    const isOwn = act === 'enter' || act === 'withdraw'
    if (!isOwn && !(await this.mayRun(booked.tournament, person))) return NOT_YOURS
    const whyNot = (): Promise<Result<never> | null> => this.whyEnteredEnough(person, id)
    const counted = act === 'enter' ? { person: person.id, whyNot } : null
    const done = await this.changed(
      id,
      (tournament) => this.after(tournament, person, { act, given }),
      counted,
    )
    if (!done.ok) return done
    const isOrganiser = booked.tournament.organiser.identity === person.id
    if (!isOwn && !isOrganiser) await this.note(person, { act, id, given })
    if (act === 'cancel') await this.endTables(done.value.tournament)
    await this.look(id)
    return this.view(id, person) as Promise<Result<TournamentView>>
  }

  private async changed(
    id: string,
    how: (tournament: Tournament) => Result<Tournament>,
    counted: Counted | null,
  ): Promise<Result<Booked>> {
    this.shared = null
    return (await this.book.change(id, how, counted)) ?? NO_TOURNAMENT
  }

  /** Nobody sits down any more at tables of a tournament that was cancelled; what is played may be played on. */
  private async endTables({ rounds }: Tournament): Promise<void> {
    for (const { result, matches } of rounds.at(-1) ?? []) {
      const match = result === null ? matches.at(-1) : undefined
      const stored = match && (await this.tables.find(match.id))
      if (match && stored && stored !== 'damaged' && stored.status === 'open')
        await this.tables.ask(match.id, { wish: 'cancel' })
    }
  }

  private note(
    { account, name }: Identity,
    { act, id, given }: { readonly act: string; readonly id: string; readonly given: object },
  ): Promise<void> {
    const line = { tournament: id, ...given }
    return this.parts.note({
      at: this.parts.matches.parts.wall(),
      by: account ?? name,
      act: `tournaments.${act}`,
      given: line,
    })
  }

  /** Whoever plays in many, or runs them, enters no more; who comes back to one had their place there. */
  private async whyEnteredEnough({ id }: Identity, wanted: string): Promise<Result<never> | null> {
    const mine = new Set(await this.book.of(id))
    const live = (await this.book.live(MOST_LIVE.hall)).filter((card) => mine.has(card.id))
    if (live.length < MOST_LIVE.entrant) return null
    const read = await Promise.all(live.map((card) => this.book.read(card.id)))
    const own = read.flatMap((booked) => booked?.tournament ?? [])
    if (own.some((one) => one.id === wanted && entrantOf(one, id) !== null)) return null
    const counted = own.filter((one) => one.organiser.identity === id || entrantOf(one, id)?.out === null)
    if (counted.length < MOST_LIVE.entrant) return null
    return fault(
      'bad-request',
      'tournament',
      `You have to do with ${MOST_LIVE.entrant} tournaments already; another one can follow when one of them is over.`,
    )
  }

  private after(
    tournament: Tournament,
    person: Identity,
    { act, given }: { readonly act: TournamentAct; readonly given: unknown },
  ): Result<Tournament> {
    const now = this.parts.matches.parts.wall()
    switch (act) {
      case 'enter':
        return entered(tournament, person, now)
      case 'withdraw':
        return withdrawn(tournament, person, now)
      case 'start':
        return tournament.status === 'open' ? this.steward.begin(tournament) : BEGUN
      case 'pause':
        return paused(tournament, now)
      case 'resume':
        return resumed(this.steward.upToDate(tournament), now)
      case 'cancel':
        return isEnded(tournament) ? ENDED : ok(cancelled(tournament, now))
      case 'remove':
        return removed(tournament, (given as TournamentGiven<'remove'>).entrant, now)
      case 'correct':
        return corrected(tournament, given as TournamentGiven<'correct'>, now)
    }
  }

  /** A person goes by another name from now on, in tournaments that are not over. */
  async renamed({ id, name }: Identity): Promise<void> {
    for (const one of await this.book.of(id))
      await this.book.change(one, (tournament) => {
        const mine = entrantOf(tournament, id)
        const isOrganiser = tournament.organiser.identity === id
        if (isEnded(tournament) || (mine === null && !isOrganiser)) return ok(tournament)
        const organiser = isOrganiser ? { identity: id, name } : tournament.organiser
        const after =
          mine === null ? tournament : withEntrant(tournament, mine.n, (old) => ({ ...old, name }))
        return ok({ ...after, organiser })
      })
  }

  /** A person is deleted: they play no more, and nobody's name stands in place of theirs. */
  async forget(identity: string): Promise<void> {
    const now = this.parts.matches.parts.wall()
    for (const one of await this.book.of(identity)) {
      await this.book.change(one, (tournament) =>
        ok(forgotten(tournament, { identity, name: FORMER_PLAYER, now })),
      )
      await this.look(one)
    }
  }
}

/** It ends here: matches that are played may be played on, but count for nothing. */
function cancelled(tournament: Tournament, now: number): Tournament {
  return { ...tournament, status: 'cancelled', nextAt: null, changedAt: now }
}

const NO_TOURNAMENT = fault('no-match', 'tournament', 'There is no such tournament.')
const NOT_YOURS = fault('bad-request', 'tournament', 'Only the organiser of this tournament can do that.')
const BEGUN = fault('bad-request', 'tournament', 'This tournament has begun already.')
const ENDED = fault('bad-request', 'tournament', 'This tournament is over.')
