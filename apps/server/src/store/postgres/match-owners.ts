import type { Row } from '../driver/driver.ts'
import { maybeNumberIn, numberIn, textIn } from '../driver/rows.ts'
import type { Claimed, Owners, Peer, SessionId, Claiming } from '../owners.ts'
import { ALIVE, type FencedWriter } from './fenced-writer.ts'
import { livingPeers, type Lease } from './session.ts'
import type { SteadyLine } from './steady-line.ts'

/** What the owners of a hall's matches are known by. */
export interface MatchOwnersParts {
  readonly hall: string
  /** Writes whose a match is. */
  readonly writer: FencedWriter
  /** A connection of its own, over which the others are looked after. */
  readonly watch: SteadyLine
  readonly lease: Lease
}

/**
 * Takes those of the matches that are stored (or all, where they are to be new) and that nobody owns, or somebody who is fenced. Who owns the others
 * is told as it was when the statement began.
 */
const CLAIM = `WITH ${ALIVE}, wanted AS (SELECT DISTINCT unnest($2::text[]) AS match),
taken AS (
  INSERT INTO owners (match, session)
  SELECT w.match, alive.id FROM alive, wanted w WHERE $3 OR EXISTS (SELECT FROM matches m WHERE m.id = w.match) ORDER BY w.match
  ON CONFLICT (match) DO UPDATE SET session = excluded.session, since = clock_timestamp()
    WHERE EXISTS (SELECT FROM sessions s WHERE s.id = owners.session AND s.fenced)
  RETURNING match
)
SELECT w.match, (SELECT count(*) FROM alive)::int AS alive, (t.match IS NOT NULL)::int AS taken, s.id AS owner,
  (m.id IS NULL)::int AS new
FROM wanted w LEFT JOIN taken t USING (match) LEFT JOIN matches m ON m.id = w.match
  LEFT JOIN owners o ON o.match = w.match LEFT JOIN sessions s ON s.id = o.session AND NOT s.fenced`

/** Of matches in which time passes. */
const IS_TIMED = "m.id = owners.match AND m.status = 'playing' AND m.is_timed"

const CLAIM_LEFT = `WITH ${ALIVE}, taken AS (
  UPDATE owners SET session = alive.id, since = clock_timestamp() FROM alive, sessions s, matches m
  WHERE s.id = owners.session AND s.fenced AND ${IS_TIMED} RETURNING owners.match
) SELECT (SELECT count(*) FROM alive)::int AS alive, (SELECT count(*) FROM taken)::int AS taken`

const LEFT_BEHIND =
  'SELECT o.match FROM owners o, sessions s WHERE o.match = ANY ($1::text[]) AND s.id = o.session AND s.fenced'

const GIVE = `given AS (UPDATE owners SET session = $3, since = clock_timestamp() FROM alive
  WHERE owners.match = ANY ($2::text[]) AND owners.session = alive.id
    AND EXISTS (SELECT FROM sessions s WHERE s.id = $3 AND NOT s.fenced))`
const LET_GO =
  'gone AS (DELETE FROM owners USING alive WHERE owners.match = ANY ($2::text[]) AND owners.session = alive.id)'

/** Whose matches are whose, in a table beside them. */
export class MatchOwners implements Owners {
  readonly me: SessionId
  readonly hall: string
  private readonly parts: MatchOwnersParts

  constructor(parts: MatchOwnersParts) {
    this.parts = parts
    this.me = parts.writer.parts.session
    this.hall = parts.hall
  }

  async claim({ matches, areNew }: Claiming): Promise<ReadonlyMap<string, Claimed>> {
    const { writer } = this.parts
    const found = new Map<string, Claimed>()
    let open = matches
    while (open.length > 0) {
      const values = [this.me, open, areNew]
      const rows = await writer.parts.line.run((line) => line.query({ name: 'claim', text: CLAIM, values }))
      writer.checked(rows)
      for (const row of rows) {
        const claimed = this.claimedIn(row, areNew)
        if (claimed) found.set(textIn(row, 'match'), claimed)
      }
      open = open.filter((match) => !found.has(match))
    }
    return found
  }

  /** Null where somebody else took it just now: the next look says who. */
  private claimedIn(row: Row, areNew: boolean): Claimed | null {
    const isNew = numberIn(row, 'new') === 1
    const owner = numberIn(row, 'taken') === 1 ? this.me : maybeNumberIn(row, 'owner')
    return owner === null && (areNew || !isNew) ? null : { owner, isNew }
  }

  async claimLeft(): Promise<readonly string[]> {
    const { writer } = this.parts
    return writer.parts.line.run(async (line, isAgain) => {
      const row = writer.checked(await line.query({ text: CLAIM_LEFT, values: [this.me] }))
      if (numberIn(row, 'taken') === 0 && !isAgain) return []
      const text = `SELECT match FROM owners, matches m WHERE session = $1 AND ${IS_TIMED}`
      return (await line.query({ text, values: [this.me] })).map((one) => textIn(one, 'match'))
    })
  }

  async leftBehind(matches: readonly string[]): Promise<readonly string[]> {
    const rows = await this.parts.writer.parts.line.run((line) =>
      line.query({ name: 'left-behind', text: LEFT_BEHIND, values: [matches] }),
    )
    return rows.map((row) => textIn(row, 'match'))
  }

  async handOver(matches: readonly string[], to: SessionId | null): Promise<void> {
    const { writer } = this.parts
    if (to === null) await writer.write({ parts: LET_GO, values: [matches] })
    else await writer.write({ parts: GIVE, values: [matches, to] })
  }

  look(): Promise<readonly Peer[]> {
    return this.parts.watch.run((line) => livingPeers(line, this.me, this.parts.lease))
  }

  async drain(): Promise<void> {
    const parts = 'gone AS (UPDATE sessions SET draining = true FROM alive WHERE sessions.id = alive.id)'
    await this.parts.writer.write({ parts, values: [] })
  }

  async close(): Promise<void> {
    await this.parts.writer.parts.line.close()
  }
}
