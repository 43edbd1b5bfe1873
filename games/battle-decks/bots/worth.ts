import type { CardId } from '@trialhall/kernel'
import type { Danger } from '../faces.ts'
import { chanceOf } from '../odds/chance.ts'
import { characterOn, isConscious, isHero } from '../rules/field.ts'
import { cardOf, characterCardOf, heroOf } from '../rules/printed.ts'
import { attackOf, damageOf, defenceOf, saveBonusOf } from '../rules/stats.ts'
import type { BattlePosition, Character } from '../state.ts'
import { DEFEATED_AT, DIE } from '../terms.ts'

/** What a hero is worth that cannot act. */
const HERO = 1.5
/** What all of its life is worth besides. */
const LIFE = 2.2

/** What a character on the field is worth to its side: a hero its life, whoever is conscious also what it can do. */
export function worthOfCharacter(state: BattlePosition, character: Character): number {
  const fight = fightOf(state, character)
  if (!isHero(state, character)) return 0.6 * fight + (character.isActivated ? 0 : 0.15)
  return worthOfLife(state, character, character.hp) + (isConscious(character) ? fight : 0)
}

/** What it can do, by its numbers. */
export function fightOf(state: BattlePosition, { card }: Character): number {
  const { atk, def, dmg } = characterCardOf(state, card).stats
  return 0.12 * atk + 0.1 * def + 0.2 * dmg
}

function worthOfLife(state: BattlePosition, { card }: Character, hp: number): number {
  if (hp <= DEFEATED_AT) return 0
  return HERO + (LIFE * (hp - DEFEATED_AT)) / (heroOf(state, card).hp - DEFEATED_AT)
}

/** What a side loses by damage to one of its characters. */
export function lossBy(state: BattlePosition, character: Character, damage: number): number {
  if (damage <= 0) return 0
  if (!isHero(state, character)) return worthOfCharacter(state, character)
  const hp = character.hp - damage
  const falls = isConscious(character) && hp <= 0 ? fightOf(state, character) : 0
  return worthOfLife(state, character, character.hp) - worthOfLife(state, character, hp) + falls
}

/** What the other side loses on average by a basic attack. */
export function worthOfAttack(state: BattlePosition, attacker: Character, target: CardId): number {
  const other = characterOn(state, target)
  if (other === null) return 0
  const chance = chanceOf(defenceOf(state, other, attacker), attackOf(state, attacker, target))
  const [plain, double] = [false, true].map((isDoubled) =>
    lossBy(state, other, damageOf(state, { attacker, target, isDoubled })),
  ) as [number, number]
  return (chance - 1 / DIE) * plain + double / DIE
}

/** What a side loses on average by damage that a save avoids. */
export function worthOfSave(
  state: BattlePosition,
  character: Character,
  { damage, save }: Pick<Danger, 'damage' | 'save'>,
): number {
  return (1 - chanceOf(save, saveBonusOf(state, character))) * lossBy(state, character, damage)
}

/** What it is worth to put a card of the hand into play. */
export function worthOfCard(state: BattlePosition, card: CardId): number {
  const printed = cardOf(state, card)
  if (printed.kind === 'reinforcement') return 1 + 0.2 * printed.stats.atk + 0.2 * printed.stats.dmg
  return printed.kind === 'equipment' ? 1 : 0
}
