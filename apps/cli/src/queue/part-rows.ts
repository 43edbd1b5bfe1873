import type { QueueLine, QueueRow } from './queue-line.ts'
import { MOST_TRIES, SOON } from './run-rows.ts'

/** A part that a worker may play. */
export interface PartClaim {
  /** Its number is given once: whoever comes with an older one, for the same part, is not heard. */
  readonly claim: number
  readonly run: string
  readonly first: number
  /** The first match behind it. */
  readonly last: number
}

/** A part that was played. */
export interface Delivered {
  readonly first: number
  /** The thread that played it. */
  readonly hand: string
  /** A `BatchPartDone`, as JSON. */
  readonly result: string
}

const RETURNING = 'RETURNING claim::text AS claim, run, first, last'

/** A part whose worker fell silent. */
const LAPSED = `
  WITH lapsed AS (
    SELECT p.run, p.first FROM queue_parts p JOIN queue_runs r ON r.id = p.run
    WHERE r.is_open AND r.kin = $1 AND r.id <> ALL ($2::text[])
      AND p.result IS NULL AND p.until < clock_timestamp() AND p.tries < ${MOST_TRIES}
    ORDER BY r.began, p.first LIMIT 1 FOR UPDATE OF p SKIP LOCKED
  )
  UPDATE queue_parts p SET claim = nextval('queue_claims'), until = ${SOON}, tries = tries + 1
  FROM lapsed WHERE p.run = lapsed.run AND p.first = lapsed.first RETURNING p.claim::text AS claim, p.run, p.first, p.last`

/** The next part of the oldest run that has one. */
const FRESH = `
  WITH run AS (
    SELECT id, next, size, matches FROM queue_runs
    WHERE is_open AND kin = $1 AND id <> ALL ($2::text[]) AND next < upto ORDER BY began LIMIT 1 FOR UPDATE
  ), moved AS (
    UPDATE queue_runs r SET next = least(run.matches, run.next + run.size), touched = clock_timestamp()
    FROM run WHERE r.id = run.id
  )
  INSERT INTO queue_parts (run, first, last, claim, until, tries)
  SELECT id, next, least(matches, next + size), nextval('queue_claims'), ${SOON}, 1 FROM run ${RETURNING}`

/** Takes a part for this worker; null where there is nothing to do. */
export async function claimPart(
  line: QueueLine,
  { kin, except }: { readonly kin: string; readonly except: readonly string[] },
): Promise<PartClaim | null> {
  const refused = `{${except.join(',')}}` // names of runs are letters and digits
  for (const text of [LAPSED, FRESH]) {
    const [row] = await line.ask(text, [kin, refused])
    if (row) return claimIn(row)
  }
  return null
}

function claimIn(row: QueueRow): PartClaim {
  return {
    claim: Number(row['claim']),
    run: String(row['run']),
    first: Number(row['first']),
    last: Number(row['last']),
  }
}

/** Says that these are still being played; answers those of which that is still wanted. */
export async function renewParts(line: QueueLine, claims: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await line.ask(
    `UPDATE queue_parts p SET until = ${SOON} FROM queue_runs r
      WHERE r.id = p.run AND r.is_open AND p.claim = ANY ($1::bigint[]) AND p.result IS NULL RETURNING p.claim::text AS claim`,
    [claims],
  )
  return new Set(rows.map((row) => Number(row['claim'])))
}

/** Gives parts back that were begun and will not be finished. */
export async function giveBackParts(line: QueueLine, claims: readonly number[]): Promise<void> {
  await line.ask(
    `UPDATE queue_parts SET until = '-infinity', tries = tries - 1, claim = nextval('queue_claims')
      WHERE claim = ANY ($1::bigint[]) AND result IS NULL`,
    [claims],
  )
}

/** Gives a part back whose thread has failed. That counts as a try: it may be what ends every thread. */
export async function giveUpPart(line: QueueLine, claim: number): Promise<void> {
  await line.ask(
    `UPDATE queue_parts SET until = '-infinity', claim = nextval('queue_claims') WHERE claim = $1 AND result IS NULL`,
    [claim],
  )
}

/** Hands in what was played. It counts only for whoever still has the part. */
export async function deliverPart(
  line: QueueLine,
  { run, first, claim }: PartClaim,
  { hand, result }: Pick<Delivered, 'hand' | 'result'>,
): Promise<void> {
  await line.ask(
    'UPDATE queue_parts SET result = $4, hand = $5 WHERE run = $1 AND first = $2 AND claim = $3 AND result IS NULL',
    [run, first, claim, result, hand],
  )
}

/** Results read at a time. */
const MOST_RESULTS = 50

/** Those of some parts that were played, the first ones first. */
export async function playedParts(
  line: QueueLine,
  run: string,
  firsts: readonly number[],
): Promise<readonly Delivered[]> {
  const rows = await line.ask(
    `SELECT first, hand, result FROM queue_parts
      WHERE run = $1 AND first = ANY ($2::integer[]) AND result IS NOT NULL ORDER BY first LIMIT ${MOST_RESULTS}`,
    [run, firsts],
  )
  return rows.map((row) => ({
    first: Number(row['first']),
    hand: String(row['hand']),
    result: String(row['result']),
  }))
}
