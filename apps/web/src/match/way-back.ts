import type { ChosenBy } from '@trialhall/table-ui'

/**
 * Where Back leads at a page: before the last choice that its people made themselves. What the table passed for them after that is taken back
 * with it. It knows of the choices that were made at this page; all others count as their own.
 */
export class WayBack {
  /** Choices of the table, by how many stood before each. */
  private readonly passes: Set<number> = new Set()
  /** Choices made at this page that stand, by how many stood before each; the newest last. */
  private made: readonly number[] = []
  /** So many choices stand where nothing is passed for anybody. */
  private askedAt = -1

  /** A choice is made where so many stand. */
  chosen(length: number, by: ChosenBy): void {
    if (by === 'table') this.passes.add(length)
    else this.passes.delete(length)
    this.made = [...this.made.filter((at) => at < length), length]
  }

  /** The newest choice that was made at this page, and stands, is a pass of the table. */
  get isLastPassed(): boolean {
    return this.passes.has(this.made.at(-1) ?? -1)
  }

  /** The match went back to so many choices: whoever is asked there is asked again. */
  wentTo(length: number): void {
    this.askedAt = length
    this.made = this.made.filter((at) => at < length)
    for (const at of this.passes) if (at >= length) this.passes.delete(at)
  }

  /** The table did not pass where so many choices stand: what was chosen there is somebody's own. */
  notPassed(length: number): void {
    this.passes.delete(length)
  }

  /** The table could not pass where so many choices stand: whoever is asked there answers themselves. */
  leftToPerson(length: number): void {
    this.notPassed(length)
    this.askedAt = length
  }

  /** What is asked where so many choices stand was answered and taken back, or could not be passed: nothing is passed there for anybody. */
  isAskedAnyway(length: number): boolean {
    return length === this.askedAt
  }

  /** How many choices stand before their own last one among the newest, of which so many may be taken back; null where none is theirs. */
  before(length: number, steps: number): number | null {
    for (let at = length - 1; at >= length - steps; at--) if (!this.passes.has(at)) return at
    return null
  }
}
