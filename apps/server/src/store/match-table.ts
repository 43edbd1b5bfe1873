import type { Row } from './driver.ts'
import { maybeNumberIn, numberIn, textIn, type Rows } from './rows.ts'
import type { MatchQuery, StoredChat, StoredMatch, StoredOffers } from './store.ts'

/** Matches beside their logs: who sits where, how they stand, what is proposed and what was said. What writes is to be called within a transaction. */
export class MatchTable {
  private readonly rows: Rows

  constructor(rows: Rows) {
    this.rows = rows
  }

  /** Writes a match, whether it is new or was there before. */
  put(match: StoredMatch): void {
    const { id, status, visibility, changedAt } = match
    const sql =
      'INSERT OR REPLACE INTO matches (id, status, visibility, changed_at, body) VALUES (?, ?, ?, ?, ?)'
    this.rows.run(sql, id, status, visibility, changedAt, JSON.stringify(match))
    this.rows.run('DELETE FROM seats WHERE match = ?', id)
    for (const { identity } of match.seats) {
      if (identity !== null)
        this.rows.run('INSERT OR IGNORE INTO seats (match, identity) VALUES (?, ?)', id, identity)
    }
  }

  byId(id: string): StoredMatch | null {
    return matchOf(this.rows.get('SELECT body FROM matches WHERE id = ?', id))
  }

  /** Ids of all matches in which a person has a seat. */
  idsOf(identity: string): string[] {
    return this.rows
      .all('SELECT match FROM seats WHERE identity = ?', identity)
      .map((row) => textIn(row, 'match'))
  }

  /** Matches asked for, those that changed last first. */
  find({ status, identity, visibility, isTimed, limit }: MatchQuery): StoredMatch[] {
    // The order of a cross join stands: from the few matches of a person, never from all that are played.
    const from = identity === undefined ? 'matches m' : 'seats s CROSS JOIN matches m ON m.id = s.match'
    const mine = identity === undefined ? '' : ' AND s.identity = ?'
    const open = visibility === undefined ? '' : ' AND m.visibility = ?'
    const timed = isTimed ? " AND json_extract(m.body, '$.clock.kind') <> 'none'" : ''
    const which = `m.status = ?${mine}${open}${timed}`
    const sql = `SELECT m.body FROM ${from} WHERE ${which} ORDER BY m.changed_at DESC LIMIT ?`
    const values = [
      status,
      ...(identity === undefined ? [] : [identity]),
      ...(visibility === undefined ? [] : [visibility]),
    ]
    return this.rows.all(sql, ...values, limit).flatMap((row) => matchOf(row) ?? [])
  }

  putOffers(offers: StoredOffers): void {
    const sql = 'INSERT OR REPLACE INTO offers (match, body) VALUES (?, ?)'
    this.rows.run(sql, offers.match, JSON.stringify(offers))
  }

  offers(match: string): StoredOffers | null {
    const row = this.rows.get('SELECT body FROM offers WHERE match = ?', match)
    return row ? (JSON.parse(textIn(row, 'body')) as StoredOffers) : null
  }

  addChat({ match, n, from, seat, text, at, command }: StoredChat): void {
    const sql = 'INSERT INTO chat (match, n, sender, seat, text, at, command) VALUES (?, ?, ?, ?, ?, ?, ?)'
    this.rows.run(sql, match, n, from, seat, text, at, command)
  }

  /** The newest lines of talk, the oldest of them first. */
  chat(match: string, limit: number): StoredChat[] {
    const sql = 'SELECT * FROM chat WHERE match = ? ORDER BY n DESC LIMIT ?'
    return this.rows.all(sql, match, limit).map(chatOf).toReversed()
  }
}

function matchOf(row: Row | undefined): StoredMatch | null {
  return row ? (JSON.parse(textIn(row, 'body')) as StoredMatch) : null
}

function chatOf(row: Row): StoredChat {
  return {
    match: textIn(row, 'match'),
    n: numberIn(row, 'n'),
    from: textIn(row, 'sender'),
    seat: maybeNumberIn(row, 'seat'),
    text: textIn(row, 'text'),
    at: numberIn(row, 'at'),
    command: textIn(row, 'command'),
  }
}
