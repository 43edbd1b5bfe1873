import type { EldarEvent, EldarView } from '@trialhall/game-eldar'
import type { TableInPlay } from '@trialhall/table-ui'

/** A table of the game as its board sees it. */
export type Play = TableInPlay<EldarView, EldarEvent>

/** The seat that is drawn below. */
export function nearSeat({ viewer }: Pick<EldarView, 'viewer'>): number {
  return viewer ?? 0
}
