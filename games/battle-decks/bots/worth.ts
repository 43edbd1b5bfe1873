import type { CardId, Seat } from '@trialhall/kernel'
import { characterOn, isConscious, isHero } from '../rules/field.ts'
import { characterCardOf, equipmentOf, heroOf } from '../rules/printed.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { DEFEATED_AT, DIE } from '../terms.ts'
import { AIMS, type Weights } from './weights.ts'

/** All that a side has, in logarithms of the odds to win. */
export function worthOfSide(state: BattlePosition, seat: Seat, weights: Weights): number {
  const { hand, deck, characters } = sideOf(state, seat)
  let worth = weights.hand * hand.length + weights.deck * deck.length
  if (state.initiative === seat) worth += weights.initiative
  for (const character of characters) worth += worthOfCharacter(state, character, weights)
  return worth
}

/** What a character on the field is worth to its side: a hero its life, whoever is conscious also what it can do. */
export function worthOfCharacter(state: BattlePosition, character: Character, weights: Weights): number {
  const can = isConscious(character) ? worthOfDeeds(state, character, weights) : 0
  if (!isHero(state, character)) return weights.reinforcement + can
  return worthOfLife(character.hp, weights) + can
}

/** What a hero with so many HP is worth, its deeds aside. */
function worthOfLife(hp: number, weights: Weights): number {
  if (hp <= DEFEATED_AT) return 0
  return weights.hero + weights.life * (hp - DEFEATED_AT) + (hp > 0 ? weights.awake : 0)
}

/** What it is still to do in this round. */
function worthOfDeeds(state: BattlePosition, character: Character, weights: Weights): number {
  return character.isActivated ? 0 : weights.ready + weights.boost * boostOf(state, character)
}

/** ATK and DMG that equipment and tokens add while there is something to do with them. */
function boostOf(state: BattlePosition, { equipment, tokens }: Character): number {
  let boost = 0
  for (const card of equipment) {
    const { stats } = equipmentOf(state, card)
    boost += stats.atk + stats.dmg
  }
  for (const { atk, dmg } of tokens) boost += atk + dmg
  return boost
}

/** What each HP is worth that a basic attack of a reinforcement takes on average: the stronger of two goes first. */
const MIGHT = 0.01

/** HP that a basic attack takes on average, by what is printed. */
function mightOf(state: BattlePosition, { card }: Character): number {
  const { atk, dmg } = characterCardOf(state, card).stats
  return (dmg * (atk + 1)) / DIE
}

/** What a side loses by damage to one of its characters. */
export function lossBy(state: BattlePosition, character: Character, damage: number): number {
  if (damage <= 0) return 0
  if (!isHero(state, character))
    return worthOfCharacter(state, character, AIMS) + MIGHT * mightOf(state, character)
  const hp = character.hp - damage
  const falls = isConscious(character) && hp <= 0 ? worthOfDeeds(state, character, AIMS) : 0
  return worthOfLife(character.hp, AIMS) - worthOfLife(hp, AIMS) + falls
}

/** What a side gains by HP for one of its heroes. */
export function gainBy(state: BattlePosition, card: CardId, hp: number): number {
  const hero = characterOn(state, card)
  if (hero === null || !isHero(state, hero)) return 0
  const after = Math.min(heroOf(state, card).hp, hero.hp + hp)
  const rises = hero.hp <= 0 && after > 0 ? worthOfDeeds(state, hero, AIMS) : 0
  return worthOfLife(after, AIMS) - worthOfLife(hero.hp, AIMS) + rises
}
