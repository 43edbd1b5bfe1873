import type { Seat } from '@trialhall/kernel'
import { opponentsOf, playerAt, type SigmarPosition } from '../state.ts'

/** Valor that a turn brings, about. */
const TURN = 1.7
/** Valor that a card in an unknown hand brings, about, while there are turns to use it in. */
const UNKNOWN_CARD = 0.25
/** Turns from which on a hand counts in full. */
const TURNS_FOR_A_HAND = 3
/** A completed Trial decides between equals and nothing else. */
const COMPLETED = 0.02
/** Scale of the logistic distribution of what one more turn brings. */
const SCALE = 1.1
/** What nobody can foresee even where no turn is left. */
const LEAST_SCALE = 0.1

/** Turns that a seat still has, the present one not included. */
export function turnsToCome(state: SigmarPosition, seat: Seat): number {
  const count = state.players.length
  const place = (of: Seat): number => (of - state.first + count) % count
  const hasBegun = place(seat) <= place(state.active)
  return Math.max(0, state.roundLimit - state.round + (hasBegun ? 0 : 1))
}

/** Turns that all others still have, the present one not included. */
export function turnsOfOthers(state: SigmarPosition, seat: Seat): number {
  let sum = 0
  for (const other of opponentsOf(state, seat)) sum += turnsToCome(state, other)
  return sum
}

/** How Valor changes: of the seat itself, and of one other. */
export interface Change {
  readonly own: number
  readonly other?: { readonly seat: Seat; readonly valor: number }
}

/** The odds to win, 0 to 1, after changes of Valor: a lead counts for more the fewer turns are left. By what everybody sees. */
export function oddsFor(state: SigmarPosition, seat: Seat): (change: Change) => number {
  const turns = turnsToCome(state, seat)
  const others = opponentsOf(state, seat)
  const prospects = others.map((other) => prospectOf(state, other))
  const own = prospectOf(state, seat)
  const ofOthers = turnsOfOthers(state, seat) / Math.max(1, others.length)
  const scale = Math.max(LEAST_SCALE, SCALE * Math.sqrt(turns + ofOthers))
  const { valor } = playerAt(state, seat)
  return (change) => {
    if (change.own > 0 && valor + change.own >= state.valorToWin) return 1
    let sum = 1
    for (let i = 0; i < others.length; i++) {
      const other = others[i] as Seat
      const gain = change.other?.seat === other ? change.other.valor : 0
      if (gain > 0 && playerAt(state, other).valor + gain >= state.valorToWin) return 0
      sum += Math.exp(((prospects[i] as number) + gain - own - change.own) / scale)
    }
    return 1 / sum
  }
}

function prospectOf(state: SigmarPosition, seat: Seat): number {
  const { valor, completed, hand } = playerAt(state, seat)
  const turns = turnsToCome(state, seat)
  const cards = UNKNOWN_CARD * hand.length * Math.min(1, turns / TURNS_FOR_A_HAND)
  return valor + COMPLETED * completed + TURN * turns + cards
}
