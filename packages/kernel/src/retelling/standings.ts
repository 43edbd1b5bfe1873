import type { AnyGame } from '../game.ts'
import { winningParties, type Outcome } from '../outcome.ts'
import { partyCount, type Party } from '../parties.ts'
import type { State } from '../state.ts'

/** How well each side stands, 0 to 1: a party, or in a game without parties a seat. */
export type BySide<T> = readonly T[]

/** How well each side stands in a state, as the game judges it with all cards open; as won or lost once it is over. */
export function standingsIn(game: AnyGame, state: State, seats: number): BySide<number> {
  const sides = Array.from({ length: partyCount(game, seats) }, (_, side) => side)
  const outcome = game.outcome(state)
  if (outcome !== null) return sides.map((side) => shareOf(outcome, game, side))
  const standing = standingOf(game)
  return sides.map((side) => standing?.(state, side) ?? 0)
}

/** How a game tells people how well a seat stands, 0 to 1; undefined where it does not judge that. */
export function standingOf({ standing, evaluate }: AnyGame): AnyGame['standing'] {
  return standing ?? evaluate
}

function shareOf(outcome: Outcome, game: AnyGame, side: Party): number {
  const winners = winningParties(outcome, game)
  return winners.includes(side) ? 1 / winners.length : 0
}

/** How far a side is ahead of the best of the others; below 0 while it is behind. */
export function leadOf(standings: BySide<number>, side: Party): number {
  const others = standings.filter((_, other) => other !== side)
  return (standings[side] ?? 0) - Math.max(...others)
}

/** The only side that won; null where the match was drawn or several share the victory. */
export function winnerOf(outcome: Outcome | null, game: AnyGame): Party | null {
  const winners = outcome === null ? [] : winningParties(outcome, game)
  return winners.length === 1 ? (winners[0] ?? null) : null
}
