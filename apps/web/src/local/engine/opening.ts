import { type Registry, type Result, Match } from '@trialhall/kernel'
import type { Stops } from '@trialhall/table-ui'
import type { Pace } from '../../device/pace.ts'
import type { Timer } from './timer.ts'
import { type TableListener, LocalTable } from './local-table.ts'
import type { SavedMatch } from '../../device/saved-match.ts'
import type { Thinker } from './thinker.ts'

/** What a kept match needs besides itself to be played on. */
export interface TableSurroundings {
  readonly games: Registry
  readonly thinker: Thinker
  readonly clock: Timer
  readonly pace: Pace
  readonly stops: Stops
  readonly listener: TableListener
}

/** Sets up the table of a kept match, not yet open. A log that does not fit its game is a fault. */
export function tableFor(saved: SavedMatch, room: TableSurroundings): Result<LocalTable> {
  const found = room.games.find(saved.log.game)
  if (!found.ok) return found
  const match = Match.replay(found.value, saved.log, { story: true })
  if (!match.ok) return match
  const table = new LocalTable({ ...room, game: found.value, match: match.value, seats: saved.seats })
  return { ok: true, value: table }
}
