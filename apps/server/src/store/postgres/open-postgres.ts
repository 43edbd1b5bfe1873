import { setTimeout as pause } from 'node:timers/promises'
import { Damages } from '../damage.ts'
import { textIn } from '../driver/rows.ts'
import type { SessionId } from '../owners.ts'
import { FencedWriter } from './fenced-writer.ts'
import { Keeper } from './keeper.ts'
import { openPgLine, type DatabaseLine, type OpenLine } from './line.ts'
import { MatchOwners } from './match-owners.ts'
import { migrate, NewerTables } from './migrate.ts'
import { Outage, USUAL_PATIENCE, type OutagePatience } from './outage.ts'
import type { DatabasePlace } from './place.ts'
import { PostgresStore } from './postgres-store.ts'
import { claimHall, nameLine, SHARED_LEASE, USUAL_LEASE, type HallClaim, type Lease } from './session.ts'
import { SteadyLine } from './steady-line.ts'
import { LineLost } from './trouble.ts'
import { messageOf } from '../../message-of.ts'

/** What a store on PostgreSQL may be given beside its place. */
export interface OpenPostgresParts {
  readonly openLine: OpenLine
  readonly patience: OutagePatience
  readonly lease: Lease
  /** Milliseconds that a start waits for a database that does not answer. */
  readonly startMs: number
  /** Hears that the database went away, or is back; a sentence each. */
  readonly tell: (sentence: string) => void
  /** Another server has taken the hall: nothing is written any more, and this one should end. Told once. */
  readonly onFenced: (sentence: string) => void
  /** What all processes that share the hall must agree on; null where this one has it alone. */
  readonly kin: string | null
}

/** Connections by which is read at the same time. */
const READERS = 3
const START_MS = 10_000

/** Nobody answers there: it may come. All else that is said of a connection stays so. */
const MAY_COME: readonly (string | null)[] = [null, '57P03', '53300']

/** Opens the store of a PostgreSQL database, whose tables are made or brought to today's version. Throws one sentence where it cannot. */
export async function openPostgresStore(
  place: DatabasePlace,
  given: Partial<OpenPostgresParts> = {},
): Promise<PostgresStore> {
  const parts: OpenPostgresParts = {
    openLine: openPgLine,
    patience: USUAL_PATIENCE,
    lease: (given.kin ?? null) === null ? USUAL_LEASE : SHARED_LEASE,
    kin: null,
    startMs: START_MS,
    tell: () => undefined,
    onFenced: () => undefined,
    ...given,
  }
  const first = await firstLine(place, parts)
  try {
    const kind = await prepared(first, place)
    const session = await claimed(first, place, parts)
    const hall = parts.kin === null ? null : await hallIn(first)
    return storeOver(first, { place, parts, kind, session, hall })
  } catch (error) {
    await first.close()
    throw error
  }
}

/** The first connection. A database that is about to start is waited for. */
async function firstLine(
  place: DatabasePlace,
  { openLine, startMs, patience }: OpenPostgresParts,
): Promise<DatabaseLine> {
  const deadline = performance.now() + startMs
  for (;;) {
    try {
      return await openLine(place)
    } catch (error) {
      const mayCome = error instanceof LineLost && MAY_COME.includes(error.code)
      if (!mayCome || performance.now() >= deadline) {
        const why = messageOf(error)
        throw new Error(
          `The database ${place.name} cannot be used: ${why}. Start it, or correct TRIALHALL_DATABASE.`,
        )
      }
      await pause(patience.pauseMs)
    }
  }
}

/** Makes or migrates the tables; answers what the database calls itself. */
async function prepared(line: DatabaseLine, place: DatabasePlace): Promise<string> {
  try {
    await migrate(line)
    const [row = {}] = await line.query({ text: "SELECT split_part(version(), ' ', 2) AS version" })
    return `PostgreSQL ${textIn(row, 'version')}`
  } catch (error) {
    if (error instanceof NewerTables) throw error
    const why = messageOf(error)
    throw new Error(`The tables of the database ${place.name} cannot be made: ${why}.`)
  }
}

async function claimed(line: DatabaseLine, place: DatabasePlace, claim: HallClaim): Promise<SessionId> {
  const session = await claimHall(line, claim)
  if (typeof session === 'number') return session
  const who = `The database ${place.name} is in use by process ${session.pid} on ${session.host}`
  throw new Error(
    claim.kin === null
      ? `${who}; stop that server first, or name another database in TRIALHALL_DATABASE.`
      : `${who}, which has it alone or is of another version; servers that share a hall are all of one version, and each has TRIALHALL_LINK set.`,
  )
}

/** The name of the hall, which its tables were given when they were made. */
async function hallIn(line: DatabaseLine): Promise<string> {
  const [row = {}] = await line.query({ text: "SELECT value FROM notes WHERE name = 'hall'" })
  return textIn(row, 'value')
}

interface Making {
  readonly place: DatabasePlace
  readonly parts: OpenPostgresParts
  readonly kind: string
  readonly session: SessionId
  /** Null where this process has it alone. */
  readonly hall: string | null
}

function storeOver(first: DatabaseLine, { place, parts, kind, session, hall }: Making): PostgresStore {
  const damages = new Damages()
  const outage = new Outage(place, parts)
  let isFenced = false
  const onFenced = (): void => {
    if (isFenced) return
    isFenced = true
    parts.onFenced(`Another server has taken over the database ${place.name}; this one stops.`)
  }
  const open = async (): Promise<DatabaseLine> => {
    const line = await parts.openLine(place)
    await nameLine(line, session)
    return line
  }
  const steady = (): SteadyLine => new SteadyLine({ open, outage })
  const writer = (): FencedWriter =>
    new FencedWriter({ line: steady(), session, place: place.name, onFenced })
  const keeperLine = new SteadyLine({ open, outage, first })
  const keeper = new Keeper({ line: keeperLine, session, lease: parts.lease, first, onFenced })
  const watch = steady()
  return new PostgresStore({
    kind,
    owners: hall === null ? null : new MatchOwners({ hall, writer: writer(), watch, lease: parts.lease }),
    log: writer(),
    desk: writer(),
    readers: Array.from({ length: READERS }, steady),
    outage,
    damages,
    release: async () => {
      await watch.close()
      await keeper.close()
    },
  })
}
