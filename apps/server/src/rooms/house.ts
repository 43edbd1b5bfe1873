import { fault, ok, type AnyGame, type Registry, type Result, type Seat } from '@trialhall/kernel'
import type { ChatLine, Lobby, MatchCard, NewMatch, ServerMessage } from '@trialhall/protocol'
import type { Entry, Identity, Store, StoredMatch, StoredSeat } from '../store/store.ts'
import { cardOf, holderOf } from './cards.ts'
import { Committer } from './committer.ts'
import { LiveMatch } from './live-match.ts'
import { Locks } from './locks.ts'
import { planMatch } from './planning.ts'
import { Room, type RoomParts, type Watcher } from './room.ts'

/** What goes on in the house, for logs and metrics. */
export interface HouseEvents {
  moved(room: Room): void
  opened(room: Room, seconds: number): void
  closed(room: Room): void
  broken(room: Room, error: unknown): void
}

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
  private readonly online: Map<string, number> = new Map()

  constructor(parts: HouseParts) {
    this.parts = parts
    this.committer = new Committer(parts.store)
  }

  readonly isOnline = (identity: string): boolean => (this.online.get(identity) ?? 0) > 0

  /** Counts the connections of a person; tells their tables when they come or go. */
  connected(identity: string, by: 1 | -1): void {
    const before = this.isOnline(identity)
    this.online.set(identity, (this.online.get(identity) ?? 0) + by)
    if (!this.isOnline(identity)) this.online.delete(identity)
    if (before === this.isOnline(identity)) return
    for (const room of this.rooms.values())
      if (room.seatsOf(identity).length > 0) this.tellSeats(room.parts.stored)
  }

  /** Opens a match for the one who asks: seats, options and bots are checked by the game. Begins at once if no seat is open. */
  async create(host: Identity, plan: NewMatch): Promise<Result<StoredMatch>> {
    const planned = planMatch(this.parts.games, { host, plan, now: this.parts.now() })
    if (!planned.ok) return planned
    return this.locks.hold(planned.value.id, () => this.putOrBegin(planned.value))
  }

  private async putOrBegin(stored: StoredMatch): Promise<Result<StoredMatch>> {
    const isFull = stored.seats.every((seat) => seat.kind !== 'open')
    const next: StoredMatch = isFull ? { ...stored, status: 'playing', changedAt: this.parts.now() } : stored
    await this.parts.store.putMatch(next)
    if (isFull) await this.begin(next)
    else this.tellSeats(next)
    return ok(next)
  }

  private async begin(stored: StoredMatch): Promise<void> {
    const waiting = this.waiting.get(stored.id)
    this.waiting.delete(stored.id)
    const room = await this.roomFor(stored)
    if (!room.ok) return
    for (const watcher of waiting ?? []) {
      room.value.watch(watcher, -1)
      await this.tellTable(watcher, room.value)
    }
    this.parts.events.moved(room.value)
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
      const stored = await this.parts.store.match(id)
      if (!stored) return unknownMatch(id)
      if (stored.status === 'open')
        return fault('no-match', 'match', 'This match has not begun: seats are still open.')
      return this.roomFor(stored)
    })
  }

  private async roomFor(stored: StoredMatch): Promise<Result<Room>> {
    const open = this.rooms.get(stored.id)
    if (open) return ok(open)
    const began = performance.now()
    const game = this.parts.games.find(stored.game)
    if (!game.ok) return game
    const entries = await this.parts.store.entries(stored.id)
    const live = LiveMatch.from(game.value, stored, entries)
    if (!live.ok) return live
    const chat = (await this.parts.store.chat(stored.id)).map(({ match: _match, ...line }) => line)
    const room = this.makeRoom(game.value, { stored, live: live.value, entries, chat })
    this.rooms.set(stored.id, room)
    this.parts.events.opened(room, (performance.now() - began) / 1000)
    return ok(room)
  }

  private makeRoom(game: AnyGame, made: Pick<RoomParts, 'stored' | 'live' | 'entries' | 'chat'>): Room {
    return new Room({
      game,
      ...made,
      now: this.parts.now,
      write: (entry: Entry) => this.committer.write(entry),
      onMoved: (room) => this.moved(room),
      onBroken: (room, error) => this.broken(room, error),
    })
  }

  private moved(room: Room): void {
    if (room.live.match.outcome && room.parts.stored.status === 'playing') void this.finish(room)
    this.parts.events.moved(room)
  }

  /** Notes that a match is over: the seed may be shown from now on. */
  private finish(room: Room): Promise<void> {
    return this.locks.hold(room.id, async () => {
      const ranks = room.live.match.outcome?.ranks ?? null
      const stored: StoredMatch = { ...room.parts.stored, status: 'over', ranks, changedAt: this.parts.now() }
      await this.parts.store.putMatch(stored)
      room.parts.stored = stored
      for (const watcher of room.watchers.keys()) await this.tellTable(watcher, room)
    })
  }

  /** Memory may be ahead of the disk: the room is thrown away, and those in it get a new one from the store. */
  private broken(room: Room, error: unknown): void {
    this.parts.events.broken(room, error)
    this.rooms.delete(room.id)
    void this.room(room.id).then((again) => {
      if (!again.ok) return
      for (const watcher of room.watchers.keys()) {
        again.value.watch(watcher, -1)
        void this.tellTable(watcher, again.value)
      }
      this.parts.events.moved(again.value)
    })
  }

  /** Lets somebody follow a match, from what they know of it on. */
  watch(watcher: Watcher, id: string, since: number): Promise<Result<null>> {
    return this.locks.hold(id, () => this.follow(watcher, id, since))
  }

  private async follow(watcher: Watcher, id: string, since: number): Promise<Result<null>> {
    const stored = await this.parts.store.match(id)
    if (!stored) return unknownMatch(id)
    if (stored.status === 'open') {
      const waiting = this.waiting.get(id) ?? new Set()
      this.waiting.set(id, waiting.add(watcher))
      const card = await this.card(stored, watcher.identity)
      send(watcher, { type: 'table', match: id, card, moment: null, chat: [] })
      return ok(null)
    }
    const room = await this.room(id)
    if (!room.ok) return room
    room.value.watch(watcher, since)
    await this.tellTable(watcher, room.value)
    return ok(null)
  }

  /** Stops following. */
  unwatch(watcher: Watcher, id: string): void {
    this.rooms.get(id)?.unwatch(watcher)
    const waiting = this.waiting.get(id)
    waiting?.delete(watcher)
    if (waiting?.size === 0) this.waiting.delete(id)
  }

  private async tellTable(watcher: Watcher, room: Room): Promise<void> {
    const card = await this.card(room.parts.stored, watcher.identity)
    const { chat } = room.parts
    send(watcher, { type: 'table', match: room.id, card, moment: room.momentFor(watcher), chat })
  }

  private tellSeats(stored: StoredMatch): void {
    const room = this.rooms.get(stored.id) ?? null
    const seats = stored.seats.map((seat) => holderOf(seat, { room, isOnline: this.isOnline }))
    const watchers = room ? room.watchers.keys() : (this.waiting.get(stored.id) ?? [])
    for (const watcher of watchers) send(watcher, { type: 'seats', match: stored.id, seats })
  }

  /** Says something at a table; spectators may talk too. */
  async say(room: Room, from: Identity, text: string): Promise<void> {
    const seat = room.seatsOf(from.id)[0] ?? null
    const line: ChatLine = {
      n: room.parts.chat.length + 1,
      from: from.name,
      seat,
      text,
      at: this.parts.now(),
    }
    room.parts.chat.push(line)
    await this.parts.store.addChat({ match: room.id, ...line })
    for (const watcher of room.watchers.keys()) send(watcher, { type: 'chat', match: room.id, line })
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
    for (const watcher of room.watchers.keys())
      send(watcher, { type: 'rematch', match: stored.id, next: next.value.id })
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
    const cards = (list: readonly StoredMatch[]): Promise<MatchCard[]> =>
      Promise.all(list.map((stored) => this.card(stored, identity)))
    return {
      mine: await cards([...mineOpen, ...playing, ...over]),
      open: await cards(open.filter((stored) => !mineOpen.some((mine) => mine.id === stored.id))),
      running: await cards(running),
    }
  }

  /** A match as one person may know it. */
  async card(stored: StoredMatch, identity: string): Promise<MatchCard> {
    const room = this.rooms.get(stored.id) ?? null
    const choices = room ? 0 : await this.parts.store.countEntries(stored.id)
    return cardOf({ stored, room, choices, identity, isOnline: this.isOnline })
  }

  /** Resolves when nothing is being written any more. */
  async settled(): Promise<void> {
    while ([...this.rooms.values()].some((room) => room.isWriting)) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Closes rooms that nobody has used for so long. Their matches are on disk. */
  closeIdle(idleMs: number): void {
    const before = this.parts.now() - idleMs
    for (const room of this.rooms.values()) {
      if (!room.isIdle || room.lastUsed > before) continue
      this.rooms.delete(room.id)
      this.parts.events.closed(room)
    }
  }
}

function send(watcher: Watcher, message: ServerMessage): void {
  watcher.send(JSON.stringify(message))
}

function unknownMatch(id: string): Result<never> {
  return fault('no-match', 'match', `There is no match "${id}" here.`)
}

function seatTaken(stored: StoredMatch, seat: Seat, guest: Identity): Result<StoredSeat> {
  const open = stored.seats.filter((one) => one.kind === 'open').map((one) => one.seat)
  if (open.includes(seat))
    return ok({ seat, kind: 'person', identity: guest.id, name: guest.name, bot: null })
  const free = open.length === 0 ? 'no seat is free any more' : `free are ${open.join(', ')}`
  return fault('bad-seat', 'seat', `seat is ${seat}, which is not free; ${free}.`)
}
