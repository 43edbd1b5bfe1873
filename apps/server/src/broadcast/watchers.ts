import { eyesThrough, isAmong, NOBODY, type Seat, type Sight } from '@trialhall/kernel'
import type { Moment, ServerMessage } from '@trialhall/protocol'
import type { StoredSeat } from '../store/store.ts'
import { Broadcast } from './broadcast.ts'
import { bodyOf, Snapshots, type Snapshot, type RoomFacts } from './snapshots.ts'

/** Somebody who follows a match over a connection. */
export interface Watcher {
  /** Identity of the person. */
  readonly identity: string
  /** It has asked for large messages as compact JSON. */
  readonly isCompact?: boolean
  /** False once the page is gone or follows this match no more. */
  follows(match: string): boolean
  /** Sends one message: its text, or the bytes of its text, which others may be sent, too. `answers` is the command that it answers, if it does. */
  send(message: string | Buffer, answers?: string): void
}

/** What a watcher knows: the log up to an entry, seen through their seats. */
interface Followed {
  entry: number
  /** The seats they have heard the story through, or the spectators'. */
  sight: Sight
  /** The newest that was sent on this connection, or null. */
  snapshot: Snapshot | null
  /** Who sat where when that was so. */
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
    this.followed.set(watcher, { entry: since, sight: this.sightOf(watcher), snapshot: null, holders })
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
    this.tell(asker, (watcher, sight) => isAmong(sight, seat) || watcher === asker?.watcher)
  }

  private tell(asker: Asker | null, isFor: (watcher: Watcher, sight: Sight) => boolean): void {
    const broadcast = new Broadcast(this.facts)
    for (const [watcher, followed] of this.followed) {
      const sight = this.presentSight(watcher, followed)
      if (!isFor(watcher, sight)) continue
      const kept = this.progressOf(followed, sight)
      const before = followed.snapshot?.sight === sight ? followed.snapshot : null
      const delivery = broadcast.deliveryFor({ sight, before, kept })
      followed.snapshot = delivery.after
      const id = asker?.watcher === watcher ? asker.id : null
      watcher.send(broadcast.message(delivery, id), id ?? undefined)
    }
  }

  /** The moment that brings one watcher up to date; they count as told. */
  momentFor(watcher: Watcher): Moment {
    const followed = this.followed.get(watcher) ?? nobody()
    const sight = this.presentSight(watcher, followed)
    const kept = this.progressOf(followed, sight)
    const snapshot = new Snapshots(this.facts).snapshot(sight, null)
    followed.snapshot = snapshot
    return {
      entry: snapshot.entry,
      ...bodyOf(snapshot),
      kept,
      told: this.facts.live.heard({ viewer: snapshot.viewer, sight }, kept),
      fresh: kept,
    }
  }

  /** How much of the story they have right still. Whoever has got other seats hears all of it anew. */
  private progressOf(followed: Followed, sight: Sight): number {
    const { live } = this.facts
    const kept = followed.sight === sight ? live.keptSince(followed.entry) : 0
    followed.entry = live.entries
    followed.sight = sight
    followed.holders = this.facts.holders
    return kept
  }

  /** The seats that a watcher sees through now. */
  private presentSight(watcher: Watcher, followed: Followed): Sight {
    return followed.holders === this.facts.holders ? followed.sight : this.sightOf(watcher)
  }

  private sightOf({ identity }: Watcher): Sight {
    return eyesThrough(this.facts.seatsOf(identity), null).sight
  }
}

/** Knows nothing yet and has no seat. */
function nobody(): Followed {
  return { entry: -1, sight: NOBODY, snapshot: null, holders: [] }
}
