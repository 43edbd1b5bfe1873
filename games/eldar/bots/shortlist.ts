import type { RolloutAsk } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import type { EldarPosition } from '../state.ts'
import { usefulCounts } from './counts.ts'
import { isVainPayment } from './vain.ts'

/** What is worth a thought: of the numbers for X those that do more than a smaller one, and no payment for what somebody has already. */
export function shortlist(
  of: EldarPosition,
  { prompt, options }: RolloutAsk<EldarPrompt, EldarOption>,
): readonly number[] | null {
  switch (prompt.type) {
    case 'x':
      return usefulCounts(of, options)
    case 'pay':
      return isVainPayment(of, prompt) ? [options.findIndex((option) => option.do === 'decline')] : null
    default:
      return null
  }
}
