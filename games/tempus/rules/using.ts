import type { CardId, Seat } from '@trialhall/kernel'
import { heroOf, type TempusTable } from '../state.ts'
import { cardOf } from './printed.ts'

/**
 * A card is used: it is face up (T-15.01). Primaries and Loot stay where they are (T-15.02), Ongoing cards come into play (T-15.03), others are spent
 * and reach the discard pile when the turn or phase ends (T-15.05, T-15.06).
 */
export function useCard(table: TempusTable, seat: Seat, card: CardId): void {
  const { state } = table
  const hero = heroOf(state, seat)
  const face = cardOf(state, card)
  if (hero.hand.includes(card)) {
    table.reveal(card)
    const isOngoing = face.kind === 'hero' && (face.use === 'ongoing' || face.use === 'maintained')
    table.move(card, hero.hand, isOngoing ? hero.ongoing : hero.spent)
  } else if (face.kind === 'loot' || (face.kind === 'hero' && face.once === 'round')) hero.used.push(card)
  else if (face.kind === 'hero' && face.once === 'turn') state.turn?.used.push(card)
}

/** An Ongoing card that has put nothing into play is spent at once: its attack has missed. */
export function spendIfIdle({ state }: TempusTable, seat: Seat, card: CardId): void {
  const hero = heroOf(state, seat)
  if (!hero.ongoing.includes(card) || state.lastings.some((lasting) => lasting.card === card)) return
  hero.ongoing = hero.ongoing.filter((other) => other !== card)
  hero.spent.push(card)
}
