import type { CardId, Seat } from '@trialhall/kernel'
import type { Face } from '../faces.ts'
import { playerAt, sideOf, type LanesTable, type Player } from '../state.ts'
import { COLOURS, type Mana, NODES_PER_BRANCH } from '../terms.ts'
import { heldFace } from './hands.ts'
import { canPay, covers, manaWords, NO_MANA, remaining } from './mana.ts'
import { hasWholeBranch, isNextNode, SPARK_COST, SPARKING } from './powers.ts'
import { boardOf, faceOf } from './printed.ts'
import { aimsOf } from './spells/aiming.ts'
import { hasFreeShape } from './spells/shapes.ts'
import { emptyFields } from './summoning.ts'

/** Why things are not offered in a Main phase, one sentence each. Only said while somebody listens. */
export function explainMain(table: LanesTable, seat: Seat): void {
  explainHand(table, seat)
  explainSlots(table, seat)
  explainArea(table, seat)
  explainPowers(table, seat)
  explainNodes(table, seat)
}

function explainHand(table: LanesTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  const told = new Set<number>()
  for (const card of player.hand) {
    const face = heldFace(state, player, card)
    const deed = face.kind === 'unit' ? 'muster' : 'cast'
    const isTwin = told.has(table.def(card))
    const why = isTwin ? TWIN : whyNot(table, seat, { face, charges: NO_MANA })
    told.add(table.def(card))
    if (why !== null) table.refuse({ do: deed, card }, why)
    if (!isTwin) explainPreparing(table, player, { card, face })
  }
}

const TWIN = 'You hold two of this card: the other copy stands for both.'

function explainPreparing(
  table: LanesTable,
  player: Player,
  { card, face }: { card: CardId; face: Face },
): void {
  if (face.kind === 'unit')
    table.refuse({ do: 'prepare', card }, 'Only spells can be prepared.') // L-PRE.6
  else if (player.prepared >= table.state.preparesPerPhase)
    table.refuse({ do: 'prepare', card }, 'You have prepared as often as one may in one Main phase.') // L-R55
}

/** What stands in the way of a card in hand or in a slot; null if nothing does. */
function whyNot(
  table: LanesTable,
  seat: Seat,
  { face, charges }: { face: Face; charges: Mana },
): string | null {
  const { state } = table
  const player = playerAt(state, seat)
  if (!canPay(player, face.cost, charges)) return tooLittle(player, remaining(face.cost, charges))
  const hasPlace =
    face.kind === 'unit' ? emptyFields(state, seat, 1).length > 0 : aimsOf(state, seat, face).length > 0
  return hasPlace ? null : noPlace(table, seat, face)
}

function tooLittle({ pool, mana }: Player, due: Mana): string {
  const missing = due.map((count, i) => Math.max(0, count - (pool[i] as number) - (mana[i] as number)))
  return `Too little mana: ${manaWords(missing)} missing.`
}

function noPlace({ state }: LanesTable, seat: Seat, face: Face): string {
  if (face.enchantment !== null && !hasFreeShape(state, seat))
    return 'All shapes of your enchantment tokens are in use.'
  if (face.kind === 'unit') return 'No field of your home row is empty.'
  const { aim } = face
  if (aim.kind === 'field')
    return aim.rows === 1 ? 'No field of your home row is empty.' : 'No field near you is empty.'
  if (aim.kind === 'unit' && aim.who === 'foe') return 'There is no foe unit that it may target.'
  return 'There is no friendly unit that it may target.'
}

function explainSlots(table: LanesTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  player.slots.forEach(({ card, charges }, slot) => {
    if (card === null) return
    const face = heldFace(state, player, card)
    const why = whyNot(table, seat, { face, charges })
    if (why !== null) table.refuse({ do: 'cast', card }, why)
    const due = remaining(face.cost, charges)
    COLOURS.forEach((_, colour) => {
      const has = (player.pool[colour] as number) + (player.mana[colour] as number)
      if (has === 0) return table.refuse({ do: 'charge', card, slot, colour }, NO_SUCH_MANA)
      if (due[colour] === 0) table.refuse({ do: 'charge', card, slot, colour }, NOT_DUE) // L-CHG.5
    })
  })
}

const NO_SUCH_MANA = 'You have no mana of this colour.'
const NOT_DUE = 'A charge must lower the remaining cost, and this colour would not.'

/** Spells in the play area cannot be cast again (L-CST.7, L-FCC.6). */
function explainArea(table: LanesTable, seat: Seat): void {
  for (const { card, face } of playerAt(table.state, seat).area)
    table.refuse({ do: 'cast', card }, faceOf(face).aura === null ? LYING : STAYING)
}

const LYING = 'It lies in your play area and cannot be cast again until it is back in hand.'
const STAYING = 'It is an Aura and stays in play.' // L-MN2.5, L-R27

function explainPowers(table: LanesTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  if (player.class === SPARKING) {
    const why = whyNoSpark(table, seat)
    if (why !== null) table.refuse({ do: 'spark' }, why)
  }
  if (!hasWholeBranch(player))
    table.refuse({ do: 'overwhelm' }, 'Overwhelm needs a branch of your board complete.')
  else if (player.powerTokens === 0) table.refuse({ do: 'overwhelm' }, NO_TOKEN)
}

const NO_TOKEN = 'You have no power token.'

function whyNoSpark({ state }: LanesTable, seat: Seat): string | null {
  const player = playerAt(state, seat)
  if (player.hasSparked) return 'Spark was used in this turn.'
  if (!canPay(player, SPARK_COST)) return tooLittle(player, SPARK_COST)
  return state.board.some((unit) => unit !== null && sideOf(unit) !== seat) ? null : 'There is no foe unit.'
}

function explainNodes(table: LanesTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  boardOf(player.class).forEach((_, node) => {
    if ((player.nodes & (1 << node)) !== 0) return table.refuse({ do: 'node', node }, 'You have this node.')
    if (!isNextNode(player, node))
      table.refuse({ do: 'node', node }, `It needs the ${place(node)} node of its branch first.`)
    else if (player.powerTokens === 0) table.refuse({ do: 'node', node }, NO_TOKEN)
  })
}

const PLACES = ['', 'first', 'second', 'third']

function place(node: number): string {
  return PLACES[node % NODES_PER_BRANCH] as string
}

/** Why prepared spells and spells in hand are not offered in a response window (L-FCC.5). */
export function explainCharged(table: LanesTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  for (const { card, charges } of player.slots) {
    if (card === null) continue
    const face = heldFace(state, player, card)
    if (!covers(charges, face.cost)) table.refuse({ do: 'cast', card }, 'It is not fully charged.')
    else if (aimsOf(state, seat, face).length === 0)
      table.refuse({ do: 'cast', card }, noPlace(table, seat, face))
  }
  for (const card of player.hand)
    table.refuse({ do: 'cast', card }, 'Only fully charged prepared spells can be cast now.')
}
