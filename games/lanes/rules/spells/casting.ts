import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import type { Face } from '../../faces.ts'
import { isOver, playerAt, unitAt, type LanesTable, type Lying, type Unit } from '../../state.ts'
import { COLOURS } from '../../terms.ts'
import { settle } from '../battle/deaths.ts'
import { heldFace, takeFromHand, turnUp } from '../hands.ts'
import { loseLife } from '../life.ts'
import { gainMana, NO_MANA, pay, remaining } from '../mana.ts'
import { powersOf } from '../passives.ts'
import { faceOf } from '../printed.ts'
import { afterSummoning, summonUnit } from '../summoning.ts'
import { causeOf } from './cause.ts'
import { clearSlot, slotOf } from './charges.ts'
import { freeShapes } from './shapes.ts'

/** A spell to be cast, with what its text chooses. */
export interface Casting {
  readonly card: CardId
  readonly at: readonly number[]
}

/** Casts a spell from hand or from a slot: pay, place, resolve (L-CST.1 to L-CST.6). */
export function castSpell(table: LanesTable, seat: Seat, { card, at }: Casting): void {
  const wasPrepared = leaveHeld(table, seat, card)
  const def = table.def(card)
  const face = faceOf(def)
  const targets = face.aim.kind === 'unit' ? unitsAt(table, at) : []
  const cards = targets.map((unit) => unit.card)
  table.emit({ type: 'cast', seat, card, at, cards, wasPrepared })
  if (face.aim.kind === 'field') summonItself(table, seat, { card, def, field: at[0] as number })
  else resolveText(table, seat, { card, def, at: at[0] ?? -1, targets })
  settle(table, seat)
  if (table.state.active === seat) afterOwnCast(table, seat, face)
}

/** The cost is paid before the card is placed (L-CST.2); charges pay their part and are gone (L-CHG.4). */
function leaveHeld(table: LanesTable, seat: Seat, card: CardId): boolean {
  const player = playerAt(table.state, seat)
  const slot = slotOf(player, card)
  const due = remaining(heldFace(table.state, player, card).cost, slot?.charges ?? NO_MANA)
  turnUp(table, seat, card)
  if (due.some((count) => count > 0)) pay(table, seat, due)
  if (slot === null) takeFromHand(player, card)
  else clearSlot(slot)
  return slot !== null
}

function unitsAt({ state }: LanesTable, fields: readonly number[]): Unit[] {
  return fields.map((field) => unitAt(state, field)).filter((unit) => unit !== null)
}

interface Resolving {
  readonly card: CardId
  readonly def: DefIndex
  readonly at: number
  readonly targets: readonly Unit[]
}

/** The card lies in the play area while its text is resolved (L-CST.4); an Enchantment gets its tokens first (L-ENC.4). */
function resolveText(table: LanesTable, seat: Seat, { card, def, at, targets }: Resolving): void {
  const face = faceOf(def)
  const lying: Lying = { card, face: def, shape: -1, tokens: 0 }
  playerAt(table.state, seat).area.push(lying)
  if (face.enchantment !== null) beginEnchantment(table, seat, lying)
  const cause = causeOf({ seat, card, isSpell: true, isCast: true, units: targets, at, shape: lying.shape })
  for (const step of face.does) step.run(table, cause)
}

/** A shape not in play, and as many tokens as the duration says, one without a duration (L-ENC.3, L-ENC.4, L-R26). */
function beginEnchantment(table: LanesTable, seat: Seat, on: Lying | Unit): void {
  const { enchantment } = faceOf(on.face)
  const shapes = freeShapes(table.state, seat)
  on.shape = chooseShape(table, seat, { card: on.card, shapes })
  on.tokens = enchantment?.duration ?? 1
  const { card, shape, tokens } = on
  table.emit({ type: 'enchantmentBegan', seat, card, shape, tokens })
}

function chooseShape(
  table: LanesTable,
  seat: Seat,
  free: { card: CardId; shapes: readonly number[] },
): number {
  if (!table.state.asksDetails) return free.shapes[0] as number
  const options = free.shapes.map((shape) => ({ do: 'shape', shape }) as const)
  return table.choose(seat, { type: 'shape', card: free.card }, options).shape
}

/** The card itself becomes a unit (L-CST.5, L-SUM.6). */
function summonItself(
  table: LanesTable,
  seat: Seat,
  self: { card: CardId; def: DefIndex; field: number },
): void {
  const { card, def, field } = self
  const unit = summonUnit(table, { seat, card, face: def, field })
  if (faceOf(def).enchantment !== null) beginEnchantment(table, seat, unit)
  afterSummoning(table, unit)
}

/** Passive powers that look at spells cast in one's own turn (L-R58). */
function afterOwnCast(table: LanesTable, seat: Seat, face: Face): void {
  const player = playerAt(table.state, seat)
  player.casts++
  if (isOver(table.state)) return
  for (const { passive, does } of player.casts === 1 ? powersOf(player, 'firstSpell') : []) {
    table.emit({ type: 'passiveWorked', seat, passive })
    gainMana(table, seat, { colour: COLOURS.indexOf(does.colour), by: does.mana })
  }
  for (const { passive, does } of player.hasScorched ? [] : powersOf(player, 'burn')) {
    if (!face.types.includes(does.type)) continue
    player.hasScorched = true
    table.emit({ type: 'passiveWorked', seat, passive })
    loseLife(table, 1 - seat, does.life)
  }
}
