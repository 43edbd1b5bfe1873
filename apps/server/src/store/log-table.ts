import type { Row } from './driver.ts'
import { Ledger } from './ledger.ts'
import type { Rows } from './rows.ts'
import type { Entry } from './store.ts'
import { readJournalLine, readStretch, stretchOf } from './stretch.ts'

/** Entries in the journal after which it begins to be folded. */
const MOST_IN_JOURNAL = 5000
/** Entries that are folded for each that is added, so that folding ends long before it is due again. */
const PACE = 3

/**
 * The logs of matches. Entries that come together are one row of a journal, so that many matches cost no more than one. When
 * the journal is long it is folded into stretches of each log, some with every batch and in its transaction: nobody waits for
 * all of it. Its lines stand until that is done; what of them is in a stretch already is passed over when they are read.
 */
export class LogTable {
  private readonly rows: Rows
  private readonly ledger: Ledger = new Ledger((match) => this.folded(match))
  /** Matches that are still to be folded, and the last line of the journal that can go then. */
  private due: string[] = []
  private lastLine = 0
  /** Matches that were folded in the transaction that is open. */
  private justFolded: string[] = []
  private added = 0

  constructor(rows: Rows) {
    this.rows = rows
  }

  /** Reads the journal that another run has left. */
  readJournal(): void {
    for (const row of this.rows.all('SELECT body FROM journal ORDER BY line'))
      this.ledger.takeAgain(readJournalLine(String(row['body'])))
  }

  /** Adds entries, and the line that says them; to be called within a transaction. Answers how to take them back from memory. */
  append(entries: readonly Entry[], line: string): () => void {
    const takeBack = this.ledger.take(entries)
    try {
      this.rows.run('INSERT INTO journal (body) VALUES (?)', line)
    } catch (error) {
      takeBack()
      throw error
    }
    this.added += entries.length
    return takeBack
  }

  entries(match: string): Entry[] {
    return [...this.folded(match), ...this.ledger.freshOf(match)]
  }

  count(match: string): number {
    const sql = 'SELECT coalesce(sum(count), 0) AS count FROM stretches WHERE match = ?'
    return Number(this.rows.get(sql, match)?.['count']) + this.ledger.freshOf(match).length
  }

  private folded(match: string): Entry[] {
    const sql = 'SELECT first, body FROM stretches WHERE match = ? ORDER BY first'
    const read = (row: Row): Entry[] => readStretch(String(row['body']), { match, n: Number(row['first']) })
    return this.rows.all(sql, match).flatMap(read)
  }

  /** Adds entries of one match that follow one another and stand nowhere yet. */
  addStretch(entries: readonly Entry[]): void {
    const [first] = entries
    if (!first) return
    const sql = 'INSERT INTO stretches (match, first, count, body) VALUES (?, ?, ?, ?)'
    this.rows.run(sql, first.match, first.n, entries.length, stretchOf(entries))
  }

  /** True if some of the journal is to be folded now. */
  get isFolding(): boolean {
    return this.due.length > 0 || this.ledger.size >= MOST_IN_JOURNAL
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
    this.lastLine = Number(this.rows.get('SELECT max(line) AS last FROM journal')?.['last'])
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
    if (this.justFolded.length > 0 && this.due.length === 0)
      this.rows.run('DELETE FROM journal WHERE line <= ?', this.lastLine)
  }

  /** The transaction is on disk. */
  committed(): void {
    if (this.justFolded.length === 0) return
    for (const match of this.justFolded) this.ledger.folded(match)
    this.justFolded = []
    if (this.due.length === 0) this.ledger.forgetResting()
  }

  /** The transaction, or what was folded in it, was rolled back. */
  notFolded(): void {
    this.due = [...this.justFolded, ...this.due]
    this.justFolded = []
  }
}
