import { sumOf } from './checksum.ts'
import { DamagedMatch, isCorruption, type Damages } from '../damage.ts'
import type { Row } from '../driver/driver.ts'
import { Journal } from './journal.ts'
import type { JournalLine } from './journal-line.ts'
import { Ledger } from './ledger.ts'
import { maybeNumberIn, numberIn, textIn, type Rows } from '../driver/rows.ts'
import type { LogEntry } from '../store.ts'
import { readStretch, stretchOf } from './stretch.ts'

/** Entries in the journal after which it begins to be folded. */
export const MOST_IN_JOURNAL = 20_000
/** Entries that are folded for each that is added, so that folding ends long before it is due again. */
const PACE = 1.5

const LENGTHEN =
  'INSERT INTO lengths (match, entries) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET entries = max(entries, excluded.entries)'

/** What the logs of matches are kept with. */
export interface LogTableParts {
  readonly rows: Rows
  readonly damages: Damages
  readonly mostInJournal: number
}

/**
 * The logs of matches. Entries that come together are one row of a journal, so that many matches cost no more than one. When
 * the journal is long it is folded into stretches of each log, some with every batch and in its transaction: nobody waits for
 * all of it. Its lines stand until that is done; what of them is in a stretch already is passed over when they are read. After a
 * transaction that failed nothing in memory is believed: it is read from the disk again.
 */
export class LogTable {
  private readonly parts: LogTableParts
  private readonly rows: Rows
  private readonly journal: Journal
  private ledger: Ledger
  /** Matches that are still to be folded, and the last line of the journal that can go then. */
  private due: string[] = []
  private lastLine = 0
  /** Matches that were folded in the transaction that is open, and what else is to be done once it is on disk. */
  private justFolded: string[] = []
  private removed: () => void = () => undefined
  private added = 0

  constructor(parts: LogTableParts) {
    this.parts = parts
    this.rows = parts.rows
    this.journal = new Journal(parts.rows)
    this.ledger = this.newLedger()
  }

  private newLedger(): Ledger {
    return new Ledger((match) => this.folded(match))
  }

  /** Number of the newest line of the journal. */
  get newestLine(): number {
    return this.journal.last
  }

  /** Learns from the disk what is not folded yet, and forgets what was known before. */
  read(): void {
    this.ledger = this.newLedger()
    this.notFolded()
    this.added = 0
    const { lines, missing } = this.journal.read()
    for (const { from, to } of missing) {
      const which = from === to ? `Line ${from}` : `Lines ${from} to ${to}`
      this.parts.damages.tell(
        `${which} of the journal cannot be read; matches that lack something are set aside.`,
      )
    }
    for (const line of lines) this.takeLine(line)
  }

  private takeLine({ line, entries, parts }: JournalLine): void {
    const taken = (entries ?? []).map((entry) => this.takeAgain(entry))
    const lost = parts.filter(({ match, last }) => this.isLost(match, last))
    const why = `line ${line} of the journal is damaged`
    for (const { match, first } of lost)
      this.parts.damages.add(match, `${why}, in which its log goes on from entry ${first}`)
    if (entries === null && parts.length === 0)
      this.parts.damages.tell(
        `Line ${line} of the journal is damaged and does not say of which matches it is.`,
      )
    const isDone = entries === null ? parts.length > 0 && lost.length === 0 : taken.every(Boolean)
    if (!isDone) this.journal.keep(line)
  }

  /** False where the match is damaged, so that the entry must stay where it is. */
  private takeAgain(entry: LogEntry): boolean {
    const { damages } = this.parts
    if (damages.why(entry.match) !== null) return false
    return damages.spare(() => this.ledger.takeAgain(entry)) !== null
  }

  /** True if an entry that a damaged line held stands nowhere else. */
  private isLost(match: string, n: number): boolean {
    return (this.parts.damages.spare(() => this.ledger.countOf(match)) ?? 0) < n
  }

  /** Adds entries, and the line that says them; to be called within a transaction. Answers how to take them back from memory. */
  append(entries: readonly LogEntry[], line: string): () => void {
    for (const { match } of entries) this.parts.damages.refuse(match)
    const takeBack = this.ledger.take(entries)
    try {
      const giveBack = this.journal.add(entries, line)
      this.added += entries.length
      return () => {
        giveBack()
        takeBack()
        this.added -= entries.length
      }
    } catch (error) {
      takeBack()
      throw error
    }
  }

  /** Throws `DamagedMatch` where the log cannot be read whole. */
  entries(match: string): LogEntry[] {
    const { damages } = this.parts
    damages.refuse(match)
    const folded = damages.spare(() => this.folded(match)) ?? []
    damages.refuse(match)
    return [...folded, ...this.ledger.freshOf(match)]
  }

  /** Looks at the log of a match, unless that was read already; where it is damaged the match is set aside. */
  inspect(match: string): void {
    const { damages } = this.parts
    if (damages.why(match) === null && !this.ledger.knows(match)) damages.spare(() => this.folded(match))
  }

  private folded(match: string): LogEntry[] {
    const entries: LogEntry[] = []
    for (const row of this.stretchesOf(match))
      entries.push(...stretchIn(row, { match, n: entries.length + 1 }))
    const length = this.rows.get('SELECT entries FROM lengths WHERE match = ?', match)
    if (length && numberIn(length, 'entries') > entries.length)
      throw new DamagedMatch(match, `of its log entry ${entries.length + 1} is missing`)
    return entries
  }

  private stretchesOf(match: string): Row[] {
    try {
      return this.rows.all('SELECT * FROM stretches WHERE match = ? ORDER BY first', match)
    } catch (error) {
      if (isCorruption(error)) throw new DamagedMatch(match, 'its log cannot be read from the disk')
      throw error
    }
  }

  /** Adds entries of one match that follow one another and stand nowhere yet. */
  addStretch(entries: readonly LogEntry[]): void {
    const [first] = entries
    if (!first) return
    const sql = 'INSERT INTO stretches (match, first, count, body, sum) VALUES (?, ?, ?, ?, ?)'
    const body = stretchOf(entries)
    this.rows.run(sql, first.match, first.n, entries.length, body, stretchSum(first, body))
    this.rows.run(LENGTHEN, first.match, first.n + entries.length - 1)
  }

  /** True if some of the journal is to be folded now. */
  get isFolding(): boolean {
    return this.due.length > 0 || this.ledger.size >= this.parts.mostInJournal
  }

  /** Goes on with folding, as far as what was added since the last time demands; to be called within a transaction. */
  foldSome(): void {
    const most = PACE * this.added
    this.added = 0
    if (this.due.length === 0) this.beginFolding()
    this.foldAbout(most)
  }

  /** Folds the whole journal; to be called within a transaction. */
  foldAll(): void {
    if (this.ledger.size === 0) return
    this.beginFolding()
    this.foldAbout(Number.POSITIVE_INFINITY)
  }

  private beginFolding(): void {
    this.due = this.ledger.unfolded
    this.lastLine = this.journal.last
  }

  private foldAbout(most: number): void {
    let left = most
    for (let match = this.due[0]; match !== undefined && left > 0; match = this.due[0]) {
      const fresh = this.ledger.freshOf(match)
      this.addStretch(fresh)
      left -= fresh.length
      this.due.shift()
      this.justFolded.push(match)
    }
    if (this.justFolded.length > 0 && this.due.length === 0) this.removed = this.journal.remove(this.lastLine)
  }

  /** The transaction is on disk. */
  committed(): void {
    if (this.justFolded.length === 0) return
    for (const match of this.justFolded) this.ledger.folded(match)
    this.removed()
    this.removed = () => undefined
    this.justFolded = []
    if (this.due.length === 0) this.ledger.forgetResting()
  }

  /** What was folded in the transaction was rolled back: folding begins anew, with what is left to be folded. */
  notFolded(): void {
    this.due = []
    this.justFolded = []
    this.removed = () => undefined
  }
}

/** The checksum of a stretch. */
export function stretchSum({ match, n }: Pick<LogEntry, 'match' | 'n'>, body: string | Uint8Array): number {
  return sumOf(body, `stretch ${match} ${n}`)
}

/** Reads a stretch that must begin with the entry `n`. */
function stretchIn(row: Row, { match, n }: Pick<LogEntry, 'match' | 'n'>): LogEntry[] {
  const [first, body, sum] = [numberIn(row, 'first'), textIn(row, 'body'), maybeNumberIn(row, 'sum')]
  const damaged = (): DamagedMatch => new DamagedMatch(match, `its log is damaged from entry ${n} on`)
  if (first !== n || (sum !== null && sum !== stretchSum({ match, n }, body))) throw damaged()
  try {
    return readStretch(body, { match, n })
  } catch {
    throw damaged()
  }
}
