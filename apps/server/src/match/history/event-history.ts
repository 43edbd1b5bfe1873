import type { EventRecord, Match } from '@trialhall/kernel'
import { EventArchive, type EventPack } from './event-archive.ts'

/** Events that are kept as they are; when there are so many, earlier ones are packed. */
const MOST_KEPT = 96
const KEPT_OPEN = 16

/** What is known of the history of a match after each of its entries. */
export interface HistoryIndex {
  /** How many events had been told after each entry, the beginning before them. */
  readonly atEntry: readonly number[]
  /** Entries that took something back, and how many events held after each. */
  readonly cuts: readonly { readonly entry: number; readonly kept: number }[]
  /** The entry after which so many choices stood. */
  readonly reached: readonly number[]
}

/** What was kept of the history of a match. */
export interface KeptHistory {
  readonly index: HistoryIndex
  readonly packs: readonly EventPack[]
  /** Choices that stood then. */
  readonly at: number
}

/**
 * What was told of a match, as far as it still holds, and how much of it after each entry, so that a page that was away is told only
 * what it missed. What is taken back takes its events with it: nothing is told anew for that, and nothing is ever played again.
 */
export class EventHistory {
  private readonly match: Match
  private readonly archive: EventArchive
  /** What is not packed. */
  private told: EventRecord[] = []
  private readonly atEntry: number[]
  private readonly cuts: { readonly entry: number; readonly kept: number }[]
  private readonly reached: number[]

  private constructor(match: Match, index: HistoryIndex, packs: readonly EventPack[]) {
    this.match = match
    this.archive = new EventArchive(packs)
    this.atEntry = [...index.atEntry]
    this.cuts = [...index.cuts]
    this.reached = [...index.reached]
  }

  /** Begins with what a new match tells. */
  static begin(match: Match): EventHistory {
    const history = new EventHistory(match, { atEntry: [], cuts: [], reached: [0] }, [])
    history.told = match.takeEvents()
    history.atEntry.push(history.length)
    return history
  }

  /**
   * Goes on with what was kept, up to so many choices; the match has told what happened since. Every choice after that is an entry of its own.
   */
  static restored(match: Match, { index, packs, at }: KeptHistory): EventHistory {
    const history = new EventHistory(match, index, packs)
    history.told = match.takeEvents().filter((told) => told.at > at)
    history.noteChoices(at)
    return history
  }

  /** Every choice after so many was an entry, after which all was told that had happened by then. */
  private noteChoices(from: number): void {
    const { told } = this
    let heard = 0
    for (let choices = from + 1; choices <= this.match.length; choices++) {
      while (heard < told.length && (told[heard]?.at ?? 0) <= choices) heard++
      this.atEntry.push(this.archive.length + heard)
    }
  }

  /** Number of entries that it was told of. */
  get entries(): number {
    return this.atEntry.length - 1
  }

  /** Number of events that hold. */
  get length(): number {
    return this.archive.length + this.told.length
  }

  /** How many events had been told after an entry. */
  lengthAt(entry: number): number {
    return this.atEntry[entry] ?? 0
  }

  /** The entry after which so many choices stood, with whatever was told then. */
  entryOf(choices: number): number {
    return this.reached[choices] ?? 0
  }

  private note(): void {
    this.atEntry.push(this.length)
  }

  /** This entry led to as many choices as stand now. */
  private noteReached(): void {
    const { length } = this.match
    this.reached.length = length
    this.reached.push(this.entries)
  }

  /** An entry led on. */
  goOn(): void {
    const isChoice = this.match.length > this.reached.length - 1
    for (const one of this.match.takeEvents()) this.told.push(one)
    this.note()
    if (isChoice) this.noteReached()
    this.maybePack()
  }

  /** What was told since the last choice stays open, as a seat may leave and some of it be told otherwise. */
  private maybePack(): void {
    if (this.told.length < MOST_KEPT) return
    this.packUpTo(Math.min(this.length - KEPT_OPEN, this.lengthBeforeLast()))
  }

  /** Packs what was told before so many events. */
  private packUpTo(length: number): void {
    const count = length - this.archive.length
    if (count > 0) this.archive.add(this.told.splice(0, count))
  }

  private lengthBeforeLast(): number {
    return this.lengthAt(this.entryOf(this.match.length - 1))
  }

  /** An entry took choices back. */
  goBack(): void {
    this.reached.length = this.match.length + 1 // of choices that were taken back nothing is known any more
    const length = this.lengthAt(this.entryOf(this.match.length))
    this.cutTo(length)
    this.match.takeEvents()
    this.cuts.push({ entry: this.atEntry.length, kept: length })
    this.note()
  }

  /** A seat has left: what was told since the last choice is told anew. */
  tellAnew(): void {
    const from = this.match.length > 0 ? this.lengthBeforeLast() : 0
    const before = this.eventsFrom(from)
    const after = this.match.takeEvents()
    this.cutTo(from)
    for (const one of after) this.told.push(one)
    this.cuts.push({ entry: this.atEntry.length, kept: from + commonLength(before, after) })
    this.note()
    this.noteReached()
  }

  private cutTo(length: number): void {
    const opened = this.archive.cutTo(length)
    this.told.length = Math.max(0, length - this.archive.length - opened.length)
    if (opened.length > 0) this.told = [...opened, ...this.told]
  }

  /** How much of it a page still has right that knows the log up to an entry. */
  keptSince(entry: number): number {
    let kept = this.lengthAt(entry)
    for (let at = this.cuts.length - 1; at >= 0; at--) {
      const cut = this.cuts[at]
      if (!cut || cut.entry <= entry) break
      kept = Math.min(kept, cut.kept)
    }
    return kept
  }

  /** It from one event on. */
  eventsFrom(from: number): readonly EventRecord[] {
    const earlier = this.archive.length
    return from < earlier ? [...this.archive.eventsFrom(from), ...this.told] : this.told.slice(from - earlier)
  }

  /** What was told after one entry and up to another, packed; after entry 0 the beginning is meant, too. */
  packsBetween(after: number, last: number): readonly EventPack[] {
    const to = this.lengthAt(last)
    this.packUpTo(to)
    return this.archive.packsBetween(after === 0 ? 0 : this.lengthAt(after), to)
  }

  /** What is known of the entries after one and up to another; after entry 0 the beginning is meant, too. */
  indexBetween(after: number, last: number): Omit<HistoryIndex, 'reached'> {
    return {
      atEntry: this.atEntry.slice(after === 0 ? 0 : after + 1, last + 1),
      cuts: this.cuts.filter(({ entry }) => entry > after && entry <= last),
    }
  }
}

function commonLength(one: readonly EventRecord[], other: readonly EventRecord[]): number {
  const differs = one.findIndex((told, i) => JSON.stringify(told) !== JSON.stringify(other[i]))
  return differs < 0 ? one.length : differs
}
