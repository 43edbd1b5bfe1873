import { games } from '../games/hall.ts'
import type { AnyGame } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'

/** A game of a card; null where this page does not know it. */
export function gameOf({ game }: Pick<MatchCard, 'game'>): AnyGame | null {
  const found = games.find(game)
  return found.ok ? found.value : null
}
