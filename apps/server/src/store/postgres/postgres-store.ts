import { Damages } from '../damage.ts'
import { lookAtAccount, lookAtDecks, lookAtRecords } from '../damaged-bodies.ts'
import type {
  Account,
  DeckChange,
  DeckWritten,
  Identity,
  LogEntry,
  MatchQuery,
  StoredChat,
  StoredCheckpoint,
  StoredDeck,
  StoredMatch,
  StoredOffers,
} from '../store.ts'
import type { Row } from '../driver/driver.ts'
import type { RecordChange, RecordQuery, StoredRecord, Unsaid } from '../records.ts'
import type { MovableStore, MovedTable } from '../movable.ts'
import { peopleOf } from '../seat-people.ts'
import { checkpointsOf, putCheckpoint } from './checkpoints.ts'
import { decksSince, putDeck } from './decks.ts'
import { EntryLog, entriesOf } from './entry-log.ts'
import type { FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine } from './line.ts'
import type { MatchOwners } from './match-owners.ts'
import { PostgresMatches, chatOf, matchById, matchIn, matchRows, offersOf } from './matches.ts'
import { matchIdsAfter, putRows, rowsAfter } from './moving.ts'
import type { Outage } from './outage.ts'
import { PostgresRecords, peopleLike, recordsOf, staleGuestsIn } from './records.ts'
import { PostgresPeople, accountNamed, personById, personBySecret } from './people.ts'
import type { SteadyLine } from './steady-line.ts'
import { DatabaseAway } from './trouble.ts'

/** What a store is made of. */
export interface PostgresStoreParts {
  /** What it is, with its version. */
  readonly kind: string
  /** Writes entries of logs, over a connection of its own. */
  readonly log: FencedWriter
  /** Writes everything else. */
  readonly desk: FencedWriter
  readonly readers: readonly SteadyLine[]
  /** Whose each match is, where several processes share the hall. */
  readonly owners: MatchOwners | null
  readonly outage: Outage
  readonly damages: Damages
  /** Gives the hall back, once everything is written. */
  readonly release: () => Promise<void>
}

/** Milliseconds after which a database that does not answer is not ready. */
const READY_MS = 2000

/**
 * Matches in a PostgreSQL database. Whatever is written asks in the same statement whether this server still holds the hall; what is
 * acknowledged is on the disk of the database.
 */
export class PostgresStore implements MovableStore {
  readonly kind: string
  readonly owners: MatchOwners | null
  private readonly parts: PostgresStoreParts
  private readonly people: PostgresPeople
  private readonly matchRows: PostgresMatches
  private readonly recordRows: PostgresRecords
  private readonly log: EntryLog

  constructor(parts: PostgresStoreParts) {
    this.parts = parts
    this.kind = parts.kind
    this.owners = parts.owners
    this.people = new PostgresPeople(parts.desk)
    this.matchRows = new PostgresMatches(parts.desk)
    this.recordRows = new PostgresRecords(parts.desk)
    this.log = new EntryLog(parts.log, { isShared: parts.owners !== null })
  }

  /** Reads over whichever connection has the least to do. */
  private read<T>(work: (line: DatabaseLine) => Promise<T>): Promise<T> {
    const [reader] = this.parts.readers.toSorted((a, b) => a.load - b.load)
    if (!reader) throw new Error('the store has no connection to read by')
    return reader.run(work)
  }

  addIdentity(identity: Identity, secretHash: string): Promise<void> {
    return this.people.add(identity, secretHash)
  }

  identityBySecret(secretHash: string): Promise<Identity | null> {
    return this.read((line) => personBySecret(line, secretHash))
  }

  identity(id: string): Promise<Identity | null> {
    return this.read((line) => personById(line, id))
  }

  rename(id: string, name: string): Promise<void> {
    return this.people.rename(id, name)
  }

  addSecret(id: string, secretHash: string): Promise<void> {
    return this.people.addSecret(id, secretHash)
  }

  removeSecret(secretHash: string): Promise<void> {
    return this.people.removeSecret(secretHash)
  }

  removeSecretsOf(identity: string): Promise<void> {
    return this.people.removeSecretsOf(identity)
  }

  addAccount(account: Account): Promise<boolean> {
    return this.people.addAccount(account)
  }

  setPassword(name: string, passwordHash: string, replaces: string | null = null): Promise<boolean> {
    return this.people.setPassword(name, passwordHash, replaces)
  }

  async account(name: string): Promise<Account | null> {
    const account = await this.read((line) => accountNamed(line, name))
    lookAtAccount(this.parts.damages, account)
    return account
  }

  async putMatch(match: StoredMatch): Promise<void> {
    this.parts.damages.refuse(match.id)
    await this.matchRows.put(match, match.seats.flatMap(peopleOf))
  }

  match(id: string): Promise<StoredMatch | null> {
    return this.spared(id, (line) => matchById(line, id))
  }

  async matches(query: MatchQuery): Promise<StoredMatch[]> {
    const { damages } = this.parts
    const rows = await this.read((line) => matchRows(line, query))
    const found = rows.flatMap((row) => damages.spare(() => matchIn(row)) ?? [])
    return found.filter(({ id }) => damages.why(id) === null)
  }

  async append(entries: readonly LogEntry[]): Promise<void> {
    if (!this.parts.damages.isEmpty) for (const { match } of entries) this.parts.damages.refuse(match)
    await this.log.append(entries)
  }

  entries(match: string): Promise<LogEntry[]> {
    return this.spared(match, (line) => entriesOf(line, match))
  }

  /** Reads something of a match; one that turns out to be damaged is set aside. */
  private async spared<T>(match: string, read: (line: DatabaseLine) => Promise<T>): Promise<T> {
    const { damages } = this.parts
    damages.refuse(match)
    try {
      return await this.read(read)
    } catch (error) {
      damages.spare(() => {
        throw error
      })
      damages.refuse(match)
      throw error
    }
  }

  putCheckpoint(checkpoint: StoredCheckpoint): Promise<void> {
    return putCheckpoint(this.parts.desk, checkpoint)
  }

  checkpoints(match: string): Promise<StoredCheckpoint[]> {
    return this.read((line) => checkpointsOf(line, match))
  }

  putOffers(offers: StoredOffers): Promise<void> {
    return this.matchRows.putOffers(offers)
  }

  offers(match: string): Promise<StoredOffers | null> {
    return this.read((line) => offersOf(line, match))
  }

  addChat(line: StoredChat): Promise<void> {
    return this.matchRows.addChat(line)
  }

  chat(match: string, limit: number): Promise<StoredChat[]> {
    return this.read((line) => chatOf(line, match, limit))
  }

  putDeck(change: DeckChange): Promise<DeckWritten> {
    return putDeck(this.parts.desk, change)
  }

  async decks(owner: string, since: number): Promise<StoredDeck[]> {
    const decks = await this.read((line) => decksSince(line, owner, since))
    lookAtDecks(this.parts.damages, decks)
    return decks
  }

  changeRecords(changes: readonly RecordChange[]): Promise<boolean> {
    return this.recordRows.change(changes)
  }

  async records(query: RecordQuery): Promise<StoredRecord[]> {
    const records = await this.read((line) => recordsOf(line, query))
    lookAtRecords(this.parts.damages, records)
    return records
  }

  findPeople(text: string, limit: number): Promise<Identity[]> {
    return this.read((line) => peopleLike(line, text, limit))
  }

  staleGuests(before: number, limit: number): Promise<string[]> {
    return this.read((line) => staleGuestsIn(line, before, limit))
  }

  removePerson(identity: string): Promise<void> {
    return this.recordRows.removePerson(identity)
  }

  replaceLine(match: string, n: number, text: string): Promise<boolean> {
    return this.recordRows.replaceLine(match, n, text)
  }

  unsay(unsaid: Unsaid): Promise<number> {
    return this.recordRows.unsay(unsaid)
  }

  dropTalk(before: number, limit: number): Promise<number> {
    return this.recordRows.dropTalk(before, limit)
  }

  dropTables(before: number, limit: number): Promise<number> {
    return this.recordRows.dropTables(before, limit)
  }

  rowsOf(table: MovedTable, after: readonly string[], limit: number): Promise<readonly Row[]> {
    return this.read((line) => rowsAfter(line, table, { after, limit }))
  }

  putRows(table: MovedTable, rows: readonly Row[]): Promise<void> {
    return putRows(this.parts.desk, table, rows)
  }

  matchIds(after: string, limit: number): Promise<readonly string[]> {
    return this.read((line) => matchIdsAfter(line, after, limit))
  }

  async notices(): Promise<string[]> {
    return this.parts.damages.takeNews()
  }

  async damaged(identity: string): Promise<string[]> {
    const { damages } = this.parts
    if (damages.isEmpty) return []
    const text = 'SELECT match FROM seats WHERE identity = $1'
    const rows = await this.read((line) => line.query({ text, values: [identity] }))
    return rows.map((row) => String(row['match'])).filter((id) => damages.why(id) !== null)
  }

  async check(): Promise<void> {
    const { desk, outage } = this.parts
    if (outage.isAway) throw new DatabaseAway('The database does not answer.')
    const parts = `put AS (INSERT INTO notes (name, value) SELECT 'checked', $2::text FROM alive
      ON CONFLICT (name) DO UPDATE SET value = excluded.value)`
    const written = desk.write({ parts, values: [String(Date.now())] })
    let impatience: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      impatience = setTimeout(() => reject(new DatabaseAway('The database does not answer.')), READY_MS)
    })
    await Promise.race([written, silence]).finally(() => clearTimeout(impatience))
  }

  async close(): Promise<void> {
    const { log, desk, readers, owners, release } = this.parts
    await this.log.idle()
    await owners?.close()
    await Promise.all([log.parts.line, desk.parts.line, ...readers].map((line) => line.close()))
    await release()
  }
}
