import type { CardId, Zone } from '@trialhall/kernel'
import type { LanesState } from './state.ts'

/** Every place where cards lie. Cards get new ids in hands only, so only hands have to be live lists. */
export function zonesOf(state: LanesState): Zone[] {
  const zones: Zone[] = []
  const board: CardId[] = []
  for (const unit of state.board) if (unit !== null) board.push(unit.card)
  zones.push({ name: 'board', owner: null, cards: board })
  state.players.forEach(({ hand, box, area, slots }, owner) => {
    zones.push({ name: 'hand', owner, cards: hand })
    zones.push({ name: 'box', owner, cards: box })
    zones.push({ name: 'area', owner, cards: area.map((lying) => lying.card) })
    zones.push({ name: 'slots', owner, cards: slots.flatMap(({ card }) => (card === null ? [] : [card])) })
  })
  return zones
}
