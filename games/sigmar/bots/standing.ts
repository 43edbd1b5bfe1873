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

/** How much less a match is worth that is won at a price: enough to tell one way to win from another, and no more. */
const THRIFT = 1e-6
/** What Valor counts by itself: enough to play on for it where the match can neither be won nor lost any more, and no more. */
const PRIDE = 1e-5

/**
 * What happens, to the seat itself and to one other. Valor that is gained is told apart from what is only worth Valor, cards and places
 * and hopes: a match is won by the one and not by the other.
 */
export interface Change {
  /** Valor that the seat gains or loses; nothing unless it is said. */
  readonly own?: number
  /** What else it gives for that, as Valor: cards above all. Below 0 for what it gets. */
  readonly price?: number
  /** Valor that another gains or loses, and what else comes its way. */
  readonly other?: { readonly seat: Seat; readonly valor: number; readonly hope?: number }
}

const NOTHING = { valor: 0, hope: 0 }

/** The odds to win, 0 to 1, after changes of Valor: a lead counts for more the fewer turns are left. By what everybody sees. */
export function oddsFor(state: SigmarPosition, seat: Seat): (change: Change) => number {
  const turns = turnsToCome(state, seat)
  const others = opponentsOf(state, seat)
  const prospects = others.map((other) => prospectOf(state, other))
  const own = prospectOf(state, seat)
  const ofOthers = turnsOfOthers(state, seat) / Math.max(1, others.length)
  const scale = Math.max(LEAST_SCALE, SCALE * Math.sqrt(turns + ofOthers))
  const { valor } = playerAt(state, seat)
  return ({ own: gained = 0, price = 0, other: theirs }) => {
    const pride = PRIDE * gained
    if (gained > 0 && valor + gained >= state.valorToWin) return 1 + pride - THRIFT * price
    let sum = 1
    for (let i = 0; i < others.length; i++) {
      const other = others[i] as Seat
      const { valor: gain, hope = 0 } = theirs?.seat === other ? theirs : NOTHING
      if (gain > 0 && playerAt(state, other).valor + gain >= state.valorToWin) return pride - THRIFT * price
      sum += Math.exp(((prospects[i] as number) + gain + hope - own - gained + price) / scale)
    }
    return 1 / sum + pride
  }
}

function prospectOf(state: SigmarPosition, seat: Seat): number {
  const { valor, completed, hand } = playerAt(state, seat)
  const turns = turnsToCome(state, seat)
  const cards = UNKNOWN_CARD * hand.length * Math.min(1, turns / TURNS_FOR_A_HAND)
  return valor + COMPLETED * completed + TURN * turns + cards
}
