import type { CardId, Seat } from '@trialhall/kernel'
import { characterOn, isConscious, isHero, isReady } from '../rules/field.ts'
import { characterCardOf, equipmentOf, heroOf } from '../rules/printed.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { DEFEATED_AT, DIE } from '../terms.ts'
import { AIMS, type Aims } from './aims.ts'

/** How much a side has of each thing, in the order of `THINGS`. */
export function thingsOf(state: BattlePosition, seat: Seat): number[] {
  const { hand, deck, characters } = sideOf(state, seat)
  let [heroes, lives, awake, reinforcements, ready, might, paired, armour] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] as Character
    armour += armourOf(state, character)
    if (isReady(character)) {
      ready++
      might += mightOf(state, character)
    }
    if (!isHero(state, character)) {
      reinforcements++
      continue
    }
    heroes++
    lives += character.hp - DEFEATED_AT
    if (isConscious(character)) awake++
    if (character.partner !== null) paired++
  }
  const vigour = Math.log(lives + LAST)
  const [initiative, turn] = [Number(state.initiative === seat), Number(state.active === seat)]
  return [
    heroes,
    vigour,
    awake,
    reinforcements,
    ready,
    might,
    paired,
    armour,
    hand.length,
    deck.length,
    initiative,
    turn,
  ]
}

/** Added to the lives of a side, so that none left is a number, too. */
const LAST = 0.5

/** What a side loses if a character leaves the field. */
export function worthOfCharacter(state: BattlePosition, character: Character): number {
  return lossBy(state, character, character.hp - DEFEATED_AT)
}

type Deeds = Pick<Aims, 'ready' | 'might'>

/** What a character is still to do in this round. */
function worthOfDeeds(state: BattlePosition, character: Character, { ready, might }: Deeds): number {
  return isReady(character) ? ready + might * mightOf(state, character) : 0
}

/** One more than the DEF of most characters less the sides of the die: so much more ATK hits once more in six. */
const USUAL_ATK = 1

/** HP that a basic attack of a character takes on average, with what equipment and tokens change and `extra` on top of it. */
export function mightOf(state: BattlePosition, character: Character, extra: Blade = PLAIN): number {
  const { stats } = characterCardOf(state, character.card)
  let [atk, dmg] = [stats.atk + extra.atk, stats.dmg + extra.dmg]
  for (const token of character.tokens) {
    atk += token.atk
    dmg += token.dmg
  }
  for (const card of character.equipment) {
    const carried = equipmentOf(state, card).stats
    atk += carried.atk
    dmg += carried.dmg
  }
  const ways = Math.min(DIE - 1, Math.max(1, atk + USUAL_ATK))
  return (ways * Math.max(0, dmg)) / DIE
}

interface Blade {
  readonly atk: number
  readonly dmg: number
}

const PLAIN: Blade = { atk: 0, dmg: 0 }

/** DEF that equipment and tokens add. */
function armourOf(state: BattlePosition, { equipment, tokens }: Character): number {
  let armour = 0
  for (const card of equipment) armour += equipmentOf(state, card).stats.def
  for (const { def } of tokens) armour += def
  return armour
}

/** What each HP is worth that a basic attack of a reinforcement takes by what is printed: the stronger of two goes first. */
const EDGE = 0.01

/** What a side loses by damage to one of its characters. */
export function lossBy(state: BattlePosition, character: Character, damage: number): number {
  if (damage <= 0) return 0
  if (!isHero(state, character)) {
    const { atk, dmg } = characterCardOf(state, character.card).stats
    return AIMS.reinforcement + worthOfDeeds(state, character, AIMS) + (EDGE * dmg * (atk + 1)) / DIE
  }
  const hp = Math.max(DEFEATED_AT, character.hp - damage)
  const falls = isConscious(character) && hp <= 0 ? AIMS.awake + worthOfDeeds(state, character, AIMS) : 0
  const leaves = hp === DEFEATED_AT ? AIMS.hero : 0
  const lives = livesBeside(state, character) + LAST
  return (
    leaves + falls + AIMS.vigour * Math.log((lives + character.hp - DEFEATED_AT) / (lives + hp - DEFEATED_AT))
  )
}

/** What a side gains by HP for one of its heroes. */
export function gainBy(state: BattlePosition, card: CardId, hp: number): number {
  const hero = characterOn(state, card)
  if (hero === null || !isHero(state, hero)) return 0
  const after = Math.min(heroOf(state, card).hp, hero.hp + hp)
  const rises = hero.hp <= 0 && after > 0 ? AIMS.awake + (hero.isActivated ? 0 : AIMS.ready) : 0
  const lives = livesBeside(state, hero) + LAST
  return rises + AIMS.vigour * Math.log((lives + after - DEFEATED_AT) / (lives + hero.hp - DEFEATED_AT))
}

/** The lives of all other heroes of the side of a hero. Heroes stand before reinforcements. */
function livesBeside(state: BattlePosition, hero: Character): number {
  for (const { characters } of state.sides) {
    let lives = 0
    let isOwn = false
    for (let i = 0; i < characters.length; i++) {
      const other = characters[i] as Character
      if (!isHero(state, other)) break
      if (other === hero) isOwn = true
      else lives += other.hp - DEFEATED_AT
    }
    if (isOwn) return lives
  }
  return 0
}
