import type { CardId, Zone } from '@trialhall/kernel'
import type { LanesState, Lying, Slot } from '../state.ts'

/** Every place where cards lie. Cards get new ids in hands only, so only hands have to be live lists. */
export function zonesOf(state: LanesState): Zone[] {
  const zones: Zone[] = [{ name: 'board', owner: null, cards: onBoard(state) }]
  for (let owner = 0; owner < state.players.length; owner++) {
    const { hand, box, area, slots } = state.players[owner] as LanesState['players'][number]
    zones.push({ name: 'hand', owner, cards: hand })
    zones.push({ name: 'box', owner, cards: box })
    if (area.length > 0) zones.push({ name: 'area', owner, cards: inArea(area) })
    zones.push({ name: 'slots', owner, cards: inSlots(slots) })
  }
  return zones
}

function onBoard({ board }: LanesState): CardId[] {
  const cards: CardId[] = []
  for (const unit of board) if (unit !== null) cards.push(unit.card)
  return cards
}

function inArea(area: readonly Lying[]): CardId[] {
  const cards: CardId[] = []
  for (const { card } of area) cards.push(card)
  return cards
}

function inSlots(slots: readonly Slot[]): CardId[] {
  const cards: CardId[] = []
  for (const { card } of slots) if (card !== null) cards.push(card)
  return cards
}
