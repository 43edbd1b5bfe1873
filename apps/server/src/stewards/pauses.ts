import type { TimedEntry } from '../match/history/timed-entry.ts'
import type { Absence } from './hall-time.ts'

/** An entry that says that nobody's time passes from a moment on, or that it does again. */
export interface Pause {
  readonly kind: 'stop' | 'resume'
  readonly at: number
}

/** What is known where a match is opened that has been in other hands. */
export interface Interruption {
  /** When nobody was there since the newest entry. */
  readonly absences: readonly Absence[]
  readonly now: number
  /** Another process may have had it, and have died: the others take a moment to see that. */
  readonly isShared: boolean
}

/** Milliseconds from a server's start by which its matches are open at the latest, for their clocks. */
const WAKING_MS = 60_000
/** Milliseconds, at most, in which nobody has a match whose process died. */
const TAKING_OVER_MS = 4000

/** When nobody's time passed since the newest entry of a match, as its log does not say yet. */
export function pausesSince(last: Pick<TimedEntry, 'kind' | 'at'>, given: Interruption): readonly Pause[] {
  const { absences, now, isShared } = given
  const pauses: Pause[] = []
  let before = last
  for (const [n, { from, until }] of absences.entries()) {
    if (before.kind !== 'stop') pauses.push({ kind: 'stop', at: Math.max(before.at, from) })
    const isNewest = n === absences.length - 1
    before = { kind: 'resume', at: isNewest ? Math.min(now, until + WAKING_MS) : until }
    pauses.push({ kind: 'resume', at: before.at })
  }
  if (pauses.length > 0) return pauses
  // the clock of the machine was set back, or the match was handed over
  if (last.at > now || last.kind === 'stop') return [{ kind: 'resume', at: now }]
  if (!isShared) return []
  const from = Math.max(last.at, now - TAKING_OVER_MS)
  return [
    { kind: 'stop', at: from },
    { kind: 'resume', at: now },
  ]
}

/**
 * The same where newer rules take a match over. Nobody's time passes from the entry before their own until that, so there is a `stop` before it: what was thought until
 * then is taken.
 */
export function pausesBeforeRules(
  last: Pick<TimedEntry, 'kind' | 'at'>,
  given: Interruption,
): readonly Pause[] {
  const { now } = given
  const pauses = pausesSince(last, given)
  const newest = pauses.at(-1)
  if (newest && newest.at >= now) return pauses.slice(0, -1)
  return [...pauses, { kind: 'stop', at: now }]
}
