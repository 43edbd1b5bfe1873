import type { RolloutAsk } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import type { EldarPosition } from '../state.ts'
import { usefulCounts } from './counts.ts'

/** What is worth a thought: of the numbers for X those that do more than a smaller one. Asks of other kinds are short. */
export function shortlist(
  of: EldarPosition,
  { prompt, options }: RolloutAsk<EldarPrompt, EldarOption>,
): readonly number[] | null {
  return prompt.type === 'x' ? usefulCounts(of, options) : null
}
