import type { CardId, Party, Seat } from '@trialhall/kernel'
import type { LootOrigin } from '../events.ts'
import { heroOf, type LooseLoot, type Space, type TempusPosition, type TempusTable } from '../state.ts'
import { capHp } from './fight/healing.ts'
import { lootOf } from './printed.ts'
import { happening } from './sources.ts'

/**
 * A Hero draws a Loot card, face up (T-29.02, T-29.04, T-29.07). An empty deck is made of the Loot that was discarded; where there is none
 * nothing is drawn, and the answer is null (T-29.16, T-R57).
 */
export function drawLoot(table: TempusTable, seat: Seat): CardId | null {
  const { state } = table
  if (state.lootDeck.length === 0) {
    state.lootDeck.push(...state.lootDiscard.splice(0))
    table.shuffle(state.lootDeck, 'Loot')
  }
  const card = state.lootDeck.pop()
  if (card === undefined) return null
  table.reveal(card)
  gain(table, { to: seat, card, from: 'deck' })
  return card
}

/**
 * A Hero that comes to a space takes everything there: first the cards that somebody dropped, then a card for each token (T-29.07, T-29.09, T-R91). A
 * token for which no card is left stays (T-R57). Monsters never call this (T-29.15).
 */
export function takeLoose(table: TempusTable, seat: Seat, space: Space): void {
  const { state } = table
  const heap = state.loose.find(({ at }) => at === space)
  if (heap === undefined) return
  for (const card of heap.cards.splice(0)) gain(table, { to: seat, card, from: 'ground' })
  while (heap.tokens > 0 && drawLoot(table, seat) !== null) heap.tokens--
  if (heap.tokens === 0) state.loose = state.loose.filter((other) => other !== heap)
}

/** A defeated Hero drops all its Loot on a space: its party has that many VP less (T-29.08, T-35.02). Nobody drops any otherwise (T-29.12). */
export function dropAll(table: TempusTable, seat: Seat, space: Space): void {
  const cards = heroOf(table.state, seat).loot.splice(0)
  if (cards.length === 0) return
  heapAt(table.state, space).cards.push(...cards)
  for (const card of cards) table.emit({ type: 'lostLoot', seat, card })
  table.emit({ type: 'lootDropped', space, cards })
}

/** A Hero drops one of its Loot cards on a space, because an Event says so. */
export function dropLoot(table: TempusTable, seat: Seat, where: { card: CardId; space: Space }): void {
  const { card, space } = where
  table.move(card, heroOf(table.state, seat).loot, heapAt(table.state, space).cards)
  lose(table, seat, card)
  table.emit({ type: 'lootDropped', space, cards: [card] })
}

/** A Camp or an Event leaves a token that is worth a card of the Loot deck (T-29.06, T-29.10). */
export function dropToken(table: TempusTable, space: Space): void {
  heapAt(table.state, space).tokens++
  table.emit({ type: 'lootDropped', space, cards: [] })
}

/** What lies on a space, or will. */
function heapAt(state: TempusPosition, space: Space): LooseLoot {
  const found = state.loose.find(({ at }) => at === space)
  if (found !== undefined) return found
  const heap: LooseLoot = { at: space, tokens: 0, cards: [] }
  state.loose.push(heap)
  return heap
}

/** A Loot card that goes from one Hero to another. */
export interface Handover {
  readonly from: Seat
  readonly to: Seat
  readonly card: CardId
}

/** A Hero takes a Loot card of another (T-29.11). */
export function stealLoot(table: TempusTable, handover: Handover): void {
  passOn(table, handover, 'theft')
}

/** A Hero gives a Loot card to an ally: the VP of the party stay as they are (T-29.13, T-29.14). */
export function giftLoot(table: TempusTable, handover: Handover): void {
  passOn(table, handover, 'gift')
}

/** What the card gives ends for one and begins for the other at once (T-29.17, T-29.18). */
function passOn(table: TempusTable, { from, to, card }: Handover, origin: LootOrigin): void {
  const { loot } = heroOf(table.state, from)
  loot.splice(loot.indexOf(card), 1)
  lose(table, from, card)
  gain(table, { to, card, from: origin })
}

/** A Hero has a Loot card less; HP that it had by it alone are lost, and nobody falls by that (T-29.18, T-25.15). */
function lose(table: TempusTable, seat: Seat, card: CardId): void {
  table.emit({ type: 'lostLoot', seat, card })
  capHp(table, seat)
}

interface Gain {
  readonly to: Seat
  readonly card: CardId
  readonly from: LootOrigin
}

/** A Hero has a Loot card more, however many it has (T-29.03), and what that card does on being gained happens (T-29.17). */
function gain(table: TempusTable, { to, card, from }: Gain): void {
  const { state } = table
  heroOf(state, to).loot.push(card)
  table.emit({ type: 'gainedLoot', seat: to, card, from })
  const about = happening('turn', to)
  lootOf(state, card).gained?.run(table, { by: to, card, about, targets: [], space: null })
}

/** VP of the Loot that the Heroes of a party hold (T-29.01). */
export function lootVp({ heroes }: TempusPosition, party: Party): number {
  return heroes.reduce((sum, { id, loot }) => sum + (id % 2 === party ? loot.length : 0), 0)
}
