import type { Outcome } from '@trialhall/kernel'
import type { EldarState } from '../state.ts'

/** What designers want to know of a finished match. */
export function measures(state: EldarState, outcome: Outcome): Record<string, number> {
  const [a = 0, b = 0] = outcome.scores
  return {
    rounds: state.round,
    glory: a + b,
    'cards left': state.players.reduce((sum, { deck }) => sum + deck.length, 0) / 2,
  }
}

/** How often sudden death came. */
export function rates(state: EldarState): Record<string, number> {
  return { 'sudden death': state.isSudden ? 1 : 0 }
}
