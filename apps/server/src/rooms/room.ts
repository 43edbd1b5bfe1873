import { fault, type AnyGame, type Fault, type Seat } from '@trialhall/kernel'
import type { ChatLine, ServerMessage } from '@trialhall/protocol'
import type { Entry, EntryKind, StoredMatch } from '../store/store.ts'
import type { LiveMatch } from './live-match.ts'

/** Somebody who follows a match over a connection. */
export interface Watcher {
  /** Identity of the person. */
  readonly identity: string
  send(text: string): void
}

/** Something that is to be done to a match. */
export interface Command {
  readonly kind: EntryKind
  readonly seat: Seat
  readonly pick: number
  /** Choices the sender saw; -1 where it does not matter. */
  readonly length: number
  /** Key that makes it be done once, or null. */
  readonly key: string | null
}

/** Told when a command is on disk, or why it is not done. */
export type Settle = (result: { readonly entry: number } | { readonly fault: Fault }) => void

/** What a room needs from the house. */
export interface RoomParts {
  readonly game: AnyGame
  /** Replaced when the match changes beside its log. */
  stored: StoredMatch
  readonly live: LiveMatch
  /** The log as it was when the room was opened. */
  readonly entries: readonly Entry[]
  readonly chat: ChatLine[]
  readonly write: (entry: Entry) => Promise<void>
  readonly now: () => number
  /** The match went on: bots, clocks and lists take note. Called after everybody was told. */
  readonly onMoved: (room: Room) => void
  /** The entry could not be written: what memory holds may be ahead of the disk, so the room must be built anew. */
  readonly onBroken: (room: Room, error: unknown) => void
}

interface Followed {
  entry: number
  viewer: Seat | null
}

interface Pending {
  readonly command: Command
  readonly settle: Settle
}

/**
 * One match that somebody plays or watches. Commands are done one at a time: applied in memory, written to disk, then
 * acknowledged and told to all. While one is being written the others wait, so nobody ever sees what is not on disk.
 */
export class Room {
  readonly parts: RoomParts
  readonly watchers: Map<Watcher, Followed> = new Map()
  private readonly queue: Pending[] = []
  private isBusy = false
  private isBroken = false
  /** The newest entry that is on disk. */
  lastEntry: Entry | null
  /** Facts shown with every moment: set by the house. */
  thinking: Seat | null = null
  undoOffer: { readonly by: Seat; readonly waiting: readonly Seat[] } | null = null
  clockFace: () => ServerMomentClock = () => null
  lastUsed: number

  constructor(parts: RoomParts) {
    this.parts = parts
    this.lastUsed = parts.now()
    this.lastEntry = parts.entries.at(-1) ?? null
  }

  get id(): string {
    return this.parts.stored.id
  }

  get live(): LiveMatch {
    return this.parts.live
  }

  /** Nobody watches and nothing is under way: the room can be closed. */
  get isIdle(): boolean {
    return this.watchers.size === 0 && !this.isBusy && this.thinking === null
  }

  get isWriting(): boolean {
    return this.isBusy
  }

  /** Has a command done; `settle` is called once. */
  submit(command: Command, settle: Settle): void {
    this.lastUsed = this.parts.now()
    this.queue.push({ command, settle })
    if (!this.isBusy) this.next()
  }

  private next(): void {
    for (;;) {
      const pending = this.queue.shift()
      if (!pending) return
      if (this.isBroken) pending.settle({ fault: STORAGE_FAULT })
      else if (this.begin(pending)) return
    }
  }

  /** Applies a command and begins to write it; false if it is refused or done already. */
  private begin({ command, settle }: Pending): boolean {
    const { live, write, now, onBroken } = this.parts
    if (command.key !== null && live.hasDone(command.key)) {
      settle({ entry: live.entries })
      return false
    }
    const refused = this.refuse(command)
    if (refused) {
      settle({ fault: refused })
      return false
    }
    this.isBusy = true
    const { kind, seat, pick, key } = command
    const entry: Entry = { match: this.id, n: live.entries, kind, seat, pick, command: key, at: now() }
    write(entry).then(
      () => this.written(entry, settle),
      (error: unknown) => {
        this.isBroken = true
        settle({ fault: STORAGE_FAULT })
        onBroken(this, error)
        this.next()
      },
    )
    return true
  }

  private refuse(command: Command): Fault | null {
    const { match } = this.live
    if (command.length >= 0 && command.length !== match.length) return STALE_FAULT
    const { kind, seat, pick, key } = command
    const applied = this.live.apply({ kind, seat, pick, command: key })
    return applied.ok ? null : applied.fault
  }

  private written(entry: Entry, settle: Settle): void {
    this.isBusy = false
    this.lastEntry = entry
    this.undoOffer = null
    settle({ entry: entry.n })
    this.tellAll()
    this.parts.onMoved(this)
    this.next()
  }

  /** Lets somebody follow; `since` is the entry up to which they know the match (-1: nothing). */
  watch(watcher: Watcher, since: number): void {
    this.lastUsed = this.parts.now()
    this.watchers.set(watcher, { entry: since, viewer: since < 0 ? null : this.viewerOf(watcher) })
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  /** Seats of a person that they still play. */
  seatsOf(identity: string): Seat[] {
    const { stored } = this.parts
    return stored.seats.filter((one) => one.identity === identity).map((one) => one.seat)
  }

  /** Seats of other persons who still play. */
  personsBeside(seat: Seat): Seat[] {
    const { stored, live } = this.parts
    const gone = [...live.match.leavers, ...live.flagged]
    const mine = stored.seats[seat]?.identity
    return stored.seats
      .filter((one) => one.kind === 'person' && one.identity !== mine && !gone.includes(one.seat))
      .map((one) => one.seat)
  }

  /** Whose eyes a person looks through: the seat of theirs that is asked, else the first; nobody's for spectators. */
  viewerOf(watcher: Watcher): Seat | null {
    const mine = this.seatsOf(watcher.identity)
    return mine.find((seat) => this.live.match.askOf(seat)) ?? mine[0] ?? null
  }

  /** Tells every watcher what is new to them. Equal messages are made once. */
  tellAll(): void {
    const made = new Map<string, string>()
    for (const [watcher, followed] of this.watchers) {
      const { viewer, kept } = this.progressOf(watcher, followed)
      const key = `${viewer}/${kept}`
      const text = made.get(key) ?? this.momentText(viewer, kept)
      made.set(key, text)
      watcher.send(text)
      followed.entry = this.live.entries
      followed.viewer = viewer
    }
  }

  private progressOf(watcher: Watcher, followed: Followed): { viewer: Seat | null; kept: number } {
    const viewer = this.viewerOf(watcher)
    return { viewer, kept: viewer === followed.viewer ? this.live.keptSince(followed.entry) : 0 }
  }

  private momentText(viewer: Seat | null, kept: number): string {
    const message: ServerMessage = { type: 'moment', match: this.id, moment: this.moment(viewer, kept) }
    return JSON.stringify(message)
  }

  /** The moment that brings one watcher up to date; they count as told. */
  momentFor(watcher: Watcher): Moment {
    const followed = this.watchers.get(watcher) ?? { entry: -1, viewer: null }
    const { viewer, kept } = this.progressOf(watcher, followed)
    followed.entry = this.live.entries
    followed.viewer = viewer
    return this.moment(viewer, kept)
  }

  private moment(viewer: Seat | null, kept: number): Moment {
    const { match, entries } = this.live
    return {
      entry: entries,
      length: match.length,
      viewer,
      view: match.viewFor(viewer),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own: viewer === null ? null : match.askOf(viewer),
      canGoBack: viewer !== null && match.canGoBack(viewer),
      outcome: match.outcome,
      thinking: this.thinking,
      undoOffer: this.undoOffer && { by: this.undoOffer.by, waiting: [...this.undoOffer.waiting] },
      clock: this.clockFace(),
      kept,
      told: this.live.heard(viewer, kept),
      fresh: kept,
    }
  }
}

type Moment = Extract<ServerMessage, { type: 'moment' }>['moment']
/** What a moment says of the clocks. */
export type ServerMomentClock = Moment['clock']

const STALE_FAULT: Fault = fault(
  'bad-request',
  'length',
  'The table has moved on since that was offered: look again and choose anew.',
).fault

const STORAGE_FAULT: Fault = fault(
  'bad-request',
  'storage',
  'The server could not store this choice, so it was not done; try again in a moment.',
).fault
