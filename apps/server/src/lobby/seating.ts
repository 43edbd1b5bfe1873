import {
  fault,
  ok,
  withSeatOptions,
  type Options,
  type Registry,
  type Result,
  type Seat,
} from '@trialhall/kernel'
import type { Closure, NewMatch } from '@trialhall/protocol'
import type { Identity, Store, StoredMatch, StoredOrigin, StoredSeat } from '../store/store.ts'
import { type Announcer, refusal, send } from '../table/announcer.ts'
import { tooManyMatches, tooManyOpen, unknownMatch } from '../match/faults.ts'
import type { Elsewhere } from '../match/elsewhere.ts'
import type { Locks } from '../match/locks.ts'
import type { OpenMatches } from '../opening/open-matches.ts'
import { namedApart } from '../table/names.ts'
import { withSeed } from '../match/seed-origin.ts'
import { whyNotSeated } from '../ratings/rated-terms.ts'
import type { Ratings } from '../ratings/ratings.ts'
import { Challenges, type ChallengeParts } from './challenges.ts'
import { planMatch } from './planning.ts'
import { TablePromises } from './table-promises.ts'
import { closeTable, declinedBy } from './closing-tables.ts'
import { freeSeat, personOf, seatOf } from '../table/tables.ts'

/** What seating needs. */
export interface SeatingParts {
  readonly store: Store
  readonly games: Registry
  /** By a clock that nobody sets: players' time begins by it. */
  readonly now: () => number
  /** The time of day. */
  readonly wall: () => number
  readonly locks: Locks
  readonly announcer: Announcer
  readonly rooms: OpenMatches
  readonly elsewhere: Pick<Elsewhere, 'at'>
  /** Somebody sits down at a table, or is asked to, or its match begins, or it is closed before that. */
  readonly onTable: (stored: StoredMatch) => void
  readonly ratings: Pick<Ratings, 'seated'>
  readonly hidden: ChallengeParts['hidden']
  /** Matches of one person that may be unfinished at a time. */
  readonly mostUnfinished: number
  /** Public tables of one person that may wait for others at a time. */
  readonly mostOpen: number
}

/** Tables that a person may be asked to, beyond those at which they sit, until some are counted as theirs. */
const MOST_ASKED = 200

/** Somebody who sits down. */
export interface Joining {
  readonly seat: Seat
  readonly guest: Identity
  /** The options that they bring, as they came. */
  readonly given: unknown
  /** What they bring to the seed. */
  readonly bytes?: string | undefined
}

/** How matches come to be: who sits where until they begin, and who plays again. Each step happens under the match's lock. */
export class Seating {
  readonly promises: TablePromises
  private readonly parts: SeatingParts
  private readonly challenges: Challenges

  constructor(parts: SeatingParts) {
    this.parts = parts
    this.promises = new TablePromises(parts.now)
    this.challenges = new Challenges(parts)
  }

  /** Opens a match for the one who asks: seats, options and bots are checked by the game. Begins at once if no seat is open. */
  async create(host: Identity, plan: NewMatch): Promise<Result<StoredMatch>> {
    const { games, wall } = this.parts
    const challenged = await this.challenges.challengedBy(host, plan)
    if (!challenged.ok) return challenged
    const origin = this.originFor(host, plan)
    if (!origin.ok) return origin
    const about = { host, plan, now: wall(), challenged: challenged.value }
    const planned = planMatch(games, { ...about, ...origin.value })
    if (!planned.ok) return planned
    return this.counting(host, planned.value.id, async () => {
      const again = await this.challenges.challengedBy(host, plan) // many at the same time
      if (!again.ok) return again
      const crowded = (await this.whyCrowded(host)) ?? (await this.whyTooOpen(planned.value))
      return crowded ?? this.putOrBegin(planned.value)
    })
  }

  /** Does what gives a person one more match, one after the other for each person: else many at the same time would pass any limit. */
  counting<T>({ id }: Identity, match: string, work: () => Promise<T>): Promise<T> {
    const { locks } = this.parts
    return locks.hold(`person ${id}`, () => locks.hold(match, work))
  }

  /** Whoever has a few tables in the lobby opens no more of them. */
  private async whyTooOpen({ host, visibility, seats }: StoredMatch): Promise<Result<never> | null> {
    if (visibility !== 'public' || seats.every(({ kind }) => kind !== 'open')) return null
    const { store, mostOpen: limit } = this.parts
    const some = { status: 'open', visibility, identity: host, limit: limit + MOST_ASKED } as const
    const open = (await store.matches(some)).filter(
      (match) => match.host === host && match.after === undefined,
    )
    return open.length < limit ? null : tooManyOpen(limit)
  }

  /** What was promised of the table. Bytes that were brought before anything was promised would bind nobody. */
  private originFor(host: Identity, { table, seats }: NewMatch): Result<{ origin?: StoredOrigin }> {
    if (table === undefined) {
      const early = seats.findIndex((seat) => seat.kind === 'me' && seat.bytes !== undefined)
      return early < 0 ? ok({}) : tooEarly(early)
    }
    const taken = this.promises.take(table, host)
    return taken.ok ? ok({ origin: taken.value }) : taken
  }

  /** Whoever has too many matches under way begins no more. What they were only asked to counts for nothing. */
  async whyCrowded({ id: identity }: Identity): Promise<Result<never> | null> {
    const { store, mostUnfinished: limit } = this.parts
    const asked = await store.matches({ status: 'open', identity, limit: limit + MOST_ASKED })
    const open = asked.filter(({ seats }) => seats.some((seat) => seat.identity === identity))
    const some = { status: 'playing', identity, limit: limit + MOST_ASKED } as const
    const begun = open.length < limit ? await store.matches(some) : []
    const playing = begun.filter(({ seats }) => seats.some((seat) => seat.identity === identity))
    return open.length + playing.length < limit ? null : tooManyMatches(limit)
  }

  /** Keeps a table under its lock, and begins the match once no seat is free. */
  async putOrBegin(stored: StoredMatch): Promise<Result<StoredMatch>> {
    const isFull = stored.seats.every((seat) => seat.kind !== 'open')
    const { now, wall } = this.parts
    const begun: StoredMatch = isFull
      ? withSeed({ ...stored, status: 'playing', startedAt: now(), changedAt: wall() })
      : stored
    const next = await this.parts.ratings.seated(begun)
    await this.parts.store.putMatch(next)
    this.parts.onTable(next)
    if (isFull) await this.begin(next)
    else this.parts.announcer.tellSeats(next)
    return ok(next)
  }

  private async begin({ id }: StoredMatch): Promise<void> {
    const waiting = this.parts.announcer.release(id)
    const room = await this.parts.rooms.room(id)
    for (const watcher of waiting) {
      if (!watcher.follows(id)) continue
      if (room.ok) room.value.watch(watcher, -1)
      else send(watcher, refusal(room.fault)) // where it can be read in a moment, the page asks again
    }
  }

  /**
   * Takes an open seat, with the options that its holder brings; whoever has it may bring others until the match begins.
   * Two who come at the same time cannot both have it.
   */
  join(id: string, { seat, given, guest, bytes }: Joining): Promise<Result<StoredMatch>> {
    return this.counting(guest, id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      const isMine = stored.status === 'open' && stored.seats[seat]?.identity === guest.id
      const taken = isMine ? ok(stored.seats[seat] as StoredSeat) : seatTaken(stored, seat, guest)
      if (!taken.ok) return taken
      const unrated = this.whyNotHere(stored, { guest, seat })
      if (unrated) return unrated
      const options = goesAlong(stored, given) ? ok(stored.options) : this.optionsWith(stored, seat, given)
      if (!options.ok) return options
      const crowded = isMine || stored.tournament ? null : await this.whyCrowded(guest)
      const bringing = broughtTo(stored, taken.value, bytes)
      if (!bringing.ok) return bringing
      return crowded ?? this.reseat({ ...stored, options: options.value }, bringing.value)
    })
  }

  private whyNotHere(stored: StoredMatch, who: Parameters<typeof whyNotSeated>[2]): Result<never> | null {
    const game = this.parts.games.find(stored.game)
    return game.ok ? whyNotSeated(game.value, stored, who) : null
  }

  /** The options of a match with what a seat brings, looked at by the game. */
  private optionsWith(stored: StoredMatch, seat: Seat, given: unknown): Result<Options> {
    const game = this.parts.games.find(stored.game)
    if (!game.ok) return game
    const options = withSeatOptions(game.value.options, stored.options, { seat, given })
    if (!options.ok) return options
    const wrong = game.value.vet?.({ seats: stored.seats.length, options: options.value })
    return wrong ? { ok: false, fault: wrong } : options
  }

  /**
   * Gives a seat back before the match begins, or declines one that is kept. Where the same people were to play again, nobody takes the place of
   * one of them: the table is closed.
   */
  vacate(id: string, seat: Seat, guest: Identity): Promise<Result<StoredMatch>> {
    return this.parts.locks.hold(id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      const holder = stored.seats[seat]
      const isMine = holder && personOf(holder) === guest.id
      const isGuest = holder && personOf(holder) !== null && stored.host === guest.id
      if (stored.status !== 'open' || !(isMine || isGuest)) {
        return fault('bad-seat', 'seat', 'This seat is not yours to give back.')
      }
      if (stored.tournament) return OF_TOURNAMENT
      const isChallenged = holder?.invited?.identity === guest.id && holder.invited.challenged
      if (stored.after !== undefined || isChallenged)
        return ok(await closeTable(this.parts, declinedBy(stored, guest.id)))
      const options = this.optionsWith(stored, seat, {})
      if (!options.ok) return options
      const free = freeSeat(seat)
      const removed = isMine ? {} : { removed: [...(stored.removed ?? []), personOf(holder) ?? ''] }
      return this.reseat({ ...stored, ...removed, options: options.value }, free)
    })
  }

  /** Closes a table of one's own before the match begins. */
  close(id: string, host: Identity): Promise<Result<StoredMatch>> {
    return this.parts.locks.hold(id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      if (stored.status !== 'open')
        return fault('bad-request', 'match', 'The match has begun; a table can be closed before that.')
      if (stored.tournament) return OF_TOURNAMENT
      if (stored.host !== host.id) return fault('bad-seat', 'match', 'Only the host can close this table.')
      return ok(await closeTable(this.parts, { stored, closed: 'host' }))
    })
  }

  /** Closes a table that has not begun, whoever opened it. */
  closeAs(id: string, closed: Closure): Promise<Result<StoredMatch>> {
    return this.parts.locks.hold(id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      if (stored.status !== 'open') return fault('bad-request', 'match', 'The match has begun.')
      return ok(await closeTable(this.parts, { stored, closed }))
    })
  }

  private reseat(stored: StoredMatch, next: StoredSeat): Promise<Result<StoredMatch>> {
    const named = namedApart(next, stored.seats)
    const seats = stored.seats.map((one) => (one.seat === next.seat ? named : one))
    return this.putOrBegin({ ...stored, seats, changedAt: this.parts.wall() })
  }

  /** A person goes by another name from now on, at the tables where they sit as well. */
  async rename({ id, name }: Identity): Promise<void> {
    const { store, elsewhere } = this.parts
    const lists = [
      await store.matches({ status: 'open', identity: id, limit: 100 }),
      await store.matches({ status: 'playing', identity: id, limit: 100 }),
    ]
    const given = { id, name }
    for (const { id: match } of lists.flat())
      await elsewhere.at({ act: 'rename', match, given }, () => this.renameHere(match, given))
  }

  /** The same at one table of this process. */
  renameHere(match: string, who: Pick<Identity, 'id' | 'name'>): Promise<void> {
    return this.parts.locks.hold(match, () => this.renameAt(match, who))
  }

  private async renameAt(match: string, { id, name }: Pick<Identity, 'id' | 'name'>): Promise<void> {
    const { store, rooms, announcer } = this.parts
    const stored = await store.match(match)
    if (!stored || stored.status === 'over') return
    const next: StoredMatch = { ...stored, seats: renamed(stored.seats, { id, name }) }
    await store.putMatch(next)
    const room = rooms.all.get(match)
    if (room) {
      // seats may have passed on meanwhile, which is written next
      const { stored: now } = room.parts
      room.parts.stored = { ...now, seats: renamed(now.seats, { id, name }) }
    }
    announcer.tellSeats(room?.parts.stored ?? next)
  }
}

/** The seats of somebody under another name. */
function renamed(
  seats: readonly StoredSeat[],
  { id, name }: Pick<Identity, 'id' | 'name'>,
): readonly StoredSeat[] {
  const asked = seats.map((seat) =>
    seat.invited?.identity === id ? { ...seat, invited: { ...seat.invited, name } } : seat,
  )
  return asked
    .filter(({ identity }) => identity === id)
    .reduce((all, mine) => all.with(mine.seat, namedApart({ ...mine, name }, all)), asked)
}

function seatTaken(stored: StoredMatch, seat: Seat, guest: Identity): Result<StoredSeat> {
  const isFree = ({ kind, invited }: StoredSeat): boolean =>
    kind === 'open' && (!invited || invited.identity === guest.id)
  const open = stored.status === 'open' ? stored.seats.filter(isFree).map((one) => one.seat) : []
  const isSentAway = stored.removed?.includes(guest.id) ?? false
  if (open.includes(seat) && !isSentAway) return ok(seatOf(guest, seat))
  if (isSentAway) return SENT_AWAY
  const kept = stored.seats[seat]?.invited
  if (stored.status === 'open' && kept)
    return fault('bad-seat', 'seat', `This seat is kept for ${kept.name}, who was asked to play here.`)
  // People count seats from 1, and programs from 0: the sentence names none.
  const free = open.length === 0 ? 'no seat is free any more' : 'another one is'
  return fault('bad-seat', 'seat', `This seat is not free; ${free}.`)
}

/** Who plays again brings what they brought before, unless they bring something else; in a series always. */
function goesAlong({ after, series }: StoredMatch, given: unknown): boolean {
  const bringsNothing = typeof given === 'object' && given !== null && Object.keys(given).length === 0
  return after !== undefined && (bringsNothing || (series?.game ?? 1) > 1)
}

/** A seat with what is brought to the seed. It stays what it is as long as its holder sits: nobody looks at the others' first. */
function broughtTo(stored: StoredMatch, seat: StoredSeat, bytes: string | undefined): Result<StoredSeat> {
  if (bytes === undefined || stored.origin === undefined) return ok(seat)
  const isSame = seat.bytes === undefined || seat.bytes === bytes
  return isSame ? ok({ ...seat, bytes }) : BROUGHT_ALREADY
}

const SENT_AWAY = fault(
  'bad-seat',
  'seat',
  'The host of this table would rather play with somebody else: sit down at another one.',
)

/** Who would rather not play says so to the tournament, which knows who is left. */
const OF_TOURNAMENT = fault(
  'bad-seat',
  'match',
  'This table belongs to a tournament: if you cannot play, withdraw on its page.',
)

const BROUGHT_ALREADY = fault(
  'bad-request',
  'bytes',
  'This seat has already added its bytes to the seed; they stay the same as long as you sit here.',
)

function tooEarly(seat: Seat): Result<never> {
  const message = `seats.${seat}.bytes is brought before anything was promised: ask POST /api/promises first, and name its table.`
  return fault('bad-request', `seats.${seat}.bytes`, message)
}
