import type { Seat } from '@trialhall/kernel'
import type { ServerMessage } from '@trialhall/protocol'
import type { LiveMatch } from './live-match.ts'

/** Somebody who follows a match over a connection. */
export interface Watcher {
  /** Identity of the person. */
  readonly identity: string
  /** False once the page is gone or follows this match no more. */
  follows(match: string): boolean
  send(text: string): void
}

/** A match at one moment, as the protocol has it. */
export type Moment = Extract<ServerMessage, { type: 'moment' }>['moment']

/** What an audience sees of its room. */
export interface Stage {
  readonly id: string
  readonly live: LiveMatch
  readonly thinking: Seat | null
  readonly undoOffer: { readonly by: Seat; readonly waiting: readonly Seat[] } | null
  readonly clockFace: () => Moment['clock']
  seatsOf(identity: string): Seat[]
}

/** What a watcher knows: the log up to an entry, seen by a viewer; `undefined` where it is not known whose eyes these were. */
interface Followed {
  entry: number
  viewer: Seat | null | undefined
}

/** Those who watch a match. Each is told only what is new to them, and only what they may know. */
export class Audience {
  private readonly stage: Stage
  private readonly followed: Map<Watcher, Followed> = new Map()

  constructor(stage: Stage) {
    this.stage = stage
  }

  get size(): number {
    return this.followed.size
  }

  get watchers(): Iterable<Watcher> {
    return this.followed.keys()
  }

  /** Lets somebody follow; `since` is the entry up to which they know the match (-1: nothing). */
  add(watcher: Watcher, since: number): void {
    const seats = this.stage.seatsOf(watcher.identity)
    const viewer = seats.length > 1 ? undefined : (seats[0] ?? null)
    this.followed.set(watcher, { entry: since, viewer })
  }

  remove(watcher: Watcher): void {
    this.followed.delete(watcher)
  }

  /** Sends everybody the same message. */
  send(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const watcher of this.followed.keys()) watcher.send(text)
  }

  /** Tells every watcher what is new to them. Equal messages are made once. */
  tellAll(): void {
    const made = new Map<string, string>()
    for (const [watcher, followed] of this.followed) {
      const { viewer, kept } = this.progressOf(watcher, followed)
      const key = `${viewer}/${kept}`
      const text = made.get(key) ?? this.textFor(viewer, kept)
      made.set(key, text)
      watcher.send(text)
    }
  }

  private textFor(viewer: Seat | null, kept: number): string {
    const message: ServerMessage = { type: 'moment', match: this.stage.id, moment: this.moment(viewer, kept) }
    return JSON.stringify(message)
  }

  /** The moment that brings one watcher up to date; they count as told. */
  momentFor(watcher: Watcher): Moment {
    const { viewer, kept } = this.progressOf(
      watcher,
      this.followed.get(watcher) ?? { entry: -1, viewer: null },
    )
    return this.moment(viewer, kept)
  }

  private progressOf(watcher: Watcher, followed: Followed): { viewer: Seat | null; kept: number } {
    const { live } = this.stage
    const viewer = this.viewerOf(watcher)
    const kept = viewer === followed.viewer ? live.keptSince(followed.entry) : 0
    followed.entry = live.entries
    followed.viewer = viewer
    return { viewer, kept }
  }

  /** Whose eyes a person looks through: the seat of theirs that is asked, else the first; nobody's for spectators. */
  private viewerOf(watcher: Watcher): Seat | null {
    const mine = this.stage.seatsOf(watcher.identity)
    return mine.find((seat) => this.stage.live.match.askOf(seat)) ?? mine[0] ?? null
  }

  private moment(viewer: Seat | null, kept: number): Moment {
    const { live, thinking, undoOffer, clockFace } = this.stage
    const { match, entries } = live
    return {
      entry: entries,
      length: match.length,
      viewer,
      view: match.viewFor(viewer),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own: viewer === null ? null : match.askOf(viewer),
      canGoBack: viewer !== null && match.canGoBack(viewer),
      outcome: match.outcome,
      thinking,
      undoOffer: undoOffer && { by: undoOffer.by, waiting: [...undoOffer.waiting] },
      clock: clockFace(),
      kept,
      told: live.heard(viewer, kept),
      fresh: kept,
    }
  }
}
