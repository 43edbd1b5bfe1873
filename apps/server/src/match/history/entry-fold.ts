import type { Choice, Leave, Seat } from '@trialhall/kernel'
import { calledOffBy, isOfServer, takenBackBy, type CalledOffBy, type EntryBody } from './entry-body.ts'

/** What entries come to without the rules: what is recorded of a match, and what else they say. */
export class EntryFold {
  readonly choices: Choice[] = []
  readonly leaves: Leave[] = []
  /** Seats that a bot plays on for. */
  readonly flagged: Set<Seat> = new Set()
  /** Those of them whose persons have left. */
  readonly replaced: Set<Seat> = new Set()
  /** Seats whose persons have left their party, and a seat of who took over, in the order in which they did. */
  readonly passed: { readonly seat: Seat; readonly to: Seat }[] = []
  isDrawn = false
  /** Who called it off; null where nobody did. */
  calledOffBy: CalledOffBy | null = null
  /** How often something was taken back: choices one after the other, and whatever all agreed to take back at once. */
  takenBack = 0
  /** When the newest entry was made that is not the server's own, or null. */
  movedAt: number | null = null
  /** The entry after which so many choices stood. */
  readonly reached: number[] = [0]
  private entries = 0

  /** Takes all entries of a list. */
  static of(entries: readonly EntryBody[]): EntryFold {
    const fold = new EntryFold()
    for (const entry of entries) fold.take(entry)
    return fold
  }

  /** Takes the next entry. */
  take(entry: EntryBody): void {
    this.entries++
    this.record(entry)
    this.takenBack += takenBackBy(entry)
    if (!isOfServer(entry.kind)) this.movedAt = entry.at
  }

  private record({ kind, seat, pick }: EntryBody): void {
    const { choices } = this
    if (kind === 'choose') this.reach(choices.push({ seat, pick }))
    else if (kind === 'back') this.withdraw(seat, pick)
    else if (kind === 'undo') this.dropTo(this.lastOf(seat))
    else if (kind === 'leave') this.leave(seat)
    else if (kind === 'flag') this.flagged.add(seat)
    else if (kind === 'replace') this.replace(seat)
    else if (kind === 'take') this.passed.push({ seat, to: pick })
    else if (kind === 'draw') this.isDrawn = true
    else if (kind === 'void') this.calledOffBy = calledOffBy(pick)
    else if (kind === 'rules') this.goOnFrom(pick)
  }

  /** Later rules took over where so many choices stood. */
  private goOnFrom(length: number): void {
    const standing = this.leaves.filter(({ at }) => at <= length)
    this.leaves.splice(0, this.leaves.length, ...standing)
    this.isDrawn = false
    this.dropTo(length)
    this.reach(length)
  }

  private lastOf(seat: Seat): number {
    return this.choices.findLastIndex((choice) => choice.seat === seat)
  }

  private withdraw(seat: Seat, more: number): void {
    this.choices.splice(this.lastOf(seat), 1)
    this.dropTo(this.choices.length - more)
  }

  private dropTo(length: number): void {
    this.choices.length = length
    this.reached.length = length + 1
  }

  private replace(seat: Seat): void {
    this.flagged.add(seat)
    this.replaced.add(seat)
  }

  private leave(seat: Seat): void {
    const { length } = this.choices
    this.leaves.push({ at: length, seat })
    this.reach(length)
  }

  private reach(length: number): void {
    this.reached.length = length
    this.reached.push(this.entries)
  }
}

/** Where a match was cut: after which entry, and how many choices stood. */
export interface Cut {
  readonly entry: number
  readonly at: number
  /** Later rules took over there: nothing takes it back. */
  readonly isBase?: true
}

/**
 * Of the cuts of a match, the oldest first, those up to the first before which something was taken back since: the state at these
 * still leads to where the match stands.
 */
export function standingCuts<C extends Cut>(cuts: readonly C[], entries: readonly EntryBody[]): C[] {
  const fold = new EntryFold()
  let standing = cuts[0]?.entry === 0 ? 1 : 0
  let met = standing
  for (const [i, entry] of entries.entries()) {
    fold.take(entry)
    const { length } = fold.choices
    const lost = cuts.slice(0, standing).findIndex((cut) => !isStanding(cut, entry, length))
    if (lost >= 0) standing = lost
    const cut = cuts[met]
    if (cut?.entry !== i + 1) continue
    if (standing === met && cut.at === length) standing++
    met++
  }
  return cuts.slice(0, standing)
}

/** True if a cut still holds when an entry has led to so many choices: who leaves, leaves at the last choice before that. */
export function isStanding(
  { at, isBase }: Pick<Cut, 'at' | 'isBase'>,
  { kind }: Pick<EntryBody, 'kind'>,
  choices: number,
): boolean {
  return kind === 'leave' && !isBase ? at < choices : at <= choices
}
