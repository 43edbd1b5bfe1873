import { eyesThrough, type CardId, type Looker, type Seat } from '@trialhall/kernel'
import { heroOf, type TempusPosition, type TempusTable } from '../state.ts'
import { chooseCards } from './card-choices.ts'
import { canCycle, chooseCycle, cycle } from './cycles.ts'

/** Who sees the hand of a seat: its party where that was agreed, or nobody else (T-7.14, T-R11). */
export function handSeenBy({ heroes, settings }: TempusPosition, seat: Seat): Looker {
  if (!settings.sharesHands) return seat
  return eyesThrough(
    heroes.flatMap(({ id }) => (id % 2 === seat % 2 ? [id] : [])),
    seat,
  )
}

/**
 * Draws so many cards into a hand. An empty Draw Deck cycles when a card must be drawn from it and not before, whatever makes the Hero draw
 * (T-10.05, T-10.06, T-10.16, T-R14); what cannot be drawn then is lost (T-10.15). Returns what was drawn.
 */
export function drawCards(table: TempusTable, seat: Seat, count: number): CardId[] {
  const drawn = drawFromDeck(table, seat, count)
  while (drawn.length < count && canCycle(heroOf(table.state, seat))) {
    cycle(table, seat, chooseCycle(table, seat))
    drawn.push(...drawFromDeck(table, seat, count - drawn.length))
  }
  return drawn
}

/** Draws what the Draw Deck still has, without a cycle. */
export function drawFromDeck(table: TempusTable, seat: Seat, count: number): CardId[] {
  const { state } = table
  const { deck, hand } = heroOf(state, seat)
  const looker = handSeenBy(state, seat)
  const drawn: CardId[] = []
  while (drawn.length < count) {
    const card = table.draw(deck, hand, looker)
    if (card === null) break
    drawn.push(card)
  }
  if (drawn.length > 0) table.emit({ type: 'drew', seat, cards: drawn.slice() })
  return drawn
}

/** A card of a hand is played or discarded: it lies open and reaches the pile when the turn or phase ends (T-15.01, T-15.05, T-R16). */
export function spend(table: TempusTable, seat: Seat, card: CardId): void {
  const { hand, spent } = heroOf(table.state, seat)
  table.reveal(card)
  table.move(card, hand, spent)
}

/** A Hero discards these cards of its hand, as a price or because it must (T-15.05, T-R117). */
export function discard(table: TempusTable, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  for (const card of cards) spend(table, seat, card)
  table.emit({ type: 'discarded', seat, cards })
}

/** How many cards a Hero discards, and what card says so; null for the limit of a hand (T-36.03). */
export interface Discarding {
  readonly count: number
  readonly card: CardId | null
}

/** Asks which cards of its hand a Hero discards, all of them where it has no more. Changes nothing. */
export function pickDiscards(table: TempusTable, seat: Seat, { count, card }: Discarding): CardId[] {
  const { hand } = heroOf(table.state, seat)
  const prompt = (left: number) => ({ type: 'discard', left, card }) as const
  return chooseCards(table, seat, { from: hand, count: Math.min(count, hand.length), prompt })
}

/** A Hero discards so many cards of its choice. Returns them. */
export function chooseDiscards(table: TempusTable, seat: Seat, discarding: Discarding): CardId[] {
  const cards = pickDiscards(table, seat, discarding)
  discard(table, seat, cards)
  return cards
}

/** A Hero loses so many cards of its hand at random (Daze, T-26.08). Returns them. */
export function discardRandom(table: TempusTable, seat: Seat, count: number): CardId[] {
  const { hand } = heroOf(table.state, seat)
  const lost: CardId[] = []
  while (lost.length < count && hand.length > 0) {
    const card = table.random(hand, 'discard')
    spend(table, seat, card)
    lost.push(card)
  }
  return lost
}

/** The turn or phase ends: what everybody has played or discarded in it reaches the discard piles (T-14.14, T-15.05, T-15.06, T-R16). */
export function endOfTurnDiscards({ state }: TempusTable): void {
  for (const hero of state.heroes) if (hero.spent.length > 0) hero.discard.push(...hero.spent.splice(0))
}

/** Cards of a hand, or played in this turn, reach the pile at once: those of a Hero that was defeated (T-35.02, T-R16). */
export function discardNow(table: TempusTable, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  const { hand, spent, discard: pile } = heroOf(table.state, seat)
  for (const card of cards) {
    table.reveal(card)
    table.move(card, hand.includes(card) ? hand : spent, pile)
  }
  table.emit({ type: 'discarded', seat, cards })
}
