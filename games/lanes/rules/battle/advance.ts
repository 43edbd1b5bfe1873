import type { IdleReason } from '../../events.ts'
import { unitAt, type LanesPosition, type LanesTable, type Unit } from '../../state.ts'
import { loseTokens } from '../conditions.ts'
import { NOWHERE } from '../ground.ts'
import { faceOf } from '../printed.ts'
import { fieldAhead, targetOf } from './targets.ts'

/** The Advance action: one field ahead, unless something stops it (L-ADV.1 to L-ADV.6). */
export function performAdvance(table: LanesTable, unit: Unit): void {
  const { state } = table
  const why = advanceStops(state, unit)
  if (why !== null) {
    table.emit({ type: 'idled', card: unit.card, why })
    if (why === 'snare') loseTokens(table, unit, { condition: 'snare', count: 1 }) // L-CON.23
    return
  }
  const from = unit.field
  const to = fieldAhead(state, unit)
  state.board[from] = null
  state.board[to] = unit
  unit.field = to
  table.emit({ type: 'advanced', card: unit.card, from, to })
}

/** What keeps a unit from advancing now, in the order of the checks; null if it would move. Snare comes last (L-CON.24, L-R46). */
export function advanceStops(state: LanesPosition, unit: Unit): IdleReason | null {
  if (targetOf(state, unit) !== NOWHERE) return 'target' // L-ADV.2, L-ADV.7, L-R12, L-R45
  const ahead = fieldAhead(state, unit)
  if (ahead === NOWHERE) return 'edge' // L-ADV.6
  if (unitAt(state, ahead) !== null) return 'blocked' // L-ADV.3
  if (faceOf(unit.face).modifiers.grounded) return 'grounded' // L-MOD.6
  return unit.snare > 0 ? 'snare' : null
}
