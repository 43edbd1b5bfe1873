import type { CardId, Seat } from '@trialhall/kernel'
import type { EldarOption } from '../asks.ts'
import { attach, removeFrom } from './cards.ts'
import { CARD, faceOf } from './printed.ts'
import { refuseInEquipPhase } from './actions/reasons.ts'
import { heroAt, playerAt, standing, type EldarTable } from '../state.ts'

/** A player plays one equipment card or none, onto a Hero of their own that stands (E-25.02 to E-25.04, E-R63). */
export function equipStep(table: EldarTable, seat: Seat): void {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const heroes = standing(state, seat)
  if (hand.length === 0 || heroes.length === 0) return
  const options: EldarOption[] = []
  for (const card of hand) {
    if (faceOf(table.def(card)).kind !== 'equipment') {
      const [hero = 0] = heroes
      if (table.isExplaining) refuseInEquipPhase(table, { do: 'use', hero, card, ability: CARD })
      continue
    }
    for (const hero of heroes) options.push({ do: 'equip', card, hero })
  }
  options.push({ do: 'pass' })
  const pick = state.asksAlways
    ? table.window(seat, { type: 'equip' }, options)
    : table.choose(seat, { type: 'equip' }, options)
  if (pick.do === 'equip') equipFromHand(table, pick)
}

/** Equipment goes straight from hand onto a Hero, without the stack (E-25.01, E-25.06). */
export function equipFromHand(
  table: EldarTable,
  { card, hero }: { readonly card: CardId; readonly hero: number },
): void {
  const { hand } = playerAt(table.state, heroAt(table.state, hero).seat)
  table.reveal(card)
  removeFrom(hand, card)
  table.emit({ type: 'equipped', hero, card })
  attach(table, card, { hero, slot: 'equipment', origin: hero })
}
