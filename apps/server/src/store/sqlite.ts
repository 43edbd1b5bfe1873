import { DeckTable, type Rows } from './deck-table.ts'
import type { Driver, Row, Statement, Value } from './driver.ts'
import { LogTable } from './log-table.ts'
import { SCHEMA, SCHEMA_VERSION } from './schema.ts'
import type {
  Account,
  DeckChange,
  DeckWritten,
  Entry,
  EntryKind,
  Identity,
  MatchQuery,
  Store,
  StoredChat,
  StoredDeck,
  StoredMatch,
} from './store.ts'
import { journalLine, readJournalLine } from './stretch.ts'

/**
 * Matches in an embedded SQLite database. Statements are prepared once. All writes of one turn of the event loop go to disk
 * in one transaction (write-ahead log, synchronous FULL), and are resolved after that.
 */
export class SqliteStore implements Store {
  readonly kind: string
  private readonly driver: Driver
  private readonly statements: Map<string, Statement> = new Map()
  private readonly waiting: Write[] = []
  private readonly rows: Rows = {
    run: (sql, ...values) => this.run(sql, ...values),
    get: (sql, ...values) => this.get(sql, ...values),
    all: (sql, ...values) => this.all(sql, ...values),
  }
  private readonly logs: LogTable = new LogTable(this.rows)
  private readonly deckTable: DeckTable = new DeckTable(this.rows)
  private readonly release: () => void

  /** `release` is called when the store was closed. */
  constructor(driver: Driver, release: () => void) {
    this.driver = driver
    this.release = release
    this.kind = driver.kind
    driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    checkVersion(driver)
    driver.exec(SCHEMA)
    this.logs.readJournal()
    this.adoptRows()
  }

  /** Databases of version 1 kept a row for each entry. */
  private adoptRows(): void {
    if (this.all("SELECT name FROM sqlite_master WHERE name = 'entries'").length === 0) return
    this.driver.exec('BEGIN IMMEDIATE')
    for (const row of this.all('SELECT DISTINCT match FROM entries')) {
      const rows = this.all('SELECT * FROM entries WHERE match = ? ORDER BY n', text(row, 'match'))
      this.logs.addStretch(rows.map(entryOf))
    }
    this.driver.exec('DELETE FROM entries; COMMIT')
  }

  async addIdentity(identity: Identity, secretHash: string): Promise<void> {
    await this.write(() => {
      const { id, name, account, createdAt } = identity
      this.run(
        'INSERT INTO identities (id, name, account, created_at) VALUES (?, ?, ?, ?)',
        id,
        name,
        account,
        createdAt,
      )
      this.run('INSERT INTO secrets (hash, identity) VALUES (?, ?)', secretHash, id)
    })
  }

  async identityBySecret(secretHash: string): Promise<Identity | null> {
    const sql = 'SELECT i.* FROM secrets s JOIN identities i ON i.id = s.identity WHERE s.hash = ?'
    return identityOf(this.get(sql, secretHash))
  }

  async identity(id: string): Promise<Identity | null> {
    return identityOf(this.get('SELECT * FROM identities WHERE id = ?', id))
  }

  async rename(id: string, name: string): Promise<void> {
    await this.write(() => this.run('UPDATE identities SET name = ? WHERE id = ?', name, id))
  }

  async addSecret(id: string, secretHash: string): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO secrets (hash, identity) VALUES (?, ?)'
    await this.write(() => this.run(sql, secretHash, id))
  }

  async removeSecret(secretHash: string): Promise<void> {
    await this.write(() => this.run('DELETE FROM secrets WHERE hash = ?', secretHash))
  }

  async addAccount({ name, identity, passwordHash }: Account): Promise<boolean> {
    return this.write(() => {
      const sql = 'INSERT OR IGNORE INTO accounts (name, identity, password_hash) VALUES (?, ?, ?)'
      if (this.run(sql, name, identity, passwordHash) === 0) return false
      this.run('UPDATE identities SET account = ? WHERE id = ?', name, identity)
      return true
    })
  }

  async account(name: string): Promise<Account | null> {
    const row = this.get('SELECT * FROM accounts WHERE name = ?', name)
    if (!row) return null
    return {
      name: text(row, 'name'),
      identity: text(row, 'identity'),
      passwordHash: text(row, 'password_hash'),
    }
  }

  async putMatch(match: StoredMatch): Promise<void> {
    await this.write(() => {
      const { id, status, visibility, changedAt } = match
      this.run(
        'INSERT OR REPLACE INTO matches (id, status, visibility, changed_at, body) VALUES (?, ?, ?, ?, ?)',
        id,
        status,
        visibility,
        changedAt,
        JSON.stringify(match),
      )
      this.run('DELETE FROM seats WHERE match = ?', id)
      for (const { identity } of match.seats) {
        if (identity !== null)
          this.run('INSERT OR IGNORE INTO seats (match, identity) VALUES (?, ?)', id, identity)
      }
    })
  }

  async match(id: string): Promise<StoredMatch | null> {
    return matchOf(this.get('SELECT body FROM matches WHERE id = ?', id))
  }

  async matches({ status, identity, visibility, limit }: MatchQuery): Promise<StoredMatch[]> {
    const mine = identity === undefined ? '' : ' AND id IN (SELECT match FROM seats WHERE identity = ?)'
    const open = visibility === undefined ? '' : ' AND visibility = ?'
    const sql = `SELECT body FROM matches WHERE status = ?${mine}${open} ORDER BY changed_at DESC LIMIT ?`
    const values = [
      status,
      ...(identity === undefined ? [] : [identity]),
      ...(visibility === undefined ? [] : [visibility]),
    ]
    return this.all(sql, ...values, limit).flatMap((row) => matchOf(row) ?? [])
  }

  append(entries: readonly Entry[]): Promise<void> {
    return this.appendLine(journalLine(entries), entries)
  }

  /** Appends entries that are written as a line of the journal already. */
  async appendLine(line: string, entries: readonly Entry[] = readJournalLine(line)): Promise<void> {
    let takeBack: (() => void) | null = null
    await this.write(
      () => {
        takeBack = this.logs.append(entries, line)
      },
      () => {
        takeBack?.()
        takeBack = null
      },
    )
  }

  async entries(match: string): Promise<Entry[]> {
    return this.logs.entries(match)
  }

  async countEntries(match: string): Promise<number> {
    return this.logs.count(match)
  }

  async addChat({ match, n, from, seat, text, at, command }: StoredChat): Promise<void> {
    const sql = 'INSERT INTO chat (match, n, sender, seat, text, at, command) VALUES (?, ?, ?, ?, ?, ?, ?)'
    await this.write(() => this.run(sql, match, n, from, seat, text, at, command))
  }

  async chat(match: string, limit: number): Promise<StoredChat[]> {
    const sql = 'SELECT * FROM chat WHERE match = ? ORDER BY n DESC LIMIT ?'
    return this.all(sql, match, limit).map(chatOf).toReversed()
  }

  putDeck(change: DeckChange): Promise<DeckWritten> {
    return this.write(() => this.deckTable.put(change))
  }

  async decks(owner: string, since: number): Promise<StoredDeck[]> {
    return this.deckTable.since(owner, since)
  }

  async check(): Promise<void> {
    const sql = "INSERT OR REPLACE INTO notes (name, value) VALUES ('checked', ?)"
    await this.write(() => this.run(sql, String(Date.now())))
  }

  async close(): Promise<void> {
    this.flush()
    this.foldAll()
    this.driver.close()
    this.release()
  }

  private statement(sql: string): Statement {
    const known = this.statements.get(sql)
    if (known) return known
    const prepared = this.driver.prepare(sql)
    this.statements.set(sql, prepared)
    return prepared
  }

  private run(sql: string, ...values: readonly Value[]): number {
    return this.statement(sql).run(...values).changes
  }

  private get(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.statement(sql).get(...values)
  }

  private all(sql: string, ...values: readonly Value[]): Row[] {
    return this.statement(sql).all(...values)
  }

  /**
   * Does some work in the transaction of this turn of the event loop; resolves when that is on disk. `undo` is called where
   * it does not come to that, for what the work did beside the database.
   */
  private write<T>(work: () => T, undo: () => void = () => undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = (): (() => void) => {
        const value = work()
        return () => resolve(value)
      }
      this.waiting.push({ begin, undo, reject })
      if (this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  private flush(): void {
    const group = this.waiting.splice(0)
    if (group.length === 0) return
    let settle: (() => void)[]
    try {
      this.statement('BEGIN IMMEDIATE').run()
      settle = group.map((write) => this.attempt(write))
      if (this.logs.isFolding) this.foldSome()
      this.statement('COMMIT').run()
    } catch (error) {
      this.rollBack()
      this.logs.notFolded()
      for (const { undo } of group.toReversed()) undo()
      for (const { reject } of group) reject(error)
      return
    }
    this.logs.committed()
    for (const each of settle) each()
  }

  /** Folds some of the journal within the transaction that is open. Where that fails, the journal still holds everything. */
  private foldSome(): void {
    this.statement('SAVEPOINT fold').run()
    try {
      this.logs.foldSome()
    } catch {
      this.logs.notFolded()
      this.statement('ROLLBACK TO fold').run() // throws where the error has ended the transaction: then all of it fails
    } finally {
      this.statement('RELEASE fold').run()
    }
  }

  /** Folds the whole journal, in a transaction of its own. */
  private foldAll(): void {
    try {
      this.statement('BEGIN IMMEDIATE').run()
      this.logs.foldAll()
      this.statement('COMMIT').run()
    } catch {
      this.rollBack() // the journal still holds everything
    }
  }

  /** Of a group a bad write fails alone: all of it is taken back, and nothing of the others. */
  private attempt({ begin, undo, reject }: Write): () => void {
    this.statement('SAVEPOINT write').run()
    try {
      return begin()
    } catch (error) {
      undo()
      this.statement('ROLLBACK TO write').run() // throws where the error has ended the transaction: then all fail
      return () => reject(error)
    } finally {
      this.statement('RELEASE write').run()
    }
  }

  /** Some errors have rolled back already; the first error is the one to tell. */
  private rollBack(): void {
    try {
      this.statement('ROLLBACK').run()
    } catch {
      // nothing was open any more
    }
  }
}

/** Something that waits to be written. */
interface Write {
  /** Writes; answers how to tell whoever waits once it is on disk. */
  readonly begin: () => () => void
  /** Takes back what the work did beside the database; may be called again. */
  readonly undo: () => void
  readonly reject: (error: unknown) => void
}

/** A database of a newer server is left alone. */
function checkVersion(driver: Driver): void {
  const version = number(driver.prepare('PRAGMA user_version').get() ?? {}, 'user_version')
  if (version > SCHEMA_VERSION) {
    throw new Error(
      `The data folder is of a newer server (version ${version}; this one reads ${SCHEMA_VERSION}).`,
    )
  }
  driver.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
}

function text(row: Row, column: string): string {
  return String(row[column] ?? '')
}

function number(row: Row, column: string): number {
  return Number(row[column] ?? 0)
}

function identityOf(row: Row | undefined): Identity | null {
  if (!row) return null
  const account = row['account'] ?? null
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    account: account === null ? null : String(account),
    createdAt: number(row, 'created_at'),
  }
}

function matchOf(row: Row | undefined): StoredMatch | null {
  return row ? (JSON.parse(text(row, 'body')) as StoredMatch) : null
}

function entryOf(row: Row): Entry {
  const command = row['command'] ?? null
  return {
    match: text(row, 'match'),
    n: number(row, 'n'),
    kind: text(row, 'kind') as EntryKind,
    seat: number(row, 'seat'),
    pick: number(row, 'pick'),
    command: command === null ? null : String(command),
    at: number(row, 'at'),
  }
}

function chatOf(row: Row): StoredChat {
  const seat = row['seat'] ?? null
  return {
    match: text(row, 'match'),
    n: number(row, 'n'),
    from: text(row, 'sender'),
    seat: seat === null ? null : Number(seat),
    text: text(row, 'text'),
    at: number(row, 'at'),
    command: text(row, 'command'),
  }
}
