import type { EldarView } from '@trialhall/game-eldar'
import { leftWords } from '@trialhall/table-ui'

/** Why a match is over, in one sentence. */
export function whyOver({ ended, round, winner }: EldarView, names: readonly string[]): string {
  switch (ended) {
    case 'glory':
      return `Enough Glory was won in round ${round}.`
    case 'rounds':
      return 'All rounds are over; more Glory wins.'
    case 'sudden':
      return `Sudden death in round ${round}: the next Glory decided.`
    case 'agreed':
      return round > 0 ? `Both agreed on a draw in round ${round}.` : 'Both agreed on a draw.'
    case 'left':
      return leftWords(names[1 - winner] ?? '', round)
    default:
      return winner < 0
        ? 'The rounds that were agreed on are over, and nobody is ahead.'
        : 'The rounds that were agreed on are over.'
  }
}
