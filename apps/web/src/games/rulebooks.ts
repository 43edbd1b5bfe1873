import { type Rulebook, parseRulebook } from '@trialhall/rulebook'
import { onceEach } from '../kit/once-each.ts'

const TEXTS = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The rulebook of a game, loaded when it is needed; null where there is none. */
export const rulebookOf: (gameId: string) => Promise<Rulebook | null> = onceEach(async (gameId) => {
  const text = await TEXTS[`../../../../docs/rules/${gameId}.md`]?.()
  return text === undefined ? null : parseRulebook(text)
})
