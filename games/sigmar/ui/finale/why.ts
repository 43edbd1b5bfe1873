import type { SigmarView } from '@trialhall/game-sigmar'
import type { Outcome } from '@trialhall/kernel'
import { leftWords } from '@trialhall/table-ui'

/** Why a match is over and what decided it, in one or two sentences. */
export function whyOver(view: SigmarView, outcome: Outcome, names: readonly string[]): string {
  return [ending(view, outcome, names), decision(view, outcome)].filter((part) => part !== '').join(' ')
}

function ending(
  { valorToWin, round, roundLimit, players }: SigmarView,
  { reason }: Outcome,
  names: readonly string[],
): string {
  if (reason === 'valor')
    return `${valorToWin} Valor were reached in round ${Math.min(round, roundLimit)} of ${roundLimit}.`
  if (reason === 'last')
    return players.length > 2
      ? 'All others left.'
      : leftWords(names[players.findIndex(({ left }) => left)] ?? '', round)
  return roundLimit === 1 ? 'The only round is over.' : `All ${roundLimit} rounds are over.`
}

/** What told the first from the second where their Valor is equal (S-15.3, S-R60). */
function decision({ players }: SigmarView, { ranks, scores, reason }: Outcome): string {
  const best = Math.max(...scores.filter((_, seat) => !players[seat]?.left))
  const even = players.flatMap(({ left }, seat) => (scores[seat] === best && !left ? [seat] : []))
  if (reason === 'last') return ''
  if (even.length < 2) return reason === 'rounds' ? 'The most Valor wins.' : ''
  const winners = even.filter((seat) => ranks[seat] === 1)
  return winners.length < even.length
    ? 'Valor was equal, so completed Trials decided.'
    : 'Valor and completed Trials are equal.'
}
