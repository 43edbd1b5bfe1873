import { newUnit, type Field, type LanesView, type Player, type Slot, type Unit } from '@trialhall/game-lanes'
import type { CardId, Seat } from '@trialhall/kernel'
import { unitOf } from './refs.ts'

/** A player with other numbers. */
export function withPlayer(
  view: LanesView,
  seat: Seat,
  change: (player: Player) => Partial<Player>,
): LanesView {
  const players = view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player))
  return { ...view, players }
}

/** A slot of a player with other contents. */
export function withSlot(
  view: LanesView,
  { seat, slot }: { seat: Seat; slot: number },
  change: (slot: Slot) => Partial<Slot>,
): LanesView {
  return withPlayer(view, seat, ({ slots }) => ({
    slots: slots.map((one, at) => (at === slot ? { ...one, ...change(one) } : one)),
  }))
}

/** A unit with other numbers, found by its card; nothing changes if it has left. */
export function withUnit(
  view: LanesView,
  card: CardId | undefined,
  change: (unit: Unit) => Partial<Unit>,
): LanesView {
  const board = view.board.map((unit) =>
    unit !== null && unit.card === card ? { ...unit, ...change(unit) } : unit,
  )
  return { ...view, board }
}

/** A unit on another field. */
export function moved(view: LanesView, card: CardId, to: Field): LanesView {
  const unit = unitOf(view, card)
  if (!unit) return view
  const board = view.board.slice()
  board[unit.field] = null
  board[to] = { ...unit, field: to, did: unit.did === 'ready' ? 'advance' : unit.did }
  return { ...view, board }
}

/** A field with a unit, or without. */
export function put(view: LanesView, field: Field, unit: Unit | null): LanesView {
  const board = view.board.slice()
  board[field] = unit
  return { ...view, board }
}

/** A card that has come to the battleground. */
export function arrived(view: LanesView, { seat, card, field }: Arrival): LanesView {
  return put(view, field, newUnit({ seat, card, face: view.cards.def[card] ?? 0, field }))
}

interface Arrival {
  readonly seat: Seat
  readonly card: CardId
  readonly field: Field
}

/** Lists of mana added up, the second so many times. */
export function plus(mana: readonly number[], more: readonly number[], times: 1 | -1): number[] {
  return mana.map((count, colour) => count + times * (more[colour] ?? 0))
}

/** A card out of wherever its owner held it: hand, slot or play area. */
export function lifted(view: LanesView, seat: Seat, card: CardId): LanesView {
  return withPlayer(view, seat, ({ hand, slots, area }) => ({
    hand: hand.filter((one) => one !== card),
    slots: slots.map((slot) =>
      slot.card === card ? { card: null, nodes: 0, charges: slot.charges.map(() => 0) } : slot,
    ),
    area: area.filter((lying) => lying.card !== card),
  }))
}
