import type { CreatureId, TempusTable } from '../state.ts'
import { isHero, isOnMap } from './creatures.ts'
import { discardRandom } from './decks.ts'

/** Daze: a Hero loses cards of its hand at random (T-26.08); Monsters have no hand (T-26.18, T-R53), and the fallen are spared (T-24.04). */
export function daze(table: TempusTable, id: CreatureId, count: number): void {
  if (!isHero(id) || !isOnMap(table.state, id)) return
  const cards = discardRandom(table, id, count)
  if (cards.length > 0) table.emit({ type: 'dazed', creature: id, cards })
}
