import { type SeenEvent, type EventRecord, type Viewer, eventFor } from '@trialhall/kernel'

/** A piece of the story for somebody who keeps the first `kept` events and adds the `told` ones. */
export interface StoryPart {
  readonly kept: number
  readonly told: readonly SeenEvent[]
  /** Index of the first event that is new in the whole story. */
  readonly fresh: number
}

/** Everything told in a match, as the present viewer hears it, handed out in parts. */
export class Story {
  private told: EventRecord[] = []
  private heard: SeenEvent[] = []
  private viewer: Viewer
  /** How many events the reader has. */
  private handedOut = 0
  /** How many events have been shown to anybody: what comes after them is new. */
  private shown = 0

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }

  /** How many events there are. */
  get length(): number {
    return this.told.length
  }

  /** What was told before anybody looked: nothing of it is new. */
  recall(told: readonly EventRecord[]): void {
    this.add(told)
    this.shown = this.told.length
  }

  add(told: readonly EventRecord[]): void {
    for (const one of told) {
      this.told.push(one)
      this.heard.push(eventFor(one, this.viewer))
    }
  }

  /** Forgets what was told after so many choices: those choices were taken back. */
  backTo(length: number): void {
    this.told = this.told.filter((one) => one.at <= length)
    this.heard.length = this.told.length
    this.handedOut = Math.min(this.handedOut, this.told.length)
    this.shown = Math.min(this.shown, this.told.length)
  }

  /** Another viewer hears the same events in their own way. */
  hearAs(viewer: Viewer): void {
    if (viewer === this.viewer) return
    this.viewer = viewer
    this.heard = this.told.map((one) => eventFor(one, viewer))
    this.handedOut = 0
  }

  /** What the reader does not have yet. */
  next(): StoryPart {
    const part = { kept: this.handedOut, told: this.heard.slice(this.handedOut), fresh: this.shown }
    this.handedOut = this.heard.length
    this.shown = this.heard.length
    return part
  }
}
