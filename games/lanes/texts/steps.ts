import { capital, listed } from '@trialhall/kernel'
import type { Cause, Step } from '../faces.ts'
import { dealDamage, heal as healUnit, strengthen } from '../rules/battle/damage.ts'
import { discardCondition, discardConditions, placeCondition } from '../rules/conditions.ts'
import { gainLife, loseLife } from '../rules/life.ts'
import { gainMana } from '../rules/mana.ts'
import { loadCharge } from '../rules/spells/charges.ts'
import { allMarksOf, enchant as enchantUnit, unenchant } from '../rules/spells/marks.ts'
import type { LanesTable, Unit } from '../state.ts'
import { COLOURS, type Colour, type Condition } from '../terms.ts'
import { COUNTS, isEnchantedNow, isHamperedNow, servedBy, stanceCounts } from './counting.ts'
import type { Group } from './groups.ts'

/** A step done to every unit in question. */
function toEach(
  says: (them: string) => string,
  deed: (table: LanesTable, unit: Unit, cause: Cause) => void,
): Step {
  return {
    says,
    run(table, cause) {
      for (const unit of cause.units) deed(table, unit, cause)
    },
  }
}

/** Damage to units (L-KEY.14). */
export function damage(amount: number): Step {
  return toEach(
    (them) => `deal ${amount} damage to ${them}`,
    (table, unit, by) => dealDamage(table, unit, { damage: amount, by }),
  )
}

/** Healing (L-KEY.4). */
export function heal(amount: number): Step {
  const step = toEach(
    (them) => `heal ${them} by ${amount}`,
    (table, unit) => healUnit(table, unit, amount),
  )
  return { ...step, changes: ({ hp, baseHp }) => (hp ?? 0) < (baseHp ?? 0) }
}

/** More HP or Attack, without limit (L-KEY.13). */
export function raise(what: 'attack' | 'hp', by: number): Step {
  const name = what === 'hp' ? 'HP' : 'Attack'
  return toEach(
    (them) => `raise the ${name} of ${them} by ${by}`,
    (table, unit) => strengthen(table, unit, { what, by }),
  )
}

/** The keyword Defend (L-KEY.3, L-R18). */
export const defend: Step = {
  ...toEach(
    (them) => `turn ${them} to defend`,
    (table, unit) => {
      unit.isDefending = true
      table.emit({ type: 'defended', card: unit.card })
    },
  ),
  changes: (unit, state) => stanceCounts(unit, state),
}

/** Condition tokens. */
export function place(count: number, condition: Condition): Step {
  const step = toEach(
    (them) => `place ${count} ${capital(condition)} on ${them}`,
    (table, unit, by) => placeCondition(table, unit, { condition, count, by }),
  )
  return { places: condition, ...step, changes: (unit, state) => COUNTS[condition]?.(unit, state) ?? true }
}

/** All tokens of one condition go. */
export function discard(condition: Condition): Step {
  return toEach(
    (them) => `discard ${capital(condition)} from ${them}`,
    (table, unit) => discardCondition(table, unit, condition),
  )
}

/** All conditions go. */
export const discardAll: Step = {
  purges: true,
  ...toEach((them) => `discard every condition from ${them}`, discardConditions),
  changes: isHamperedNow,
}

/** One token of this Enchantment (L-KEY.6). */
export const enchant: Step = toEach((them) => `enchant ${them}`, enchantUnit)

/** All tokens of the opponent's Enchantments go (L-KEY.7). */
export const unenchantFoes: Step = {
  ...toEach(
    (them) => `unenchant ${them} from all of the opponent's Enchantments`,
    (table, unit, { seat }) => unenchant(table, unit, allMarksOf(1 - seat)),
  ),
  changes: isEnchantedNow,
}

/** Steps for every unit of a group, found before the first step. */
export function each(group: Group, ...steps: readonly Step[]): Step {
  return {
    ...(group.who && { reaches: group.who, serves: servedBy(group, group.who, steps) }),
    says: () => listed(steps.map((step, i) => step.says(i === 0 ? group.says : 'it'))),
    run(table, cause) {
      cause.units = group.units(table.state, cause)
      for (const step of steps) step.run(table, cause)
    },
  }
}

/** Steps only while a single token is left on the Enchantment's card. */
export function ifLast(...steps: readonly Step[]): Step {
  return {
    says: (them) => `if one token is left here, ${listed(steps.map((step) => step.says(them)))}`,
    run(table, cause) {
      if (cause.tokens === 1) for (const step of steps) step.run(table, cause)
    },
  }
}

/** The player pays with life (L-R71). */
export function youLose(life: number): Step {
  return { says: () => `you lose ${life} life`, run: (table, { seat }) => loseLife(table, seat, life) }
}

/** The player regains life (L-R60). */
export function youGain(life: number): Step {
  return { says: () => `you gain ${life} life`, run: (table, { seat }) => gainLife(table, seat, life) }
}

/** Mana tokens (L-KEY.12). */
export function gain(by: number, colour: Colour): Step {
  return {
    givesMana: true,
    says: () => `you gain ${by} ${colour} mana`,
    run: (table, { seat }) => gainMana(table, seat, { colour: COLOURS.indexOf(colour), by }),
  }
}

/** A charge on a prepared spell, whether it lowers the cost or not (L-CHG.8). */
export function load(colour: Colour): Step {
  return {
    says: () => `place 1 ${colour} charge on one of your prepared spells, if you have one`,
    run: (table, { seat }) => loadCharge(table, seat, COLOURS.indexOf(colour)),
  }
}
