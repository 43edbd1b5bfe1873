import { Match, type EventRecord } from '@trialhall/kernel'

/** Events that are kept in memory; earlier ones are told by playing the log again. */
const MOST_KEPT = 16
/** Stories that are kept whole, until their matches go on: whoever comes after somebody else hears the same, and costs nothing. */
const MOST_WHOLE = 16
const whole: Set<EventHistory> = new Set()

/**
 * What was told of a match, as far as it still holds. Its end is kept, and how long it was after each choice and each entry, so
 * that a page that was away is told only what it missed. What is taken back takes its events with it: nothing is told anew for that.
 */
export class EventHistory {
  private readonly match: Match
  /** The end of it, and how many events stand before that. */
  private told: EventRecord[]
  private earlier = 0
  /** How long it was when so many choices stood and the next one was asked. */
  private readonly atChoice: number[] = []
  /** How long it was after each entry. */
  private readonly atEntry: number[] = []
  /** Entries that took something back, and how much of the history held after each. */
  private readonly cuts: { readonly entry: number; readonly kept: number }[] = []

  /** Begins with what a new match tells. */
  constructor(match: Match) {
    this.match = match
    this.told = match.takeEvents()
    this.note()
  }

  /** Number of entries that it was told of. */
  get entries(): number {
    return this.atEntry.length - 1
  }

  private get length(): number {
    return this.earlier + this.told.length
  }

  private note(): void {
    this.atChoice.length = this.match.length // of choices that were taken back nothing is known any more
    this.atChoice.push(this.length)
    this.atEntry.push(this.length)
  }

  /** An entry led on. */
  goOn(): void {
    for (const told of this.match.takeEvents()) this.told.push(told)
    this.note()
    this.trim()
  }

  /** What was told since the last choice stays, as a seat may leave and some of it be told otherwise. */
  private trim(): void {
    const most = Math.max(MOST_KEPT, this.length - this.lengthBeforeLast())
    if (this.told.length > 2 * most) this.earlier += this.told.splice(0, this.told.length - most).length
  }

  private lengthBeforeLast(): number {
    return this.atChoice[this.match.length - 1] ?? 0
  }

  /** An entry took choices back. */
  goBack(): void {
    const length = this.atChoice[this.match.length] ?? 0
    this.cutTo(length)
    this.cuts.push({ entry: this.atEntry.length, kept: length })
    this.note()
  }

  /** A seat has left: what was told since the last choice is told anew. */
  tellAnew(): void {
    const from = this.lengthBeforeLast()
    const before = from < this.earlier ? [] : this.eventsFrom(from)
    const after = this.match.takeEvents()
    this.cutTo(from)
    this.told.push(...after)
    this.cuts.push({ entry: this.atEntry.length, kept: from + commonLength(before, after) })
    this.note()
  }

  private cutTo(length: number): void {
    this.told.length = Math.max(0, length - this.earlier)
    this.earlier = Math.min(this.earlier, length)
  }

  /** How much of it a page still has right that knows the log up to an entry. */
  keptSince(entry: number): number {
    let kept = this.atEntry[entry] ?? 0
    for (let at = this.cuts.length - 1; at >= 0; at--) {
      const cut = this.cuts[at]
      if (!cut || cut.entry <= entry) break
      kept = Math.min(kept, cut.kept)
    }
    return kept
  }

  /** It from one event on. */
  eventsFrom(from: number): readonly EventRecord[] {
    if (from < this.earlier) this.makeWhole()
    return this.told.slice(from - this.earlier)
  }

  private makeWhole(): void {
    this.told = retold(this.match)
    this.earlier = 0
    whole.delete(this)
    whole.add(this)
    const [oldest] = whole
    if (whole.size <= MOST_WHOLE || !oldest) return
    whole.delete(oldest)
    oldest.trim()
  }
}

/** All that a match tells, from its beginning. */
function retold(match: Match): EventRecord[] {
  const again = Match.replay(match.game, match.log, { story: true })
  return again.ok ? again.value.takeEvents() : []
}

function commonLength(one: readonly EventRecord[], other: readonly EventRecord[]): number {
  const differs = one.findIndex((told, i) => JSON.stringify(told) !== JSON.stringify(other[i]))
  return differs < 0 ? one.length : differs
}
