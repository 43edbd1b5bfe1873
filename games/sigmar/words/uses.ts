import type { Piece, Sentence } from '@trialhall/kernel'
import type { Use } from '../asks.ts'
import { cardList, join } from './lists.ts'
import { space, who, type SigmarFacts } from './names.ts'

/** What follows the name of a Heal or a Teleport: " to move to space 6" (S-R64). Empty for other cards. */
export function sayUse(facts: SigmarFacts, { to, undoes, cards }: Use): Piece[] {
  const deeds: Sentence[] = []
  if (to !== null) deeds.push(['to move to ', space(to)])
  if (undoes !== null) deeds.push(['to undo the Duel lost to ', who(facts, undoes)])
  if (cards.length > 0) deeds.push(['to regain ', ...cardList(facts, cards)])
  return deeds.length === 0 ? [] : [' ', ...join(deeds)]
}
