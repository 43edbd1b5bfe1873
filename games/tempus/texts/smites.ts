import { listed, type CardId } from '@trialhall/kernel'
import type { Damage } from '../acts.ts'
import type { Condition, Rider, SmiteFace } from '../faces.ts'
import { isMarked } from '../rules/lasting.ts'
import type { CreatureId, TempusPosition } from '../state.ts'
import { isBig } from './bonuses.ts'
import { saySplash, splashes, type Splash } from './deeds/harm.ts'
import type { Amount } from './tables.ts'

/** A Damage Chain that adds the same to each hit. */
function smite(
  condition: Condition | null,
  says: string,
  { amount, besides = null }: { readonly amount: Amount; readonly besides?: SmiteFace['besides'] },
): SmiteFace {
  return { condition, says, adds: () => partsOf(amount), besides }
}

function partsOf(amount: Amount): Damage {
  return typeof amount === 'number' ? { normal: amount, piercing: 0 } : amount
}

function sayAdded(amount: Amount): string {
  const { normal, piercing } = partsOf(amount)
  const parts = [normal > 0 ? `+${normal} damage` : '', piercing > 0 ? `+${piercing} piercing damage` : '']
  return listed(parts.filter((part) => part !== ''))
}

/** More damage of a hit, and what else the hit does (T-16.07). */
export function harder(condition: Condition | null, amount: Amount, ...riders: readonly Rider[]): SmiteFace {
  const says = listed([sayAdded(amount), ...riders.map((rider) => rider.says)])
  return smite(condition, says, { amount, besides: riders.length === 0 ? null : rides(...riders) })
}

function rides(...riders: readonly Rider[]): SmiteFace['besides'] {
  return ({ strike }) => {
    strike?.riders.push(...riders)
  }
}

/** More against some targets. */
export function harderOn(
  condition: Condition | null,
  { amount, instead, on }: { readonly amount: Amount; readonly instead: Amount; readonly on: Kind },
): SmiteFace {
  return {
    condition,
    says: `${sayAdded(amount)}; ${sayAdded(instead)} against ${on.says}`,
    adds: (state, { target }) => partsOf(on.is(state, target) ? instead : amount),
    besides: null,
  }
}

/** A kind of targets. */
export interface Kind {
  readonly says: string
  is(state: TempusPosition, target: CreatureId): boolean
}

/** Elites and Guardians. */
export const bigOnes: Kind = { says: 'Elites and Guardians', is: isBig }
/** Whoever is marked (T-27.05). */
export const markedOnes: Kind = { says: 'a marked target', is: (state, target) => isMarked(state, target) }

/** Normal damage twice, up to so much more (Death Strike). */
export function doubled(condition: Condition | null, most: number): SmiteFace {
  return {
    condition,
    says: `the normal damage of the hit is doubled, at most +${most}`,
    adds: (_, { normal }) => ({ normal: Math.min(most, normal), piercing: 0 }),
    besides: null,
  }
}

/** Each hit of the Action, this one and those after it (Empowered Evocation). */
export function harderEach(condition: Condition | null, amount: number): SmiteFace {
  return smite(condition, `+${amount} damage on this and each later hit of the attack`, {
    amount,
    besides({ strike }) {
      if (strike?.act) strike.act.damage += amount
    },
  })
}

/** More damage, which spreads to those around the target (Lightning Arrow). */
export function harderAround(condition: Condition | null, amount: number, splash: Splash): SmiteFace {
  return smite(condition, `+${amount} damage; ${saySplash(splash)}`, {
    amount,
    besides: ({ strike }, card) => {
      strike?.riders.push(bursting(splash, card))
    },
  })
}

/** The damage around comes from the Chain, not from the weapon (T-2.08). */
function bursting(splash: Splash, card: CardId): Rider {
  return {
    says: saySplash(splash),
    isForOthers: true,
    run: (table, strike) => splashes(table, { by: strike.attacker, card }, { strike, splash }),
  }
}
