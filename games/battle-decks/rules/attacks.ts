import type { CardId } from '@trialhall/kernel'
import type { Extra } from '../faces.ts'
import { sideOf, type BattlePosition, type BattleTable, type Character } from '../state.ts'
import { NATURAL_SUCCESS } from '../terms.ts'
import { deal } from './damage.ts'
import { cardsOf, characterOn, seatOf } from './field.ts'
import { shielded } from './pairs.ts'
import { characterCardOf } from './printed.ts'
import { isSuccess, rollFor, type Check } from './rolls.ts'
import { attackOf, damageOf, defenceOf } from './stats.ts'
import { openWindow } from './windows.ts'

const NO_EXTRA: Extra = { atk: 0, dmg: 0 }

/** Whom a character can attack: every character of the opponent, conscious or not; no range matters (B-8.8, B-8.9, B-R19, B-R26). */
export function opponents(state: BattlePosition, attacker: Character): readonly Character[] {
  return sideOf(state, 1 - seatOf(state, attacker.card)).characters
}

/** Their cards. */
export function attackTargets(state: BattlePosition, attacker: Character): readonly CardId[] {
  return cardsOf(state, 1 - seatOf(state, attacker.card))
}

/** Whom a basic attack is aimed at, and the ability that it is part of, if it is, with what that adds. */
export interface Aimed {
  readonly aim: CardId
  readonly extra?: Extra
  readonly ability?: string | null
}

/** One basic attack, in the order of B-R30: target, pair, W3, roll, W4, hit or miss, damage, Shatter, fall, end, W5. */
export function basicAttack(
  table: BattleTable,
  attacker: Character,
  { aim, extra = NO_EXTRA, ability = null }: Aimed,
): void {
  const { state } = table
  table.emit({ type: 'attacked', card: attacker.card, cards: [aim] })
  const target = shielded(table, { by: attacker.card, ability }, aim)
  const about = { card: attacker.card, cards: [target], ability }
  openWindow(table, 'declared', about)
  const check = attackCheck(state, attacker, { target, extra })
  const die = rollFor(table, seatOf(state, attacker.card), check)
  if (isSuccess(die, check)) {
    const isDoubled = die === NATURAL_SUCCESS
    const amount = damageOf(state, { attacker, target, isDoubled, extra: extra.dmg })
    deal(table, { by: attacker, amount, targets: [target] })
  }
  openWindow(table, 'applied', about)
}

/** What is added to the die of an attack, and what it must reach (B-8.1). */
export function attackCheck(
  state: BattlePosition,
  attacker: Character,
  { target, extra = NO_EXTRA }: { readonly target: CardId; readonly extra?: Extra },
): Check {
  const modifier = attackOf(state, attacker, target) + extra.atk
  const needed = defenceOf(state, characterOn(state, target) as Character, attacker)
  return { card: attacker.card, target, modifier, needed }
}

/** How many actions an activation of a character has (B-5.9, B-14.7, B-R49). */
export function actionsOf(state: BattlePosition, character: Character): number {
  return characterCardOf(state, character.card).traits.actions
}
