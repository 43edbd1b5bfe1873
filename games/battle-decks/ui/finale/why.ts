import { FACTIONS, factionName, type BattleView } from '@trialhall/game-battle-decks'
import type { Outcome } from '@trialhall/kernel'
import { leftWords } from '@trialhall/table-ui'

/** Why a match is over and what decided it, in one or two sentences. */
export function whyOver(
  view: BattleView,
  { reason, ranks, scores }: Outcome,
  names: readonly string[],
): string {
  switch (reason) {
    case 'heroes':
      return `${factionAt(view, ranks.indexOf(2))} lost its last hero in round ${view.round}.`
    case 'together':
      return `Both sides lost their last heroes to one attack in round ${view.round}.`
    case 'standstill':
      return `Nothing had happened for three rounds. ${decision(scores, ranks)}`
    case 'conceded':
      return leftWords(names[ranks.indexOf(2)] ?? '', view.round)
    case 'agreed':
      return view.round > 0 ? `Both agreed on a draw in round ${view.round}.` : 'Both agreed on a draw.'
    default:
      return ''
  }
}

/** What told one from the other after a standstill (B-R66). */
function decision([first, second]: readonly number[], ranks: readonly number[]): string {
  if (first !== second) return 'More heroes on the field win.'
  return ranks.includes(2)
    ? 'Heroes were equal, so the sum of their HP decided.'
    : 'Heroes and their HP are equal.'
}

function factionAt({ sides }: BattleView, seat: number): string {
  const faction = FACTIONS[sides[seat]?.faction ?? -1]
  return faction === undefined ? 'One side' : factionName(faction)
}
