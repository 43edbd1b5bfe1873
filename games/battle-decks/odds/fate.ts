import type { CardId } from '@trialhall/kernel'
import { characterOn, isConscious, isHero } from '../rules/field.ts'
import { characterCardOf } from '../rules/printed.ts'
import { saveBonusOf } from '../rules/stats.ts'
import type { BattlePosition, Character } from '../state.ts'
import { DEFEATED_AT } from '../terms.ts'
import { chanceOf } from './chance.ts'

/** What may become of a character, as chances of 0 to 1 that exclude each other. */
export interface Fate {
  /** It falls unconscious now and stays on the field (B-9.3). */
  readonly falls: number
  /** It leaves the field (B-8.3, B-9.4, B-12.12). */
  readonly defeated: number
}

/** Nothing becomes of it. */
export const UNHARMED: Fate = { falls: 0, defeated: 0 }

/** Damage that lands on a character; `by` is null for an equalizer. */
export interface Harm {
  readonly by: Character | null
  readonly target: CardId
  readonly damage: number
}

/** What becomes of a character that damage lands on, the save against Shatter included (B-8.2, B-8.3, B-9.3, B-9.4, B-12.12, B-R28). */
export function fateOf(position: BattlePosition, harm: Harm): Fate {
  const target = characterOn(position, harm.target)
  if (target === null || harm.damage <= 0) return UNHARMED
  if (!isHero(position, target)) return { falls: 0, defeated: 1 }
  const hurt = { ...target, hp: target.hp - harm.damage }
  if (hurt.hp <= DEFEATED_AT) return { falls: 0, defeated: 1 }
  const defeated = chanceOfShattering(position, harm.by, hurt)
  return { falls: isConscious(target) && !isConscious(hurt) ? 1 - defeated : 0, defeated }
}

/** The chance that whoever was hurt fails the save against Shatter; 0 where there is none (B-12.12, B-R18, B-R60). */
function chanceOfShattering(position: BattlePosition, by: Character | null, hurt: Character): number {
  if (by === null || !isConscious(by)) return 0
  const { shatter } = characterCardOf(position, by.card).traits
  return shatter === null ? 0 : 1 - chanceOf(shatter, saveBonusOf(position, hurt))
}

/** A fate that comes about with a chance. */
export interface Part {
  readonly chance: number
  readonly fate: Fate
}

/** Fates together, each by its chance. */
export function blend(parts: readonly Part[]): Fate {
  const sum = (of: (fate: Fate) => number): number =>
    parts.reduce((total, { chance, fate }) => total + chance * of(fate), 0)
  return { falls: sum((fate) => fate.falls), defeated: sum((fate) => fate.defeated) }
}
