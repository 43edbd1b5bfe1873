import { EVERYONE, sightOf, type CardId, type Seat } from '@trialhall/kernel'
import { TAKE_CARD, TAKE_VALOR } from '../picks.ts'
import { playerAt, type Defeat, type SigmarTable } from '../state.ts'
import { DUEL_VALOR, FATEFUL_ROLL } from '../terms.ts'
import { claimsOf, dropClaims, mixHand } from './claims.ts'
import { drawFate } from './fate.ts'
import { spendAll } from './kept.ts'
import {
  abilityOf,
  askForCard,
  clearTable,
  isBlocked,
  kindsOf,
  mayPlay,
  playCard,
  type Kinds,
} from './play.ts'
import { championOf } from './printed.ts'
import { addBoost, afterRoll, applyLower, beginRoll, cannotJoin, rollFateDie, type Roll } from './rolls.ts'
import { changeValor, checkVictory } from './valor.ts'

/** The two sides of a Duel, as the one who is about to play a card sees them. */
interface Sides {
  readonly own: Roll
  readonly other: Roll
}

/** One Duel from the challenge to its last consequence, in the order of S-R38. Nobody else may interfere. */
export function fightDuel(table: SigmarTable, challenger: Seat, defender: Seat): void {
  table.emit({ type: 'challenged', seat: challenger, target: defender }) // (1)
  table.state.phase = 'roll'
  const attack = beginDuelRoll(table, challenger)
  const defence = beginDuelRoll(table, defender)
  while (playOneCard(table, { own: attack, other: defence })) continue // (2), (3) Block
  playOneCard(table, { own: defence, other: attack }) // (3), (4) Block
  const [first, second] = rollUntilDecided(table, attack, defence) // (5), (6)
  table.state.phase = 'resolution'
  const won = first + attack.modifier > second + defence.modifier
  takeSpoils(table, won ? challenger : defender, won ? defender : challenger) // (7)
  clearTable(table)
  if (table.state.isWon) return
  for (const roll of [attack, defence]) afterRoll(table, roll) // S-R65
  if (first === FATEFUL_ROLL) drawFate(table, challenger) // (8), S-R52
  if (second === FATEFUL_ROLL && !table.state.isWon) drawFate(table, defender)
}

const OWN_CARDS: Kinds = kindsOf('boost', 'lower')

function beginDuelRoll(table: SigmarTable, seat: Seat): Roll {
  const { duelBonus } = championOf(playerAt(table.state, seat).champion).trait
  return beginRoll(table, seat, {
    bonus: duelBonus + spendAll(table, seat, 'duelRoll'),
    difficulty: null,
    reward: 0,
  })
}

/** A Boost on the own roll or a Lower on the other's; the other side may Block a Boost with a card it still has. */
function playOneCard(table: SigmarTable, { own, other }: Sides): boolean {
  const { seat } = own
  const answer = askForCard(table, {
    seat,
    prompt: { type: 'duel-card', against: other.seat },
    kinds: OWN_CARDS,
    bars: (card) => barred(table, { own, other }, card),
  })
  if (answer === null) return false
  const { card, ability } = answer
  if (ability.kind === 'lower') {
    applyLower(table, other, { seat, card, ability })
    return mayPlay(playerAt(table.state, seat))
  }
  playCard(table, seat, card)
  table.emit({ type: 'boosted', seat, card, bonus: ability.bonus })
  if (!isBlocked(table, { by: seat, card, blockers: [other.seat] })) addBoost(own, ability)
  return mayPlay(playerAt(table.state, seat))
}

function barred(table: SigmarTable, { own, other }: Sides, card: CardId): string | null {
  if (abilityOf(table.state, card).kind === 'lower') {
    return other.isLowered ? 'This roll has been lowered already; one Lower a roll is all.' : null
  }
  return cannotJoin(table, own, card)
}

function rollUntilDecided(table: SigmarTable, attack: Roll, defence: Roll): readonly [number, number] {
  for (;;) {
    const first = rollFateDie(table, attack, 'duel')
    const second = rollFateDie(table, defence, 'duel')
    if (first + attack.modifier !== second + defence.modifier) return [first, second]
    table.emit({ type: 'duelTied', seat: attack.seat, target: defence.seat }) // S-R39
  }
}

/** 2 Valor or one card at random, as the winner chooses (S-7.5, S-14.4, S-R40, S-R41). */
function takeSpoils(table: SigmarTable, winner: Seat, loser: Seat): void {
  const { state } = table
  table.emit({ type: 'duelWon', seat: winner, loser })
  const beaten = playerAt(state, loser)
  const spoils = [...(beaten.valor > 0 ? [TAKE_VALOR] : []), ...(beaten.hand.length > 0 ? [TAKE_CARD] : [])]
  if (spoils.length === 0) {
    noteDefeat(table, loser, { winner, valor: 0, card: null })
    return
  }
  const pick = table.choose(winner, { type: 'spoils', loser }, spoils)
  if (pick.do === 'take-valor') stealValor(table, winner, loser)
  else stealCard(table, winner, loser)
}

interface Spoils {
  readonly winner: Seat
  readonly valor: number
  readonly card: CardId | null
}

/** Also a lost Duel without spoils is the latest one, and there is nothing to undo in it (S-R24). */
function noteDefeat(table: SigmarTable, loser: Seat, { winner, valor, card }: Spoils): void {
  const defeat: Defeat = Object.freeze({ winner, valor, tookCard: card !== null }) // copies of a state share it
  playerAt(table.state, loser).defeats.push(defeat)
  claimsOf(table.state, loser).stolen.push(card)
}

function stealValor(table: SigmarTable, winner: Seat, loser: Seat): void {
  const beaten = playerAt(table.state, loser)
  const valor = Math.min(DUEL_VALOR, beaten.valor)
  changeValor(table, loser, -valor)
  changeValor(table, winner, valor)
  noteDefeat(table, loser, { winner, valor, card: null })
  checkVictory(table)
}

function stealCard(table: SigmarTable, winner: Seat, loser: Seat): void {
  const { state } = table
  mixHand(table, loser, sightOf(loser) | sightOf(winner))
  const { hand } = playerAt(state, loser)
  const card = table.random(hand, 'stolen card') // S-R41
  table.look([card], winner)
  table.move(card, hand, playerAt(state, winner).hand)
  dropClaims(state, winner, card)
  claimsOf(state, loser).lost.push(card)
  noteDefeat(table, loser, { winner, valor: 0, card })
  table.emit({ type: 'cardStolen', seat: winner, loser, card })
  mixHand(table, winner, EVERYONE) // only these two ever know which card it was (S-R10)
}
