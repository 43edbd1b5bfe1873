import type { Ask, Seat } from '@trialhall/kernel'
import type { BoardScene } from '@trialhall/terminal'
import type { BattleOption, BattlePrompt, BattleView } from '../game.ts'

/** What the board of Battle Decks is drawn from. */
export type BattleScene = BoardScene<BattleView, Ask<BattlePrompt, BattleOption>>

/** The seat at the lower edge: the viewer's, or A's. */
export function nearSeat({ viewer }: Pick<BattleView, 'viewer'>): Seat {
  return viewer === 1 ? 1 : 0
}
