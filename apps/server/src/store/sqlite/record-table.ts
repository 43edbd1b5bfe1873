import type { Row, Value } from '../driver/driver.ts'
import { maybeNumberIn, maybeTextIn, numberIn, textIn, type Rows } from '../driver/rows.ts'
import {
  peopleSearch,
  type RecordChange,
  type RecordQuery,
  type StoredRecord,
  type Unsaid,
} from '../records.ts'
import type { Identity } from '../store.ts'
import { identityOf } from './people-table.ts'

const ORDERS = {
  first: 'id',
  last: 'id DESC',
  lowest: 'rank, id',
  highest: 'rank DESC, id',
} as const

/** For LIMIT. */
const ALL = -1

const PUT = `INSERT INTO records (kind, id, owner, rank, revision, body) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, rank = excluded.rank, revision = excluded.revision, body = excluded.body`

/** What a hall keeps beside its matches, and what it forgets. What writes is to be called within a transaction. */
export class RecordTable {
  private readonly rows: Rows

  constructor(rows: Rows) {
    this.rows = rows
  }

  /** Makes all changes, or none. */
  change(changes: readonly RecordChange[]): boolean {
    const before = changes.map(({ kind, id }) => this.revision(kind, id))
    if (changes.some(({ base }, i) => base !== null && base !== before[i])) return false
    for (const [i, { kind, id, owner, rank, body }] of changes.entries())
      if (body === null) this.rows.run('DELETE FROM records WHERE kind = ? AND id = ?', kind, id)
      else this.rows.run(PUT, kind, id, owner, rank, (before[i] ?? 0) + 1, body)
    return true
  }

  private revision(kind: string, id: string): number {
    const row = this.rows.get('SELECT revision FROM records WHERE kind = ? AND id = ?', kind, id)
    return row ? numberIn(row, 'revision') : 0
  }

  find({ kind, owner, id, rankBelow, order, limit }: RecordQuery): StoredRecord[] {
    const which = ['kind = ?']
    const values: Value[] = [kind]
    const narrow = (sql: string, value: Value | undefined): void => {
      if (value === undefined) return
      which.push(sql)
      values.push(value)
    }
    narrow('owner = ?', owner)
    narrow('id = ?', id)
    narrow('rank < ?', rankBelow)
    const sql = `SELECT * FROM records WHERE ${which.join(' AND ')} ORDER BY ${ORDERS[order]} LIMIT ?`
    return this.rows.all(sql, ...values, limit).map(recordIn)
  }

  findPeople(text: string, limit: number): Identity[] {
    const { pattern, isExact, fits } = peopleSearch(text)
    const sql = `SELECT * FROM identities WHERE name LIKE ? ESCAPE '\\' OR account LIKE ? ESCAPE '\\' OR id = ?
      ORDER BY created_at DESC, id LIMIT ?`
    const rows = this.rows.all(sql, pattern, pattern, text, isExact ? limit : ALL)
    return rows
      .flatMap((row) => identityOf(row) ?? [])
      .filter(fits)
      .slice(0, limit)
  }

  staleGuests(before: number, limit: number): string[] {
    const sql = `SELECT i.id FROM identities i LEFT JOIN records r ON r.kind = 'seen' AND r.id = i.id
      WHERE i.account IS NULL AND coalesce(r.rank, i.created_at) < ? ORDER BY i.id LIMIT ?`
    return this.rows.all(sql, before, limit).map((row) => textIn(row, 'id'))
  }

  removePerson(identity: string): void {
    for (const [table, column] of [
      ['secrets', 'identity'],
      ['accounts', 'identity'],
      ['decks', 'owner'],
      ['records', 'owner'],
      ['identities', 'id'],
    ] as const)
      this.rows.run(`DELETE FROM ${table} WHERE ${column} = ?`, identity)
  }

  replaceLine(match: string, n: number, text: string): boolean {
    return this.rows.run('UPDATE chat SET text = ? WHERE match = ? AND n = ?', text, match, n) > 0
  }

  unsay({ identity, name, text }: Unsaid): number {
    const sql = "UPDATE chat SET text = ?, sender = ? WHERE substr(command, 1, length(?) + 1) = ? || ':'"
    return this.rows.run(sql, text, name, identity, identity)
  }

  dropTalk(before: number, limit: number): number {
    const sql = `DELETE FROM chat WHERE (match, n) IN (SELECT c.match, c.n FROM chat c JOIN matches m ON m.id = c.match
      WHERE c.at < ? AND m.status = 'over' LIMIT ?)`
    return this.rows.run(sql, before, limit)
  }

  dropTables(before: number, limit: number): number {
    const sql = `SELECT id FROM matches WHERE status = 'over' AND changed_at < ? AND body LIKE '%"startedAt":null%' LIMIT ?`
    const ids = this.rows.all(sql, before, limit).map((row) => textIn(row, 'id'))
    for (const id of ids)
      for (const [table, column] of [
        ['seats', 'match'],
        ['chat', 'match'],
        ['offers', 'match'],
        ['matches', 'id'],
      ] as const)
        this.rows.run(`DELETE FROM ${table} WHERE ${column} = ?`, id)
    return ids.length
  }
}

function recordIn(row: Row): StoredRecord {
  return {
    kind: textIn(row, 'kind'),
    id: textIn(row, 'id'),
    owner: maybeTextIn(row, 'owner'),
    rank: maybeNumberIn(row, 'rank'),
    revision: numberIn(row, 'revision'),
    body: textIn(row, 'body'),
  }
}
