import type { EldarOption, EldarPrompt, EldarView } from '@trialhall/game-eldar'
import type { Ask, CardId } from '@trialhall/kernel'

/** Cards of an ask that lie nowhere on the board, and what they are. */
export interface SpreadOf {
  readonly title: string
  readonly cards: readonly CardId[]
}

/** What has to be spread out so that an ask can be answered on the board; null where all of it lies in sight. */
export function spreadOf(view: EldarView, ask: Ask | null): SpreadOf | null {
  if (!ask) return null
  const prompt = ask.prompt as EldarPrompt
  if (prompt.type === 'draftCard') return null
  const named = (ask.options as readonly EldarOption[]).flatMap((option) =>
    typeof option === 'object' && 'card' in option && option.card !== null ? [option.card] : [],
  )
  const cards = [...new Set(named)].filter((card) => !isInSight(view, card))
  return cards.length === 0 ? null : { title: TITLES[prompt.type] ?? 'Cards in graveyards', cards }
}

const TITLES: Readonly<Partial<Record<EldarPrompt['type'], string>>> = {
  foresee: 'The top of your deck',
  order: 'Abilities that wait',
  steal: 'Your opponent’s hand',
}

function isInSight({ viewer, players, heroes }: EldarView, card: CardId): boolean {
  if (viewer !== null && players[viewer]?.hand.includes(card)) return true
  return heroes.some(({ kit }) => kit.some((one) => one?.card === card))
}
