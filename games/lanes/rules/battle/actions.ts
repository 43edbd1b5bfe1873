import type { LanesOption, Wave } from '../../asks.ts'
import type { LanesTable, Unit } from '../../state.ts'
import { performAdvance } from './advance.ts'
import { performAttack } from './attack.ts'

/** What a unit can be told to do. */
export type Action = 'advance' | 'attack' | 'defend'

/** The same, as it is offered. */
export type ActionOption = LanesOption & { readonly do: Action }

const ADVANCE: ActionOption = { do: 'advance' }
const ATTACK: ActionOption = { do: 'attack' }
const DEFEND: ActionOption = { do: 'defend' }
/** Action pairs are Attack or Defend with one Advance, in either order (L-BAT.6 to L-BAT.9). */
const FIRST = [ATTACK, ADVANCE, DEFEND]
const AFTER_ADVANCE = [ATTACK, DEFEND]
const AFTER_OTHERS = [ADVANCE]
/** Haste gives no Defend (L-CON.3). */
const EXTRA = [ATTACK, ADVANCE]

/** What a unit can do in a wave. */
export function optionsIn(wave: Wave, unit: Unit): readonly ActionOption[] {
  if (wave === 'haste') return EXTRA
  if (wave === 1) return FIRST
  return unit.did === 'advance' ? AFTER_ADVANCE : AFTER_OTHERS
}

/** One action of a unit; with its first of the phase it rises. */
export function perform(table: LanesTable, unit: Unit, action: Action): void {
  const isFirst = unit.did === 'ready' || unit.did === 'stunned'
  if (isFirst && unit.isDefending) rise(table, unit) // L-DEF.2, L-R18
  if (isFirst) unit.did = action
  if (action === 'attack') performAttack(table, unit)
  else if (action === 'advance') performAdvance(table, unit)
  else performDefend(table, unit)
}

function rise(table: LanesTable, unit: Unit): void {
  unit.isDefending = false
  table.emit({ type: 'rose', card: unit.card })
}

/** The Defend action (L-DEF.1). */
function performDefend(table: LanesTable, unit: Unit): void {
  unit.isDefending = true
  table.emit({ type: 'defended', card: unit.card })
}
