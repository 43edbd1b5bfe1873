import type { Step, Who } from '../faces.ts'
import { advanceStops } from '../rules/battle/advance.ts'
import { isOf } from '../rules/spells/aiming.ts'
import { faceOf } from '../rules/printed.ts'
import { allMarksOf } from '../rules/spells/marks.ts'
import { canAttack, sideOf, type LanesPosition, type Unit } from '../state.ts'
import type { Condition } from '../terms.ts'
import type { Group } from './groups.ts'

/*
 * Where what a step does to a unit would count, for bots. It counts for nothing where the unit has all of it already, and where what it gives comes before
 * its time: given later, it would do as much.
 */

/** Where more of a condition counts; those that are missing here always do. */
export const COUNTS: Readonly<Partial<Record<Condition, (unit: Unit, state: LanesPosition) => boolean>>> = {
  haste: (unit, state) => unit.turnover > 0 || (isAboutToAct(unit, state) && hasMoreToDo(state, unit)), // L-CON.2: in its own Battle phase
  stun: ({ stun }) => stun === 0, // L-CON.6: all tokens go together
  disarm: (unit) => unit.disarm === 0 && canAttack(unit), // L-CON.7
  chill: canAttack, // L-CON.9
  snare: ({ face }) => !faceOf(face).modifiers.grounded, // L-R46
  antimagic: (unit, state) => unit.antimagic === 0 && !isAboutToLoseIt(unit, state), // L-CON.22
}

/** Whether the Enchantments phase of a unit's owner comes before the enemy does anything more of its own: Antimagic given now would be gone by then. */
function isAboutToLoseIt({ owner }: Unit, { active, phase }: LanesPosition): boolean {
  return active === owner ? phase === 'orbs' || phase === 'enchantments' : phase === 'main2'
}

/** Whether conditions hinder a unit whose Battle phase comes next, or has just been: before its owner's First Main phase they can wait. */
export function isHamperedNow(unit: Unit, state: LanesPosition): boolean {
  return isHampered(unit) && (unit.turnover > 0 || isAboutToAct(unit, state))
}

function isHampered({ stun, disarm, chill, snare, turnover }: Unit): boolean {
  return stun + disarm + chill + snare + turnover > 0
}

/** Whether an Enchantment of the enemy lies on a unit that would resolve before its owner has a Main phase again, or before the owner's next turn is over (L-ENP.1). */
export function isEnchantedNow(unit: Unit, { active, phase }: LanesPosition): boolean {
  const { marks, owner } = unit
  const isNow = active === owner ? phase !== 'orbs' && phase !== 'enchantments' : phase === 'orbs'
  return isNow && (marks & allMarksOf(1 - sideOf(unit))) !== 0 // by allegiance (L-R69)
}

/**
 * Whether the Battle phase of a unit comes next, or has just been. What is given earlier, in the enemy's turn or before the First Main phase, can be given then as well: a charged spell
 * keeps its charges, nothing takes it from its slot, its card comes back no sooner (L-FCC.6), and the enemy sees it coming.
 */
function isAboutToAct({ owner }: Unit, { active, phase }: LanesPosition): boolean {
  return active === owner && phase !== 'orbs' && phase !== 'enchantments'
}

/** Whether a unit has somebody in reach or nobody in its way: else one action more is of no use to it. */
function hasMoreToDo(state: LanesPosition, unit: Unit): boolean {
  const stop = advanceStops(state, unit)
  return stop === null || stop === 'target' || stop === 'snare'
}

/** Where a stance counts: foes are to strike before the unit gives it up with its first action (L-DEF.2). */
export function stanceCounts(unit: Unit, { active, phase }: LanesPosition): boolean {
  if (unit.isDefending) return false
  const actsNext = (active === unit.owner) === (phase !== 'main2')
  return !actsNext || unit.stun > 0 || unit.turnover > 0
}

/** The units of a group for which its steps do something that the side of the cause wants. */
export function servedBy(group: Group, who: Who, steps: readonly Step[]): NonNullable<Step['serves']> {
  return (state, cause) =>
    group.units(state, cause).filter((unit) => {
      const isFoe = isOf('foe', unit, cause.side)
      return isFoe || (who === 'friendly' && isChanged(state, unit, steps))
    })
}

/** Whether any of some steps changes something of a unit, or may do so. */
export function isChanged(state: LanesPosition, unit: Unit, steps: readonly Step[]): boolean {
  return steps.some(({ changes }) => changes?.(unit, state) ?? true)
}
