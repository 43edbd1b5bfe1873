import type { Outcome } from '@trialhall/kernel'
import type { TempusState } from '../state.ts'

/** What designers want to know of a finished match: its length, and the Victory Points of both parties. */
export function measures(state: TempusState, outcome: Outcome): Record<string, number> {
  const [red = 0, blue = 0] = outcome.scores
  return { rounds: state.round, "winner's VP": Math.max(red, blue), 'VP of both': red + blue }
}

/** How often the Guardian fell before the last round. */
export function rates(_state: TempusState, outcome: Outcome): Record<string, number> {
  return { 'ended by the Guardian': outcome.reason === 'guardian' ? 1 : 0 }
}
