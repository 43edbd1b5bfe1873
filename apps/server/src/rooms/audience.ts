import type { Seat } from '@trialhall/kernel'
import { difference, type Change, type ServerMessage } from '@trialhall/protocol'
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
  /** What was made for each viewer of where the match stands now. */
  private readonly prepared: Map<Viewer, Prepared> = new Map()

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

  /** Asks the match for what everybody here will see of where it stands now, so that telling them runs none of its rules. */
  prepare(): void {
    for (const watcher of this.followed.keys()) this.preparedFor(this.viewerOf(watcher))
  }

  /** Tells every watcher what is new to them. Equal messages are made once. */
  tellAll(asker: Asker | null = null): void {
    const pictures = new Map<Viewer, Picture>()
    const made = new Map<string, Made[]>()
    for (const [watcher, followed] of this.followed) {
      const { viewer, kept } = this.progressOf(watcher, followed)
      const picture = pictures.get(viewer) ?? this.picture(viewer)
      pictures.set(viewer, picture)
      const before = followed.picture?.scene.viewer === viewer ? followed.picture : null
      followed.picture = picture
      const key = `${viewer}/${kept}`
      const equal = made.get(key) ?? []
      made.set(key, equal)
      let text = equal.find((one) => one.before === before)
      if (!text) equal.push((text = { before, ...this.write({ before, picture, kept }) }))
      const id = asker?.watcher === watcher ? `"id":${JSON.stringify(asker.id)},` : ''
      watcher.send(text.head + id + text.body)
    }
  }

  private write({ before, picture, kept }: Writing): { head: string; body: string } {
    const match = this.stage.id
    if (!before) {
      const body = JSON.stringify({ match, moment: this.moment(picture, kept) })
      return { head: '{"type":"moment",', body: body.slice(1) }
    }
    const change: Change = {
      from: before.entry,
      entry: picture.entry,
      difference: difference(before.scene, picture.scene),
      kept,
      told: this.stage.live.heard(picture.scene.viewer, kept),
    }
    return { head: '{"type":"change",', body: JSON.stringify({ match, ...change }).slice(1) }
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

  private preparedFor(viewer: Viewer): Prepared {
    const { match, entries } = this.stage.live
    const known = this.prepared.get(viewer)
    if (known?.entry === entries) return known
    const prepared: Prepared = {
      entry: entries,
      length: match.length,
      viewer,
      view: match.viewFor(viewer),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own: viewer === null ? null : match.askOf(viewer),
      canGoBack: viewer !== null && match.canGoBack(viewer),
      outcome: match.outcome,
    }
    this.prepared.set(viewer, prepared)
    return prepared
  }

  private picture(viewer: Viewer): Picture {
    const { thinking, undoOffer, clockFace } = this.stage
    const { entry, ...seen } = this.preparedFor(viewer)
    const offer = undoOffer && { by: undoOffer.by, waiting: [...undoOffer.waiting] }
    return { entry, scene: { ...seen, thinking, undoOffer: offer, clock: clockFace() } }
  }

  private moment({ entry, scene }: Picture, kept: number): Moment {
    const told = this.stage.live.heard(scene.viewer, kept)
    return { entry, ...scene, kept, told, fresh: kept }
  }
}

type Viewer = Seat | null
type Prepared = Omit<Scene, 'thinking' | 'undoOffer' | 'clock'> & { readonly entry: number }

/** A message that was made, for those who were shown the same before. */
interface Made {
  readonly before: Picture | null
  readonly head: string
  readonly body: string
}

interface Writing {
  readonly before: Picture | null
  readonly picture: Picture
  readonly kept: number
}
