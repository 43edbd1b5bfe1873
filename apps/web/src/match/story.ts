import { type EventRecord, type Looker, type SeenEvent, eventFor, sightOf } from '@trialhall/kernel'

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
  private looker: Looker
  /** How many events the reader has. */
  private handedOut = 0
  /** How many events have been shown to anybody: what comes after them is new. */
  private shown = 0

  constructor(looker: Looker) {
    this.looker = looker
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
      this.heard.push(eventFor(one, this.looker))
    }
  }

  /** Forgets what was told after so many choices: those choices were taken back. */
  backTo(length: number): void {
    this.told = this.told.filter((one) => one.at <= length)
    this.heard.length = this.told.length
    this.handedOut = Math.min(this.handedOut, this.told.length)
    this.shown = Math.min(this.shown, this.told.length)
  }

  /** Somebody else hears the same events in their own way. */
  hearAs(looker: Looker): void {
    if (sightOf(looker) === sightOf(this.looker)) return
    this.looker = looker
    this.heard = this.told.map((one) => eventFor(one, looker))
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
