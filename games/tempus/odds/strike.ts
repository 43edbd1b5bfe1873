import type { RollChanges, RollTerms, Strike } from '../acts.ts'
import type { Line } from '../faces.ts'
import { creatureOf, isMinion } from '../rules/creatures.ts'
import { newInstance } from '../rules/fight/damage.ts'
import { damageLeft, drOf, normalOf } from '../rules/fight/damage-left.ts'
import { lineAt } from '../rules/fight/results.ts'
import { change } from '../rules/fight/rolls.ts'
import { addBonuses, addDamage, newStrike, tableOf, type StrikeOrder } from '../rules/fight/strikes.ts'
import type { TempusPosition } from '../state.ts'
import { MINION_FALLS_AT } from '../terms.ts'
import { faceChances } from './die.ts'

/** Faces of the die that come to the same: a line of the table as it would be against this target now. */
export interface OddsRow {
  /** Faces of the die, modifiers not yet added. */
  readonly first: number
  readonly last: number
  /** From 0 to 1. */
  readonly chance: number
  readonly line: Line
  readonly isCritical: boolean
  /** Damage with all that is added to it, before reductions and DR. */
  readonly normal: number
  readonly piercing: number
  /** HP that it takes; of a Minion what it deals. */
  readonly damage: number
  /** The target would be defeated by it. */
  readonly fells: boolean
}

/** All that can be said of an attack roll before the die is thrown. Chains and answers that are still to come are not in it. */
export interface StrikeOdds {
  readonly terms: Pick<RollTerms, 'modifier' | 'advantage' | 'disadvantage'>
  readonly criticalAt: number
  readonly dr: number
  /** In rising order of faces. */
  readonly rows: readonly OddsRow[]
  /** The chance of a hit, and of the target's defeat, from 0 to 1. */
  readonly hit: number
  readonly fells: number
  /** HP that the target loses on average, misses included. */
  readonly mean: number
}

/**
 * The odds of one attack roll against one target, by the arithmetic of the rules (T-23.02 to T-23.13, T-25.01 to T-25.08). `changes`: what is known to
 * change the roll, as Chains that were played do.
 */
export function strikeOdds(state: TempusPosition, order: StrikeOrder, changes: RollChanges = {}): StrikeOdds {
  const making = (): Strike => blowOf(state, order, changes)
  const blow = making()
  const { terms, criticalAt, target, source, isArea } = blow
  const { hp } = creatureOf(state, target)
  const rows = rowsOf(state, blow, making)
  const sum = (of: (row: OddsRow) => number): number =>
    rows.reduce((whole, row) => whole + row.chance * of(row), 0)
  return {
    terms: { modifier: terms.modifier, advantage: terms.advantage, disadvantage: terms.disadvantage },
    criticalAt,
    dr: drOf(state, target, newInstance({ source, target, normal: 0, piercing: 0, isArea, strike: blow })),
    rows,
    hit: sum(({ line }) => (line.isHit ? 1 : 0)),
    fells: sum(({ fells }) => (fells ? 1 : 0)),
    mean: sum(({ damage }) => (isMinion(state, target) ? damage : Math.min(hp, damage))), // T-25.10
  }
}

/** The attack roll with all that counts for it before the die is thrown. */
function blowOf(state: TempusPosition, order: StrikeOrder, changes: RollChanges): Strike {
  const blow = newStrike(state, order)
  change(blow.terms, changes)
  blow.extra += changes.damage ?? 0
  addBonuses(state, blow)
  return blow
}

/** Neighbouring faces that read the same line, and are critical or not alike, are one row. */
function rowsOf(state: TempusPosition, blow: Strike, making: () => Strike): OddsRow[] {
  const { terms, criticalAt } = blow
  const table = tableOf(blow)
  const rows: OddsRow[] = []
  for (const [at, chance] of faceChances(terms).entries()) {
    const die = at + 1
    const total = Math.max(die, terms.least) + terms.modifier
    const line = lineAt(table, total)
    const before = rows.at(-1)
    const isHigh = total >= criticalAt
    if (
      before !== undefined &&
      before.line === line &&
      (before.isCritical === isHigh || !canBeCritical(before))
    )
      rows[rows.length - 1] = { ...before, last: die, chance: before.chance + chance }
    else rows.push({ ...outcomeAt(state, making(), { die, total, line }), first: die, last: die, chance })
  }
  return rows
}

/** A line without damage is never critical (T-23.12). */
function canBeCritical({ normal, piercing }: OddsRow): boolean {
  return normal + piercing > 0
}

interface Fallen {
  readonly die: number
  readonly total: number
  readonly line: Line
}

type Result = Pick<OddsRow, 'line' | 'isCritical' | 'normal' | 'piercing' | 'damage' | 'fells'>

/** What one face brings: the strike is made up to the moment in which its damage would be taken. */
function outcomeAt(state: TempusPosition, blow: Strike, { die, total, line }: Fallen): Result {
  if (!line.isHit) return { line, isCritical: false, normal: 0, piercing: 0, damage: 0, fells: false }
  const { attacker, terms, target, source, isArea } = blow
  blow.line = line
  blow.roll = {
    by: attacker,
    purpose: 'attack',
    terms,
    dice: [die],
    die,
    total,
    needed: null,
    strike: blow,
    skill: null,
  }
  addDamage(state, blow)
  const { isCritical, piercing } = blow
  const normal = normalOf(state, { normal: blow.normal, strike: blow })
  const damage =
    normal + piercing === 0
      ? 0
      : damageLeft(
          state,
          newInstance({ source, target, normal: blow.normal, piercing, isArea, strike: blow }),
        )
  return { line, isCritical, normal, piercing, damage, fells: wouldFell(state, target, damage) }
}

/** A Minion falls to a second Wound or to 10 at once (T-30.02, T-30.03), everybody else at 0 HP (T-25.10). */
function wouldFell(state: TempusPosition, target: number, damage: number): boolean {
  if (damage === 0) return false
  const { hp } = creatureOf(state, target)
  return isMinion(state, target) ? hp <= 1 || damage >= MINION_FALLS_AT : damage >= hp
}
