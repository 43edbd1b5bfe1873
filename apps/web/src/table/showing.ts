import type { GameUi, TableUpdate } from '@trialhall/table-ui'

/** What the page has been told, and what the board has shown of it. */
export interface Showing {
  readonly update: TableUpdate
  /** What the board showed to its end last; null before it has. */
  readonly settled: TableUpdate | null
  /** The game's own board: undefined while it loads, null where the game has none, and all is shown at once. */
  readonly board: GameUi | null | undefined
}

/** Whether all that the page has been told can be seen on the board. */
export function isShown({ update, settled, board }: Showing): boolean {
  return board === null || settled === update
}

/**
 * Whether the end of the match has been seen on the board. It stays so whatever changes afterwards, such as a name: the dialog that tells
 * the end must not go and come again under a finger that is about to press something in it.
 */
export function isEndShown(showing: Showing): boolean {
  const { update, settled } = showing
  if (update.snapshot.outcome === null) return false
  return isShown(showing) || (settled !== null && settled.snapshot.outcome !== null)
}
