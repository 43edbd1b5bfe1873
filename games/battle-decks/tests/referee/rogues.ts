import type { Board, Card, Side } from './board.ts'
import { rogueAttack } from './fight.ts'

/** An attack of an equalizer, and it leaves when it has made its last (B-15.7, B-15.8, B-R38). */
export function rogueTurn(board: Board, card: Card): void {
  const side = board.side(card.owner)
  const rogue = side.rogues.find((one) => one.card === card)
  if (!rogue) return
  rogue.attacks++
  rogueAttack(board, card)
  if (rogue.attacks >= card.facts.attacks) rogueLeaves(board, card)
}

/** Out of the game (B-15.9). */
export function rogueLeaves(board: Board, card: Card): void {
  const side = board.side(card.owner)
  side.rogues = side.rogues.filter((one) => one.card !== card)
  side.removed.push(card)
  board.tell('rogueLeft', { card: card.id })
}

/** Draws as long as something is wanted; a joker enters play and attacks before the next card (B-6.3, B-R36). */
export function drawWhile(board: Board, side: Side, isWanted: () => boolean): void {
  let drawn: number[] = []
  const tellDrawn = (): void => {
    if (drawn.length > 0) board.tell('drew', { seat: side.seat, cards: drawn })
    drawn = []
  }
  while (isWanted() && side.deck.length > 0) {
    const card = side.deck.pop() as Card
    if (card.facts.is === 'equalizer') {
      tellDrawn()
      side.rogues.push({ card, attacks: 0 })
      board.tell('rogueEntered', { seat: side.seat, card: card.id })
      rogueTurn(board, card)
      continue
    }
    side.hand.push(card)
    drawn.push(card.id)
  }
  tellDrawn()
}
