import type { Seat } from '@trialhall/kernel'
import type { LanesOption } from '../asks.ts'
import { isOver, playerAt, sideOf, type LanesTable, type Player } from '../state.ts'
import { heldFace } from './hands.ts'
import { canPay, NO_MANA, remaining } from './mana.ts'
import {
  buyNode,
  hasWholeBranch,
  isNextNode,
  muster,
  overwhelm,
  spark,
  SPARK_COST,
  SPARKING,
} from './powers.ts'
import { boardOf } from './printed.ts'
import { explainMain } from './reasons.ts'
import { aimsOf } from './spells/aiming.ts'
import { castSpell } from './spells/casting.ts'
import { chargeSpell, prepareSpell } from './spells/preparing.ts'
import { opponentResponds } from './spells/windows.ts'
import { emptyFields } from './summoning.ts'

const END: LanesOption = { do: 'end' }

/** A Main phase: the active player acts as often as they like; a charged spell after the end opens it again (L-R51). */
export function mainPhase(table: LanesTable, phase: 'main1' | 'main2'): void {
  const { state } = table
  const seat = state.active
  playerAt(state, seat).prepared = 0 // L-R55
  while (!isOver(state)) {
    const options = mainOptions(table, seat)
    if (table.isExplaining) explainMain(table, seat)
    const pick = table.window(seat, { type: 'main', phase }, options)
    if (pick.do !== 'end') takeAction(table, seat, pick)
    const hasCast = opponentResponds(table, pick.do === 'end' ? 'end' : 'action')
    if (pick.do === 'end' && !hasCast) return
  }
}

function takeAction(table: LanesTable, seat: Seat, pick: LanesOption): void {
  switch (pick.do) {
    case 'muster':
      return muster(table, seat, pick)
    case 'cast':
      return castSpell(table, seat, pick)
    case 'prepare':
      return prepareSpell(table, seat, pick)
    case 'charge':
      return chargeSpell(table, seat, pick)
    case 'spark':
      return spark(table, seat, pick.field)
    case 'overwhelm':
      return overwhelm(table, seat)
    case 'node':
      return buyNode(table, seat, pick.node)
    default:
  }
}

/** Everything that the active player may do now, to end the phase last. */
function mainOptions(table: LanesTable, seat: Seat): LanesOption[] {
  const player = playerAt(table.state, seat)
  const options: LanesOption[] = []
  addHand(table, seat, options)
  addSlots(table, seat, options)
  addPowers(table, seat, options)
  if (player.powerTokens > 0) addNodes(player, options)
  options.push(END)
  return options
}

/** Units to muster, spells to cast and to prepare. Of two equal cards in hand the first stands for both. */
function addHand(table: LanesTable, seat: Seat, options: LanesOption[]): void {
  const { state } = table
  const player = playerAt(state, seat)
  const { hand } = player
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as (typeof hand)[number]
    if (isCopy(table, hand, i)) continue
    const face = heldFace(state, player, card)
    const isPayable = canPay(player, face.cost)
    if (face.kind === 'unit') {
      if (isPayable)
        for (const field of emptyFields(state, seat, 1)) options.push({ do: 'muster', card, field }) // L-R35
      continue
    }
    if (isPayable) for (const at of aimsOf(state, seat, face)) options.push({ do: 'cast', card, at })
    addPreparing(table, player, { card, options })
  }
}

/** True when a card like this one comes before it in the hand. */
function isCopy({ state }: LanesTable, hand: readonly number[], at: number): boolean {
  const { def } = state.cards
  for (let i = 0; i < at; i++) if (def[hand[i] as number] === def[hand[at] as number]) return true
  return false
}

/** Into the first free slot, or in place of any card (L-PRE.3). */
function addPreparing(
  { state }: LanesTable,
  { slots, prepared }: Player,
  { card, options }: { card: Player['hand'][number]; options: LanesOption[] },
): void {
  if (prepared >= state.preparesPerPhase) return // L-R55
  let hasFree = false
  for (let slot = 0; slot < slots.length; slot++) {
    const isFree = slots[slot]?.card === null
    if (isFree && hasFree) continue
    hasFree ||= isFree
    options.push({ do: 'prepare', card, slot })
  }
}

/** Prepared spells to cast for what their charges leave of the cost, and to charge (L-CHG.1, L-CHG.10). */
function addSlots({ state }: LanesTable, seat: Seat, options: LanesOption[]): void {
  const player = playerAt(state, seat)
  for (let slot = 0; slot < player.slots.length; slot++) {
    const { card, charges } = player.slots[slot] as Player['slots'][number]
    if (card === null) continue
    const face = heldFace(state, player, card)
    if (canPay(player, face.cost, charges)) {
      for (const at of aimsOf(state, seat, face)) options.push({ do: 'cast', card, at })
    }
    const due = remaining(face.cost, charges)
    for (let colour = 0; colour < due.length; colour++) {
      const has = (player.pool[colour] as number) + (player.mana[colour] as number)
      if ((due[colour] as number) > 0 && has > 0) options.push({ do: 'charge', card, slot, colour }) // L-CHG.5
    }
  }
}

function addPowers({ state }: LanesTable, seat: Seat, options: LanesOption[]): void {
  const player = playerAt(state, seat)
  if (player.class === SPARKING && !player.hasSparked && canPay(player, SPARK_COST, NO_MANA)) {
    for (const unit of state.board) {
      if (unit !== null && sideOf(unit) !== seat) options.push({ do: 'spark', field: unit.field })
    }
  }
  if (player.powerTokens > 0 && hasWholeBranch(player)) options.push({ do: 'overwhelm' })
}

function addNodes(player: Player, options: LanesOption[]): void {
  for (let node = 0; node < boardOf(player.class).length; node++) {
    if (isNextNode(player, node)) options.push({ do: 'node', node })
  }
}
