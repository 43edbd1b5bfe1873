import { Damages } from '../damage.ts'
import { lookAtAccount, lookAtDecks, lookAtRecords } from '../damaged-bodies.ts'
import { CheckpointTable } from './checkpoint-table.ts'
import { DeckTable } from './deck-table.ts'
import type { Driver, Row } from '../driver/driver.ts'
import { GroupWriter } from './group-writer.ts'
import { LogTable, MOST_IN_JOURNAL } from '../log/log-table.ts'
import type { Mark } from '../log/mark.ts'
import { MatchTable } from './match-table.ts'
import { PeopleTable } from './people-table.ts'
import { RecordTable } from './record-table.ts'
import { prepareDatabase } from './prepare.ts'
import { maybeTextIn, numberIn, PreparedRows, textIn, type Rows } from '../driver/rows.ts'
import type {
  Account,
  DeckChange,
  DeckWritten,
  LogEntry,
  LogEntryKind,
  Identity,
  MatchQuery,
  StoredChat,
  StoredCheckpoint,
  StoredDeck,
  StoredMatch,
  StoredOffers,
} from '../store.ts'
import type { RecordChange, RecordQuery, StoredRecord, Unsaid } from '../records.ts'
import type { MovableStore, MovedTable } from '../movable.ts'
import { journalLine, readJournalLine } from '../log/stretch.ts'

/** Pages in SQLite's log after which it is folded into the database, as SQLite has it by itself. */
const PAGES_IN_LOG = 1000

/** Matches that are looked at before a store is open, so that a hall of any size opens fast; and so many at a time after that. */
const SEEN_AT_FIRST = 2000
const SEEN_AT_ONCE = 50

/** What a store may be given beside its database. */
export interface SqliteStoreParts {
  /** Called when the store was closed. */
  readonly release?: () => void
  /** How far the journal was acknowledged. */
  readonly mark?: Mark
  /** What is to be told of the database's log, which had to be mended. */
  readonly mended?: string | null
  /** Entries in the journal after which it begins to be folded. */
  readonly mostInJournal?: number
}

/**
 * Matches in an embedded SQLite database. All writes of one turn of the event loop go to disk in one transaction (write-ahead
 * log, synchronous FULL), and are resolved after that. What is damaged is set aside match by match.
 */
export class SqliteStore implements MovableStore {
  readonly kind: string
  private readonly driver: Driver
  private readonly parts: SqliteStoreParts
  private readonly rows: Rows
  private readonly damages: Damages = new Damages()
  private readonly people: PeopleTable
  private readonly matchTable: MatchTable
  private readonly logs: LogTable
  private readonly checkpointTable: CheckpointTable
  private readonly deckTable: DeckTable
  private readonly recordTable: RecordTable
  private readonly writer: GroupWriter
  private inspecting: NodeJS.Immediate | undefined
  /** What needs the database file to stay as it is. */
  private holding: Promise<unknown> = Promise.resolve()

  constructor(driver: Driver, parts: SqliteStoreParts = {}) {
    this.driver = driver
    this.parts = parts
    this.kind = driver.kind
    const rows = new PreparedRows(driver)
    const { damages } = this
    const { mark, mostInJournal = MOST_IN_JOURNAL } = parts
    this.rows = rows
    this.people = new PeopleTable(rows)
    this.matchTable = new MatchTable(rows, damages)
    this.logs = new LogTable({ rows, damages, mostInJournal })
    this.checkpointTable = new CheckpointTable(rows)
    this.deckTable = new DeckTable(rows)
    this.recordTable = new RecordTable(rows)
    this.writer = new GroupWriter({ rows, logs: this.logs, onWritten: (line) => mark?.write(line) })
    if (parts.mended) this.damages.tell(parts.mended)
    prepareDatabase(driver)
    this.writer.settle()
    this.adoptRows()
    this.noteWhatIsMissing()
    const unseen = this.matchTable.unfinished().values()
    if (this.inspectSome(unseen, SEEN_AT_FIRST)) this.inspectOn(unseen)
  }

  /** Goes on in small pieces between what others want, until all are seen or the store is closed. */
  private inspectOn(unseen: Iterator<string>): void {
    this.inspecting = setImmediate(() => {
      try {
        if (this.settled(() => this.inspectSome(unseen, SEEN_AT_ONCE))) this.inspectOn(unseen)
      } catch (error) {
        this.damages.tell(`Not all matches could be looked at: ${String(error)}.`)
      }
    })
  }

  /** Looks at so many matches that are not over, so that what is damaged is known before somebody wants it. True if there may be more. */
  private inspectSome(unseen: Iterator<string>, most: number): boolean {
    for (let seen = 0; seen < most; seen++) {
      const { value: id, done } = unseen.next()
      if (done) return false
      if (this.matchTable.inspect(id)) this.logs.inspect(id)
    }
    return true
  }

  /** Says how much of what was acknowledged is not there. */
  private noteWhatIsMissing(): void {
    const [there, acknowledged] = [this.logs.newestLine, this.parts.mark?.read() ?? 0]
    if (acknowledged <= there) return
    this.damages.tell(
      `The end of the database's log is damaged: its newest ${acknowledged - there} writes, lines ${there + 1} to ${acknowledged} of the journal, had been acknowledged and are missing.`,
    )
  }

  /** Databases of version 1 kept a row for each entry. */
  private adoptRows(): void {
    const { rows } = this
    if (rows.all("SELECT name FROM sqlite_master WHERE name = 'entries'").length === 0) return
    this.driver.exec('BEGIN IMMEDIATE')
    for (const row of rows.all('SELECT DISTINCT match FROM entries')) {
      const entries = rows.all('SELECT * FROM entries WHERE match = ? ORDER BY n', textIn(row, 'match'))
      this.logs.addStretch(entries.map(entryOf))
    }
    this.driver.exec('DELETE FROM entries; COMMIT')
  }

  addIdentity(identity: Identity, secretHash: string): Promise<void> {
    return this.writer.write(() => this.people.add(identity, secretHash))
  }

  /** Reads, once the last transaction is over for certain. */
  private settled<T>(read: () => T): T {
    this.writer.settle()
    return read()
  }

  async identityBySecret(secretHash: string): Promise<Identity | null> {
    return this.settled(() => this.people.bySecret(secretHash))
  }

  async identity(id: string): Promise<Identity | null> {
    return this.settled(() => this.people.byId(id))
  }

  rename(id: string, name: string): Promise<void> {
    return this.writer.write(() => this.people.rename(id, name))
  }

  addSecret(id: string, secretHash: string): Promise<void> {
    return this.writer.write(() => this.people.addSecret(id, secretHash))
  }

  removeSecret(secretHash: string): Promise<void> {
    return this.writer.write(() => this.people.removeSecret(secretHash))
  }

  removeSecretsOf(identity: string): Promise<void> {
    return this.writer.write(() => this.people.removeSecretsOf(identity))
  }

  addAccount(account: Account): Promise<boolean> {
    return this.writer.write(() => this.people.addAccount(account))
  }

  setPassword(name: string, passwordHash: string, replaces: string | null = null): Promise<boolean> {
    return this.writer.write(() => this.people.setPassword(name, passwordHash, replaces))
  }

  async account(name: string): Promise<Account | null> {
    const account = await this.settled(() => this.people.account(name))
    lookAtAccount(this.damages, account)
    return account
  }

  putMatch(match: StoredMatch): Promise<void> {
    return this.writer.write(() => this.matchTable.put(match))
  }

  async match(id: string): Promise<StoredMatch | null> {
    return this.settled(() => this.matchTable.byId(id))
  }

  async matches(query: MatchQuery): Promise<StoredMatch[]> {
    return this.settled(() => this.matchTable.find(query))
  }

  append(entries: readonly LogEntry[]): Promise<void> {
    return this.appendLine(journalLine(entries), entries)
  }

  /** Appends entries that are written as a line of the journal already. */
  async appendLine(line: string, entries: readonly LogEntry[] = readJournalLine(line)): Promise<void> {
    let takeBack: (() => void) | null = null
    await this.writer.write(
      () => {
        takeBack = this.logs.append(entries, line)
      },
      () => {
        takeBack?.()
        takeBack = null
      },
    )
  }

  async entries(match: string): Promise<LogEntry[]> {
    return this.settled(() => this.logs.entries(match))
  }

  putCheckpoint(checkpoint: StoredCheckpoint): Promise<void> {
    return this.writer.write(() => this.checkpointTable.put(checkpoint))
  }

  async checkpoints(match: string): Promise<StoredCheckpoint[]> {
    return this.settled(() => this.checkpointTable.of(match))
  }

  putOffers(offers: StoredOffers): Promise<void> {
    return this.writer.write(() => this.matchTable.putOffers(offers))
  }

  async offers(match: string): Promise<StoredOffers | null> {
    return this.settled(() => this.matchTable.offers(match))
  }

  addChat(line: StoredChat): Promise<void> {
    return this.writer.write(() => this.matchTable.addChat(line))
  }

  async chat(match: string, limit: number): Promise<StoredChat[]> {
    return this.settled(() => this.matchTable.chat(match, limit))
  }

  putDeck(change: DeckChange): Promise<DeckWritten> {
    return this.writer.write(() => this.deckTable.put(change))
  }

  async decks(owner: string, since: number): Promise<StoredDeck[]> {
    const decks = await this.settled(() => this.deckTable.since(owner, since))
    lookAtDecks(this.damages, decks)
    return decks
  }

  changeRecords(changes: readonly RecordChange[]): Promise<boolean> {
    return this.writer.write(() => this.recordTable.change(changes))
  }

  async records(query: RecordQuery): Promise<StoredRecord[]> {
    const records = await this.settled(() => this.recordTable.find(query))
    lookAtRecords(this.damages, records)
    return records
  }

  async findPeople(text: string, limit: number): Promise<Identity[]> {
    return this.settled(() => this.recordTable.findPeople(text, limit))
  }

  async staleGuests(before: number, limit: number): Promise<string[]> {
    return this.settled(() => this.recordTable.staleGuests(before, limit))
  }

  removePerson(identity: string): Promise<void> {
    return this.writer.write(() => this.recordTable.removePerson(identity))
  }

  replaceLine(match: string, n: number, text: string): Promise<boolean> {
    return this.writer.write(() => this.recordTable.replaceLine(match, n, text))
  }

  unsay(unsaid: Unsaid): Promise<number> {
    return this.writer.write(() => this.recordTable.unsay(unsaid))
  }

  dropTalk(before: number, limit: number): Promise<number> {
    return this.writer.write(() => this.recordTable.dropTalk(before, limit))
  }

  dropTables(before: number, limit: number): Promise<number> {
    return this.writer.write(() => this.recordTable.dropTables(before, limit))
  }

  async rowsOf(
    { name, columns, key }: MovedTable,
    after: readonly string[],
    limit: number,
  ): Promise<readonly Row[]> {
    const place = key.map(() => '?').join(', ')
    const sql = `SELECT ${columns.join(', ')} FROM ${name} WHERE (${key.join(', ')}) > (${place}) ORDER BY ${key.join(', ')} LIMIT ?`
    return this.settled(() => this.rows.all(sql, ...after, limit))
  }

  putRows({ name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
    const place = columns.map(() => '?').join(', ')
    const sql = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${place}) ON CONFLICT DO NOTHING`
    return this.writer.write(() => {
      for (const row of rows) this.rows.run(sql, ...columns.map((column) => row[column] ?? null))
    })
  }

  async matchIds(after: string, limit: number): Promise<readonly string[]> {
    const sql = 'SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?'
    return this.settled(() => this.rows.all(sql, after, limit).map((row) => textIn(row, 'id')))
  }

  async notices(): Promise<string[]> {
    return this.damages.takeNews()
  }

  async damaged(identity: string): Promise<string[]> {
    if (this.damages.isEmpty) return []
    return this.settled(() => this.matchTable.idsOf(identity).filter((id) => this.damages.why(id) !== null))
  }

  async check(): Promise<void> {
    const sql = "INSERT OR REPLACE INTO notes (name, value) VALUES ('checked', ?)"
    await this.writer.write(() => this.rows.run(sql, String(Date.now())))
  }

  /**
   * Does some work during which the database file stays as it is: SQLite's log is folded into it before, and what is written meanwhile
   * goes to the end of that log.
   */
  async withFileHeld<T>(work: () => Promise<T>): Promise<T> {
    await this.holding
    this.writer.settle()
    this.driver.exec('PRAGMA wal_autocheckpoint = 0')
    try {
      const [folded] = this.rows.all('PRAGMA wal_checkpoint(TRUNCATE)')
      if (numberIn(folded ?? {}, 'busy') !== 0) throw new Error('somebody else reads the database')
      const held = work()
      this.holding = held.catch(() => undefined)
      return await held
    } finally {
      this.driver.exec(`PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG}`)
    }
  }

  async close(): Promise<void> {
    clearImmediate(this.inspecting)
    await this.holding
    clearImmediate(this.inspecting)
    this.writer.finish()
    this.driver.close()
    this.parts.mark?.close()
    this.parts.release?.()
  }
}

function entryOf(row: Row): LogEntry {
  return {
    match: textIn(row, 'match'),
    n: numberIn(row, 'n'),
    kind: textIn(row, 'kind') as LogEntryKind,
    seat: numberIn(row, 'seat'),
    pick: numberIn(row, 'pick'),
    command: maybeTextIn(row, 'command'),
    at: numberIn(row, 'at'),
  }
}
