import { EXPERIENCE_PER_LEVEL, playedRound, type LanesView } from '@trialhall/game-lanes'
import type { Seat } from '@trialhall/kernel'
import { leftWords } from '@trialhall/table-ui'

/** Why a match is over and what decided it, in one or two sentences. */
export function whyOver(view: LanesView, names: readonly string[]): string {
  const round = playedRound(view)
  if (view.ended === 'left') return leftWords(names[1 - (view.winner ?? 0)] ?? '', round)
  if (view.ended === 'agreed') return `Both agreed on a draw in round ${round}.`
  if (view.ended === 'life')
    return view.winner === null
      ? `Both heroes fell in round ${round}: a draw.`
      : `${heroOf(view, 1 - view.winner, names)} fell in round ${round}.`
  return `All ${view.roundLimit} rounds are over. ${decision(view)}`
}

/** "Your hero", "Osric’s hero". */
function heroOf({ viewer }: LanesView, seat: Seat, names: readonly string[]): string {
  const name = names[seat] ?? ''
  return viewer === seat || name.toLowerCase() === 'you' ? 'Your hero' : `${name}’s hero`
}

/** What told one from the other at the end of the rounds (L-R63). */
function decision({ players, winner }: LanesView): string {
  if (winner === null) return 'Life and experience are equal.'
  const [a, b] = players.map(({ life }) => life)
  return a === b ? 'Life was equal, so experience decided.' : 'More life wins.'
}

/** Experience of the whole match. */
export function experienceOf({ level, experience }: { level: number; experience: number }): number {
  return level * EXPERIENCE_PER_LEVEL + experience
}
