import { DamagedMatch } from '../damage.ts'
import type { Row } from '../driver/driver.ts'
import { maybeNumberIn, maybeTextIn, numberIn } from '../driver/rows.ts'
import { NotMine } from '../owners.ts'
import { ENTRY_KINDS, type LogEntry } from '../store.ts'
import { ALIVE, isUnique, type FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine, Parameter } from './line.ts'
import { StatementRefused } from './trouble.ts'

/** Entries that were given together, and who waits for them. */
interface Append {
  readonly entries: readonly LogEntry[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Entries of one statement, at most: more wait for the next. */
const MOST_TOGETHER = 4000
/** Matches whose newest entry is remembered, at most: then all are forgotten, which costs a look each. */
const MOST_REMEMBERED = 20_000

const COLUMNS = `unnest($2::text[], $3::int[], $4::smallint[], $5::smallint[], $6::int[], $7::text[], $8::float8[],
  $9::int8[]) AS g (match, n, kind, seat, pick, command, at, meant)`

/** What is asked of the database before entries are written. */
interface Asking {
  /** Whether each match is this process's, where several share the hall: its ids are the next parameter. */
  readonly whose: boolean
  /** Whether the entries before some are there: matches and numbers of these are the last two parameters. */
  readonly before: boolean
}

/**
 * Writes entries, all or none. Only what must be asked is in the statement: where a list was always empty, it would be planned anew each time, since knowing
 * that seems to pay. What must be there is asked for row by row, by its key. A join would be planned once, over tables that are still small, and read
 * them whole from then on, however large they have become.
 */
function appendText({ whose, before }: Asking): string {
  const first = whose ? 11 : 10
  const stray = `stray AS (
  SELECT m.match FROM unnest($10::text[]) AS m (match)
  WHERE (SELECT true FROM owners o WHERE o.match = m.match AND o.session = $1) IS NULL
)`
  const gap = `gap AS (
  SELECT f.match, f.n FROM unnest($${first}::text[], $${first + 1}::int[]) AS f (match, n)
  WHERE (SELECT true FROM entries e WHERE e.match = f.match AND e.n = f.n - 1) IS NULL
)`
  const conditions = [
    ...(whose ? ['NOT EXISTS (SELECT FROM stray)'] : []),
    ...(before ? ['NOT EXISTS (SELECT FROM gap)'] : []),
  ]
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  return `WITH ${[ALIVE, ...(whose ? [stray] : []), ...(before ? [gap] : [])].join(', ')},
written AS (INSERT INTO entries SELECT g.*, alive.id FROM alive, ${COLUMNS} ${where})
SELECT (SELECT count(*) FROM alive)::int AS alive,
  ${whose ? '(SELECT match FROM stray LIMIT 1)' : 'NULL'} AS stray,
  ${before ? "(SELECT match || ' after ' || n - 1 FROM gap LIMIT 1)" : 'NULL'} AS gap`
}

/** Counts which of them are there just as this server would have written them. */
const THERE = `SELECT count(*)::int AS there FROM ${COLUMNS} JOIN entries e
ON e.match = g.match AND e.n = g.n AND e.kind = g.kind AND e.seat = g.seat AND e.pick = g.pick AND e.at = g.at
AND e.command IS NOT DISTINCT FROM g.command AND e.meant IS NOT DISTINCT FROM g.meant AND e.session = $1`

/**
 * The logs of matches, a row for each entry. What comes while one statement is on its way is written by the next, all of it together. A
 * statement whose answer did not come is sent again: where its rows are there as they should be, it was done.
 */
export class EntryLog {
  private readonly writer: FencedWriter
  private waiting: Append[] = []
  private isWriting = false
  private readonly isShared: boolean
  /** The newest entry of each match that was written here: what comes after it need not be looked for. */
  private readonly newest: Map<string, number> = new Map()

  constructor(writer: FencedWriter, { isShared }: { readonly isShared: boolean }) {
    this.writer = writer
    this.isShared = isShared
  }

  append(entries: readonly LogEntry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entries, resolve, reject })
      if (this.isWriting) return
      this.isWriting = true
      setImmediate(() => void this.flush())
    })
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) await this.writeTogether(this.next())
    this.isWriting = false
  }

  /** Resolves when everything that was given is written or refused. */
  async idle(): Promise<void> {
    while (this.isWriting) await new Promise((resolve) => setImmediate(resolve))
  }

  private next(): Append[] {
    let size = 0
    const beyond = this.waiting.findIndex(
      ({ entries }, i) => (size += entries.length) > MOST_TOGETHER && i > 0,
    )
    return this.waiting.splice(0, beyond < 0 ? this.waiting.length : beyond)
  }

  /** Of what is written together a bad part fails alone. */
  private async writeTogether(group: readonly Append[]): Promise<void> {
    try {
      await this.write(group.flatMap(({ entries }) => entries))
      for (const { resolve } of group) resolve()
    } catch (error) {
      if (group.length > 1 && (error instanceof StatementRefused || error instanceof NotMine))
        for (const one of group) await this.writeTogether([one])
      else for (const { reject } of group) reject(error)
    }
  }

  private async write(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return
    const values = columnsOf(entries)
    const firsts = firstsOf(entries).filter(({ match, n }) => this.newest.get(match) !== n - 1)
    const asking = { whose: this.isShared, before: firsts.length > 0 }
    const asked = [
      ...(asking.whose ? [[...new Set(entries.map(({ match }) => match))]] : []),
      ...(asking.before ? [firsts.map(({ match }) => match), firsts.map(({ n }) => n)] : []),
    ]
    await this.writer.parts.line.run(async (line, isAgain) => {
      try {
        await this.insert(line, asking, [...values, ...asked])
      } catch (error) {
        if (!(isAgain && isUnique(error))) throw error
        if ((await this.countThere(line, values)) < entries.length) throw error
      }
    })
    this.remember(entries)
  }

  private remember(entries: readonly LogEntry[]): void {
    if (this.newest.size > MOST_REMEMBERED) this.newest.clear()
    for (const { match, n } of entries) this.newest.set(match, n)
  }

  private async insert(line: DatabaseLine, asking: Asking, values: readonly Parameter[]): Promise<void> {
    const name = asking.before ? 'append after' : 'append'
    const asked = { name, text: appendText(asking), values: [this.writer.parts.session, ...values] }
    const row = this.writer.checked(await line.query(asked))
    const [stray, gap] = [maybeTextIn(row, 'stray'), maybeTextIn(row, 'gap')]
    if (stray !== null) throw new NotMine(stray)
    if (gap !== null) throw new StatementRefused(`an entry of match ${gap} is missing`, 'gap')
  }

  private async countThere(line: DatabaseLine, values: readonly Parameter[]): Promise<number> {
    const [row = {}] = await line.query({ text: THERE, values: [this.writer.parts.session, ...values] })
    return numberIn(row, 'there')
  }
}

const ENTRIES = `SELECT n, kind, seat, pick, command, at, meant::float8 AS meant FROM entries WHERE match = $1 ORDER BY n`

/** The log of a match. Throws `DamagedMatch` where an entry of it is missing. */
export async function entriesOf(line: DatabaseLine, match: string): Promise<LogEntry[]> {
  const rows = await line.query({ name: 'entries', text: ENTRIES, values: [match] })
  return rows.map((row, i) => entryIn(row, { match, n: i + 1 }))
}

function entryIn(row: Row, { match, n }: Pick<LogEntry, 'match' | 'n'>): LogEntry {
  const kind = ENTRY_KINDS[numberIn(row, 'kind')]
  if (numberIn(row, 'n') !== n) throw new DamagedMatch(match, `of its log entry ${n} is missing`)
  if (kind === undefined) throw new DamagedMatch(match, `its log is damaged from entry ${n} on`)
  const meant = maybeNumberIn(row, 'meant')
  return {
    match,
    n,
    kind,
    seat: numberIn(row, 'seat'),
    pick: numberIn(row, 'pick'),
    command: maybeTextIn(row, 'command'),
    at: numberIn(row, 'at'),
    ...(meant === null ? {} : { meant }),
  }
}

function columnsOf(entries: readonly LogEntry[]): Parameter[] {
  return [
    entries.map(({ match }) => match),
    entries.map(({ n }) => n),
    entries.map(({ kind }) => ENTRY_KINDS.indexOf(kind)),
    entries.map(({ seat }) => seat),
    entries.map(({ pick }) => pick),
    entries.map(({ command }) => command),
    entries.map(({ at }) => at),
    entries.map(({ meant = null }) => meant),
  ]
}

/** The first of each match, where it needs one before it. Throws where a log would have a gap, or an entry twice. */
function firstsOf(entries: readonly LogEntry[]): Pick<LogEntry, 'match' | 'n'>[] {
  const firsts: Pick<LogEntry, 'match' | 'n'>[] = []
  const newest = new Map<string, number>()
  for (const { match, n } of entries) {
    const before = newest.get(match)
    if (before === undefined && n > 1) firsts.push({ match, n })
    if (before !== undefined && n <= before)
      throw new StatementRefused(
        `UNIQUE constraint failed: entry ${n} of match ${match} is given twice`,
        'twice',
      )
    if (before !== undefined && n > before + 1)
      throw new StatementRefused(`entry ${n} of match ${match} leaves a gap after ${before}`, 'gap')
    newest.set(match, n)
  }
  return firsts
}
