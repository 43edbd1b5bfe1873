import type { BattleEvent, BattlePrompt, BattleView } from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'
import type { TableInPlay } from '@trialhall/table-ui'

/** A table of the game as its board sees it. */
export type Play = TableInPlay<BattleView, BattleEvent>

/** The seat that is drawn below. */
export function nearSeat({ viewer }: Pick<BattleView, 'viewer'>): Seat {
  return viewer ?? 0
}

/** What the viewer is asked. */
export function promptOf({ ask }: Play): BattlePrompt | null {
  return (ask?.prompt ?? null) as BattlePrompt | null
}
