import type { Seat } from '@trialhall/kernel'
import type { Wave } from '../../asks.ts'
import type { UnitsNeeded } from '../../faces.ts'
import { isOver, playerAt, sideOf, unitAt, type LanesState, type LanesTable, type Unit } from '../../state.ts'
import type { Field } from '../../terms.ts'
import { discardCondition, loseTokens } from '../conditions.ts'
import { gainExperience } from '../experience.ts'
import { groundOf } from '../ground.ts'
import { loseLife } from '../life.ts'
import { powersOf } from '../passives.ts'
import { faceOf } from '../printed.ts'
import { optionsIn, perform } from './actions.ts'

/** Two waves, extra actions by Haste, passive powers, experience (L-BAT.2 to L-BAT.4, L-R58). No windows (L-FCC.3). */
export function battlePhase(table: LanesTable): void {
  const { state } = table
  const seat = state.active
  for (const unit of state.board) if (unit !== null) unit.did = unit.owner === seat ? 'ready' : 'resting'
  for (const wave of [1, 2] as const) runWave(table, wave, actingUnits(state, seat))
  let hasty = hastyUnits(state, seat)
  while (hasty.length > 0 && !isOver(state)) {
    runWave(table, 'haste', hasty) // L-CON.2, L-R43
    hasty = hastyUnits(state, seat)
  }
  if (!isOver(state)) endOfBattle(table, seat)
}

/** Units of the active player row by row, the farthest first, that were there when the phase began (L-BAT.5, L-R5, L-R6). */
function actingUnits(state: LanesState, seat: Seat): Unit[] {
  const acting: Unit[] = []
  for (const field of groundOf(state).waves[seat] as readonly Field[]) {
    const unit = unitAt(state, field)
    if (unit !== null && unit.owner === seat && unit.did !== 'resting') acting.push(unit)
  }
  return acting
}

function hastyUnits(state: LanesState, seat: Seat): Unit[] {
  return actingUnits(state, seat).filter((unit) => unit.haste > 0)
}

/** The list is fixed when the wave begins; who has left meanwhile is skipped (L-R6). */
function runWave(table: LanesTable, wave: Wave, units: readonly Unit[]): void {
  if (isOver(table.state)) return
  table.emit({ type: 'waveBegan', seat: table.state.active, wave })
  for (const unit of units) {
    if (isOver(table.state)) return
    if (unit.field < 0) continue
    if (wave === 'haste')
      loseTokens(table, unit, { condition: 'haste', count: 1 }) // L-CON.4
    else if (isStunned(table, unit, wave)) continue
    act(table, unit, wave)
  }
}

/** A unit that comes to act in a wave skips both actions; with the second all Stun goes (L-CON.5, L-CON.6, L-R44). */
export function isStunned(table: LanesTable, unit: Unit, wave: 1 | 2): boolean {
  if (wave === 1 && unit.stun > 0) unit.did = 'stunned'
  if (unit.did !== 'stunned') return false
  table.emit({ type: 'idled', card: unit.card, why: 'stun' })
  if (wave === 2) discardCondition(table, unit, 'stun')
  return true
}

/** One action, chosen when the unit's turn comes by the player whose ally it is (L-R7, L-R47). */
function act(table: LanesTable, unit: Unit, wave: Wave): void {
  const pick = table.choose(sideOf(unit), { type: 'act', card: unit.card, wave }, optionsIn(wave, unit))
  perform(table, unit, pick.do)
}

/** Passive powers, then one experience for the active player (L-R58, L-BAT.4, L-R5). */
function endOfBattle(table: LanesTable, seat: Seat): void {
  for (const { passive, does } of powersOf(playerAt(table.state, seat), 'drain')) {
    if (!hasUnits(table.state, seat, does.from)) continue
    table.emit({ type: 'passiveWorked', seat, passive })
    loseLife(table, 1 - seat, does.life)
  }
  if (!isOver(table.state)) gainExperience(table, seat, 1)
}

/** Enough units for a passive power: friendly ones in the rows nearest the enemy hero, or own friendly ones of a type. */
function hasUnits(state: LanesState, seat: Seat, { units, rows, type }: UnitsNeeded): boolean {
  const fields = groundOf(state).fromHome[1 - seat] as readonly Field[]
  let found = 0
  for (const field of fields.slice(0, (rows ?? state.rows) * state.lanes)) {
    const unit = unitAt(state, field)
    if (unit === null || sideOf(unit) !== seat) continue
    if (type === null || (unit.owner === seat && faceOf(unit.face).types.includes(type))) found++
  }
  return found >= units
}
