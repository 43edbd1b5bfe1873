import type { SeenEvent } from '@trialhall/kernel'
import type { TableLink, TableSnapshot, TableUpdate } from '@trialhall/table-ui'
import { Listeners } from '../kit/listeners.ts'
import { type ReplayEyes, heardWith, seatsOf, viewAt, viewerOf } from './eyes.ts'
import { namesFor } from './eyes-name.ts'
import type { Reel } from './reel.ts'
import type { Recording } from './recording.ts'

/** A moment on the table. */
export interface ReplayUpdate extends TableUpdate {
  readonly eyes: ReplayEyes
  /** How it was come by: a step forward is shown in motion, a jump at once. */
  readonly how: 'step' | 'jump'
}

/** What a board says to one who tries to play in a replay. */
const ONLY_WATCHED = 'You are watching this match: to play from here, choose “Continue from here”.'

/**
 * A page's connection to a match that is watched again. It stands behind the same interface as a match that is played,
 * so that boards need not know the difference.
 */
export class ReplayLink implements TableLink {
  private readonly recording: Recording
  private readonly reel: Reel
  private readonly boards: Listeners<ReplayUpdate> = new Listeners()
  private readonly faults: Listeners<string> = new Listeners()
  private readonly stories: Map<ReplayEyes, readonly SeenEvent[]> = new Map()
  /** What is on the table. */
  update: ReplayUpdate

  constructor(recording: Recording, reel: Reel, first: { readonly at: number; readonly eyes: ReplayEyes }) {
    this.recording = recording
    this.reel = reel
    this.update = this.updateOf(first.at, first.eyes, 'jump')
  }

  subscribe(listener: (update: ReplayUpdate) => void): () => void {
    listener(this.update)
    return this.boards.add(listener)
  }

  onFault(listener: (sentence: string) => void): () => void {
    return this.faults.add(listener)
  }

  /** Lays out another moment. */
  show(at: number, how: 'step' | 'jump'): void {
    const moment = Math.min(Math.max(0, at), this.reel.length)
    if (moment !== this.update.snapshot.length) this.tell(this.updateOf(moment, this.update.eyes, how))
  }

  /** Looks at the same moment through other eyes. */
  lookWith(eyes: ReplayEyes): void {
    if (eyes !== this.update.eyes) this.tell(this.updateOf(this.update.snapshot.length, eyes, 'jump'))
  }

  /** The whole story as these eyes heard it. */
  storyOf(eyes: ReplayEyes): readonly SeenEvent[] {
    const known = this.stories.get(eyes)
    if (known) return known
    const seats = seatsOf(this.reel)
    const story = this.reel.told.map((told) => heardWith(told, eyes, seats))
    this.stories.set(eyes, story)
    return story
  }

  choose(): void {
    this.faults.tell(ONLY_WATCHED)
  }

  back(): void {
    this.choose()
  }

  /** Eyes are lent by `lookWith`, which knows whose may be. */
  look(): void {}

  close(): void {
    this.boards.clear()
    this.faults.clear()
  }

  private seatsFor(eyes: ReplayEyes): TableSnapshot['seats'] {
    const { seats } = this.recording
    const names = namesFor(eyes, seats)
    return seats.map((info) => ({ ...info, name: names[info.seat] ?? info.name }))
  }

  private tell(update: ReplayUpdate): void {
    this.update = update
    this.boards.tell(update)
  }

  private updateOf(at: number, eyes: ReplayEyes, how: 'step' | 'jump'): ReplayUpdate {
    const { game } = this.recording
    const match = this.reel.matchAt(at)
    const story = this.storyOf(eyes).slice(0, this.reel.toldAt(at))
    const shown = how === 'step' ? this.reel.toldAt(this.update.snapshot.length) : story.length
    const snapshot = {
      gameId: game.id,
      options: match.options,
      seats: this.seatsFor(eyes),
      length: at,
      viewer: viewerOf(eyes),
      view: viewAt(this.reel, at, eyes),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own: null,
      canGoBack: false,
      outcome: match.outcome,
      thinking: null,
    }
    return { snapshot, story, fresh: Math.min(shown, story.length), eyes, how }
  }
}
