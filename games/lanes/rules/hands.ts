import { sightOf, type CardId, type DefIndex, type Seat } from '@trialhall/kernel'
import type { Face } from '../faces.ts'
import { playerAt, type LanesPosition, type LanesTable, type Player } from '../state.ts'
import { baseOf, faceOf, faceWith } from './printed.ts'
import { slotOf } from './spells/charges.ts'

/**
 * Puts cards that all have seen into their owner's hand, where the opponent can no longer follow them (L-KEY.1, L-R54). A card
 * in hand has its base definition: what it shows follows from the nodes of its owner, so that no upgrade tells where it lies.
 */
export function takeIntoHand(table: LanesTable, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  table.emit({ type: 'returned', seat, cards: cards.slice() })
  addToHand(table, seat, cards)
}

/**
 * As `takeIntoHand`, without telling. Units and spells are mixed apart: everybody knows which of them can be prepared. The hand
 * lies in the order of the new ids, for its list is public and the place of a card in it would tell which one it is.
 */
export function addToHand(table: LanesTable, seat: Seat, cards: readonly CardId[]): void {
  const { hand } = playerAt(table.state, seat)
  for (const card of cards) {
    setFace(table, card, baseOf(table.def(card)))
    hand.push(card)
  }
  const kinds = cards.map((card) => faceOf(table.def(card)).kind)
  for (const kind of KINDS) {
    if (!kinds.includes(kind)) continue
    const mixed = hand.filter((card) => faceOf(table.def(card)).kind === kind)
    table.conceal(mixed, sightOf(seat), kind)
  }
  hand.sort((a, b) => a - b)
}

/** Says what a card shows from now on; the list is replaced, as copies of a state share it. */
export function setFace(table: LanesTable, card: CardId, face: DefIndex): void {
  const { cards } = table.state
  if (cards.def[card] !== face) cards.def = cards.def.with(card, face)
}

const KINDS = ['unit', 'spell'] as const

/** What a card shows that its owner holds or has prepared; a card that the viewer does not know has none. */
export function faceIndex(state: LanesPosition, player: Player, card: CardId): DefIndex {
  const { nodes } = slotOf(player, card) ?? player
  return faceWith(state.cards.def[card] as DefIndex, { class: player.class, nodes })
}

/** See `faceIndex`. */
export function heldFace(state: LanesPosition, player: Player, card: CardId): Face {
  return faceOf(faceIndex(state, player, card))
}

/** Turns a held card face up: from now on its definition is the face that it shows. */
export function turnUp(table: LanesTable, seat: Seat, card: CardId): DefIndex {
  const { state } = table
  const face = faceIndex(state, playerAt(state, seat), card)
  table.reveal(card)
  setFace(table, card, face)
  return face
}

/** Takes a card out of a hand. */
export function takeFromHand({ hand }: Player, card: CardId): void {
  hand.splice(hand.indexOf(card), 1)
}
