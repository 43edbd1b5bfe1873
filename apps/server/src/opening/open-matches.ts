import { fault, ok, type AnyGame, type Fault, type Registry, type Result } from '@trialhall/kernel'
import { DamagedMatch } from '../store/damage.ts'
import { ignoreNotMine, NotMine } from '../store/owners.ts'
import type { LogEntry, Store, StoredMatch, StoredSeat } from '../store/store.ts'
import { type Announcer, refusal, send } from '../table/announcer.ts'
import { CHAT_SHOWN } from '../table/hearing.ts'
import type { GroupCommit } from '../room/group-commit.ts'
import {
  CLOSING,
  MATCH_FAILED,
  MATCH_STUCK,
  TOO_BUSY,
  ofOtherRules,
  unknownMatch,
  unread,
} from '../match/faults.ts'
import type { Elsewhere } from '../match/elsewhere.ts'
import { SHUNNED_MS } from '../match/guard.ts'
import type { Locks } from '../match/locks.ts'

import { Endings, isUnnoted } from './endings.ts'
import { ExpectedMatches } from './expected.ts'
import type { Migrated } from './migrating.ts'
import { closedByRules, isOutdated, takenOver } from './outdated-matches.ts'
import { offersLeft } from '../match/proposals.ts'
import { rebuild, type Rebuilding, type Rebuilt } from './rebuilding.ts'
import type { Restoring } from './restoring.ts'
import { Room, type Breaking, type RoomParts } from '../room/room.ts'
import { namedApart } from '../table/names.ts'
import type { Ratings } from '../ratings/ratings.ts'
import { neverBegan } from '../table/tables.ts'
import { RoomScheduler } from '../room/room-scheduler.ts'
import { Turnstile } from './turnstile.ts'

/** What goes on in rooms, for logs and metrics, and for those who look after bots and clocks. */
export interface RoomEvents {
  /** The match went on; told before anybody who watches. */
  moved(room: Room): void
  opened(room: Room, seconds: number): void
  closed(room: Room): void
  /** A match is about to go to another process: nothing new is begun at it. */
  leaving(room: Room): void
  /** A match without a room is another process's. */
  left(match: string): void
  broken(room: Room, error: unknown): void
  /** The rules run on without end where a match stands: it is set aside. */
  stuck(match: string): void
  /** Something that nobody waits for went wrong, or a match cannot be made from its log. */
  failed(error: unknown): void
  /** True while a room must stay open although nobody watches. */
  isNeeded(room: Room): boolean
}

/** What rooms need. */
export interface OpenMatchesParts {
  readonly store: Store
  readonly games: Registry
  readonly now: () => number
  /** The time of day. */
  readonly wall: () => number
  readonly events: RoomEvents
  readonly locks: Locks
  readonly groupCommit: GroupCommit
  readonly announcer: Announcer
  /** Goes on with something that nobody waits for. */
  readonly go: (work: Promise<unknown>) => void
  readonly rooms: Map<string, Room>
  readonly elsewhere: Elsewhere
  readonly ratings: Pick<Ratings, 'settle'>
}

/** What is stored of a match, in the room's own terms. */
type MadeOf = Pick<RoomParts, 'stored' | 'live' | 'checkpoints' | 'chat' | 'proposals'>

/** A match that is to be made anew. */
interface Resting {
  readonly over: Promise<void>
  /** What is said to commands until then; whoever comes to watch waits. */
  readonly why: Fault
}

/** Milliseconds that the room of a match that is over is kept when everybody has gone. */
const OVER_MS = 5000
/** Rooms beyond which idle ones are closed at once. */
const MOST_ROOMS = 2000
/** Matches that are opened at the same time: the store reads for some while others are made. */
const MOST_OPENING = 8
/** Milliseconds until a match whose entry could not be written is tried again. */
const REST_MS = 1000

/**
 * Matches in memory. A room exists while a match is played or watched; it is made from the store when it is needed, made
 * anew when it broke, and closed when it is idle.
 */
export class OpenMatches {
  private readonly parts: OpenMatchesParts
  private readonly scheduler: RoomScheduler
  private readonly turnstile: Turnstile = new Turnstile(MOST_OPENING)
  /** Choices of matches that made the rules run on without end, and until when they are not tried again. */
  private readonly stuck: Map<string, Map<string, number>> = new Map()
  /** Matches whose rules run on without end where they stand, and until when they are set aside. */
  private readonly quarantined: Map<string, number> = new Map()
  /** Matches whose room broke, until they may be made anew. */
  private readonly resting: Map<string, Resting> = new Map()
  private readonly expected: ExpectedMatches = new ExpectedMatches()
  /** What follows when a match is over. */
  readonly endings: Endings
  private isClosed = false

  constructor(parts: OpenMatchesParts) {
    this.parts = parts
    this.endings = new Endings({ ...parts, failed: (error) => parts.events.failed(error) })
    this.scheduler = new RoomScheduler(() => parts.groupCommit.flush())
  }

  /** The rooms that are open. */
  get all(): ReadonlyMap<string, Room> {
    return this.parts.rooms
  }

  has(match: string): boolean {
    return this.all.has(match)
  }

  /** True while something is being written. */
  get isWriting(): boolean {
    return this.parts.groupCommit.isWriting || [...this.all.values()].some((room) => room.isWriting)
  }

  /** Keeps where all matches stand, so that they are opened fast again. */
  async putAway(): Promise<void> {
    await Promise.all([...this.all.values()].map((room) => room.putAway()))
  }

  /** Opens no room any more. */
  shut(): void {
    this.isClosed = true
  }

  /**
   * The room of a match that has begun, from memory or made from its log. One bad match is no harm to a list: rejects only with `NotMine`, where
   * another process owns the match.
   */
  async room(id: string): Promise<Result<Room>> {
    const open = this.all.get(id)
    if (open) return ok(open)
    return this.parts.locks
      .hold(`room ${id}`, () => this.turnstile.hold(() => this.make(id)))
      .catch((error: unknown) => {
        if (error instanceof NotMine) throw error
        if (!(error instanceof DamagedMatch)) this.parts.events.failed(error) // a damaged one is told once, by the store
        return unread(error)
      })
  }

  /** Resolves at once, unless the match is to be made anew: then when it may be. */
  async rested(id: string): Promise<void> {
    await this.resting.get(id)?.over
  }

  private async make(id: string): Promise<Result<Room>> {
    const made = this.all.get(id)
    if (made) return ok(made)
    if (this.isClosed) return { ok: false, fault: CLOSING }
    await this.mustBeOurs(id)
    const resting = this.resting.get(id)
    if (resting) return { ok: false, fault: resting.why }
    const stored = await this.parts.store.match(id)
    if (!stored) return unknownMatch(id)
    if (stored.status === 'open')
      return fault('no-match', 'match', 'This match has not begun: seats are still open.')
    if (neverBegan(stored)) return fault('no-match', 'match', 'This table was closed before its match began.')
    return this.roomFor(stored)
  }

  /** Another process is about to hand a match over: it is made from what is stored of it by now, while it is played there. */
  async expect(id: string): Promise<void> {
    const { games, store, rooms } = this.parts
    const stored = rooms.has(id) ? null : await store.match(id)
    const game = stored && games.find(stored.game)
    if (!stored || !game?.ok || stored.status === 'open' || neverBegan(stored) || isOutdated(games, stored))
      return
    const [entries, checkpoints] = await Promise.all([store.entries(id), store.checkpoints(id)])
    const built = await this.build({ game: game.value, stored, entries, checkpoints })
    if (built.ok) this.expected.keep(id, built.value)
  }

  private async mustBeOurs(id: string): Promise<void> {
    const { tenure } = this.parts.elsewhere
    if (tenure === null || tenure.has(id)) return
    const owner = await tenure.ownerOf(id)
    if (owner !== null && owner !== tenure.me) throw new NotMine(id)
  }

  private async roomFor(stored: StoredMatch): Promise<Result<Room>> {
    const began = performance.now()
    const { games, store, events, rooms } = this.parts
    const game = games.find(stored.game)
    if (!game.ok) return game
    const [entries, checkpoints] = await Promise.all([store.entries(stored.id), store.checkpoints(stored.id)])
    const what = { game: game.value, stored, entries, checkpoints }
    const expected = await this.expected.take(stored.id, entries, this.turnstile)
    const made = expected ? ok(expected) : null
    const built = made ?? (isOutdated(games, stored) ? this.shownAgain(what) : await this.build(what))
    if (!built.ok) {
      if (lacksBase(built.fault, entries)) this.giveUp(stored)
      return built
    }
    const { live, chain } = built.value
    const [current, chat, kept] = await Promise.all([
      store.match(stored.id), // somebody may have changed their name while it was built
      store.chat(stored.id, CHAT_SHOWN),
      store.offers(stored.id),
    ])
    await this.turnstile.turn() // whoever waits for the room is told of it in the same turn
    const offers = offersLeft(kept, entries, live.isOver)
    if (rooms.size >= MOST_ROOMS) this.closeIdle(0)
    const room = this.makeRoom(game.value, {
      stored: current ?? stored,
      live,
      checkpoints: chain,
      chat,
      proposals: { offers, recentCommands: kept?.recentCommands ?? [] },
    })
    rooms.set(stored.id, room)
    this.reseat(room)
    events.opened(room, (performance.now() - began) / 1000)
    this.endings.maybeFinish(room) // the server may have died between the last choice and the note that it was the last
    this.endings.maybeSettle(room.parts) // or between that and the ratings
    this.endings.maybeDisclose(room.parts) // or before the secrets of a series were told
    return ok(room)
  }

  /** Makes a match from what is stored of it, unless its rules run on without end. */
  private async build(what: Restoring): Promise<Result<Rebuilt>> {
    const { id } = what.stored
    if ((this.quarantined.get(id) ?? 0) > this.parts.now()) return { ok: false, fault: MATCH_STUCK }
    const rebuilt = await rebuild(what, this.turnstile).catch((error: unknown) => this.failed(error))
    if (rebuilt === 'stalled') return { ok: false, fault: TOO_BUSY }
    if (rebuilt !== 'stuck') return rebuilt
    this.quarantined.set(id, this.parts.now() + SHUNNED_MS)
    this.parts.events.stuck(id)
    return { ok: false, fault: MATCH_STUCK }
  }

  /** A match that was over under earlier rules, as the rules of today show it: nothing is written, and it ended as it ended. */
  private shownAgain(what: Restoring): Result<Rebuilt> {
    const { game, stored } = what
    const taken = stored.status === 'over' && game.migrate ? this.takenOver(what) : null
    const ranks = taken?.live.match.outcome?.ranks.join()
    if (!taken || ranks === undefined || ranks !== stored.ranks?.join())
      return ofOtherRules(game, stored.rulesVersion)
    return ok({ live: taken.live, chain: [] })
  }

  private takenOver(what: Restoring): Migrated | null {
    try {
      return takenOver(what, what.stored.changedAt)
    } catch (error) {
      this.parts.events.failed(error)
      return null
    }
  }

  /** What a match of several rules goes on from is lost. It is closed, so that nobody waits for it. */
  private giveUp({ id }: StoredMatch): void {
    const { locks, store, go, wall } = this.parts
    const close = async (): Promise<void> => {
      const stored = await store.match(id)
      if (stored?.status === 'playing') await store.putMatch(closedByRules(stored, wall()))
    }
    go(locks.hold(id, close))
  }

  private failed(error: unknown): Rebuilding {
    this.parts.events.failed(error)
    return { ok: false, fault: MATCH_FAILED }
  }

  private makeRoom(game: AnyGame, made: MadeOf): Room {
    const { now, groupCommit, announcer, store } = this.parts
    return new Room({
      game,
      ...made,
      now,
      stuck: this.stuckAt(made.stored.id),
      scheduler: this.scheduler,
      write: (entry, written) => groupCommit.write(entry, written),
      keepCheckpoint: (checkpoint) => store.putCheckpoint(checkpoint),
      onUnkept: (error) => this.parts.events.failed(error),
      keepOffers: (offers, written) => void store.putOffers(offers).then(() => written(null), written),
      greet: (room, watcher) => announcer.tellTable(watcher, room),
      onMoved: (room) => this.moved(room),
      onParted: ({ parts }) => announcer.tellSeats(parts.stored),
      onBroken: (room, breaking) => this.broken(room, breaking),
    })
  }

  private stuckAt(id: string): Map<string, number> {
    const known = this.stuck.get(id) ?? new Map<string, number>()
    this.stuck.set(id, known)
    return known
  }

  private moved(room: Room): void {
    this.reseat(room)
    this.parts.events.moved(room)
    this.endings.maybeFinish(room)
  }

  /** Seats may have passed on to a partner: the log says so first, and the match is stored so afterwards. */
  private reseat(room: Room): void {
    const { rooms, store, go, locks } = this.parts
    const before = room.holders
    const now = room.live.holdings.seatsNow(before)
    if (now === before) return
    const isNew = (seat: StoredSeat): boolean => seat !== before[seat.seat]
    const seats = now.filter(isNew).reduce((all, one) => all.with(one.seat, namedApart(one, all)), now)
    room.parts.stored = { ...room.parts.stored, seats }
    rooms.set(room.id, room)
    go(locks.hold(room.id, () => store.putMatch(room.parts.stored)))
  }

  /** Memory may be ahead of the disk: the room is thrown away, and those in it get a new one from the store. */
  private broken(room: Room, { error, why }: Breaking): void {
    const { events, rooms, go } = this.parts
    events.broken(room, error)
    rooms.delete(room.id)
    const over = new Promise<void>((resolve) => setTimeout(resolve, REST_MS))
    this.resting.set(room.id, { over, why })
    void over.then(() => {
      this.resting.delete(room.id)
      go(this.replace(room))
    })
  }

  private async replace(room: Room): Promise<void> {
    const again = await this.room(room.id)
    const followers = room.followers.filter((watcher) => watcher.follows(room.id))
    for (const watcher of followers) {
      if (again.ok) again.value.watch(watcher, -1)
      else send(watcher, refusal(again.fault))
    }
    if (again.ok) again.value.takeOver(room.takeLeft())
    else for (const { settle } of room.takeLeft()) settle.answer({ fault: again.fault })
  }

  /** Opens the rooms of all matches whose clock runs, so that time passes although nobody watches. */
  async wake(): Promise<void> {
    const timed = await this.parts.store.matches({ status: 'playing', isTimed: true, limit: 100_000 })
    for (const { id } of timed) await this.room(id).catch(ignoreNotMine)
  }

  /** The same for some of them, which another process left behind. */
  async wakeSome(matches: readonly string[]): Promise<void> {
    for (const id of matches) {
      const stored = await this.parts.store.match(id)
      if (stored?.status === 'playing' && stored.clock.kind !== 'none')
        await this.room(id).catch(ignoreNotMine)
    }
  }

  /** Opens a match that time passes in. Answers false where that must be tried again: neither is it open, nor over, nor another process's. */
  async openAgain(id: string): Promise<boolean> {
    try {
      const stored = await this.parts.store.match(id)
      return stored?.status !== 'playing' || (await this.room(id)).ok
    } catch (error) {
      ignoreNotMine(error)
      return true
    }
  }

  /** Keeps where a match stands, as far as that is not kept yet: what is on its way to the disk is waited for, as it may not arrive. */
  async keep(id: string): Promise<void> {
    const room = this.all.get(id)
    if (!room) return
    await room.atRest()
    if (!room.isWriting) await room.putAway()
  }

  /** Lets what is written at a match that goes to another process come to its end, and forgets it here. True where its room was open. */
  async putOut(id: string): Promise<boolean> {
    const { rooms, events } = this.parts
    const room = rooms.get(id)
    if (!room) {
      events.left(id)
      return false
    }
    events.leaving(room)
    await room.atRest()
    room.retire()
    if (rooms.get(id) === room) rooms.delete(id)
    events.closed(room)
    return true
  }

  /** Notes that matches are over of which that could not be noted when they ended. */
  finishLeft(): void {
    for (const room of this.all.values()) if (!room.isWriting) this.endings.maybeFinish(room)
  }

  /** Closes rooms that nobody has used for so long. Their matches are on disk. */
  closeIdle(idleMs: number): void {
    const { now, events, rooms } = this.parts
    const at = now()
    for (const room of rooms.values()) {
      const patience = room.live.isOver ? Math.min(idleMs, OVER_MS) : idleMs
      if (!room.isIdle || room.lastUsed > at - patience || events.isNeeded(room) || isUnnoted(room)) continue
      rooms.delete(room.id)
      if (room.parts.stuck.size === 0) this.stuck.delete(room.id)
      this.parts.go(room.putAway())
      events.closed(room)
    }
  }
}

function lacksBase({ code }: Fault, entries: readonly LogEntry[]): boolean {
  return code === 'foreign-log' && entries.some(({ kind }) => kind === 'rules')
}
