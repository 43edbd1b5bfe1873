import { isAmong, sightOf, type Looker, type Match, type Seat } from '@trialhall/kernel'
import type { EntryBody } from './history/entry-body.ts'

/**
 * Answers that several seats give at once and in secret, and what takes them back: they are hidden from the others from when the first
 * of them may be given until all are in.
 */
export class SealedAnswers {
  private readonly match: Match
  private window: {
    readonly from: number
    readonly hidden: { readonly entry: number; readonly seat: Seat }[]
  } | null = null
  private isHidden = false

  constructor(match: Match) {
    this.match = match
    this.note(0, null)
  }

  /** How many choices came before those that are given in secret now, or null. */
  get from(): number | null {
    return this.window?.from ?? null
  }

  /** The newest entry is such an answer, or takes one back: nobody else learns of it. */
  get isNewestHidden(): boolean {
    return this.isHidden
  }

  /** An entry was made. */
  note(entry: number, body: EntryBody | null): void {
    const { match, window } = this
    const from = match.lengthFor(null)
    const goesOn = match.isSealed && window?.from === from
    this.isHidden = goesOn && (body?.kind === 'choose' || body?.kind === 'back')
    if (!match.isSealed) this.window = null
    else if (!goesOn) this.window = { from, hidden: [] }
    if (this.isHidden && body) this.window?.hidden.push({ entry, seat: body.seat })
  }

  /** The number of an entry as somebody may count: answers of others count once all are in. */
  numberFor(entry: number, looker: Looker): number {
    if (this.window === null) return entry
    const sight = sightOf(looker)
    const { hidden } = this.window
    return entry - hidden.filter((one) => one.entry <= entry && !isAmong(sight, one.seat)).length
  }
}
