import type { Seat } from '@trialhall/kernel'
import { changed, difference, type Change, type ServerMessage } from '@trialhall/protocol'
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
  seatsOf(identity: string): readonly Seat[]
}

/** All of a moment that does not depend on how much its reader has heard before. It is never changed once it is made. */
type Scene = Omit<Moment, 'entry' | 'kept' | 'told' | 'fresh'>

/** What a viewer was shown. */
interface Picture {
  readonly entry: number
  readonly scene: Scene
}

/** What a watcher knows: the log up to an entry, seen by a viewer; `undefined` where it is not known whose eyes these were. */
interface Followed {
  entry: number
  viewer: Seat | null | undefined
  /** The newest that was sent on this connection, or null. */
  picture: Picture | null
}

/** Who is told that their command is done by what it led to. */
export interface Asker {
  readonly watcher: Watcher
  /** Id of the command. */
  readonly id: string
}

/**
 * Those who watch a match. Each is told only what is new to them, and only what they may know. What the same eyes see is
 * made once for all who look through them.
 */
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

  has(watcher: Watcher): boolean {
    return this.followed.has(watcher)
  }

  /** Lets somebody follow; `since` is the entry up to which they know the match (-1: nothing). */
  add(watcher: Watcher, since: number): void {
    const seats = this.stage.seatsOf(watcher.identity)
    const viewer = seats.length > 1 ? undefined : (seats[0] ?? null)
    this.followed.set(watcher, { entry: since, viewer, picture: null })
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
  tellAll(asker: Asker | null = null): void {
    const made: Made[] = []
    for (const [watcher, followed] of this.followed) {
      const { viewer, kept } = this.progressOf(watcher, followed)
      const before = followed.picture?.scene.viewer === viewer ? followed.picture : null
      const known = made.find((one) => one.viewer === viewer && one.kept === kept && one.before === before)
      const news = known ?? this.write({ viewer, before, kept })
      if (!known) made.push(news)
      followed.picture = made.find((one) => one.viewer === viewer)?.after ?? news.after
      const id = asker?.watcher === watcher ? `"id":${JSON.stringify(asker.id)},` : ''
      watcher.send(news.head + id + news.body)
    }
  }

  private write({ viewer, before, kept }: Pick<Made, 'viewer' | 'before' | 'kept'>): Made {
    const match = `"match":${JSON.stringify(this.stage.id)},`
    const { entry, scene } = this.picture(viewer)
    if (!before) {
      const moment = JSON.stringify(this.moment({ entry, scene }, kept))
      const body = `${match}"moment":${moment}}`
      return { viewer, before, kept, after: { entry, scene }, head: '{"type":"moment",', body }
    }
    const differs = difference(before.scene, scene)
    const told = this.stage.live.heard(viewer, kept)
    const change: Change = { from: before.entry, entry, difference: differs, kept, told }
    // What did not change is shared with the picture before, so that little that lives long is made anew.
    const after = { entry, scene: changed(before.scene, differs) as Scene }
    const body = match + JSON.stringify(change).slice(1)
    return { viewer, before, kept, after, head: '{"type":"change",', body }
  }

  /** The moment that brings one watcher up to date; they count as told. */
  momentFor(watcher: Watcher): Moment {
    const followed = this.followed.get(watcher) ?? { entry: -1, viewer: null, picture: null }
    const { viewer, kept } = this.progressOf(watcher, followed)
    followed.picture = this.picture(viewer)
    return this.moment(followed.picture, kept)
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
    if (mine.length < 2) return mine[0] ?? null
    return mine.find((seat) => this.stage.live.match.askOf(seat)) ?? mine[0] ?? null
  }

  private picture(viewer: Viewer): Picture {
    const { live, thinking, undoOffer, clockFace } = this.stage
    const { match, entries } = live
    const scene: Scene = {
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
    }
    return { entry: entries, scene }
  }

  private moment({ entry, scene }: Picture, kept: number): Moment {
    const told = this.stage.live.heard(scene.viewer, kept)
    return { entry, ...scene, kept, told, fresh: kept }
  }
}

type Viewer = Seat | null

/** A message that was made, for all who look through the same eyes and were shown the same before. */
interface Made {
  readonly viewer: Viewer
  readonly before: Picture | null
  readonly kept: number
  readonly after: Picture
  readonly head: string
  readonly body: string
}
