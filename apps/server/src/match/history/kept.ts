import { LOG_FORMAT, type AnyGame, type Log, type Saved } from '@trialhall/kernel'
import type { LogEntry, StoredMatch } from '../../store/store.ts'
import type { MatchCheckpoint } from './checkpoint-body.ts'
import type { EntryFold } from './entry-fold.ts'

/** What a match is restored from: the entries up to its newest checkpoint and choices after it, and the whole chain. */
export interface Kept {
  readonly entries: readonly LogEntry[]
  /** The oldest first. */
  readonly checkpoints: readonly MatchCheckpoint[]
}

/** What matches draw from whose seed nobody chose. */
const FORESEEN_BY_NOBODY = { generator: 'chacha20' } as const

/** Checkpoints before the newest whose states are taken along, so that what is undone is not played from the beginning. */
const MOST_EARLIER = 1

/** The newest checkpoint and some before it; where later rules took over on the way, the one that they began at. */
export function savedIn({ checkpoints }: Kept): Omit<Saved, 'log'> {
  const from = checkpoints.findLastIndex(({ isBase }) => isBase)
  const playable = checkpoints.slice(Math.max(0, from))
  const states = playable.slice(-1 - MOST_EARLIER).map((one) => one.state())
  const checkpoint = states.pop()
  if (!checkpoint) throw new Error('a match is restored from no checkpoint')
  const base = from < 0 ? undefined : checkpoints[from]?.state()
  return { checkpoint, earlier: states, ...(base ? { base } : {}) }
}

/** What chance a match draws from, and its options. */
export function drawOf({ seed, options, origin }: StoredMatch): Pick<Log, 'seed' | 'options' | 'generator'> {
  return { seed, ...(origin ? FORESEEN_BY_NOBODY : {}), options }
}

/** The log of a match at the end of what is restored, as the kernel reads it. */
export function logAt(game: AnyGame, stored: StoredMatch, { choices, leaves }: EntryFold): Log {
  const { id, rulesVersion } = game
  const seats = stored.seats.length
  return { format: LOG_FORMAT, game: id, rulesVersion, seats, ...drawOf(stored), leaves, choices }
}
