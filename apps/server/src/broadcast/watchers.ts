import type { Seat } from '@trialhall/kernel'
import type { Moment, ServerMessage } from '@trialhall/protocol'
import type { StoredSeat } from '../store/store.ts'
import { Broadcast } from './broadcast.ts'
import { bodyOf, Snapshots, type Snapshot, type RoomFacts } from './snapshots.ts'

/** Somebody who follows a match over a connection. */
export interface Watcher {
  /** Identity of the person. */
  readonly identity: string
  /** False once the page is gone or follows this match no more. */
  follows(match: string): boolean
  /** Sends one message: its text, or the bytes of its text, which others may be sent, too. */
  send(message: string | Buffer): void
}

/** What a watcher knows: the log up to an entry, seen by a viewer; `undefined` where it is not known whose eyes these were. */
interface Followed {
  entry: number
  viewer: Seat | null | undefined
  /** The newest that was sent on this connection, or null. */
  snapshot: Snapshot | null
  /** Their seats, while these are the ones who sit there. */
  seats: readonly Seat[]
  holders: readonly StoredSeat[]
}

/** Who is told that their command is done by what it led to. */
export interface Asker {
  readonly watcher: Watcher
  /** Id of the command. */
  readonly id: string
}

/** Those who watch a match. Each is told only what is new to them, and only what they may know. */
export class Watchers {
  private readonly facts: RoomFacts
  private readonly followed: Map<Watcher, Followed> = new Map()

  constructor(facts: RoomFacts) {
    this.facts = facts
  }

  get size(): number {
    return this.followed.size
  }

  get all(): Iterable<Watcher> {
    return this.followed.keys()
  }

  has(watcher: Watcher): boolean {
    return this.followed.has(watcher)
  }

  /** Lets somebody follow; `since` is the entry up to which they know the match (-1: nothing). */
  add(watcher: Watcher, since: number): void {
    const { holders } = this.facts
    const seats = this.facts.seatsOf(watcher.identity)
    const viewer = seats.length > 1 ? undefined : (seats[0] ?? null)
    this.followed.set(watcher, { entry: since, viewer, snapshot: null, seats, holders })
  }

  remove(watcher: Watcher): void {
    this.followed.delete(watcher)
  }

  /** Sends everybody the same message. */
  send(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const watcher of this.followed.keys()) watcher.send(text)
  }

  /** Tells every watcher what is new to them. */
  tellAll(asker: Asker | null = null): void {
    this.tell(asker, () => true)
  }

  /** Tells those who look through the eyes of a seat, and whoever asked for it: it is nobody else's business, nor that there was something. */
  tellSeat(seat: Seat, asker: Asker | null): void {
    this.tell(asker, (watcher, viewer) => viewer === seat || watcher === asker?.watcher)
  }

  private tell(asker: Asker | null, isFor: (watcher: Watcher, viewer: Seat | null) => boolean): void {
    const broadcast = new Broadcast(this.facts)
    for (const [watcher, followed] of this.followed) {
      if (!isFor(watcher, this.viewerOf(watcher, followed))) continue
      const { viewer, kept } = this.progressOf(watcher, followed)
      const before = followed.snapshot?.viewer === viewer ? followed.snapshot : null
      const delivery = broadcast.deliveryFor({ viewer, before, kept })
      followed.snapshot = delivery.after
      watcher.send(broadcast.message(delivery, asker?.watcher === watcher ? asker.id : null))
    }
  }

  /** The moment that brings one watcher up to date; they count as told. */
  momentFor(watcher: Watcher): Moment {
    const followed = this.followed.get(watcher) ?? nobody()
    const { viewer, kept } = this.progressOf(watcher, followed)
    const snapshot = new Snapshots(this.facts).snapshot(viewer, null)
    followed.snapshot = snapshot
    return {
      entry: snapshot.entry,
      ...bodyOf(snapshot),
      kept,
      told: this.facts.live.heard(viewer, kept),
      fresh: kept,
    }
  }

  private progressOf(watcher: Watcher, followed: Followed): { viewer: Seat | null; kept: number } {
    const { live } = this.facts
    const viewer = this.viewerOf(watcher, followed)
    const kept = viewer === followed.viewer ? live.keptSince(followed.entry) : 0
    followed.entry = live.entries
    followed.viewer = viewer
    return { viewer, kept }
  }

  /** Whose eyes a person looks through: the seat of theirs that is asked, else the first; nobody's for spectators. */
  private viewerOf({ identity }: Watcher, followed: Followed): Seat | null {
    const { holders, live } = this.facts
    if (followed.holders !== holders) {
      followed.holders = holders
      followed.seats = this.facts.seatsOf(identity)
    }
    const { seats } = followed
    if (seats.length < 2) return seats[0] ?? null
    return seats.find((seat) => live.match.askOf(seat)) ?? seats[0] ?? null
  }
}

/** Knows nothing yet and has no seat. */
function nobody(): Followed {
  return { entry: -1, viewer: null, snapshot: null, seats: [], holders: [] }
}
