import type { CardId, Seat } from '@trialhall/kernel'
import type { Classification } from '../terms.ts'
import { sideOf, type BattlePosition, type Character, type Side } from '../state.ts'
import { characterCardOf } from './printed.ts'

/** The character that a card is; null where it is not on the field (any more). */
export function characterOn(state: BattlePosition, card: CardId): Character | null {
  const { sides } = state
  for (let seat = 0; seat < sides.length; seat++) {
    const found = characterOf(sides[seat] as Side, card)
    if (found !== null) return found
  }
  return null
}

function characterOf({ characters }: Side, card: CardId): Character | null {
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] as Character
    if (character.card === card) return character
  }
  return null
}

/** Whether a card is a character on the field. */
export function isOnField(state: BattlePosition, card: CardId): boolean {
  return characterOn(state, card) !== null
}

/** On whose side a character fights: its controller (B-R70). -1 where it is not on the field. */
export function seatOf(state: BattlePosition, card: CardId): Seat {
  const { sides } = state
  for (let seat = 0; seat < sides.length; seat++)
    if (characterOf(sides[seat] as Side, card) !== null) return seat
  return -1
}

/** Whose deck a card came from: its owner (B-R70). */
export function ownerOf(state: BattlePosition, card: CardId): Seat {
  const faction = boxOf(state, card)
  return state.sides.findIndex((side) => side.faction === faction)
}

/** Ids follow the box: Britannia's heroes and deck, then Prussia's. A shuffle moves cards among the ids of one deck only. */
function boxOf(state: BattlePosition, card: CardId): number {
  return card < state.cards.def.length / 2 ? 0 : 1
}

/** Whether a character is a hero (B-10.1). */
export function isHero(state: BattlePosition, { card }: Character): boolean {
  return characterCardOf(state, card).kind === 'hero'
}

/** Whether a character can act and its abilities work: only a hero at 0 HP or less is unconscious (B-9.3, B-R18). */
export function isConscious({ hp }: Character): boolean {
  return hp > 0
}

/** Conscious and not yet activated this round (B-5.6, B-R17). */
export function isReady({ hp, isActivated }: Character): boolean {
  return hp > 0 && !isActivated
}

/** Whether a seat has anything left to activate (B-7.1). */
export function hasReady(state: BattlePosition, seat: Seat): boolean {
  const { characters } = sideOf(state, seat)
  for (let i = 0; i < characters.length; i++) if (isReady(characters[i] as Character)) return true
  return false
}

/** Whether a character has a classification (B-10.7). */
export function isA(state: BattlePosition, { card }: Character, classification: Classification): boolean {
  return characterCardOf(state, card).classes.includes(classification)
}

/** The cards of all characters of a seat for which something is true, in their order. */
export function cardsWhere(
  state: BattlePosition,
  seat: Seat,
  isWanted: (character: Character) => boolean,
): CardId[] {
  const found: CardId[] = []
  const { characters } = sideOf(state, seat)
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] as Character
    if (isWanted(character)) found.push(character.card)
  }
  return found
}

/** The cards of all characters of a seat, unconscious heroes included. */
export function cardsOf(state: BattlePosition, seat: Seat): CardId[] {
  return sideOf(state, seat).characters.map(({ card }) => card)
}

/** Heroes that a seat still has, unconscious ones included (B-9.5). */
export function heroesLeft(state: BattlePosition, seat: Seat): number {
  let count = 0
  for (const character of sideOf(state, seat).characters) if (isHero(state, character)) count++
  return count
}
