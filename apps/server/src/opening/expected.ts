import type { LogEntry, LogEntryKind } from '../store/store.ts'
import { playedOn, type Rebuilt } from './rebuilding.ts'
import type { Turnstile } from './turnstile.ts'

/** Milliseconds that a match is kept for which is about to come. */
const KEPT_MS = 5000
/** What takes nothing back: checkpoints before it still stand. */
const GOING_ON: readonly LogEntryKind[] = ['choose', 'stop', 'resume']

/** Matches of another process that are about to be ours, each made from what its log held when that was said: they are opened fast. */
export class ExpectedMatches {
  private readonly made: Map<string, Rebuilt> = new Map()

  /** Keeps one for a few seconds. */
  keep(match: string, rebuilt: Rebuilt): void {
    this.made.set(match, rebuilt)
    setTimeout(() => this.forget(match, rebuilt), KEPT_MS).unref()
  }

  private forget(match: string, rebuilt: Rebuilt): void {
    if (this.made.get(match) === rebuilt) this.made.delete(match)
  }

  /** The match as its log stands now; null where it was not expected, or must be made from all of its log. */
  async take(
    match: string,
    entries: readonly LogEntry[],
    turns: Pick<Turnstile, 'turn'>,
  ): Promise<Rebuilt | null> {
    const made = this.made.get(match)
    if (!made) return null
    this.made.delete(match)
    const rest = entries.slice(made.live.entries)
    if (entries.length < made.live.entries || rest.some(({ kind }) => !GOING_ON.includes(kind))) return null
    const on = await playedOn(made, entries, turns).catch(() => null)
    return on !== null && typeof on === 'object' && on.ok ? on.value : null
  }
}
