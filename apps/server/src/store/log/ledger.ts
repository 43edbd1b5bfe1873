import { DamagedMatch } from '../damage.ts'
import type { LogEntry } from '../store.ts'

/** What is known of the log of one match, so that no line of it is written twice. */
interface Known {
  /** Number of its entries. */
  count: number
  readonly commands: Set<string>
  /** Its newest entries, which stand in the journal only. */
  fresh: LogEntry[]
  /** True if it was written to since matches were forgotten last. */
  isActive: boolean
}

/** The stored part of a match's log. */
export type Load = (match: string) => readonly LogEntry[]

/**
 * What stands in the journal and not yet in the log of its match, and what must be known to take more. Keeps matches in
 * mind that are written to, and forgets them when they rest.
 */
export class Ledger {
  private readonly known: Map<string, Known> = new Map()
  private readonly load: Load
  private freshCount = 0

  /** `load` reads the folded entries of a match. */
  constructor(load: Load) {
    this.load = load
  }

  /** Entries that are not folded yet. */
  get size(): number {
    return this.freshCount
  }

  /** Takes entries, all or none; answers how to take them back. Throws where the log holds one of them already, or a gap would be. */
  take(entries: readonly LogEntry[]): () => void {
    let taken = 0
    const undo = (): void => {
      for (const entry of entries.slice(0, taken).toReversed()) this.drop(entry)
    }
    try {
      for (const entry of entries) {
        this.add(entry)
        taken++
      }
    } catch (error) {
      undo()
      throw error
    }
    return undo
  }

  /**
   * Takes an entry from the journal of another run, unless it was folded meanwhile; answers how many there are now. Throws
   * `DamagedMatch` where those before it are missing.
   */
  takeAgain(entry: LogEntry): number {
    const { match, n } = entry
    const count = this.countOf(match)
    if (n > count + 1) throw new DamagedMatch(match, `of its log entry ${count + 1} is missing`)
    if (n > count) this.add(entry)
    return this.countOf(match)
  }

  /** Entries of a match, folded or not. */
  countOf(match: string): number {
    return this.knownOf(match).count
  }

  /** True if the stored part of a match's log has been read and is in order. */
  knows(match: string): boolean {
    return this.known.has(match)
  }

  private add(entry: LogEntry): void {
    const { match, n, command } = entry
    const known = this.knownOf(match)
    if (n <= known.count || (command !== null && known.commands.has(command)))
      throw new Error(`UNIQUE constraint failed: entry ${n} of match ${match} is written already`)
    if (n > known.count + 1) throw new Error(`entry ${n} of match ${match} leaves a gap after ${known.count}`)
    known.count = n
    if (command !== null) known.commands.add(command)
    known.fresh.push(entry)
    known.isActive = true
    this.freshCount++
  }

  private drop({ match, command }: LogEntry): void {
    const known = this.knownOf(match)
    known.count--
    if (command !== null) known.commands.delete(command)
    known.fresh.pop()
    this.freshCount--
  }

  private knownOf(match: string): Known {
    const known = this.known.get(match)
    if (known) return known
    const stored = this.load(match)
    const commands = new Set(stored.flatMap(({ command }) => (command === null ? [] : [command])))
    const fresh: Known = { count: stored.length, commands, fresh: [], isActive: true }
    this.known.set(match, fresh)
    return fresh
  }

  /** Entries of a match that are not folded yet. */
  freshOf(match: string): readonly LogEntry[] {
    return this.known.get(match)?.fresh ?? []
  }

  /** Matches with entries that are not folded yet. */
  get unfolded(): string[] {
    return [...this.known].filter(([, { fresh }]) => fresh.length > 0).map(([match]) => match)
  }

  /** All entries of a match are folded now. */
  folded(match: string): void {
    const known = this.knownOf(match)
    this.freshCount -= known.fresh.length
    known.fresh = []
  }

  /** Forgets matches that nobody wrote to since the last time. */
  forgetResting(): void {
    for (const [match, known] of this.known) {
      if (!known.isActive && known.fresh.length === 0) this.known.delete(match)
      known.isActive = false
    }
  }
}
