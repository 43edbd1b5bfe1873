import { isDrawn, winnerNames } from '@trialhall/kernel'
import type { SavedMatch } from '../device/saved-match.ts'
import { partsOf } from '../games/hall.ts'
import { listed } from '../kit/listed.ts'

/** What a game is called, also one that this page does not know. */
export function titleOf(gameId: string): string {
  return partsOf(gameId)?.cover.title ?? gameId
}

/** Who sits at a match of this device. */
export function namesOf({ seats }: SavedMatch): string[] {
  return seats.map(({ name }) => name)
}

/** How far such a match has come, or who won it. */
export function stateOf(match: SavedMatch): string {
  const { outcome, progress, log } = match
  const game = partsOf(log.game)?.cover ?? {}
  if (outcome)
    return isDrawn(outcome, game) ? 'A draw' : `${listed(winnerNames(outcome, game, namesOf(match)))} won`
  if (progress !== '') return progress
  return log.choices.length === 0 ? 'Just begun' : `${log.choices.length} choices made`
}
