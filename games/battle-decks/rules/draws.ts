import { sightOf, type CardId, type Seat } from '@trialhall/kernel'
import { sideOf, type BattleTable } from '../state.ts'
import { HAND } from '../terms.ts'
import { enterRogue } from './equalizers.ts'
import { cardOf } from './printed.ts'
import { noteChange } from './vain.ts'

/** Cards are drawn one by one until there are five in hand or the deck is empty (B-6.1, B-6.2, B-R64, B-R65). */
export function refill(table: BattleTable, seat: Seat): void {
  const { hand } = sideOf(table.state, seat)
  drawTo(table, seat, Math.max(hand.length, HAND))
}

/** Draws so many cards. */
export function drawCards(table: BattleTable, seat: Seat, count: number): void {
  drawTo(table, seat, sideOf(table.state, seat).hand.length + count)
}

/** Draws until the hand has so many cards; a joker enters play and attacks before the next card is drawn (B-6.3, B-6.4). */
function drawTo(table: BattleTable, seat: Seat, size: number): void {
  const { state } = table
  const { deck, hand } = sideOf(state, seat)
  let told = hand.length
  while (hand.length < size && deck.length > 0 && state.ending === null) {
    const card = deck.pop() as CardId
    noteChange(state)
    if (cardOf(state, card).kind === 'equalizer') {
      tellDrawn(table, seat, told)
      enterRogue(table, seat, card)
      told = hand.length
    } else {
      table.show(card, sightOf(seat))
      hand.push(card)
    }
  }
  tellDrawn(table, seat, told)
}

function tellDrawn(table: BattleTable, seat: Seat, from: number): void {
  const { hand } = sideOf(table.state, seat)
  if (hand.length > from) table.emit({ type: 'drew', seat, cards: hand.slice(from) })
}
