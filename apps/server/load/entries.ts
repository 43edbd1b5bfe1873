import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GroupCommit } from '../src/room/group-commit.ts'
import { openPostgresStore } from '../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../src/store/postgres/place.ts'
import type { Store } from '../src/store/store.ts'
import { openThreadStore } from '../src/store/thread.ts'
import { bareMatch } from './bare-match.ts'
import { pass } from './measure.ts'
import { PostgresProcess } from './services/postgres-process.ts'
import { Stopwatch, type Timings } from './stopwatch.ts'

/** How many entries a store makes durable, with nothing around it. */
export interface EntriesTaken extends Timings {
  readonly store: string
  readonly matches: number
}

/** What is written, and for how long. */
export interface EntriesPlan {
  readonly matches: number
  readonly seconds: number
}

const WARM_MS = 1000

/** Both stores in turn: each match has its next entry written as soon as the one before is on disk. */
export async function measureEntries(plan: EntriesPlan): Promise<EntriesTaken[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-entries-'))
  const embedded = await written(await openThreadStore(folder), plan)
  rmSync(folder, { recursive: true, force: true })
  const database = await PostgresProcess.make({ isDurable: true })
  if (database === null) return [embedded]
  const other = await written(await openPostgresStore(databasePlace(database.url)), plan)
  await database.end()
  return [embedded, other]
}

/** As rooms have it: what comes in one turn of the event loop is written together. */
async function written(store: Store, { matches, seconds }: EntriesPlan): Promise<EntriesTaken> {
  const ids = Array.from({ length: matches }, (_, n) => `match${n}`.padEnd(22, 'x'))
  await Promise.all(ids.map((id) => store.putMatch(bareMatch(id))))
  const commit = new GroupCommit(store)
  const watch = new Stopwatch()
  let isOver = false
  const flushSoon = (): void => {
    setImmediate(() => commit.flush())
  }
  const run = (match: string): Promise<void> =>
    new Promise((done, failed) => {
      const next = (n: number): void => {
        if (isOver) return done()
        const since = performance.now()
        const entry = {
          match,
          n,
          kind: 'choose',
          seat: n % 2,
          pick: 0,
          command: `${match} ${n}`,
          at: since,
        } as const
        commit.write(entry, (error) => {
          if (error) return failed(error)
          watch.took(since)
          next(n + 1)
        })
        flushSoon()
      }
      next(1)
    })
  const running = Promise.all(ids.map(run))
  await pass(WARM_MS)
  watch.begin()
  await pass(seconds * 1000)
  const taken = watch.end()
  isOver = true
  await running
  await store.close()
  return { store: store.kind, matches, ...taken }
}

/** What is measured, in a line. */
export function entriesLine({ store, matches, perSecond, p50, p99 }: EntriesTaken): string {
  return `${store} alone, ${matches} matches: ${Math.round(perSecond).toLocaleString('en')} entries/s, on disk after ${p50.toFixed(1)} ms (p50) and ${p99.toFixed(1)} ms (p99)`
}
