import { games } from '../../games/hall.ts'
import {
  type AnyGame,
  type Log,
  type Outcome,
  type Result,
  Match,
  checkLog,
  ok,
  readLog,
} from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import { guestSeats } from '../../match/seating.ts'
import { checkSaved } from '../../device/saved-match.ts'
import { namesIn } from '../../match/named-log.ts'

/** A match that came from elsewhere, replayed and found sound. */
export interface Imported {
  readonly game: AnyGame
  readonly log: Log
  readonly seats: readonly SeatInfo[]
  readonly outcome: Outcome | null
}

/** Reads a match from JSON, a link, the text of a link, or a file that was rescued from this device. */
export function readImported(text: string): Result<Imported> {
  const rescued = rescuedFrom(text)
  const log = rescued ? checkLog(rescued.log) : readLog(text)
  if (!log.ok) return log
  const game = games.find(log.value.game)
  if (!game.ok) return game
  const match = Match.replay(game.value, log.value, { story: false })
  if (!match.ok) return match
  const seats = rescued?.seats ?? guestSeats(log.value, namesIn(text, log.value.seats))
  return ok({ game: game.value, log: match.value.log, seats, outcome: match.value.outcome })
}

function rescuedFrom(text: string): { readonly log: Log; readonly seats: readonly SeatInfo[] } | null {
  try {
    const saved = checkSaved(JSON.parse(text))
    return saved.ok ? saved.value : null
  } catch {
    return null
  }
}
