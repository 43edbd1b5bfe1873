import type { Seat } from '@trialhall/kernel'
import { sideOf, type BattlePosition } from '../state.ts'
import { worthOfCharacter } from './worth.ts'

/** How likely a seat is to win: its heroes, reinforcements and cards against those of the other side, 0 to 1. */
export function evaluate(state: BattlePosition, seat: Seat): number {
  const { ending } = state
  if (ending !== null) return ending.winners.length > 1 ? 0.5 : Number(ending.winners[0] === seat)
  return 1 / (1 + Math.exp((worthOf(state, 1 - seat) - worthOf(state, seat)) / SPREAD))
}

/** How much more a side is worth that wins 73 of 100 matches. */
const SPREAD = 1.6

/** All that a side has. */
function worthOf(state: BattlePosition, seat: Seat): number {
  const side = sideOf(state, seat)
  let worth = 0.12 * side.hand.length + 0.01 * side.deck.length
  for (const character of side.characters) worth += worthOfCharacter(state, character)
  return worth
}
