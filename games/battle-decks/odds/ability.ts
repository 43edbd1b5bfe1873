import type { CardId } from '@trialhall/kernel'
import { abilitiesOf } from '../rules/activation.ts'
import type { ActivatedAbility } from '../faces.ts'
import { cardsWhere, isHero, seatOf } from '../rules/field.ts'
import type { BattlePosition, Character } from '../state.ts'
import { attackOdds, type AttackOdds } from './attack.ts'
import { saveOdds, type SaveOdds } from './saves.ts'

/** An activated ability of a character, its own or one that its equipment grants. */
export interface Use {
  readonly user: Character
  readonly slug: string
}

/** The ability of that name; undefined where the character has none. */
export function abilityIn(position: BattlePosition, { user, slug }: Use): ActivatedAbility | undefined {
  return abilitiesOf(position, user).find((ability) => ability.slug === slug)
}

/**
 * The odds of an attack that an ability makes on a target, what it adds included; null where it makes none. Where it makes several, of
 * the first: each has its own target, and the earlier may change what the later meet.
 */
export function abilityAttackOdds(position: BattlePosition, use: Use, target: CardId): AttackOdds | null {
  const strikes = abilityIn(position, use)?.deed.strikes ?? null
  return strikes && attackOdds(position, { attacker: use.user, target, extra: strikes.extra })
}

/** The saves that an ability would make necessary, each on its own; empty where it deals no damage of its own. `aim`: whom it is aimed at. */
export function abilitySaveOdds(
  position: BattlePosition,
  use: Use,
  aim: CardId | null = null,
): readonly SaveOdds[] {
  const danger = abilityIn(position, use)?.deed.danger ?? null
  if (danger === null) return []
  const targets =
    danger.reach === 'one' ? (aim === null ? [] : [aim]) : reachedBy(position, use.user, danger.reach)
  const { damage, save } = danger
  return targets.flatMap((target) => saveOdds(position, { by: use.user, target, damage, save }) ?? [])
}

/** Whom damage reaches that chooses nobody (B-R59). */
function reachedBy(position: BattlePosition, user: Character, reach: 'all' | 'reinforcements'): CardId[] {
  const isReached = (other: Character): boolean => reach === 'all' || !isHero(position, other)
  return cardsWhere(position, 1 - seatOf(position, user.card), isReached)
}
