import { LOG_FORMAT, type Log } from '@trialhall/kernel'
import type { LogEntry, StoredMatch } from '../store/store.ts'
import { EntryFold } from './history/entry-fold.ts'
import { seedFromOf } from './seed-origin.ts'

/**
 * The log of a stored match, worked out from what is written and from nothing else: it can be had of a match that the rules
 * of today cannot play any more. Holds the seed: for matches that are over.
 */
export function writtenLog(stored: StoredMatch, entries: readonly LogEntry[]): Log {
  const { choices, leaves, isDrawn } = EntryFold.of(entries)
  const { earlierRules } = stored
  const seedFrom = seedFromOf(stored)
  return {
    format: LOG_FORMAT,
    game: stored.game,
    rulesVersion: stored.rulesVersion,
    ...(earlierRules === undefined ? {} : { earlierRules }),
    seats: stored.seats.length,
    seed: stored.seed,
    ...(seedFrom === null ? {} : { generator: 'chacha20', seedFrom }),
    options: stored.options,
    ...(leaves.length === 0 ? {} : { leaves }),
    ...(isDrawn ? { drawn: true } : {}),
    choices,
  }
}
