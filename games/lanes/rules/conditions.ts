import type { Cause } from '../faces.ts'
import { playerAt, sideOf, type LanesTable, type Unit } from '../state.ts'
import { CONDITIONS, type Condition } from '../terms.ts'
import { powersOf } from './passives.ts'
import type { Doing, Powers } from './printed.ts'

/** Puts condition tokens on a unit; they stack without limit (L-CON.1, L-R49). */
export function placeCondition(
  table: LanesTable,
  unit: Unit,
  placing: { readonly condition: Condition; readonly count: number; readonly by: Cause },
): void {
  const { condition, by } = placing
  if (by.isCast && unit.antimagic > 0) return table.emit({ type: 'warded', card: unit.card }) // L-CON.21
  addTokens(table, unit, { condition, count: placing.count + deepening(table, condition, by) })
  if (sideOf(unit) !== by.seat) turnTokens(table, unit, { condition, by })
}

/** What passive powers add to tokens that a card places (L-R58). */
function deepening(table: LanesTable, condition: Condition, by: Cause): number {
  let more = 0
  for (const { does } of powersBehind(table, by, 'deepens')) {
    if (does.condition === condition) more += does.count
  }
  return more
}

/** Passive powers that make another condition of so many tokens of this one. */
function turnTokens(
  table: LanesTable,
  unit: Unit,
  { condition, by }: { readonly condition: Condition; readonly by: Cause },
): void {
  for (const { passive, does } of powersBehind(table, by, 'turns')) {
    if (does.condition !== condition || unit[condition] < does.count) continue
    table.emit({ type: 'passiveWorked', seat: by.seat, passive })
    loseTokens(table, unit, { condition, count: does.count })
    addTokens(table, unit, { condition: does.into, count: 1 })
  }
}

/** Passive powers of the owner of a card; none where no card does it. */
function powersBehind<K extends Doing>({ state }: LanesTable, by: Cause, doing: K): Powers<K> {
  return by.card === null ? [] : powersOf(playerAt(state, by.seat), doing)
}

interface Tokens {
  readonly condition: Condition
  readonly count: number
}

function addTokens(table: LanesTable, unit: Unit, { condition, count }: Tokens): void {
  unit[condition] += count
  table.emit({ type: 'conditionPlaced', card: unit.card, condition, count })
}

/** Takes condition tokens off a unit. */
export function loseTokens(table: LanesTable, unit: Unit, { condition, count }: Tokens): void {
  if (count === 0) return
  unit[condition] -= count
  table.emit({ type: 'conditionLost', card: unit.card, condition, count })
}

/** Discards all tokens of a condition. */
export function discardCondition(table: LanesTable, unit: Unit, condition: Condition): void {
  loseTokens(table, unit, { condition, count: unit[condition] })
}

/** Discards every condition. */
export function discardConditions(table: LanesTable, unit: Unit): void {
  for (const condition of CONDITIONS) discardCondition(table, unit, condition)
}
