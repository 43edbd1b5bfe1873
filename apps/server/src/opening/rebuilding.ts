import { ok, type Result } from '@trialhall/kernel'
import type { LogEntry } from '../store/store.ts'
import type { Cut } from '../match/history/entry-fold.ts'
import { guarded, type GuardVerdict } from '../match/guard.ts'
import { LiveMatch } from '../match/live-match.ts'
import { restored, type Restoring } from './restoring.ts'
import { Turnstile } from './turnstile.ts'

/** Milliseconds after which others have their turn. */
const SLICE_MS = 10
/** How often it is begun anew where the machine stands still. */
const MOST_TRIES = 4

/** A match in memory, and the checkpoints of it that are kept. */
export interface Rebuilt {
  readonly live: LiveMatch
  readonly chain: readonly Cut[]
}

/** What came of rebuilding: a fault of the log, or how it was ended: `stuck` where the rules run without end, `stalled` where the machine stood still. */
export type Rebuilding = Result<Rebuilt> | Exclude<GuardVerdict, 'done'>

/**
 * Makes a match from the newest of its checkpoints and the rest of its log, or from the whole log, in slices between which the server
 * does other things: `turns` gives each a turn of the event loop of its own. Each slice runs under the guard, which judges the last choice
 * in it and never how long the log is. Throws what the rules throw.
 */
export async function rebuild(
  what: Restoring,
  turns: Pick<Turnstile, 'turn'> = new Turnstile(1),
): Promise<Rebuilding> {
  let rebuilt: Rebuilding = 'stalled'
  for (let tries = 0; rebuilt === 'stalled' && tries < MOST_TRIES; tries++)
    rebuilt = await played({ begin: () => begun(what), entries: what.entries }, turns)
  return rebuilt
}

/** Plays on a match that was made from the first entries of the same log. Unless that succeeds, it is not to be used any more. */
export function playedOn(
  made: Rebuilt,
  entries: readonly LogEntry[],
  turns: Pick<Turnstile, 'turn'> = new Turnstile(1),
): Promise<Rebuilding> {
  return played({ begin: () => ok(made), entries }, turns)
}

/** How a match begins that is played from a log. */
interface Playing {
  readonly begin: () => Result<Rebuilt>
  readonly entries: readonly LogEntry[]
}

async function played({ begin, entries }: Playing, turns: Pick<Turnstile, 'turn'>): Promise<Rebuilding> {
  const made: { rebuilt: Result<Rebuilt> | null; entries: number } = { rebuilt: null, entries: 0 }
  const slice = (): void => {
    const until = performance.now() + SLICE_MS
    if (made.rebuilt === null) {
      made.rebuilt = begin()
      made.entries = made.rebuilt.ok ? made.rebuilt.value.live.entries : 0
    }
    while (made.rebuilt.ok && made.entries < entries.length && performance.now() < until)
      made.rebuilt = recalled(made.rebuilt.value, entries[made.entries++])
  }
  for (;;) {
    await turns.turn()
    const verdict = guarded(slice)
    if (verdict !== 'done') return verdict
    const { rebuilt } = made
    if (rebuilt && (!rebuilt.ok || made.entries === entries.length)) return rebuilt
  }
}

function begun(what: Restoring): Result<Rebuilt> {
  const fromCheckpoint = restored(what)
  if (fromCheckpoint) return ok(fromCheckpoint)
  const live = LiveMatch.begin(what.game, what.stored)
  return live.ok ? ok({ live: live.value, chain: [] }) : live
}

function recalled(rebuilt: Rebuilt, entry: LogEntry | undefined): Result<Rebuilt> {
  const done = entry ? rebuilt.live.recall(entry) : ok(null)
  return done.ok ? ok(rebuilt) : done
}
