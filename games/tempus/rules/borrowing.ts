import type { CardId, Seat } from '@trialhall/kernel'
import { heroOf, type Lasting, type TempusPosition } from '../state.ts'
import { isHero } from './creatures.ts'
import { lastingsWithQuirk } from './quick/having.ts'

/** Loot cards whose effect a Hero has: its own, and what it has borrowed for a while (C-7, Use Magic Device). */
export function lootOfHero(state: TempusPosition, seat: Seat): readonly CardId[] {
  const { loot } = heroOf(state, seat)
  let lent: CardId[] | null = null
  for (const lasting of state.lastings)
    if (lasting.owner === seat && lasting.card !== undefined)
      (lent ??= []).push(...borrowedBy(state, lasting))
  return lent === null || lent.length === 0 ? loot : [...loot, ...lent]
}

const NOTHING: readonly CardId[] = []

/** The Loot card whose effect something lasting lends its owner, who has it only once if it gets the card itself. */
export function borrowedBy(state: TempusPosition, { face, card, owner }: Lasting): readonly CardId[] {
  if (card === undefined || !isHero(owner) || (lastingsWithQuirk('borrows')?.[face] ?? 0) === 0)
    return NOTHING
  return heroOf(state, owner).loot.includes(card) ? NOTHING : [card]
}
