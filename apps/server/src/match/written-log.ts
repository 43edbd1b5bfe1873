import { LOG_FORMAT, type Choice, type Leave, type Log } from '@trialhall/kernel'
import type { LogEntry, StoredMatch } from '../store/store.ts'
import { seedFromOf } from '../lobby/seed-origin.ts'

/**
 * The log of a stored match, worked out from what is written and from nothing else: it can be had of a match that the rules
 * of today cannot play any more. Holds the seed: for matches that are over.
 */
export function writtenLog(stored: StoredMatch, entries: readonly LogEntry[]): Log {
  const choices: Choice[] = []
  const leaves: Leave[] = []
  let isDrawn = false
  for (const { kind, seat, pick } of entries) {
    const last = choices.findLastIndex((choice) => choice.seat === seat)
    if (kind === 'choose') choices.push({ seat, pick })
    else if (kind === 'back') choices.splice(last, 1)
    else if (kind === 'undo') choices.length = last
    else if (kind === 'leave') leaves.push({ at: choices.length, seat })
    else if (kind === 'draw') isDrawn = true
  }
  const seedFrom = seedFromOf(stored)
  return {
    format: LOG_FORMAT,
    game: stored.game,
    rulesVersion: stored.rulesVersion,
    seats: stored.seats.length,
    seed: stored.seed,
    ...(seedFrom === null ? {} : { generator: 'chacha20', seedFrom }),
    options: stored.options,
    ...(leaves.length === 0 ? {} : { leaves }),
    ...(isDrawn ? { drawn: true } : {}),
    choices,
  }
}
