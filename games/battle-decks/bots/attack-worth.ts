import type { CardId } from '@trialhall/kernel'
import type { Extra, Danger } from '../faces.ts'
import { chanceOf, leastDie } from '../odds/chance.ts'
import { characterOn, isConscious, isHero } from '../rules/field.ts'
import { characterCardOf } from '../rules/printed.ts'
import { attackOf, damageOf, defenceOf, saveBonusOf, type Attacker } from '../rules/stats.ts'
import type { BattlePosition, Character } from '../state.ts'
import { DEFEATED_AT, DIE } from '../terms.ts'
import { lossBy, mightOf } from './worth.ts'

const PLAIN: Extra = { atk: 0, dmg: 0 }

/** A basic attack that could be made, and what is added to it. */
export interface Prospect {
  readonly attacker: Attacker
  readonly target: CardId
  readonly extra?: Extra
}

/** What the other side loses on average by a basic attack. */
export function worthOfAttack(state: BattlePosition, { attacker, target, extra = PLAIN }: Prospect): number {
  const other = characterOn(state, target)
  if (other === null) return 0
  const least = leastDie(defenceOf(state, other, attacker), attackOf(state, attacker, target) + extra.atk)
  const chance = (DIE + 1 - least) / DIE
  const plain = damageOf(state, { attacker, target, isDoubled: false, extra: extra.dmg })
  const shatter = shatterOf(state, attacker)
  const usual = lossWith(state, other, { damage: plain, shatter })
  if (!isHero(state, other)) return chance * usual // it leaves whatever the damage
  const double = damageOf(state, { attacker, target, isDoubled: true, extra: extra.dmg })
  return (chance - 1 / DIE) * usual + lossWith(state, other, { damage: double, shatter }) / DIE
}

/** The save that whoever is damaged must make, if any. */
function shatterOf(state: BattlePosition, attacker: Attacker): number | null {
  return 'joker' in attacker || !isConscious(attacker)
    ? null
    : characterCardOf(state, attacker.card).traits.shatter
}

function lossWith(
  state: BattlePosition,
  target: Character,
  { damage, shatter }: { readonly damage: number; readonly shatter: number | null },
): number {
  const loss = lossBy(state, target, damage)
  if (shatter === null || loss === 0) return loss
  const fails = 1 - chanceOf(shatter, saveBonusOf(state, target))
  return loss + fails * (lossBy(state, target, target.hp - DEFEATED_AT) - loss)
}

/** What a side loses on average by damage that a save avoids. */
export function worthOfSave(
  state: BattlePosition,
  character: Character,
  { damage, save }: Pick<Danger, 'damage' | 'save'>,
): number {
  return (1 - chanceOf(save, saveBonusOf(state, character))) * lossBy(state, character, damage)
}

/** What a hero loses on average by each HP that is taken. */
const PER_HP = 0.4

/** What a basic attack takes from whomever it hits: a guess by the attacker's numbers alone, since it is made so often. */
export function worthOfUsualAttack(state: BattlePosition, attacker: Character, extra: Extra = PLAIN): number {
  const { charge } = characterCardOf(state, attacker.card).traits
  const atk = charge > 0 && attacker.arrived === state.turn ? extra.atk + charge : extra.atk
  return PER_HP * mightOf(state, attacker, { atk, dmg: extra.dmg })
}
