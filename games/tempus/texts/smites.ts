import { listed, type CardId } from '@trialhall/kernel'
import type { Instance } from '../acts.ts'
import type { Condition, Rider, SmiteFace } from '../faces.ts'
import { isMarked } from '../rules/lasting.ts'
import type { CreatureId, TempusPosition } from '../state.ts'
import { isBig } from './bonuses.ts'
import { saySplash, splashes, type Splash } from './deeds/harm.ts'
import type { Amount } from './tables.ts'

function smite(condition: Condition | null, says: string, run: SmiteFace['run']): SmiteFace {
  return { condition, says, run }
}

function partsOf(amount: Amount): { readonly normal: number; readonly piercing: number } {
  return typeof amount === 'number' ? { normal: amount, piercing: 0 } : amount
}

function sayAdded(amount: Amount): string {
  const { normal, piercing } = partsOf(amount)
  const parts = [normal > 0 ? `+${normal} damage` : '', piercing > 0 ? `+${piercing} piercing damage` : '']
  return listed(parts.filter((part) => part !== ''))
}

function add(hit: Instance, amount: Amount): void {
  const { normal, piercing } = partsOf(amount)
  hit.normal += normal
  hit.piercing += piercing
}

/** More damage of a hit, and what else the hit does (T-16.07). */
export function harder(condition: Condition | null, amount: Amount, ...riders: readonly Rider[]): SmiteFace {
  return smite(condition, listed([sayAdded(amount), ...riders.map(({ says }) => says)]), (_, hit) => {
    add(hit, amount)
    hit.strike?.riders.push(...riders)
  })
}

/** More against some targets. */
export function harderOn(
  condition: Condition | null,
  { amount, instead, on }: { readonly amount: Amount; readonly instead: Amount; readonly on: Kind },
): SmiteFace {
  return smite(condition, `${sayAdded(amount)}; ${sayAdded(instead)} against ${on.says}`, (table, hit) =>
    add(hit, on.is(table.state, hit.target) ? instead : amount),
  )
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
  return smite(condition, `the normal damage of the hit is doubled, at most +${most}`, (_, hit) => {
    hit.normal += Math.min(most, hit.normal)
  })
}

/** Each hit of the Action, this one and those after it (Empowered Evocation). */
export function harderEach(condition: Condition | null, amount: number): SmiteFace {
  return smite(condition, `+${amount} damage on this and each later hit of the attack`, (_, hit) => {
    add(hit, amount)
    const act = hit.strike?.act
    if (act) act.damage += amount
  })
}

/** More damage, which spreads to those around the target (Lightning Arrow). */
export function harderAround(condition: Condition | null, amount: number, splash: Splash): SmiteFace {
  return smite(condition, `+${amount} damage; ${saySplash(splash)}`, (_, hit, card) => {
    add(hit, amount)
    hit.strike?.riders.push(bursting(splash, card))
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
