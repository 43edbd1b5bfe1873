import { capital } from '@trialhall/kernel'
import type { Amount, Condition } from '../faces.ts'
import { attributeOf } from '../rules/statuses.ts'
import type { Attribute } from '../terms.ts'

/** A fixed number. */
export function exactly(count: number): Amount {
  return { says: String(count), otherwise: '', isLeast: false, of: () => count }
}

function attribute(name: Attribute): Amount {
  return {
    says: capital(name),
    otherwise: '',
    isLeast: false,
    of: (state, by) => attributeOf(state, by.hero, name),
  } // E-5.03
}

/** The acting Hero's Power. */
export const power: Amount = attribute('power')
/** The acting Hero's Skill. */
export const skill: Amount = attribute('skill')
/** The acting Hero's Wisdom. */
export const wisdom: Amount = attribute('wisdom')

/** The X chosen as the effect was put on the stack (E-14.01). */
export const x: Amount = { says: 'X', otherwise: '', isLeast: false, of: (_, by) => by.x }

/** One number and another: "Power + 2", "X + 1". */
export function plus(amount: Amount, more: Amount | number): Amount {
  const other = typeof more === 'number' ? exactly(more) : more
  return {
    says: `${amount.says} + ${other.says}`,
    otherwise: '',
    isLeast: amount.isLeast || other.isLeast,
    of: (state, by) => amount.of(state, by) + other.of(state, by),
  }
}

/** One number less another: "Skill − 1". */
export function minus(amount: Amount, less: number): Amount {
  return {
    says: `${amount.says} − ${less}`,
    otherwise: '',
    isLeast: false,
    of: (state, by) => amount.of(state, by) - less,
  }
}

/** Another number where something is true. */
export function instead(amount: Amount, other: Amount, when: Condition): Amount {
  return {
    says: amount.says,
    otherwise: ` (${other.says} if ${when.says})`,
    isLeast: false,
    of: (state, by) => (when.holds(state, by) ? other : amount).of(state, by),
  }
}

/** What an earlier step of the same text has noted. */
export function noted(says: string): Amount {
  return { says, otherwise: '', isLeast: true, of: (_, by) => by.noted }
}
