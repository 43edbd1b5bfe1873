import type { IdleReason } from '../../events.ts'
import {
  canAttack,
  isAlive,
  sideOf,
  unitAt,
  type LanesPosition,
  type LanesTable,
  type Unit,
} from '../../state.ts'
import { discardCondition, loseTokens } from '../conditions.ts'
import { HERO, NOWHERE } from '../ground.ts'
import { loseLife } from '../life.ts'
import { faceOf } from '../printed.ts'
import { causeOf } from '../spells/cause.ts'
import { loseHp } from './damage.ts'
import { settle } from './deaths.ts'
import { defenceOf } from './defence.ts'
import { targetOf } from './targets.ts'

/** The Attack action (L-ATK.1 to L-ATK.10): the target is forced, and without one nothing is executed (L-R8). */
export function performAttack(table: LanesTable, unit: Unit): void {
  const target = targetOf(table.state, unit)
  const why = attackStops(unit, target)
  if (why !== null) table.emit({ type: 'idled', card: unit.card, why })
  if (why === 'disarm') discardCondition(table, unit, 'disarm') // L-CON.7
  if (why !== null) return
  if (target === HERO) strikeHero(table, unit)
  else strikeUnit(table, unit, unitAt(table.state, target) as Unit)
}

function attackStops(unit: Unit, target: number): IdleReason | null {
  if (target === NOWHERE) return canAttack(unit) ? 'no-target' : 'no-attack' // L-CON.8, L-R13
  return unit.disarm > 0 ? 'disarm' : null
}

/** What an attack would do to a unit, worked out anew for every attack (L-R15, L-DEF.12). */
export interface Blow {
  readonly defence: number
  readonly chilled: number
  readonly damage: number
}

/** Defence first, then Chill (L-ATK.8, L-ATK.9, L-CON.9, L-CON.12). */
export function blowOf(state: LanesPosition, unit: Unit, target: Unit): Blow {
  const defence = defenceOf(state, target, unit)
  const attack = Math.max(0, (unit.attack ?? 0) - Math.max(0, defence)) // L-DEF.7
  const chilled = Math.min(unit.chill, attack)
  return { defence, chilled, damage: attack - chilled }
}

function strikeUnit(table: LanesTable, unit: Unit, target: Unit): void {
  const blow = blowOf(table.state, unit, target)
  loseHp(target, blow.damage)
  table.emit({
    type: 'attacked',
    cards: [unit.card, target.card],
    from: unit.field,
    to: target.field,
    ...blow,
  })
  loseTokens(table, unit, { condition: 'chill', count: blow.chilled }) // L-CON.10, L-CON.11
  if (isAlive(target)) afterAttack(table, unit, target)
  settle(table, unit.owner) // L-ATK.10, L-DTH.3
}

/** Effects of the form "after this attacks a unit", if that unit survived (L-R15). */
function afterAttack(table: LanesTable, unit: Unit, target: Unit): void {
  const steps = faceOf(unit.face).afterAttack
  if (steps.length === 0) return
  const cause = causeOf({
    seat: unit.owner,
    side: sideOf(unit),
    card: unit.card,
    units: [target],
    at: unit.field,
  })
  for (const step of steps) step.run(table, cause)
}

/** The hero behind the far edge of the lane takes the full Attack value, less Chill (L-HRO.2, L-HRO.5, L-CON.16). */
function strikeHero(table: LanesTable, unit: Unit): void {
  const seat = 1 - sideOf(unit)
  const attack = unit.attack ?? 0
  const chilled = Math.min(unit.chill, attack)
  const damage = attack - chilled
  table.emit({ type: 'struckHero', card: unit.card, seat, from: unit.field, chilled, damage })
  loseTokens(table, unit, { condition: 'chill', count: chilled })
  loseLife(table, seat, damage)
}
