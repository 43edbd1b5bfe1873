import type { Cause } from './cause.ts'
import { hasPassive, playerAt, sideOf, type LanesTable, type Unit } from '../state.ts'
import { CONDITIONS, type Condition } from '../terms.ts'

/** Chill that Absolute Zero turns into a Stun. */
export const FREEZING = 3
/** Chill that Deep Winter adds. */
export const DEEPER_CHILL = 1

/** Puts condition tokens on a unit; they stack without limit (L-CON.1, L-R49). */
export function placeCondition(
  table: LanesTable,
  unit: Unit,
  placing: { readonly condition: Condition; readonly count: number; readonly by: Cause },
): void {
  const { condition, by } = placing
  if (by.isCast && unit.antimagic > 0) return table.emit({ type: 'warded', card: unit.card }) // L-CON.21
  const owner = playerAt(table.state, by.seat)
  const isChill = condition === 'chill' && by.card !== null
  addTokens(table, unit, {
    condition,
    count: placing.count + (isChill && hasPassive(owner, 'deepWinter') ? DEEPER_CHILL : 0),
  })
  if (!isChill || unit.chill < FREEZING || !hasPassive(owner, 'absoluteZero')) return
  if (sideOf(unit) === by.seat) return
  table.emit({ type: 'passiveWorked', seat: by.seat, passive: 'absoluteZero' })
  loseTokens(table, unit, { condition: 'chill', count: FREEZING })
  addTokens(table, unit, { condition: 'stun', count: 1 })
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
