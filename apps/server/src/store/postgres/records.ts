import type { Row } from '../driver/driver.ts'
import { maybeNumberIn, maybeTextIn, numberIn, textIn } from '../driver/rows.ts'
import {
  peopleSearch,
  type RecordChange,
  type RecordQuery,
  type StoredRecord,
  type Unsaid,
} from '../records.ts'
import type { Identity } from '../store.ts'
import type { FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine, Parameter } from './line.ts'
import { identityIn } from './people.ts'

const ORDERS = {
  first: 'id',
  last: 'id DESC',
  lowest: 'rank, id',
  highest: 'rank DESC NULLS LAST, id',
} as const

const PUT = `INSERT INTO records (kind, id, owner, rank, revision, body) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, rank = excluded.rank, revision = excluded.revision, body = excluded.body`

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))'

/** What a hall keeps beside its matches, and what it forgets. */
export class PostgresRecords {
  private readonly writer: FencedWriter

  constructor(writer: FencedWriter) {
    this.writer = writer
  }

  /** Makes all changes, or none. Two who change the same wait for each other; what was done before its answer was lost counts as done. */
  change(changes: readonly RecordChange[]): Promise<boolean> {
    return this.writer.transact(async (line, isAgain) => {
      const keys = changes.map(({ kind, id }) => `${kind} ${id}`).toSorted()
      for (const key of keys) await line.query({ name: 'lock record', text: LOCK, values: [key] })
      const before: (StoredRecord | null)[] = []
      for (const { kind, id } of changes) before.push(await recordById(line, kind, id))
      if (isAgain && changes.every((change, i) => isResultOf(before[i] ?? null, change))) return true
      if (changes.some(({ base }, i) => base !== null && base !== (before[i]?.revision ?? 0))) return false
      for (const [i, change] of changes.entries()) await put(line, change, before[i]?.revision ?? 0)
      return true
    })
  }

  async removePerson(identity: string): Promise<void> {
    await this.writer.transact(async (line) => {
      for (const [table, column] of [
        ['secrets', 'identity'],
        ['accounts', 'identity'],
        ['decks', 'owner'],
        ['records', 'owner'],
        ['identities', 'id'],
      ] as const)
        await line.query({ text: `DELETE FROM ${table} WHERE ${column} = $1`, values: [identity] })
    })
  }

  async replaceLine(match: string, n: number, text: string): Promise<boolean> {
    const parts =
      'said AS (UPDATE chat SET text = $4 FROM alive WHERE match = $2 AND n = $3::bigint RETURNING 1)'
    return (await this.count('said', parts, [match, n, text])) > 0
  }

  unsay({ identity, name, text }: Unsaid): Promise<number> {
    const parts = `unsaid AS (UPDATE chat SET text = $4, sender = $3 FROM alive
      WHERE left(command, length($2::text) + 1) = $2::text || ':' RETURNING 1)`
    return this.count('unsaid', parts, [identity, name, text])
  }

  dropTalk(before: number, limit: number): Promise<number> {
    const parts = `old AS (SELECT c.match, c.n FROM alive, chat c JOIN matches m ON m.id = c.match
        WHERE c.at < $2::float8 AND m.status = 'over' LIMIT $3::int),
      gone AS (DELETE FROM chat USING old WHERE chat.match = old.match AND chat.n = old.n RETURNING 1)`
    return this.count('gone', parts, [before, limit])
  }

  dropTables(before: number, limit: number): Promise<number> {
    const parts = `old AS (SELECT m.id FROM alive, matches m WHERE m.status = 'over' AND m.changed_at < $2::float8
        AND m.body LIKE '%"startedAt":null%' LIMIT $3::int),
      seated AS (DELETE FROM seats USING old WHERE match = old.id),
      said AS (DELETE FROM chat USING old WHERE match = old.id),
      offered AS (DELETE FROM offers USING old WHERE match = old.id),
      owned AS (DELETE FROM owners USING old WHERE match = old.id),
      gone AS (DELETE FROM matches USING old WHERE matches.id = old.id RETURNING 1)`
    return this.count('gone', parts, [before, limit])
  }

  /** Writes, and answers how many rows a part of it touched. */
  private async count(part: string, parts: string, values: readonly Parameter[]): Promise<number> {
    const answers = `(SELECT count(*) FROM ${part})::int AS touched`
    return numberIn(await this.writer.write({ parts, values, answers }), 'touched')
  }
}

async function put(
  line: DatabaseLine,
  { kind, id, owner, rank, body }: RecordChange,
  before: number,
): Promise<void> {
  await line.query(
    body === null
      ? { text: 'DELETE FROM records WHERE kind = $1 AND id = $2', values: [kind, id] }
      : { name: 'put record', text: PUT, values: [kind, id, owner, rank, before + 1, body] },
  )
}

function isResultOf(stored: StoredRecord | null, { base, body }: RecordChange): boolean {
  if (body === null) return stored === null
  return stored !== null && stored.body === body && (base === null || stored.revision === base + 1)
}

async function recordById(line: DatabaseLine, kind: string, id: string): Promise<StoredRecord | null> {
  const [found] = await recordsOf(line, { kind, id, order: 'first', limit: 1 })
  return found ?? null
}

/** Records that are asked for. */
export async function recordsOf(line: DatabaseLine, query: RecordQuery): Promise<StoredRecord[]> {
  const values: Parameter[] = []
  const value = (given: Parameter): string => `$${values.push(given)}`
  const { kind, owner, id, rankBelow, order, limit } = query
  const which = [`kind = ${value(kind)}`]
  if (owner !== undefined) which.push(`owner = ${value(owner)}`)
  if (id !== undefined) which.push(`id = ${value(id)}`)
  if (rankBelow !== undefined) which.push(`rank < ${value(rankBelow)}`)
  const text = `SELECT * FROM records WHERE ${which.join(' AND ')} ORDER BY ${ORDERS[order]} LIMIT ${value(limit)}`
  // one by its key is found by it whatever there is, so it may be planned once; what else is asked for depends on that
  const isByKey = id !== undefined && owner === undefined && rankBelow === undefined
  return (await line.query({ text, values, ...(isByKey ? { name: `record ${order}` } : {}) })).map(recordIn)
}

/** People whose name or account holds a text, or who have this id. */
export async function peopleLike(line: DatabaseLine, words: string, limit: number): Promise<Identity[]> {
  const { pattern, isExact, fits } = peopleSearch(words)
  const text = `SELECT * FROM identities WHERE name ILIKE $1 OR account ILIKE $1 OR id = $2
    ORDER BY created_at DESC, id LIMIT $3`
  const rows = await line.query({ text, values: [pattern, words, isExact ? limit : null] })
  return rows
    .flatMap((row) => identityIn(row) ?? [])
    .filter(fits)
    .slice(0, limit)
}

/** Guests who were not seen since. */
export async function staleGuestsIn(line: DatabaseLine, before: number, limit: number): Promise<string[]> {
  const text = `SELECT i.id FROM identities i LEFT JOIN records r ON r.kind = 'seen' AND r.id = i.id
    WHERE i.account IS NULL AND coalesce(r.rank, i.created_at) < $1 ORDER BY i.id LIMIT $2`
  return (await line.query({ text, values: [before, limit] })).map((row) => textIn(row, 'id'))
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
