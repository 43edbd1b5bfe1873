import type { CardId, Seat } from '@trialhall/kernel'
import { IN_ORDER } from '../picks.ts'
import { sideOf, type BattlePosition, type BattleTable, type Character } from '../state.ts'
import { characterOn, seatOf } from './field.ts'
import { isSuccess, rollFor } from './rolls.ts'
import { saveBonusOf } from './stats.ts'
import { targetOption } from './windows.ts'

/** One save of one character, rolled by its controller (B-13.1, B-13.2). True if it succeeds. */
export function rollSave(table: BattleTable, card: CardId, needed: number): boolean {
  const { state } = table
  const modifier = saveBonusOf(state, characterOn(state, card) as Character)
  const check = { card, target: null, modifier, needed }
  return isSuccess(rollFor(table, seatOf(state, card), check), check)
}

/** An effect that several characters of one side must save against (B-13.5). */
export interface Ordeal {
  /** The card that makes it necessary. */
  readonly by: CardId
  readonly seat: Seat
  readonly cards: readonly CardId[]
  readonly needed: number
}

/** All of them save, in an order that their controller picks (B-R59). Returns those that suffer the effect. */
export function rollSaves(table: BattleTable, ordeal: Ordeal): CardId[] {
  const left = ordeal.cards.slice()
  const failed: CardId[] = []
  let isOrdered = !mattersWhoIsFirst(table, ordeal)
  while (left.length > 0) {
    const next = isOrdered || isOneRoll(table, left) ? (left[0] as CardId) : askNext(table, ordeal, left)
    if (next === null) isOrdered = true
    else failed.push(...savesOf(table, next, { ordeal, left }))
  }
  return failed
}

/** With no card to play and no pair to decide for, nothing can depend on the order. */
function mattersWhoIsFirst({ state }: BattleTable, { seat, cards }: Ordeal): boolean {
  return sideOf(state, seat).hand.length > 0 || cards.some((card) => isBeside(state, card, cards))
}

/** Whether a single character is left, or a single pair, whose order is settled. */
function isOneRoll({ state }: BattleTable, left: readonly CardId[]): boolean {
  return left.length === 1 || (left.length === 2 && left.every((card) => isBeside(state, card, left)))
}

/** Whether the other member of a character's pair is among these. */
function isBeside(state: BattlePosition, card: CardId, others: readonly CardId[]): boolean {
  const partner = characterOn(state, card)?.partner ?? null
  return partner !== null && others.includes(partner)
}

function askNext(table: BattleTable, { seat, by }: Ordeal, left: readonly CardId[]): CardId | null {
  const options = [...left.map(targetOption), IN_ORDER]
  const pick = table.choose(seat, { type: 'save-order', card: by }, options)
  return pick.do === 'in-order' ? null : pick.card
}

interface Rolling {
  readonly ordeal: Ordeal
  /** Who is still to roll; those who have are taken off. */
  readonly left: CardId[]
}

/** The saves of a character, or of a pair of which both must save. */
function savesOf(table: BattleTable, card: CardId, { ordeal, left }: Rolling): CardId[] {
  const { partner } = characterOn(table.state, card) as Character
  const isPair = partner !== null && left.includes(partner)
  for (const one of isPair ? [card, partner] : [card]) left.splice(left.indexOf(one), 1)
  if (isPair) return pairSaves(table, ordeal, [card, partner])
  return rollSave(table, card, ordeal.needed) ? [] : [card] // B-R47: of one member only
}

/**
 * The pairing member rolls first. If it succeeds, its controller picks who rolls the second save, and a second one of the
 * pairing member stands in for its partner's (B-14.12 to B-14.14); if it fails, the partner rolls its own (B-R45, B-R46).
 */
function pairSaves(table: BattleTable, { seat, needed }: Ordeal, cards: readonly CardId[]): CardId[] {
  const first = cards.find((card) => characterOn(table.state, card)?.isPairing) as CardId
  const second = cards.find((card) => card !== first) as CardId
  if (!rollSave(table, first, needed)) return rollSave(table, second, needed) ? [first] : [first, second]
  const options = [first, second].map(targetOption)
  const roller = table.choose(seat, { type: 'second-save', card: first, cards: [second] }, options).card
  return rollSave(table, roller, needed) ? [] : [roller]
}
