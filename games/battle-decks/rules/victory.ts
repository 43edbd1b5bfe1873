import type { Outcome, Seat } from '@trialhall/kernel'
import type { EndReason } from '../events.ts'
import { sideOf, type BattlePosition, type BattleTable } from '../state.ts'
import { heroesLeft, isHero } from './field.ts'

const SEATS: readonly Seat[] = [0, 1]

/** The match ends when a last hero has left; the other player wins (B-1.3, B-10.8, B-19.1, B-19.2); nobody does if both have none (B-R67). */
export function checkEnd(table: BattleTable): void {
  if (table.state.ending !== null) return
  const left = SEATS.filter((seat) => heroesLeft(table.state, seat) > 0)
  if (left.length === 2) return
  if (left.length === 0) end(table, 'together', SEATS)
  else end(table, 'heroes', left)
}

/** Nobody can or does do anything any more: more heroes win, then more HP of heroes; else it is a draw (B-R66). */
export function endStandstill(table: BattleTable): void {
  const { state } = table
  const tally = SEATS.map((seat) => [heroesLeft(state, seat), hpOf(state, seat)] as const)
  const [first, second] = tally as [readonly [number, number], readonly [number, number]]
  const lead = first[0] - second[0] || first[1] - second[1]
  end(table, 'standstill', lead === 0 ? SEATS : [lead > 0 ? 0 : 1])
}

/** HP of all heroes of a seat, negative ones too. */
function hpOf(state: BattlePosition, seat: Seat): number {
  const { characters } = sideOf(state, seat)
  return characters.reduce((sum, character) => sum + (isHero(state, character) ? character.hp : 0), 0)
}

/** A player gives up (B-R68). */
export function concede(table: BattleTable, seat: Seat): void {
  table.emit({ type: 'conceded', seat })
  end(table, 'conceded', [1 - seat])
}

/** Both agree on a draw. */
export function agreeOnDraw(table: BattleTable): void {
  end(table, 'agreed', SEATS)
}

function end(table: BattleTable, reason: EndReason, winners: readonly Seat[]): void {
  table.state.ending = Object.freeze({ reason, winners }) // copies of a state share it
  table.emit({ type: 'ended', reason, winners })
}

/** How a match ended; null while it goes on. Scores are the heroes left. */
export function outcomeOf(state: BattlePosition): Outcome | null {
  const { ending } = state
  if (ending === null) return null
  return {
    ranks: SEATS.map((seat) => (ending.winners.includes(seat) ? 1 : 2)),
    scores: SEATS.map((seat) => heroesLeft(state, seat)),
    reason: ending.reason,
  }
}
