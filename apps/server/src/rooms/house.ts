import { fault, ok, type AnyGame, type Registry, type Result, type Seat } from '@trialhall/kernel'
import type { ChatLine, Lobby, MatchCard, NewMatch, ServerMessage } from '@trialhall/protocol'
import type { Entry, Identity, Store, StoredChat, StoredMatch, StoredSeat } from '../store/store.ts'
import type { Watcher } from './audience.ts'
import { cardOf, holderOf } from './cards.ts'
import { Committer } from './committer.ts'
import { NOT_STORED, unknownMatch } from './faults.ts'
import { LiveMatch } from './live-match.ts'
import { Locks } from './locks.ts'
import { planMatch } from './planning.ts'
import { Room, type RoomParts } from './room.ts'

/** What goes on in the house, for logs and metrics. */
export interface HouseEvents {
  /** The match went on; told before anybody who watches. */
  moved(room: Room): void
  opened(room: Room, seconds: number): void
  closed(room: Room): void
  broken(room: Room, error: unknown): void
  /** Something that nobody waits for went wrong. */
  failed(error: unknown): void
  /** True while a room must stay open although nobody watches. */
  isNeeded(room: Room): boolean
}

/** Lines of talk that a table shows. */
const CHAT_SHOWN = 200
/** Milliseconds that the room of a match that is over is kept when everybody has gone. */
const OVER_MS = 5000
/** Milliseconds after which an open table is not offered to others any more. */
const STALE_MS = 3 * 86_400_000
/** Rooms beyond which idle ones are closed at once. */
const MOST_ROOMS = 2000
/** Milliseconds until a match whose entry could not be written is tried again. */
const REST_MS = 1000

/** Something that is said, and the command that says it. */
type Said = Pick<StoredChat, 'text' | 'command'>

/** What a house is made of. */
export interface HouseParts {
  readonly store: Store
  readonly games: Registry
  readonly now: () => number
  readonly events: HouseEvents
}

/**
 * All matches of this server. A room exists while a match is played or watched; it is made from the store when it is
 * needed and closed when it is idle. Whatever changes a match beside its log happens under the match's lock.
 */
export class House {
  readonly parts: HouseParts
  readonly committer: Committer
  readonly rooms: Map<string, Room> = new Map()
  private readonly locks = new Locks()
  /** Who waits at matches that have not begun. */
  private readonly waiting: Map<string, Set<Watcher>> = new Map()
  private readonly online: Map<string, { name: string; pages: number }> = new Map()
  /** Rooms that broke and are to be made anew. */
  private readonly resting: Map<string, Room> = new Map()
  private readonly underWay: Set<Promise<unknown>> = new Set()
  private isClosed = false

  constructor(parts: HouseParts) {
    this.parts = parts
    this.committer = new Committer(parts.store)
  }

  readonly isOnline = (identity: string): boolean => this.online.has(identity)

  /** Goes on with something that nobody waits for; its errors are told to the log. */
  go(work: Promise<unknown>): void {
    const told = work.catch((error: unknown) => this.parts.events.failed(error))
    this.underWay.add(told)
    void told.finally(() => this.underWay.delete(told))
  }

  /** Pages that a person has open. */
  pagesOf(identity: string): number {
    return this.online.get(identity)?.pages ?? 0
  }

  /** A person opened a page; their tables are told if it is the first. */
  came({ id, name }: Identity): void {
    const pages = this.pagesOf(id) + 1
    this.online.set(id, { name, pages })
    if (pages === 1) this.tellTablesOf(id)
  }

  /** A person closed a page; their tables are told if it was the last. */
  went({ id }: Identity): void {
    const known = this.online.get(id)
    if (!known) return
    known.pages--
    if (known.pages > 0) return
    this.online.delete(id)
    this.tellTablesOf(id)
  }

  private tellTablesOf(identity: string): void {
    for (const room of this.rooms.values())
      if (room.seatsOf(identity).length > 0) this.tellSeats(room.parts.stored)
    if (this.waiting.size > 0) this.go(this.tellOpenTablesOf(identity))
  }

  private async tellOpenTablesOf(identity: string): Promise<void> {
    const open = await this.parts.store.matches({ status: 'open', identity, limit: 100 })
    for (const stored of open) if (this.waiting.has(stored.id)) this.tellSeats(stored)
  }

  /** A person goes by another name from now on, at the tables where they sit as well. */
  async renamed({ id, name }: Identity): Promise<void> {
    const known = this.online.get(id)
    if (known) known.name = name
    const { store } = this.parts
    const lists = [
      await store.matches({ status: 'open', identity: id, limit: 100 }),
      await store.matches({ status: 'playing', identity: id, limit: 100 }),
    ]
    for (const { id: match } of lists.flat())
      await this.locks.hold(match, () => this.renameSeats(match, { id, name }))
  }

  private async renameSeats(match: string, { id, name }: Pick<Identity, 'id' | 'name'>): Promise<void> {
    const stored = await this.parts.store.match(match)
    if (!stored || stored.status === 'over') return
    const seats = stored.seats.map((seat) => (seat.identity === id ? { ...seat, name } : seat))
    const next: StoredMatch = { ...stored, seats }
    await this.parts.store.putMatch(next)
    const room = this.rooms.get(match)
    if (room) room.parts.stored = next
    this.tellSeats(next)
  }

  /** Opens a match for the one who asks: seats, options and bots are checked by the game. Begins at once if no seat is open. */
  async create(host: Identity, plan: NewMatch): Promise<Result<StoredMatch>> {
    const planned = planMatch(this.parts.games, { host, plan, now: this.parts.now() })
    if (!planned.ok) return planned
    return this.locks.hold(planned.value.id, () => this.putOrBegin(planned.value))
  }

  private async putOrBegin(stored: StoredMatch): Promise<Result<StoredMatch>> {
    const isFull = stored.seats.every((seat) => seat.kind !== 'open')
    const now = this.parts.now()
    const next: StoredMatch = isFull
      ? { ...stored, status: 'playing', startedAt: now, changedAt: now }
      : stored
    await this.parts.store.putMatch(next)
    if (isFull) await this.begin(next)
    else this.tellSeats(next)
    return ok(next)
  }

  private async begin(stored: StoredMatch): Promise<void> {
    const waiting = this.waiting.get(stored.id) ?? []
    this.waiting.delete(stored.id)
    const room = await this.room(stored.id)
    if (!room.ok) return
    for (const watcher of waiting) if (watcher.follows(stored.id)) room.value.watch(watcher, -1)
  }

  /** Takes an open seat. Two who come at the same time cannot both have it. */
  join(id: string, seat: Seat, guest: Identity): Promise<Result<StoredMatch>> {
    return this.locks.hold(id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      const taken = seatTaken(stored, seat, guest)
      if (!taken.ok) return taken
      const seats = stored.seats.map((one) => (one.seat === seat ? taken.value : one))
      return this.putOrBegin({ ...stored, seats, changedAt: this.parts.now() })
    })
  }

  /** Gives a seat back before the match begins. */
  vacate(id: string, seat: Seat, guest: Identity): Promise<Result<StoredMatch>> {
    return this.locks.hold(id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      const isMine = stored.seats[seat]?.identity === guest.id
      if (stored.status !== 'open' || !isMine) {
        return fault('bad-seat', 'seat', `Seat ${seat} of this match is not yours to give back.`)
      }
      const open: StoredSeat = { seat, kind: 'open', identity: null, name: '', bot: null }
      const seats = stored.seats.map((one) => (one.seat === seat ? open : one))
      return this.putOrBegin({ ...stored, seats, changedAt: this.parts.now() })
    })
  }

  /** The room of a match that has begun, from memory or made from its log. */
  async room(id: string): Promise<Result<Room>> {
    const open = this.rooms.get(id)
    if (open) return ok(open)
    return this.locks.hold(`room ${id}`, async () => {
      const made = this.rooms.get(id)
      if (made) return ok(made)
      if (this.isClosed || this.resting.has(id)) return { ok: false, fault: NOT_STORED }
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      if (stored.status === 'open')
        return fault('no-match', 'match', 'This match has not begun: seats are still open.')
      return this.roomFor(stored)
    })
  }

  private async roomFor(stored: StoredMatch): Promise<Result<Room>> {
    const began = performance.now()
    const game = this.parts.games.find(stored.game)
    if (!game.ok) return game
    const entries = await this.parts.store.entries(stored.id)
    const live = LiveMatch.from(game.value, stored, entries)
    if (!live.ok) return live
    const chat = await this.parts.store.chat(stored.id, CHAT_SHOWN)
    if (this.rooms.size >= MOST_ROOMS) this.closeIdle(0)
    const room = this.makeRoom(game.value, { stored, live: live.value, chat })
    this.rooms.set(stored.id, room)
    this.parts.events.opened(room, (performance.now() - began) / 1000)
    this.maybeFinish(room) // the server may have died between the last choice and the note that it was the last
    return ok(room)
  }

  private makeRoom(game: AnyGame, made: Pick<RoomParts, 'stored' | 'live' | 'chat'>): Room {
    return new Room({
      game,
      ...made,
      now: this.parts.now,
      write: (entry: Entry) => this.committer.write(entry),
      greet: (room, watcher) => this.tellTable(watcher, room),
      onMoved: (room) => this.moved(room),
      onBroken: (room, error) => this.broken(room, error),
    })
  }

  private moved(room: Room): void {
    this.parts.events.moved(room)
    this.maybeFinish(room)
  }

  private maybeFinish(room: Room): void {
    if (room.live.match.outcome && room.parts.stored.status === 'playing') this.go(this.finish(room))
  }

  /** Notes that a match is over: the seed may be shown from now on. */
  private finish(room: Room): Promise<void> {
    return this.locks.hold(room.id, async () => {
      if (room.parts.stored.status !== 'playing') return
      const ranks = room.live.match.outcome?.ranks ?? null
      const stored: StoredMatch = { ...room.parts.stored, status: 'over', ranks, changedAt: this.parts.now() }
      await this.parts.store.putMatch(stored)
      room.parts.stored = stored
      for (const watcher of room.audience.watchers) this.tellTable(watcher, room)
    })
  }

  /** Memory may be ahead of the disk: the room is thrown away, and those in it get a new one from the store. */
  private broken(room: Room, error: unknown): void {
    this.parts.events.broken(room, error)
    this.rooms.delete(room.id)
    this.resting.set(room.id, room)
    setTimeout(() => this.go(this.rebuild(room)), REST_MS).unref()
  }

  private async rebuild(room: Room): Promise<void> {
    this.resting.delete(room.id)
    const again = await this.room(room.id)
    if (!again.ok) return
    for (const watcher of room.followers) if (watcher.follows(room.id)) again.value.watch(watcher, -1)
  }

  /** Lets somebody follow a match, from what they know of it on. */
  watch(watcher: Watcher, id: string, since: number): Promise<Result<null>> {
    return this.locks.hold(id, () => this.follow(watcher, id, since))
  }

  private async follow(watcher: Watcher, id: string, since: number): Promise<Result<null>> {
    const open = this.rooms.get(id)
    const stored = open?.parts.stored ?? (await this.parts.store.match(id))
    if (!stored) return unknownMatch(id)
    if (stored.status === 'open') return this.wait(watcher, stored)
    const room = await this.room(id)
    if (!room.ok) return room
    if (watcher.follows(id)) room.value.watch(watcher, since)
    return ok(null)
  }

  private async wait(watcher: Watcher, stored: StoredMatch): Promise<Result<null>> {
    const { id } = stored
    if (!watcher.follows(id)) return ok(null)
    const waiting = this.waiting.get(id) ?? new Set()
    this.waiting.set(id, waiting.add(watcher))
    const card = cardOf({
      stored,
      room: null,
      choices: 0,
      identity: watcher.identity,
      isOnline: this.isOnline,
    })
    const chat = await this.parts.store.chat(id, CHAT_SHOWN)
    send(watcher, { type: 'table', match: id, card, moment: null, chat: chat.map(lineOf) })
    return ok(null)
  }

  /** Stops following. */
  unwatch(watcher: Watcher, id: string): void {
    this.rooms.get(id)?.unwatch(watcher)
    const waiting = this.waiting.get(id)
    waiting?.delete(watcher)
    if (waiting?.size === 0) this.waiting.delete(id)
  }

  private tellTable(watcher: Watcher, room: Room): void {
    const { stored, chat } = room.parts
    const card = cardOf({ stored, room, choices: 0, identity: watcher.identity, isOnline: this.isOnline })
    const moment = room.audience.momentFor(watcher)
    send(watcher, { type: 'table', match: room.id, card, moment, chat: chat.map(lineOf) })
  }

  private tellSeats(stored: StoredMatch): void {
    const room = this.rooms.get(stored.id) ?? null
    const seats = stored.seats.map((seat) => holderOf(seat, { room, isOnline: this.isOnline }))
    const watchers = room ? room.audience.watchers : (this.waiting.get(stored.id) ?? [])
    for (const watcher of watchers) send(watcher, { type: 'seats', match: stored.id, seats })
  }

  /**
   * Says something at a table, also before its match begins; spectators may talk too. Resolves when the line is on disk,
   * with the number of entries in the log of the match.
   */
  async say(match: string, from: Identity, said: Said): Promise<Result<number>> {
    const early = this.rooms.has(match)
      ? null
      : await this.locks.hold(match, () => this.sayBefore(match, from, said))
    if (early) return early
    const room = await this.room(match)
    if (!room.ok) return room
    await this.locks.hold(`chat ${match}`, () => this.sayAt(room.value, from, said))
    return ok(room.value.live.entries)
  }

  /** Under the lock of the match, so that it does not begin meanwhile. Null where it has begun. */
  private async sayBefore(match: string, from: Identity, said: Said): Promise<Result<number> | null> {
    const { store } = this.parts
    const stored = await store.match(match)
    if (stored?.status !== 'open') return null
    const chat = await store.chat(match, CHAT_SHOWN)
    if (chat.some(({ command }) => command === said.command)) return ok(0)
    const seat = stored.seats.find(({ identity }) => identity === from.id)?.seat ?? null
    const line = this.lineFor(from, said, { match, n: (chat.at(-1)?.n ?? 0) + 1, seat })
    await store.addChat(line)
    for (const watcher of this.waiting.get(match) ?? [])
      send(watcher, { type: 'chat', match, line: lineOf(line) })
    return ok(0)
  }

  private async sayAt(room: Room, from: Identity, said: Said): Promise<void> {
    const { chat } = room.parts
    if (chat.some(({ command }) => command === said.command)) return
    const [seat = null] = room.seatsOf(from.id)
    const line = this.lineFor(from, said, { match: room.id, n: (chat.at(-1)?.n ?? 0) + 1, seat })
    await this.parts.store.addChat(line)
    chat.push(line)
    if (chat.length > CHAT_SHOWN) chat.shift()
    room.audience.send({ type: 'chat', match: room.id, line: lineOf(line) })
  }

  private lineFor(from: Identity, said: Said, where: Pick<StoredChat, 'match' | 'n' | 'seat'>): StoredChat {
    const name = this.online.get(from.id)?.name ?? from.name
    return { ...where, ...said, from: name, at: this.parts.now() }
  }

  /** The same seats once more; whoever asks first makes it, the others are led there. */
  rematch(id: string, guest: Identity): Promise<Result<StoredMatch>> {
    return this.locks.hold(id, async () => {
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      if (stored.status !== 'over')
        return fault('no-match', 'match', 'A rematch begins when the match is over.')
      if (!stored.seats.some((seat) => seat.identity === guest.id)) {
        return fault('bad-seat', 'match', 'Only those who played can ask for a rematch.')
      }
      const known = stored.rematch === null ? null : await this.parts.store.match(stored.rematch)
      if (known) return ok(known)
      return this.makeRematch(stored, guest)
    })
  }

  private async makeRematch(stored: StoredMatch, guest: Identity): Promise<Result<StoredMatch>> {
    const planned = planMatch(this.parts.games, { host: guest, again: stored, now: this.parts.now() })
    if (!planned.ok) return planned
    const next = await this.locks.hold(planned.value.id, () => this.putOrBegin(planned.value))
    if (!next.ok) return next
    const linked: StoredMatch = { ...stored, rematch: next.value.id }
    await this.parts.store.putMatch(linked)
    const room = this.rooms.get(stored.id)
    if (!room) return next
    room.parts.stored = linked
    room.audience.send({ type: 'rematch', match: stored.id, next: next.value.id })
    return next
  }

  /** What a person can join, watch and go on with. */
  async lobby(identity: string): Promise<Lobby> {
    const { store } = this.parts
    const limit = 50
    const [playing, over, mineOpen, open, running] = await Promise.all([
      store.matches({ status: 'playing', identity, limit }),
      store.matches({ status: 'over', identity, limit: 20 }),
      store.matches({ status: 'open', identity, limit }),
      store.matches({ status: 'open', visibility: 'public', limit }),
      store.matches({ status: 'playing', visibility: 'public', limit }),
    ])
    for (const { id } of playing) await this.room(id) // so that the list can say whose turn it is
    const cards = (list: readonly StoredMatch[]): Promise<MatchCard[]> =>
      Promise.all(list.map((stored) => this.card(stored, identity)))
    return {
      mine: await cards([...mineOpen, ...playing, ...over]),
      open: await cards(
        open.filter((stored) => isInviting(stored, { identity, since: this.parts.now() - STALE_MS })),
      ),
      running: await cards(running),
    }
  }

  /** A match as one person may know it. */
  async card(stored: StoredMatch, identity: string): Promise<MatchCard> {
    const room = this.rooms.get(stored.id) ?? null
    const choices = room ? 0 : await this.parts.store.countEntries(stored.id)
    return cardOf({ stored, room, choices, identity, isOnline: this.isOnline })
  }

  /** Opens no room any more; resolves when nothing is being written. */
  async close(): Promise<void> {
    this.isClosed = true
    while (this.underWay.size > 0 || [...this.rooms.values()].some((room) => room.isWriting)) {
      await Promise.all(this.underWay)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Opens the rooms of all matches whose clock runs, so that time passes although nobody watches. */
  async wake(): Promise<void> {
    const playing = await this.parts.store.matches({ status: 'playing', limit: 100_000 })
    for (const { id, clock } of playing) if (clock.kind !== 'none') await this.room(id)
  }

  /** Closes rooms that nobody has used for so long. Their matches are on disk. */
  closeIdle(idleMs: number): void {
    const now = this.parts.now()
    for (const room of this.rooms.values()) {
      const patience = room.live.match.outcome ? Math.min(idleMs, OVER_MS) : idleMs
      if (!room.isIdle || room.lastUsed > now - patience || this.parts.events.isNeeded(room)) continue
      this.rooms.delete(room.id)
      this.parts.events.closed(room)
    }
  }
}

/** Somebody sits there and waits, somebody else, and has not for days. */
function isInviting(
  { seats, changedAt }: StoredMatch,
  { identity, since }: { readonly identity: string; readonly since: number },
): boolean {
  const people = seats.filter((seat) => seat.kind === 'person')
  return people.length > 0 && changedAt > since && people.every((seat) => seat.identity !== identity)
}

function send(watcher: Watcher, message: ServerMessage): void {
  watcher.send(JSON.stringify(message))
}

/** A line as those at the table see it; its command begins with who said it. */
function lineOf({ n, from, seat, text, at, command }: StoredChat): ChatLine {
  return { n, from, id: command.slice(0, command.indexOf(':')), seat, text, at }
}

function seatTaken(stored: StoredMatch, seat: Seat, guest: Identity): Result<StoredSeat> {
  const open = stored.seats.filter((one) => one.kind === 'open').map((one) => one.seat)
  if (open.includes(seat))
    return ok({ seat, kind: 'person', identity: guest.id, name: guest.name, bot: null })
  const free = open.length === 0 ? 'no seat is free any more' : `free are ${open.join(', ')}`
  return fault('bad-seat', 'seat', `seat is ${seat}, which is not free; ${free}.`)
}
