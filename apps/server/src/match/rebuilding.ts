import { ok, type AnyGame, type Result } from '@trialhall/kernel'
import type { LogEntry, StoredMatch } from '../store/store.ts'
import { guarded, type GuardVerdict } from './guard.ts'
import { LiveMatch } from './live-match.ts'

/** Milliseconds after which others have their turn. */
const SLICE_MS = 10
/** How often it is begun anew where the machine stands still. */
const MOST_TRIES = 4

/** What is to be made again. */
export interface Rebuilding {
  readonly game: AnyGame
  readonly stored: StoredMatch
  readonly entries: readonly LogEntry[]
}

/** The match, a fault of its log, or how it was ended: `stuck` where the rules run without end, `stalled` where the machine stood still. */
export type Rebuilt = Result<LiveMatch> | Exclude<GuardVerdict, 'done'>

/**
 * Makes a match from its log, in slices between which the server does other things. Each slice runs under the guard, which judges
 * the last choice in it and never how long the log is. Throws what the rules throw.
 */
export async function rebuild(what: Rebuilding): Promise<Rebuilt> {
  let rebuilt: Rebuilt = 'stalled'
  for (let tries = 0; rebuilt === 'stalled' && tries < MOST_TRIES; tries++) rebuilt = await once(what)
  return rebuilt
}

async function once({ game, stored, entries }: Rebuilding): Promise<Rebuilt> {
  const made: { live: Result<LiveMatch> | null; entries: number } = { live: null, entries: 0 }
  const slice = (): void => {
    const until = performance.now() + SLICE_MS
    made.live ??= LiveMatch.begin(game, stored)
    while (made.live.ok && made.entries < entries.length && performance.now() < until)
      made.live = recalled(made.live.value, entries[made.entries++])
  }
  for (;;) {
    const verdict = guarded(slice)
    if (verdict !== 'done') return verdict
    const { live } = made
    if (live && (!live.ok || made.entries === entries.length)) return live
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function recalled(live: LiveMatch, entry: LogEntry | undefined): Result<LiveMatch> {
  const done = entry ? live.recall(entry) : ok(null)
  return done.ok ? ok(live) : done
}
