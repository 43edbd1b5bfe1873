import { sumOf } from '../log/checksum.ts'
import { DamagedMatch, isCorruption, type Damages } from '../damage.ts'
import type { Row } from '../driver/driver.ts'
import { maybeNumberIn, numberIn, textIn, type Rows } from '../driver/rows.ts'
import { peopleOf } from '../seat-people.ts'
import type { MatchQuery, Rules, StoredChat, StoredMatch, StoredOffers } from '../store.ts'

/** Columns of a match's row. Its checksum is over all of them. */
const COLUMNS = 'm.id, m.status, m.visibility, m.changed_at, m.body, m.sum'

/**
 * Matches beside their logs: who sits where, how they stand, what is proposed and what was said. What writes is to be called within a
 * transaction. Damaged matches are in no list.
 */
export class MatchTable {
  private readonly rows: Rows
  private readonly damages: Damages

  constructor(rows: Rows, damages: Damages) {
    this.rows = rows
    this.damages = damages
  }

  /** Writes a match, whether it is new or was there before. */
  put(match: StoredMatch): void {
    const { id, status, visibility, changedAt } = match
    this.damages.refuse(id)
    const body = JSON.stringify(match)
    const sum = rowSum({ id, status, visibility, changed_at: changedAt, body })
    const sql =
      'INSERT OR REPLACE INTO matches (id, status, visibility, changed_at, body, sum) VALUES (?, ?, ?, ?, ?, ?)'
    this.rows.run(sql, id, status, visibility, changedAt, body, sum)
    this.rows.run('DELETE FROM seats WHERE match = ?', id)
    for (const person of match.seats.flatMap(peopleOf))
      this.rows.run('INSERT OR IGNORE INTO seats (match, identity) VALUES (?, ?)', id, person)
  }

  /** Throws `DamagedMatch` where the row cannot be read as it was written. */
  byId(id: string): StoredMatch | null {
    const match = this.spared(id)
    this.damages.refuse(id)
    return match
  }

  private read(id: string): StoredMatch | null {
    const row = reading(id, () => this.rows.get(`SELECT ${COLUMNS} FROM matches m WHERE m.id = ?`, id))
    return row ? matchIn(row) : null
  }

  /** All matches that are not over, as far as their index knows. */
  unfinished(): string[] {
    const sql =
      "SELECT id FROM matches WHERE status < 'over' UNION ALL SELECT id FROM matches WHERE status > 'over'"
    return this.rows.all(sql).map((row) => textIn(row, 'id'))
  }

  /** Looks at a match; false where it is damaged, which is known from then on. */
  inspect(id: string): boolean {
    return this.spared(id) !== null
  }

  private spared(id: string): StoredMatch | null {
    return this.damages.why(id) === null ? this.damages.spare(() => this.read(id)) : null
  }

  /** Ids of all matches in which a person has a seat, or one is kept for them. */
  idsOf(identity: string): string[] {
    return this.rows
      .all('SELECT match FROM seats WHERE identity = ?', identity)
      .map((row) => textIn(row, 'match'))
  }

  /** Matches asked for, those that changed last first. */
  find(query: MatchQuery): StoredMatch[] {
    try {
      const { damages } = this
      const found = this.select(COLUMNS, query).map((row) => damages.spare(() => matchIn(row)))
      return found.flatMap((match) => (match === null || damages.why(match.id) !== null ? [] : [match]))
    } catch (error) {
      if (!isCorruption(error)) throw error
      return this.findOneByOne(query)
    }
  }

  /** Where a page of the table cannot be read: the index still tells which there are. */
  private findOneByOne({ isTimed, notOf = [], ...query }: MatchQuery): StoredMatch[] {
    const found = this.select('m.id', query).flatMap((row) => this.spared(textIn(row, 'id')) ?? [])
    const passed = new Set(notOf.map(rulesWord))
    return found.filter((match) => !(isTimed && match.clock.kind === 'none') && !passed.has(rulesWord(match)))
  }

  private select(columns: string, query: MatchQuery): Row[] {
    const { status, identity, visibility, changedBefore, isTimed, notOf, limit } = query
    // The order of a cross join stands: from the few matches of a person, never from all that are played.
    const from = identity === undefined ? 'matches m' : 'seats s CROSS JOIN matches m ON m.id = s.match'
    const mine = identity === undefined ? '' : ' AND s.identity = ?'
    const open = visibility === undefined ? '' : ' AND m.visibility = ?'
    const old = changedBefore === undefined ? '' : ' AND m.changed_at < ?'
    const timed = isTimed ? ` AND ${IS_TIMED}` : ''
    const other = notOf === undefined ? '' : ` AND ${isNotOf(notOf.length)}`
    const which = `m.status = ?${mine}${open}${old}${timed}${other}`
    const sql = `SELECT ${columns} FROM ${from} WHERE ${which} ORDER BY m.changed_at DESC LIMIT ?`
    const values = [
      status,
      ...(identity === undefined ? [] : [identity]),
      ...(visibility === undefined ? [] : [visibility]),
      ...(changedBefore === undefined ? [] : [changedBefore]),
      ...(notOf ?? []).map(rulesWord),
    ]
    return this.rows.all(sql, ...values, limit)
  }

  putOffers({ recentCommands: words, ...offers }: StoredOffers): void {
    const sql = 'INSERT OR REPLACE INTO offers (match, body) VALUES (?, ?)'
    this.rows.run(sql, offers.match, JSON.stringify({ ...offers, words }))
  }

  offers(match: string): StoredOffers | null {
    const row = this.rows.get('SELECT body FROM offers WHERE match = ?', match)
    return row ? offersIn(row) : null
  }

  addChat({ match, n, from, seat, text, at, command, party, place }: StoredChat): void {
    const sql = `INSERT INTO chat (${CHAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`
    this.rows.run(sql, match, n, from, seat, text, at, command, party ?? null, place ?? null)
  }

  /** The newest lines of talk of all and of each party, the oldest of them first. */
  chat(match: string, limit: number): StoredChat[] {
    const age = 'row_number() OVER (PARTITION BY party ORDER BY n DESC) AS age'
    const lines = `SELECT ${CHAT_COLUMNS}, ${age} FROM chat WHERE match = ?`
    return this.rows.all(`SELECT * FROM (${lines}) WHERE age <= ? ORDER BY n`, match, limit).map(chatOf)
  }
}

const CHAT_COLUMNS = 'match, n, sender, seat, text, at, command, party, place'
const IS_TIMED = inBody("json_extract(m.body, '$.clock.kind') <> 'none'")

function isNotOf(rules: number): string {
  const words = Array.from({ length: rules }, () => '?').join(', ')
  const own = "json_extract(m.body, '$.game') || ' ' || json_extract(m.body, '$.rulesVersion')"
  return inBody(`${own} NOT IN (${words})`)
}

/** A body that is no JSON any more is found by every question: it is damaged, and this must not stop the others. */
function inBody(question: string): string {
  return `CASE WHEN json_valid(m.body) THEN ${question} ELSE 1 END`
}

function rulesWord({ game, rulesVersion }: Rules): string {
  return `${game} ${rulesVersion}`
}

function reading<T>(match: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (isCorruption(error)) throw new DamagedMatch(match, 'its row cannot be read from the disk')
    throw error
  }
}

/** The checksum of a match's row. */
export function rowSum(row: Row, body: string | Uint8Array = textIn(row, 'body')): number {
  const place = ['id', 'status', 'visibility', 'changed_at'].map((column) => textIn(row, column))
  return sumOf(body, `match ${place.join(' ')}`)
}

function matchIn(row: Row): StoredMatch {
  const [id, sum] = [textIn(row, 'id'), maybeNumberIn(row, 'sum')]
  const damaged = new DamagedMatch(id, 'its row is damaged')
  if (sum !== null && sum !== rowSum(row)) throw damaged
  try {
    return JSON.parse(textIn(row, 'body')) as StoredMatch
  } catch {
    throw damaged
  }
}

/** As they stand on disk, where their commands have an older name. */
type WrittenOffers = Omit<StoredOffers, 'recentCommands'> & { readonly words: readonly string[] }

/** Offers that cannot be read are none: who made them makes them again. */
function offersIn(row: Row): StoredOffers | null {
  try {
    const { words, ...offers } = JSON.parse(textIn(row, 'body')) as WrittenOffers
    return { ...offers, recentCommands: words }
  } catch {
    return null
  }
}

function chatOf(row: Row): StoredChat {
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
