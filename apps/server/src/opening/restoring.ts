import type { AnyGame, Result } from '@trialhall/kernel'
import type { LogEntry, StoredCheckpoint, StoredMatch } from '../store/store.ts'
import { readCheckpoint, type MatchCheckpoint } from '../match/history/checkpoint-body.ts'
import { standingCuts } from '../match/history/entry-fold.ts'
import { LiveMatch } from '../match/live-match.ts'

/** What a match is restored from. */
export interface Restoring {
  readonly game: AnyGame
  readonly stored: StoredMatch
  readonly entries: readonly LogEntry[]
  readonly checkpoints: readonly StoredCheckpoint[]
}

/** A match as it stood at one of its checkpoints, and the chain that leads there. */
export interface Restored {
  readonly live: LiveMatch
  readonly chain: readonly MatchCheckpoint[]
}

/** The match at the newest of its checkpoints that still stands and that the rules of today can go on from; null where there is none. */
export function restored({ game, stored, entries, checkpoints }: Restoring): Restored | null {
  if (stored.rulesVersion !== game.rulesVersion) return null
  const standing = standingCuts(readable(checkpoints), entries)
  for (let length = standing.length; length > 0; length--) {
    const chain = standing.slice(0, length)
    const newest = chain.at(-1)
    if (!newest || chain.some(({ rulesVersion }) => rulesVersion !== game.rulesVersion)) continue
    const goOn = (choices: number): LiveMatch | null => {
      const kept = { entries: entries.slice(0, newest.entry + choices), checkpoints: chain }
      const live = attempt(() => LiveMatch.restored(game, stored, kept))
      return live?.ok ? live.value : null
    }
    const choices = choicesInOneGo(stored, entries.slice(newest.entry))
    const further = choices > 0 ? goOn(choices) : null
    // who has answered in secret, and when, is noted entry by entry
    const live = further?.match.isSealed === false ? further : goOn(0)
    if (live) return { live, chain }
  }
  return null
}

/** Choices after a checkpoint that are played at once, at most: more are slices of their own. */
const MOST_IN_ONE_GO = 128

/** How many of the entries after a checkpoint can be played in one go: choices only, where nobody's time is kept at each. */
function choicesInOneGo({ clock }: StoredMatch, rest: readonly LogEntry[]): number {
  if (clock.kind !== 'none') return 0
  const other = rest.findIndex(({ kind }) => kind !== 'choose')
  return Math.min(MOST_IN_ONE_GO, other < 0 ? rest.length : other)
}

/** Checkpoints up to the first that cannot be read. */
export function readable(checkpoints: readonly StoredCheckpoint[]): MatchCheckpoint[] {
  const read: MatchCheckpoint[] = []
  for (const checkpoint of checkpoints) {
    const one = attempt(() => readCheckpoint(checkpoint))
    if (one === null) break
    read.push(one)
  }
  return read
}

/** Whatever is wrong with a checkpoint, the log is still there. */
function attempt<T extends MatchCheckpoint | Result<LiveMatch>>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
