import { UNKNOWN, type CardId, type Facts, type Piece, type Seat } from '@trialhall/kernel'
import { groundOf } from '../rules/ground.ts'
import { intersectionName, type Intersection } from '../rules/intersections.ts'
import { boardOf, faceOf, faceWith } from '../rules/printed.ts'
import { slotOf } from '../rules/spells/charges.ts'
import { unitAt, type LanesPosition, type LanesState } from '../state.ts'
import { CLASS_NAMES, CLASSES, type ClassId, type Field, type Phase } from '../terms.ts'

/** What sentences are formed from. */
export type LanesFacts = Facts<LanesState>

/** A card by name, or "a card" for those who do not know it. A card that its owner holds shows what its nodes make of it. */
export function card({ view, defOf }: LanesFacts, id: CardId): Piece {
  const def = defOf(id)
  const text = def === UNKNOWN ? 'a card' : faceOf(shownFace(view, id, def)).name
  return { text, ref: { kind: 'card', id } }
}

/** A unit as it stood on the battleground: the card that it becomes in the hand of its owner may show another face by now (L-R32). */
export function unitNamed({ defOf }: LanesFacts, id: CardId): Piece {
  const def = defOf(id)
  return { text: def === UNKNOWN ? 'a card' : faceOf(def).name, ref: { kind: 'card', id } }
}

function shownFace(view: LanesPosition, id: CardId, def: number): number {
  for (const player of view.players) {
    const slot = slotOf(player, id)
    if (slot !== null) return faceWith(def, { class: player.class, nodes: slot.nodes })
    if (player.hand.includes(id)) return faceWith(def, player)
  }
  return def
}

/** A seat by its class, or by its letter before it has one; both in a mirror match. */
export function who({ view }: LanesFacts, seat: Seat): Piece {
  return { text: seatName(view, seat), ref: { kind: 'seat', id: seat } }
}

function seatName(state: LanesPosition, seat: Seat): string {
  const letter = seat === 0 ? 'A' : 'B'
  const at = state.players[seat]?.class ?? -1
  if (at < 0) return `Seat ${letter}`
  const name = className(at)
  return state.players.every((player) => player.class === at) ? `${name} ${letter}` : name
}

/** A class by name. */
export function className(at: number): string {
  return CLASS_NAMES[CLASSES[at] as ClassId]
}

/** A field by lane and row, "(2,3)". */
export function field({ view }: LanesFacts, at: Field): Piece {
  const { lanes } = groundOf(view)
  return { text: `(${(at % lanes) + 1},${Math.floor(at / lanes) + 1})`, ref: { kind: 'field', id: at } }
}

/** The unit on a field with the field: "Guard (2,3)". */
export function unitOn(facts: LanesFacts, at: Field): Piece[] {
  const unit = unitAt(facts.view, at)
  return unit === null ? [field(facts, at)] : [card(facts, unit.card), ' ', field(facts, at)]
}

/** An intersection: "between lanes 2 and 3, rows 3 and 4". */
export function intersection({ view }: LanesFacts, at: number): string {
  return intersectionName(groundOf(view).intersections[at] as Intersection, view)
}

/** A node of a class by name. */
export function nodeName(at: number, node: number): string {
  return boardOf(at)[node]?.name ?? 'a node'
}

/** Phases by name. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  orbs: 'Mana Orb phase',
  enchantments: 'Enchantments phase',
  main1: 'First Main phase',
  battle: 'Battle phase',
  main2: 'Second Main phase',
}
