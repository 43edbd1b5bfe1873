import type { FirstMatch } from '@trialhall/table-ui'
import { games } from '../games/hall.ts'
import { NO_STORAGE } from '../device/storage.ts'
import { newMatchId, newSeed } from '../device/ids.ts'
import { writeMatch } from '../device/saved-matches.ts'
import { plannedMatch, usualCount, usualSeats } from '../match/seating.ts'
import { usualStrength } from '../match/usual-strength.ts'

/** A match that was begun, or one sentence on why none was. */
export type Begun = { readonly id: string } | { readonly why: string }

/** What a match begins with where that is not the usual. */
export type Wished = Pick<FirstMatch, 'seats' | 'options'>

/** Begins a match of a game against bots, as most people would or as they wish, and keeps it on this device. */
export function playNow(gameId: string, wished?: Wished): Begun {
  const game = games.find(gameId)
  if (!game.ok) return { why: game.fault.message }
  const seats = usualSeats(wished?.seats ?? usualCount(game.value), usualStrength(gameId))
  const plan = { game: game.value, seats, options: wished?.options ?? {}, seed: newSeed() }
  const match = plannedMatch(plan, { id: newMatchId(), now: Date.now() })
  if (!match.ok) return { why: match.fault.message }
  return writeMatch(match.value) ? { id: match.value.id } : { why: NO_STORAGE }
}
