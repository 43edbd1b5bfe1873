import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { numberIn, textIn } from '../driver/rows.ts'
import type { Peer, SessionId } from '../owners.ts'
import type { DatabaseLine } from './line.ts'
import { LOCK_TIMEOUT, StatementRefused } from './trouble.ts'

/** How long a session holds without a word, and what else is waited for; all in milliseconds. */
export interface Lease {
  /** A server that has not been heard of for so long is taken to hang. */
  readonly leaseMs: number
  /** From one word to the next. */
  readonly renewMs: number
  /** After an outage of PostgreSQL nobody holds a lock or a lease: so long all servers have to come back to it. */
  readonly graceMs: number
}

/** The usual times. */
export const USUAL_LEASE: Lease = { leaseMs: 3000, renewMs: 750, graceMs: 3000 }
/** Those of processes that share a hall and look after each other. */
export const SHARED_LEASE: Lease = { leaseMs: 3000, renewMs: 300, graceMs: 3000 }

/** Words that a process may miss whose lock is free before it is taken for dead: its connection may have ended, and it is about to come back. */
const MISSED = 1.5

const POLL_MS = 100
/** Milliseconds that ending the connections of a server that hangs may take. */
const FENCING_MS = 1000

/** What locks of sessions are told apart by: halls in other schemas of the same database have tables of their own. */
const HALL = "'sessions'::regclass::oid::int"

/** A server that holds a hall. */
export interface Holder {
  readonly id: SessionId
  readonly host: string
  readonly pid: number
  /** Until when it was to be taken for alive. */
  readonly until: string
}

/** How a hall is wanted. */
export interface HallClaim {
  readonly lease: Lease
  /** What all who share a hall must agree on, or null for who wants to have it alone. */
  readonly kin: string | null
}

/**
 * Takes a hall for this server, alone or with others of its kin: who keeps it from that and is dead, or hangs, is fenced, so that nothing of theirs
 * is written any more. Answers the session, or who holds the hall and is alive.
 */
export async function claimHall(line: DatabaseLine, { lease, kin }: HallClaim): Promise<SessionId | Holder> {
  const deadline = performance.now() + lease.leaseMs + lease.graceMs + FENCING_MS
  let seen: Holder | null = null
  for (;;) {
    const alive = await firstAlive(line, { lease, kin })
    const session = alive ?? (await begin(line, { lease, kin }))
    if (typeof session === 'number') return session
    if (alive !== null && (isHeardOf(alive, seen) || performance.now() > deadline)) return alive
    seen = alive
    await pause(POLL_MS)
  }
}

/** True for a server that has renewed its lease since it was looked at. */
function isHeardOf(holder: Holder, before: Holder | null): boolean {
  return before !== null && before.id === holder.id && before.until !== holder.until
}

/** Sessions that keep others from the hall. */
const IN_THE_WAY = (kin: string): string =>
  `NOT fenced AND (${kin}::text IS NULL OR kin IS DISTINCT FROM ${kin}::text)`

async function firstAlive(line: DatabaseLine, { lease, kin }: HallClaim): Promise<Holder | null> {
  const text = `SELECT id, host, pid, until::text AS until FROM sessions WHERE ${IN_THE_WAY('$1')} ORDER BY id`
  for (const row of await line.query({ text, values: [kin] })) {
    const holder = {
      id: numberIn(row, 'id'),
      host: textIn(row, 'host'),
      pid: numberIn(row, 'pid'),
      until: textIn(row, 'until'),
    }
    if (!(await fencedIfDead(line, holder.id, { ...lease, quietMs: 0 }))) return holder
  }
  return null
}

interface Judging extends Lease {
  /** Milliseconds without a word after which a session whose lock is free is dead. */
  readonly quietMs: number
}

/**
 * Fences a session whose server is dead (its lock is free) or hangs (its lease is over). Whoever looks after others over a connection that is new
 * comes back from an outage itself, as they may be about to: PostgreSQL may have been recovering long after its start.
 */
async function fencedIfDead(
  line: DatabaseLine,
  id: SessionId,
  { graceMs, leaseMs, quietMs }: Judging,
): Promise<boolean> {
  const [row = {}] = await line.query({
    text: `SELECT pg_try_advisory_lock(${HALL}, $1::int)::int AS free,
      (clock_timestamp() < greatest(pg_postmaster_start_time(), (SELECT backend_start FROM pg_stat_activity
        WHERE $3::boolean AND pid = pg_backend_pid())) + $2 * interval '1 ms')::int AS young,
      coalesce((SELECT (until < clock_timestamp())::int FROM sessions WHERE id = $1), 1) AS late`,
    values: [id, graceMs, quietMs > 0],
  })
  const isFree = numberIn(row, 'free') === 1
  try {
    const isDead = numberIn(row, 'young') === 0 && (isFree || numberIn(row, 'late') === 1)
    return isDead && (await fence(line, id, isFree ? (quietMs === 0 ? null : leaseMs - quietMs) : 0))
  } finally {
    if (isFree) await line.query({ text: `SELECT pg_advisory_unlock(${HALL}, $1::int)`, values: [id] })
  }
}

/**
 * Fences the session $1 where its lease is over within so many milliseconds, or whenever that is. Its row is taken whole before it is changed: a
 * change alone would not wait for what is being written.
 */
export const FENCE = `WITH late AS (SELECT id FROM sessions WHERE id = $1 AND NOT fenced
    AND ($2::float8 IS NULL OR until < clock_timestamp() + $2 * interval '1 ms') FOR UPDATE)
  UPDATE sessions SET fenced = true FROM late WHERE sessions.id = late.id RETURNING sessions.id`

/** Fences a session whose lease is over in so many milliseconds, or whenever that is; false where its server came back to life just now. */
async function fence(line: DatabaseLine, id: SessionId, withinMs: number | null): Promise<boolean> {
  await line.query({ text: "SET lock_timeout = '300ms'" })
  try {
    const fenced = await line.query({ text: FENCE, values: [id, withinMs] })
    return fenced.length > 0
  } catch (error) {
    // a server that stopped in the middle of a statement holds its row: its connections are ended, then it is tried again
    if (!(error instanceof StatementRefused && error.code === LOCK_TIMEOUT)) throw error
    await line.query({
      text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'trialhall ' || ${HALL} || ' ' || $1::int`,
      values: [id],
    })
    return false
  } finally {
    await line.query({ text: "SET lock_timeout = '5s'" })
  }
}

/** Begins a session if nobody is in its way: of two who ask at the same time and exclude each other one gets it. */
async function begin(line: DatabaseLine, { lease, kin }: HallClaim): Promise<SessionId | null> {
  await line.query({ text: 'BEGIN' })
  try {
    await line.query({ text: `SELECT pg_advisory_xact_lock(${HALL}, 0)` })
    const [row] = await line.query({
      text: `INSERT INTO sessions (host, pid, until, kin)
        SELECT $1, $2, clock_timestamp() + $3 * interval '1 ms', $4::text
        WHERE NOT EXISTS (SELECT FROM sessions WHERE ${IN_THE_WAY('$4')}) RETURNING id`,
      values: [hostname(), process.pid, lease.leaseMs, kin],
    })
    const id = row ? numberIn(row, 'id') : null
    if (id !== null) await line.query({ text: `SELECT pg_advisory_lock(${HALL}, $1::int)`, values: [id] })
    await line.query({ text: 'COMMIT' })
    return id
  } catch (error) {
    await line.query({ text: 'ROLLBACK' }).catch(() => undefined)
    throw error
  }
}

/** Says of a new connection whose it is, so that it can be ended by who takes the hall over. */
export async function nameLine(line: DatabaseLine, id: SessionId): Promise<void> {
  await line.query({
    text: `SELECT set_config('application_name', 'trialhall ' || ${HALL} || ' ' || $1::int, false)`,
    values: [id],
  })
}

/**
 * Takes the lock of one's own session over a new connection: as long as it is held, nobody takes this server for dead. False where the
 * connection before still has it.
 */
export async function holdSession(line: DatabaseLine, id: SessionId): Promise<boolean> {
  const [row = {}] = await line.query({
    text: `SELECT pg_try_advisory_lock(${HALL}, $1::int)::int AS held`,
    values: [id],
  })
  return numberIn(row, 'held') === 1
}

/** Says that one is alive. False where somebody else has taken the hall. */
export async function renewSession(line: DatabaseLine, id: SessionId, { leaseMs }: Lease): Promise<boolean> {
  const renewed = await line.query({
    text: `UPDATE sessions SET until = clock_timestamp() + $2 * interval '1 ms' WHERE id = $1 AND NOT fenced RETURNING id`,
    values: [id, leaseMs],
  })
  return renewed.length > 0
}

/** Gives the hall back, once what is still being written for it is done. */
export async function endSession(line: DatabaseLine, id: SessionId): Promise<void> {
  await line.query({ text: FENCE, values: [id, null] })
}

/** Who else shares the hall and is alive. Whoever is dead or hangs is fenced first. */
export async function livingPeers(line: DatabaseLine, me: SessionId, lease: Lease): Promise<readonly Peer[]> {
  const quietMs = lease.renewMs * MISSED
  const rows = await line.query({
    name: 'peers',
    text: `SELECT id, draining::int AS draining, (until < clock_timestamp() + $2 * interval '1 ms')::int AS quiet
      FROM sessions WHERE NOT fenced AND id <> $1 ORDER BY id`,
    values: [me, lease.leaseMs - quietMs],
  })
  const alive: Peer[] = []
  for (const row of rows) {
    const id = numberIn(row, 'id')
    const isGone = numberIn(row, 'quiet') === 1 && (await fencedIfDead(line, id, { ...lease, quietMs }))
    if (!isGone) alive.push({ id, isDraining: numberIn(row, 'draining') === 1 })
  }
  return alive
}
