import { keyOf, type Hero } from '@trialhall/game-eldar'
import type { CardId } from '@trialhall/kernel'

/** Whether an action ability of a card, or of the Hero itself (NO_CARD), has been used this round (E-12.01). */
export function isSpent({ used }: Hero, card: CardId, ability: number): boolean {
  return used.includes(keyOf(card, ability))
}
