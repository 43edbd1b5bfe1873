import { DeckTable } from './deck-table.ts'
import type { Driver, Row } from './driver.ts'
import { GroupWriter } from './group-writer.ts'
import { LogTable } from './log-table.ts'
import { MatchTable } from './match-table.ts'
import { PeopleTable } from './people-table.ts'
import { maybeTextIn, numberIn, PreparedRows, textIn, type Rows } from './rows.ts'
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
  StoredOffers,
} from './store.ts'
import { journalLine, readJournalLine } from './stretch.ts'

/**
 * Matches in an embedded SQLite database. All writes of one turn of the event loop go to disk in one transaction (write-ahead
 * log, synchronous FULL), and are resolved after that.
 */
export class SqliteStore implements Store {
  readonly kind: string
  private readonly driver: Driver
  private readonly rows: Rows
  private readonly people: PeopleTable
  private readonly matchTable: MatchTable
  private readonly logs: LogTable
  private readonly deckTable: DeckTable
  private readonly writer: GroupWriter
  private readonly release: () => void

  /** `release` is called when the store was closed. */
  constructor(driver: Driver, release: () => void) {
    this.driver = driver
    this.release = release
    this.kind = driver.kind
    this.rows = new PreparedRows(driver)
    this.people = new PeopleTable(this.rows)
    this.matchTable = new MatchTable(this.rows)
    this.logs = new LogTable(this.rows)
    this.deckTable = new DeckTable(this.rows)
    this.writer = new GroupWriter(this.rows, this.logs)
    driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    checkVersion(driver)
    driver.exec(SCHEMA)
    this.logs.readJournal()
    this.adoptRows()
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

  async identityBySecret(secretHash: string): Promise<Identity | null> {
    return this.people.bySecret(secretHash)
  }

  async identity(id: string): Promise<Identity | null> {
    return this.people.byId(id)
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

  addAccount(account: Account): Promise<boolean> {
    return this.writer.write(() => this.people.addAccount(account))
  }

  async account(name: string): Promise<Account | null> {
    return this.people.account(name)
  }

  putMatch(match: StoredMatch): Promise<void> {
    return this.writer.write(() => this.matchTable.put(match))
  }

  async match(id: string): Promise<StoredMatch | null> {
    return this.matchTable.byId(id)
  }

  async matches(query: MatchQuery): Promise<StoredMatch[]> {
    return this.matchTable.find(query)
  }

  append(entries: readonly Entry[]): Promise<void> {
    return this.appendLine(journalLine(entries), entries)
  }

  /** Appends entries that are written as a line of the journal already. */
  async appendLine(line: string, entries: readonly Entry[] = readJournalLine(line)): Promise<void> {
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

  async entries(match: string): Promise<Entry[]> {
    return this.logs.entries(match)
  }

  async countEntries(match: string): Promise<number> {
    return this.logs.count(match)
  }

  putOffers(offers: StoredOffers): Promise<void> {
    return this.writer.write(() => this.matchTable.putOffers(offers))
  }

  async offers(match: string): Promise<StoredOffers | null> {
    return this.matchTable.offers(match)
  }

  addChat(line: StoredChat): Promise<void> {
    return this.writer.write(() => this.matchTable.addChat(line))
  }

  async chat(match: string, limit: number): Promise<StoredChat[]> {
    return this.matchTable.chat(match, limit)
  }

  putDeck(change: DeckChange): Promise<DeckWritten> {
    return this.writer.write(() => this.deckTable.put(change))
  }

  async decks(owner: string, since: number): Promise<StoredDeck[]> {
    return this.deckTable.since(owner, since)
  }

  async check(): Promise<void> {
    const sql = "INSERT OR REPLACE INTO notes (name, value) VALUES ('checked', ?)"
    await this.writer.write(() => this.rows.run(sql, String(Date.now())))
  }

  async close(): Promise<void> {
    this.writer.finish()
    this.driver.close()
    this.release()
  }
}

/** A database that this server does not know how to read. */
export class NewerData extends Error {
  override readonly name = 'NewerData'
}

/** A database of a newer server is left alone. */
function checkVersion(driver: Driver): void {
  const version = numberIn(driver.prepare('PRAGMA user_version').get() ?? {}, 'user_version')
  if (version > SCHEMA_VERSION) {
    throw new NewerData(
      `The data folder is of a newer server (version ${version}; this one reads ${SCHEMA_VERSION}).`,
    )
  }
  driver.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
}

function entryOf(row: Row): Entry {
  return {
    match: textIn(row, 'match'),
    n: numberIn(row, 'n'),
    kind: textIn(row, 'kind') as EntryKind,
    seat: numberIn(row, 'seat'),
    pick: numberIn(row, 'pick'),
    command: maybeTextIn(row, 'command'),
    at: numberIn(row, 'at'),
  }
}
