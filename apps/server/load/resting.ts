import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogEntry } from '../src/store/store.ts'
import { openThreadStore } from '../src/store/thread.ts'
import { bareMatch } from './bare-match.ts'
import { ask } from './measure.ts'
import type { Question } from './measures.ts'
import { startServer } from './programs.ts'

/** What matches cost that nobody looks at: they are on disk, and the server has just started. */
export interface Resting {
  readonly matches: number
  /** Milliseconds until it listened. */
  readonly startMs: number
  /** Bytes of the heap. */
  readonly heap: number
}

const PROGRAM = { place: 'server', name: 'server' } as const
const ENTRIES_EACH = 20
/** Matches that are written at the same time. */
const AT_ONCE = 500

/** Starts a server over so many matches under way. */
export async function measureResting(matches: number): Promise<Resting> {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-resting-'))
  await fill(join(folder, 'data'), matches)
  const began = performance.now()
  const { server } = await startServer(PROGRAM, ['--data', folder])
  const startMs = performance.now() - began
  const { heap } = await ask(server, 'measure')
  const gone = once(server, 'exit')
  server.send('end' satisfies Question)
  await gone
  rmSync(folder, { recursive: true, force: true })
  return { matches, startMs, heap }
}

async function fill(folder: string, matches: number): Promise<void> {
  const store = await openThreadStore(folder)
  for (let from = 0; from < matches; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, matches - from) }, (_, n) => `match${from + n}`)
    await Promise.all(ids.map((id) => store.putMatch(bareMatch(id))))
    await store.append(ids.flatMap(entriesOf))
  }
  await store.close()
}

function entriesOf(match: string): LogEntry[] {
  const entry = { match, kind: 'choose', pick: 0, command: null } as const
  return Array.from({ length: ENTRIES_EACH }, (_, i) => ({ ...entry, n: i + 1, seat: i % 2, at: i }))
}

/** What is measured, in lines: what each match adds to a server without any. */
export function restingLines(all: readonly Resting[]): string {
  const [none] = all
  return all
    .map(({ matches, startMs, heap }) => {
      const each = none && matches > 0 ? `, ${((heap - none.heap) / matches).toFixed(0)} bytes a match` : ''
      return `${matches.toLocaleString('en')} matches on disk: listens after ${Math.round(startMs)} ms, heap ${(heap / 1e6).toFixed(1)} MB${each}`
    })
    .join('\n')
}
