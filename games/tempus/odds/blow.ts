import type { AttackFace } from '../faces.ts'
import { isMinion, creatureOf } from '../rules/creatures.ts'
import { drOf } from '../rules/fight/damage-left.ts'
import type { CreatureId, TempusPosition } from '../state.ts'
import { CRITICAL, CRITICAL_DAMAGE, MINION_FALLS_AT } from '../terms.ts'

const SIDES = 20

/** A single attack roll that could be made. */
export interface Blow {
  readonly attack: Pick<AttackFace, 'tables' | 'modifier'>
  /** Side I (0) or II (1) of a Primary Attack. */
  readonly side: number
  readonly target: CreatureId
  /** DR that is known; left out, it is worked out with all that lasts. */
  readonly dr?: number
}

/** What a blow brings on average. */
export interface BlowOdds {
  /** The chance of a hit. */
  readonly hits: number
  /** HP that its target loses, no more than it has; of a Minion lives, of which it has two. */
  readonly damage: number
  /** The chance that the target is defeated. */
  readonly falls: number
}

/**
 * What one attack roll brings, roughly and fast, for bots: by its table, its modifier, the DR of its target and critical hits (T-23.02, T-23.10, T-25.01,
 * T-30.02, T-30.03). What lasts and what others may add is not in it; `strikeOdds` has that.
 */
export function blowOdds(state: TempusPosition, { attack, side, target, dr }: Blow): BlowOdds {
  const { hp } = creatureOf(state, target)
  const isSmall = isMinion(state, target)
  const guard = dr ?? drOf(state, target)
  let [hits, damage, falls] = [0, 0, 0]
  for (const { ways, normal, piercing } of outcomesOf(attack, side)) {
    const through = Math.max(0, normal - guard) + piercing
    const taken = isSmall ? lives(through) : through
    hits += ways
    damage += ways * Math.min(hp, taken)
    if (taken >= hp) falls += ways
  }
  return { hits: hits / SIDES, damage: damage / SIDES, falls: falls / SIDES }
}

/** Damage of a table on average, against no DR. */
export function meanDamage(attack: Blow['attack'], side: number): number {
  let sum = 0
  for (const { ways, normal, piercing } of outcomesOf(attack, side)) sum += ways * (normal + piercing)
  return sum / SIDES
}

/** A result of a roll that hits, and how many faces of the die lead to it. */
interface Outcome {
  readonly ways: number
  readonly normal: number
  readonly piercing: number
}

/** The results that hit: of a line with damage those that are critical apart (T-23.11, T-23.12). */
function outcomesOf({ tables, modifier }: Blow['attack'], side: number): readonly Outcome[] {
  const table = tables[side] ?? tables[0] ?? []
  const found: Outcome[] = []
  for (const [at, { from, isHit, normal, piercing }] of table.entries()) {
    if (!isHit) continue
    const first = at === 0 ? 1 : Math.max(1, from - modifier) // T-23.03
    const last = Math.min(SIDES, (table[at + 1]?.from ?? Infinity) - 1 - modifier)
    if (last < first) continue
    const critical = normal + piercing > 0 ? Math.max(first, CRITICAL - modifier) : last + 1
    if (critical > first) found.push({ ways: Math.min(last + 1, critical) - first, normal, piercing })
    if (critical <= last)
      found.push({ ways: last + 1 - critical, normal, piercing: piercing + CRITICAL_DAMAGE })
  }
  return found
}

/** Lives of a Minion that damage takes: a wound, or both at once (T-30.02, T-30.03). */
function lives(damage: number): number {
  if (damage <= 0) return 0
  return damage >= MINION_FALLS_AT ? 2 : 1
}
