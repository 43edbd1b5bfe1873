import type { BattlePrompt } from '@trialhall/game-battle-decks'

/** Why a card in hand that what is asked says nothing of is not lit. */
export function whyNotCard(prompt: BattlePrompt | null): string {
  return prompt === null ? 'Nothing is asked of you now.' : 'Answer first what is asked of you.'
}
