import type { Row } from '../driver/driver.ts'
import { maybeNumberIn, numberIn, textIn } from '../driver/rows.ts'
import { DamagedMatch } from '../damage.ts'
import type { MatchQuery, StoredChat, StoredMatch, StoredOffers } from '../store.ts'
import type { FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine, Parameter } from './line.ts'

const PUT = `put AS (INSERT INTO matches (id, status, visibility, changed_at, game, rules_version, is_timed, body)
    SELECT $2::text, $3::text, $4::text, $5::float8, $6::text, $7::int, $8::boolean, $9::text FROM alive
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility,
      changed_at = excluded.changed_at, game = excluded.game, rules_version = excluded.rules_version,
      is_timed = excluded.is_timed, body = excluded.body),
  gone AS (DELETE FROM seats USING alive WHERE match = $2 AND identity <> ALL ($10::text[])),
  come AS (INSERT INTO seats (match, identity) SELECT $2::text, person FROM alive, unnest($10::text[]) AS person
    ON CONFLICT DO NOTHING)`

/** Matches beside their logs: who sits where, how they stand, what is proposed and what was said. */
export class PostgresMatches {
  private readonly writer: FencedWriter

  constructor(writer: FencedWriter) {
    this.writer = writer
  }

  /** Writes a match, whether it is new or was there before, and whose it is. */
  async put(match: StoredMatch, people: readonly string[]): Promise<void> {
    const { id, status, visibility, changedAt, game, rulesVersion, clock } = match
    const body = JSON.stringify(match)
    const isTimed = clock.kind !== 'none'
    const values = [
      id,
      status,
      visibility,
      changedAt,
      game,
      rulesVersion,
      isTimed,
      body,
      [...new Set(people)],
    ]
    await this.writer.write({ name: 'put match', parts: PUT, values })
  }

  async putOffers(offers: StoredOffers): Promise<void> {
    const parts = `put AS (INSERT INTO offers (match, body) SELECT $2::text, $3::text FROM alive
      ON CONFLICT (match) DO UPDATE SET body = excluded.body)`
    await this.writer.write({ parts, values: [offers.match, JSON.stringify(offers)] })
  }

  async addChat({ match, n, from, seat, text, at, command, party, place }: StoredChat): Promise<void> {
    await this.writer.write({
      parts: `said AS (INSERT INTO chat (match, n, sender, seat, text, at, command, party, place)
        SELECT $2::text, $3::int, $4::text, $5::smallint, $6::text, $7::float8, $8::text, $9::smallint, $10::int FROM alive)`,
      values: [match, n, from, seat, text, at, command, party ?? null, place ?? null],
      done: {
        text: 'SELECT 1 AS done FROM chat WHERE match = $1 AND n = $2 AND command = $3',
        values: [match, n, command],
      },
    })
  }
}

/** A match by its id. Throws `DamagedMatch` where it cannot be read. */
export async function matchById(line: DatabaseLine, id: string): Promise<StoredMatch | null> {
  const text = 'SELECT id, body FROM matches WHERE id = $1'
  const [row] = await line.query({ name: 'match', text, values: [id] })
  return row ? matchIn(row) : null
}

/** Reads a match's row. Throws `DamagedMatch` where it cannot be. */
export function matchIn(row: Row): StoredMatch {
  try {
    return JSON.parse(textIn(row, 'body')) as StoredMatch
  } catch {
    throw new DamagedMatch(textIn(row, 'id'), 'its row is damaged')
  }
}

/** Rows of the matches asked for, those that changed last first. */
export function matchRows(line: DatabaseLine, query: MatchQuery): Promise<readonly Row[]> {
  const values: Parameter[] = []
  const value = (given: Parameter): string => `$${values.push(given)}`
  const { status, identity, visibility, changedBefore, isTimed, notOf, limit } = query
  const which = [`m.status = ${value(status)}`]
  if (identity !== undefined)
    which.push(`m.id IN (SELECT match FROM seats WHERE identity = ${value(identity)})`)
  if (visibility !== undefined) which.push(`m.visibility = ${value(visibility)}`)
  if (changedBefore !== undefined) which.push(`m.changed_at < ${value(changedBefore)}`)
  if (isTimed) which.push('m.is_timed')
  if (notOf !== undefined) {
    const games = value(notOf.map(({ game }) => game))
    const versions = value(notOf.map(({ rulesVersion }) => rulesVersion))
    which.push(`NOT EXISTS (SELECT FROM unnest(${games}::text[], ${versions}::int[]) AS r (game, version)
      WHERE r.game = m.game AND r.version = m.rules_version)`)
  }
  const sql = `SELECT m.id, m.body FROM matches m WHERE ${which.join(' AND ')} ORDER BY m.changed_at DESC LIMIT ${value(limit)}`
  return line.query({ text: sql, values })
}

/** What is proposed at a table. Offers that cannot be read are none: who made them makes them again. */
export async function offersOf(line: DatabaseLine, match: string): Promise<StoredOffers | null> {
  const [row] = await line.query({ text: 'SELECT body FROM offers WHERE match = $1', values: [match] })
  try {
    return row ? (JSON.parse(textIn(row, 'body')) as StoredOffers) : null
  } catch {
    return null
  }
}

/** The newest lines of talk of all and of each party, the oldest of them first. */
export async function chatOf(line: DatabaseLine, match: string, limit: number): Promise<StoredChat[]> {
  const aged =
    'SELECT *, row_number() OVER (PARTITION BY party ORDER BY n DESC) AS age FROM chat WHERE match = $1'
  const text = `SELECT * FROM (${aged}) AS aged WHERE age <= $2 ORDER BY n`
  return (await line.query({ text, values: [match, limit] })).map(chatIn)
}

function chatIn(row: Row): StoredChat {
  const [party, place] = [maybeNumberIn(row, 'party'), maybeNumberIn(row, 'place')]
  return {
    match: textIn(row, 'match'),
    n: numberIn(row, 'n'),
    from: textIn(row, 'sender'),
    seat: maybeNumberIn(row, 'seat'),
    text: textIn(row, 'text'),
    at: numberIn(row, 'at'),
    command: textIn(row, 'command'),
    ...(party === null ? {} : { party }),
    ...(place === null ? {} : { place }),
  }
}
