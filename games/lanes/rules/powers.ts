import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import type { PowerNode } from '../faces.ts'
import { PASSIVE_BITS, playerAt, unitAt, type LanesTable, type Player, type Unit } from '../state.ts'
import {
  CLASSES,
  COLOURS,
  OVERWHELM_LIFE,
  SPARK_DAMAGE,
  type Field,
  type Mana,
  NODES_PER_BRANCH,
} from '../terms.ts'
import { dealDamage } from './battle/damage.ts'
import { settle } from './battle/deaths.ts'
import { addToHand, heldFace, setFace, takeFromHand, turnUp } from './hands.ts'
import { loseLife } from './life.ts'
import { manaOf, pay } from './mana.ts'
import { boardOf, defOf, faceOf, originOf } from './printed.ts'
import { causeOf } from './spells/cause.ts'
import { afterSummoning, summonUnit } from './summoning.ts'

/** The class without units has Spark in place of Muster (L-R50). */
export const SPARKING: number = CLASSES.indexOf('elementalist')
/** What Spark costs. */
export const SPARK_COST: Mana = manaOf('R')

/** Muster: pay for a unit card and summon it to the home row (L-R24). It is not casting. */
export function muster(table: LanesTable, seat: Seat, { card, field }: { card: CardId; field: Field }): void {
  const player = playerAt(table.state, seat)
  const { cost } = heldFace(table.state, player, card)
  const face = turnUp(table, seat, card)
  pay(table, seat, cost)
  takeFromHand(player, card)
  table.emit({ type: 'mustered', seat, card, field })
  afterSummoning(table, summonUnit(table, { seat, card, face, field }))
}

/** Spark: one damage to a foe unit; a power, so that Antimagic does not help. */
export function spark(table: LanesTable, seat: Seat, field: Field): void {
  const unit = unitAt(table.state, field) as Unit
  pay(table, seat, SPARK_COST)
  playerAt(table.state, seat).hasSparked = true
  table.emit({ type: 'sparked', seat, card: unit.card })
  dealDamage(table, unit, { damage: SPARK_DAMAGE, by: causeOf({ seat }) })
  settle(table, seat)
}

/** Overwhelm: a power token for the enemy hero's life (L-R68). */
export function overwhelm(table: LanesTable, seat: Seat): void {
  playerAt(table.state, seat).powerTokens--
  table.emit({ type: 'overwhelmed', seat })
  loseLife(table, 1 - seat, OVERWHELM_LIFE)
}

/** True once all nodes of a branch are bought. */
export function hasWholeBranch({ nodes }: Player): boolean {
  for (let left = nodes; left > 0; left >>= NODES_PER_BRANCH) {
    if ((left & WHOLE_BRANCH) === WHOLE_BRANCH) return true
  }
  return false
}

const WHOLE_BRANCH = (1 << NODES_PER_BRANCH) - 1

/** True for a node that is not bought while the one before it in its branch is, or that is the first. */
export function isNextNode({ nodes }: Player, node: number): boolean {
  if ((nodes & (1 << node)) !== 0) return false
  return node % NODES_PER_BRANCH === 0 || (nodes & (1 << (node - 1))) !== 0
}

/** Spends a power token on a node and takes what it gives (L-EXP.3). */
export function buyNode(table: LanesTable, seat: Seat, node: number): void {
  const player = playerAt(table.state, seat)
  player.powerTokens--
  table.emit({ type: 'boughtNode', seat, class: player.class, node })
  takeNode(player, node)
  const gift = boardOf(player.class)[node] as PowerNode
  gainCards(table, seat, gift.cards.map(defOf))
  if (gift.orbs !== '') table.emit({ type: 'gainedOrbs', seat, orbs: manaOf(gift.orbs) })
  upgradeAuras(table, player, gift)
}

/** Everything of a node but its cards: orbs to the pool, slots, passive powers, better faces (L-R32, L-R33). */
export function takeNode(player: Player, node: number): void {
  const { orbs, slots, passive } = boardOf(player.class)[node] as PowerNode
  player.nodes |= 1 << node
  manaOf(orbs).forEach((count, colour) => {
    ;(player.pool[colour] as number) += count
  })
  for (let i = 0; i < slots; i++) player.slots.push({ card: null, nodes: 0, charges: COLOURS.map(() => 0) })
  if (passive !== null) player.passives |= PASSIVE_BITS[passive]
}

/** All copies of these cards go from the box to the hand. */
function gainCards(table: LanesTable, seat: Seat, defs: readonly DefIndex[]): void {
  const { box } = playerAt(table.state, seat)
  const cards = box.filter((card) => defs.includes(table.def(card)))
  if (cards.length === 0) return
  for (const card of cards) box.splice(box.indexOf(card), 1)
  table.emit({ type: 'gainedCards', seat, cards })
  addToHand(table, seat, cards)
}

/**
 * A spell that lies in the play area as an Aura is swapped in place, as it would never return: by the node that upgrades it
 * and by no later one, for what was cast with its old text keeps it (L-R33).
 */
function upgradeAuras(table: LanesTable, { area }: Player, { upgrades }: PowerNode): void {
  for (const lying of area) {
    const { aura, slug } = faceOf(lying.face)
    if (aura === null || !upgrades.includes(slug)) continue
    lying.face = originOf(lying.face).upgrade
    setFace(table, lying.card, lying.face)
  }
}
