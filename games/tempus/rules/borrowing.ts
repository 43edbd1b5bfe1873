import type { CardId, Seat } from '@trialhall/kernel'
import { heroOf, type Lasting, type TempusPosition } from '../state.ts'
import { isHero } from './creatures.ts'
import { lastingFace } from './printed.ts'

/** Loot cards whose effect a Hero has: its own, and what it has borrowed for a while (C-7, Use Magic Device). */
export function lootOfHero(state: TempusPosition, seat: Seat): readonly CardId[] {
  const { loot } = heroOf(state, seat)
  const lent = state.lastings.filter(
    (lasting) => lasting.owner === seat && borrowedBy(state, lasting).length > 0,
  )
  return lent.length === 0 ? loot : [...loot, ...lent.flatMap((lasting) => borrowedBy(state, lasting))]
}

const NOTHING: readonly CardId[] = []

/** The Loot card whose effect something lasting lends its owner, who has it only once if it gets the card itself. */
export function borrowedBy(state: TempusPosition, { face, card, owner }: Lasting): readonly CardId[] {
  if (card === null || lastingFace(face).quirks.borrows === undefined || !isHero(owner)) return NOTHING
  return heroOf(state, owner).loot.includes(card) ? NOTHING : [card]
}
