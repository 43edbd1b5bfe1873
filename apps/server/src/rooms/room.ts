import type { AnyGame, Fault, Seat } from '@trialhall/kernel'
import type { Entry, EntryKind, StoredChat, StoredMatch } from '../store/store.ts'
import { Audience, type Moment, type Watcher } from './audience.ts'
import { NO_OFFER, NOT_STORED, PLAYED_BY_BOT, RULES_FAILED, STALE, TOO_LATE } from './faults.ts'
import type { LiveMatch } from './live-match.ts'

/** Something that is to be done to a match. */
export interface Command {
  readonly kind: EntryKind
  readonly seat: Seat
  readonly pick: number
  /** Choices the sender saw; -1 where it does not matter. */
  readonly length: number
  /** Key that makes it be done once, or null for the server's own. */
  readonly key: string | null
  /** Asked when its turn comes: false where there is no reason for it any more. */
  readonly stands?: () => boolean
}

/** A person's answer to an offer to undo. */
export interface UndoAnswer {
  readonly seat: Seat
  readonly agree: boolean
  readonly key: string
}

/** Told when a command is on disk, or why it is not done. */
export type Settle = (result: { readonly entry: number } | { readonly fault: Fault }) => void

/** What a room needs from the house. */
export interface RoomParts {
  readonly game: AnyGame
  /** Replaced when the match changes beside its log. */
  stored: StoredMatch
  readonly live: LiveMatch
  /** The newest lines of talk. */
  readonly chat: StoredChat[]
  readonly write: (entry: Entry) => Promise<void>
  readonly now: () => number
  /** Somebody is to be shown the whole table. Called when nothing is being written. */
  readonly greet: (room: Room, watcher: Watcher) => void
  /** The match went on: bots, clocks and lists take note. Called before anybody is told. */
  readonly onMoved: (room: Room) => void
  /** What memory holds may be ahead of the disk, or is not to be trusted: the room must be built anew. */
  readonly onBroken: (room: Room, error: unknown) => void
}

interface Pending {
  readonly settle: Settle
  /** Begins the work; true if something is being written now. */
  readonly begin: () => boolean
}

/**
 * One match that somebody plays or watches. Commands are done one at a time: applied in memory, written to disk, then
 * acknowledged and told to all. While one is being written the others wait, and so do those who come to watch: nobody
 * ever sees what is not on disk.
 */
export class Room {
  readonly parts: RoomParts
  readonly audience: Audience = new Audience(this)
  private readonly queue: Pending[] = []
  private readonly arrivals: Map<Watcher, number> = new Map()
  private isBusy = false
  private isBroken = false
  /** The newest entry that was written here. */
  lastEntry: Entry | null = null
  /** Facts shown with every moment: set by those who look after bots and clocks. */
  thinking: Seat | null = null
  undoOffer: { readonly by: Seat; readonly waiting: readonly Seat[] } | null = null
  clockFace: () => Moment['clock'] = () => null
  lastUsed: number

  constructor(parts: RoomParts) {
    this.parts = parts
    this.lastUsed = parts.now()
  }

  get id(): string {
    return this.parts.stored.id
  }

  get live(): LiveMatch {
    return this.parts.live
  }

  /** Nobody watches and nothing is under way: the room can be closed. */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.arrivals.size === 0 && !this.isBusy && this.thinking === null
  }

  get isWriting(): boolean {
    return this.isBusy
  }

  /** Has a command done; `settle` is called once. */
  submit(command: Command, settle: Settle): void {
    this.enqueue({ settle, begin: () => this.begin(command, settle) })
  }

  /** Asks the others to undo a seat's last choice; where there is nobody else to ask it is done at once. */
  offerUndo({ seat, key }: Pick<UndoAnswer, 'seat' | 'key'>, settle: Settle): void {
    const begin = (): boolean => {
      const waiting = this.personsBeside(seat)
      const wrong = this.live.flagged.has(seat) ? PLAYED_BY_BOT : this.live.whyNoUndo(seat)
      if (!wrong && waiting.length === 0) return this.begin(undoBy(seat, key), settle)
      if (wrong) settle({ fault: wrong })
      else this.setOffer({ by: seat, waiting }, settle)
      return false
    }
    this.enqueue({ settle, begin })
  }

  /** Answers an offer to undo: it is done when all have agreed, and void when one does not. */
  answerUndo({ seat, agree, key }: UndoAnswer, settle: Settle): void {
    const begin = (): boolean => {
      const done = this.live.doneAt(key)
      const offer = this.undoOffer
      const waiting = offer?.waiting.filter((other) => other !== seat) ?? []
      if (done !== null) settle({ entry: done })
      else if (!offer?.waiting.includes(seat)) settle({ fault: NO_OFFER })
      else if (agree && waiting.length === 0) return this.begin(undoBy(offer.by, key), settle)
      else this.setOffer(agree ? { by: offer.by, waiting } : null, settle)
      return false
    }
    this.enqueue({ settle, begin })
  }

  private setOffer(offer: Room['undoOffer'], settle: Settle): void {
    this.undoOffer = offer
    settle({ entry: this.live.entries })
    this.audience.tellAll()
  }

  private enqueue(pending: Pending): void {
    this.lastUsed = this.parts.now()
    this.queue.push(pending)
    if (!this.isBusy) this.next()
  }

  private next(): void {
    for (let pending = this.queue.shift(); pending; pending = this.queue.shift()) {
      if (this.isBroken) pending.settle({ fault: NOT_STORED })
      else if (pending.begin()) return
    }
  }

  /** Applies a command and begins to write it; false if it is refused or done already. */
  private begin(command: Command, settle: Settle): boolean {
    const { kind, seat, pick, key } = command
    const done = key === null ? null : this.live.doneAt(key)
    const refused = done === null ? this.apply(command) : null
    if (done !== null) settle({ entry: done })
    else if (refused) settle({ fault: refused })
    else {
      const n = this.live.entries
      this.write({ match: this.id, n, kind, seat, pick, command: key, at: this.parts.now() }, settle)
      return true
    }
    return false
  }

  private apply(command: Command): Fault | null {
    const { kind, seat, pick, key, length } = command
    if (command.stands?.() === false) return TOO_LATE
    if (length >= 0 && !this.live.isCurrent(seat, length)) return STALE
    if (key !== null && kind !== 'undo' && this.live.flagged.has(seat)) return PLAYED_BY_BOT
    try {
      const applied = this.live.apply({ kind, seat, pick, command: key, at: this.parts.now() })
      return applied.ok ? null : applied.fault
    } catch (error) {
      this.break(error)
      return RULES_FAILED
    }
  }

  private write(entry: Entry, settle: Settle): void {
    this.isBusy = true
    this.parts.write(entry).then(
      () => this.written(entry, settle),
      (error: unknown) => {
        settle({ fault: NOT_STORED })
        this.break(error)
        this.isBusy = false
        this.next()
      },
    )
  }

  private break(error: unknown): void {
    if (this.isBroken) return
    this.isBroken = true
    this.parts.onBroken(this, error)
  }

  private written(entry: Entry, settle: Settle): void {
    this.lastEntry = entry
    this.undoOffer = null
    this.parts.onMoved(this)
    settle({ entry: entry.n })
    this.audience.tellAll()
    for (const [watcher, since] of this.takeArrivals()) this.welcome(watcher, since)
    this.isBusy = false
    this.next()
  }

  private takeArrivals(): [Watcher, number][] {
    const arrivals = [...this.arrivals]
    this.arrivals.clear()
    return arrivals
  }

  /** Lets somebody follow and shows them the table; `since` is the entry up to which they know it (-1: nothing). */
  watch(watcher: Watcher, since: number): void {
    this.lastUsed = this.parts.now()
    if (this.isBusy) this.arrivals.set(watcher, since)
    else this.welcome(watcher, since)
  }

  private welcome(watcher: Watcher, since: number): void {
    this.audience.add(watcher, since)
    this.parts.greet(this, watcher)
  }

  unwatch(watcher: Watcher): void {
    this.audience.remove(watcher)
    this.arrivals.delete(watcher)
  }

  /** Everybody who follows or is about to, for a room that takes this one's place. */
  get followers(): Watcher[] {
    return [...new Set([...this.audience.watchers, ...this.arrivals.keys()])]
  }

  /** Seats of a person. */
  seatsOf(identity: string): Seat[] {
    const { stored } = this.parts
    return stored.seats.filter((one) => one.identity === identity).map((one) => one.seat)
  }

  /** Seats of other persons who still play. */
  private personsBeside(seat: Seat): Seat[] {
    const { stored, live } = this.parts
    const gone = [...live.match.leavers, ...live.flagged]
    const mine = stored.seats[seat]?.identity
    return stored.seats
      .filter((one) => one.kind === 'person' && one.identity !== mine && !gone.includes(one.seat))
      .map((one) => one.seat)
  }
}

function undoBy(seat: Seat, key: string): Command {
  return { kind: 'undo', seat, pick: 0, length: -1, key }
}
