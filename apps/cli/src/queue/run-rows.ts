import type { QueueLine } from './queue-line.ts'

/** Milliseconds after which a process that is silent has lost what it holds: a part that it plays, or a run that it waits for. */
export const LEASE_MS = 5000
/** From one word of a process to the next. */
export const RENEW_MS = 1000
/** So often a part may be begun: whoever plays it may be what ends the workers. */
export const MOST_TRIES = 20

/** A moment from now, by the clock of the database, which all go by. */
export const SOON: string = `clock_timestamp() + interval '${LEASE_MS} milliseconds'`

/** A run as it is handed in. */
export interface NewRun {
  readonly id: string
  /** What workers must have in common with who wants it. */
  readonly kin: string
  /** A `QueueTask`, as JSON. */
  readonly task: string
  /** How it is played without a queue: for people. */
  readonly command: string
  readonly matches: number
  /** Matches of a part. */
  readonly size: number
  /** The first match that workers must leave alone for now. */
  readonly upto: number
}

/** Hands a run in; one that is there already stays as it is. */
export async function handIn(line: QueueLine, run: NewRun): Promise<void> {
  const { id, kin, task, command, matches, size, upto } = run
  await line.ask(
    `INSERT INTO queue_runs (id, kin, task, command, matches, size, upto) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (id) DO NOTHING`,
    [id, kin, task, command, matches, size, upto],
  )
}

/** Holds a run for this process, which waits for its figures, and opens it to workers. False where another one holds it, or it is gone. */
export async function hold(
  line: QueueLine,
  { id, holder, upto }: { readonly id: string; readonly holder: string; readonly upto: number },
): Promise<boolean> {
  const held = await line.ask(
    `UPDATE queue_runs SET holder = $2, held_until = ${SOON}, is_open = true, upto = greatest(upto, $3), touched = clock_timestamp()
      WHERE id = $1 AND (holder = $2 OR held_until < clock_timestamp()) RETURNING id`,
    [id, holder, upto],
  )
  return held.length > 0
}

/** A run rests: nobody works at it until somebody wants it again. */
export async function letRest(line: QueueLine, id: string, holder: string): Promise<void> {
  await line.ask(
    `UPDATE queue_runs SET is_open = false, held_until = '-infinity' WHERE id = $1 AND holder = $2`,
    [id, holder],
  )
}

/** Forgets a run, with all that was played of it. */
export async function forget(line: QueueLine, id: string, holder: string): Promise<void> {
  await line.ask('DELETE FROM queue_runs WHERE id = $1 AND holder = $2', [id, holder])
}

/** A run that is in the queue. */
export interface FoundRun {
  readonly id: string
  readonly kin: string
  readonly task: string
  readonly command: string
}

/** All runs, the oldest first. */
export async function runsIn(line: QueueLine): Promise<readonly FoundRun[]> {
  const rows = await line.ask('SELECT id, kin, task, command FROM queue_runs ORDER BY began')
  return rows.map((row) => ({
    id: String(row['id']),
    kin: String(row['kin']),
    task: String(row['task']),
    command: String(row['command']),
  }))
}

/** Matches of a run that were begun too often and never finished; null where there are none. */
export async function hopelessPart(
  line: QueueLine,
  id: string,
): Promise<{ readonly first: number; readonly last: number } | null> {
  const [row] = await line.ask(
    `SELECT first, last FROM queue_parts
      WHERE run = $1 AND result IS NULL AND tries >= ${MOST_TRIES} AND until < clock_timestamp() LIMIT 1`,
    [id],
  )
  return row ? { first: Number(row['first']), last: Number(row['last']) } : null
}

/** How many workers are there: of a kin, and of others. */
export async function workersIn(
  line: QueueLine,
  kin: string,
): Promise<{ readonly own: number; readonly other: number }> {
  const [row] = await line.ask(
    `SELECT count(*) FILTER (WHERE kin = $1)::int AS own, count(*) FILTER (WHERE kin <> $1)::int AS other
      FROM queue_workers WHERE until > clock_timestamp()`,
    [kin],
  )
  return { own: Number(row?.['own'] ?? 0), other: Number(row?.['other'] ?? 0) }
}
