import { type Rulebook, parseRulebook } from '@trialhall/rulebook'
import { onceEach } from '../kit/once-each.ts'
import { hallOfPage } from './hall.ts'

/** The rulebook of a game, loaded when it is needed; null where there is none. */
export const rulebookOf: (gameId: string) => Promise<Rulebook | null> = onceEach(async (gameId) => {
  const text = await hallOfPage().rules?.(gameId)
  return text === undefined ? null : parseRulebook(text)
})
