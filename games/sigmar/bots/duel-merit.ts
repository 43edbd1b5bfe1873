import type { Seat } from '@trialhall/kernel'
import { keptBy } from '../rules/kept.ts'
import { abilityOf, mayPlay } from '../rules/play.ts'
import { championOf } from '../rules/printed.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import { DUEL_VALOR, FATE_DIE } from '../terms.ts'
import { priceOf } from './price.ts'
import { oddsFor, type Change } from './standing.ts'

/** Valor that a card taken from a hand is worth. */
const STOLEN_CARD = 0.4
/** What the other side adds to a Duel by a card, about: not every hand has one, and not everybody plays it. */
const ANSWER = 0.7
/** Chances to win a Duel by how far the own modifier is ahead, from -6 on: ties are rolled again. */
const CHANCES: readonly number[] = Array.from({ length: 2 * FATE_DIE + 1 }, (_, at) =>
  chanceAhead(at - FATE_DIE),
)

function chanceAhead(ahead: number): number {
  let wins = 0
  let decided = 0
  for (let own = 1; own <= FATE_DIE; own++)
    for (let other = 1; other <= FATE_DIE; other++) {
      if (own + ahead > other) wins++
      if (own + ahead !== other) decided++
    }
  return wins / decided
}

/** Chance to win a Duel so far ahead; between whole numbers in proportion. */
export function duelChance(ahead: number): number {
  const at = Math.max(0, Math.min(2 * FATE_DIE, ahead + FATE_DIE))
  const low = CHANCES[Math.floor(at)] as number
  const high = CHANCES[Math.ceil(at)] as number
  return low + (high - low) * (at - Math.floor(at))
}

/** What a seat adds to its Duel roll without a card. */
function duelBonusOf(state: SigmarPosition, seat: Seat): number {
  const player = playerAt(state, seat)
  let bonus = championOf(player.champion).trait.duelBonus
  for (const card of player.kept) bonus += keptBy(state, card).duelRoll + keptBy(state, card).roll
  return bonus
}

/** How good a Duel against a seat is, as odds to win the match: with the best card for it, and with what usually answers it. */
export function duelMerit(state: SigmarPosition, seat: Seat, against: Seat): number {
  const other = playerAt(state, against)
  const answer = ANSWER * Math.min(1, other.hand.length / 3)
  const ahead = duelBonusOf(state, seat) - duelBonusOf(state, against) - answer
  let best = duelOdds(state, { seat, against, ahead, price: 0 })
  const player = playerAt(state, seat)
  for (const card of mayPlay(player) ? player.hand : []) {
    const { kind, bonus, lowers } = abilityOf(state, card)
    if (kind !== 'boost' && kind !== 'lower') continue
    const price = priceOf(state, seat, card)
    best = Math.max(best, duelOdds(state, { seat, against, ahead: ahead + bonus + lowers, price }))
  }
  return best
}

/** A Duel as a seat sees it. */
export interface DuelSight {
  readonly seat: Seat
  readonly against: Seat
  readonly ahead: number
  /** Valor that the cards played for it were worth. */
  readonly price: number
}

/** The odds to win the match with a Duel of this chance ahead. */
export function duelOdds(state: SigmarPosition, { seat, against, ahead, price }: DuelSight): number {
  const odds = oddsFor(state, seat)
  const chance = duelChance(ahead)
  const won = spoils(state, { winner: seat, loser: against, seat, price })
  const lost = spoils(state, { winner: against, loser: seat, seat, price })
  return chance * odds(won) + (1 - chance) * odds(lost)
}

interface Spoils {
  readonly winner: Seat
  readonly loser: Seat
  readonly seat: Seat
  readonly price: number
}

/** Valor changes hands, or a card where there is none. */
function spoils(state: SigmarPosition, { winner, loser, seat, price }: Spoils): Change {
  const beaten = playerAt(state, loser)
  const sign = winner === seat ? 1 : -1
  const valor = sign * Math.min(DUEL_VALOR, beaten.valor)
  const card = beaten.valor === 0 && beaten.hand.length > 0 ? sign * STOLEN_CARD : 0
  const other = winner === seat ? loser : winner
  return { own: valor, price: price - card, other: { seat: other, valor: -valor, hope: -card } }
}
