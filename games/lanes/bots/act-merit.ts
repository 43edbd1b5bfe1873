import type { LanesOption } from '../asks.ts'
import { advanceStops } from '../rules/battle/advance.ts'
import { blowOf } from '../rules/battle/attack.ts'
import { targetOf } from '../rules/battle/targets.ts'
import { HERO, NOWHERE } from '../rules/ground.ts'
import { canAttack, unitAt, type LanesPosition, type Unit } from '../state.ts'

/** What a unit does first. */
const FIRST = { kill: 9, hero: 7, strike: 4, advance: 3 } as const
/** What brings nothing. */
const VAIN = -1

/** What a unit does best: kill, strike the hero, strike, come forward, and else defend. */
export function actMerit(state: LanesPosition, unit: Unit): (option: LanesOption) => number {
  const strike = strikeMerit(state, unit)
  return ({ do: deed }) => {
    if (deed === 'attack') return strike
    if (deed !== 'advance') return 0
    return canAttack(unit) && advanceStops(state, unit) === null ? FIRST.advance : VAIN
  }
}

function strikeMerit(state: LanesPosition, unit: Unit): number {
  const target = targetOf(state, unit)
  if (target === NOWHERE || !canAttack(unit)) return VAIN
  if (target === HERO) return FIRST.hero
  const foe = unitAt(state, target)
  const damage = foe === null ? 0 : blowOf(state, unit, foe).damage
  if (damage <= 0) return VAIN
  return damage >= (foe?.hp ?? 0) ? FIRST.kill : FIRST.strike
}
