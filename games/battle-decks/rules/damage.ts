import type { CardId } from '@trialhall/kernel'
import { sideOf, type BattleTable, type Character } from '../state.ts'
import { DEFEATED_AT } from '../terms.ts'
import { characterOn, isConscious, isHero, ownerOf, seatOf } from './field.ts'
import { separate } from './pairs.ts'
import { characterCardOf, heroOf } from './printed.ts'
import { rollSave } from './saves.ts'
import { checkEnd } from './victory.ts'

/** Damage that lands on several characters together (B-R59). */
export interface Blow {
  /** The character that deals it; null for an equalizer. */
  readonly by: Character | null
  readonly amount: number
  readonly targets: readonly CardId[]
}

/** Damage lands, then those who must save against Shatter do, then whoever is beaten falls or leaves; then the end is tested (B-R30). */
export function deal(table: BattleTable, blow: Blow): void {
  land(table, blow)
  checkEnd(table)
}

/** As `deal`, without a look at the end: all of a set of equalizer attacks comes first (B-R33). */
export function land(table: BattleTable, { by, amount, targets }: Blow): void {
  if (amount <= 0) return // B-R28: no damage at all
  const hurt: Hurt[] = targets.map((card) => {
    const character = characterOn(table.state, card) as Character
    return { character, hasStood: isConscious(character), isBeaten: false }
  })
  for (const one of hurt) one.isBeaten = wound(table, one.character, amount)
  for (const one of hurt) one.isBeaten ||= isShattered(table, by, one.character)
  for (const one of hurt) settle(table, one)
}

/** Somebody who takes damage. */
interface Hurt {
  readonly character: Character
  /** Was conscious before. */
  readonly hasStood: boolean
  /** Leaves as soon as all saves are rolled. */
  isBeaten: boolean
}

/**
 * HP go down, below 0 too (B-8.2, B-9.2). For a reinforcement, which has none to lose, any damage is the end (B-11.2, B-11.4, B-R29). True if that
 * was the end (B-9.4, B-R20).
 */
function wound(table: BattleTable, character: Character, amount: number): boolean {
  table.state.isStirred = true
  if (!isHero(table.state, character)) return true
  character.hp -= amount
  table.emit({ type: 'hurt', card: character.card, by: amount, hp: character.hp })
  return character.hp <= DEFEATED_AT
}

/** Whoever is damaged and still there must save against Shatter (B-12.12, B-13.7, B-R60). */
function isShattered(table: BattleTable, by: Character | null, character: Character): boolean {
  if (by === null || !isConscious(by)) return false
  const { shatter } = characterCardOf(table.state, by.card).traits
  return shatter !== null && !rollSave(table, character.card, shatter)
}

function settle(table: BattleTable, { character, isBeaten, hasStood }: Hurt): void {
  if (isBeaten) defeat(table, character)
  else if (hasStood && !isConscious(character)) table.emit({ type: 'fell', card: character.card }) // B-9.3
}

/** A character leaves the field: a hero the game, a reinforcement to its owner's pile (B-8.3, B-9.6, B-11.5); so does what it carries (B-R54). */
export function defeat(table: BattleTable, character: Character): void {
  const { state } = table
  const { card } = character
  const seat = seatOf(state, card)
  const side = sideOf(state, seat)
  const isLost = isHero(state, character)
  dropEquipment(table, character)
  side.characters = side.characters.filter((other) => other !== character)
  const owner = sideOf(state, ownerOf(state, card))
  ;(isLost ? owner.removed : owner.discard).push(card)
  state.isStirred = true
  table.emit({ type: 'defeated', card, isHero: isLost })
  separate(table, character) // B-R48
}

/** Everything that a character carries goes to its owners' piles (B-R54). */
export function dropEquipment(table: BattleTable, character: Character): void {
  for (const card of character.equipment) sideOf(table.state, ownerOf(table.state, card)).discard.push(card)
  character.equipment = []
}

/** A hero regains HP, never above the printed number; at 1 or more it comes to (B-9.8, B-R21). */
export function restore(table: BattleTable, card: CardId, hp: number): void {
  const character = characterOn(table.state, card)
  if (character === null) return
  const before = character.hp
  character.hp = Math.min(heroOf(table.state, card).hp, before + hp)
  const by = character.hp - before
  if (by > 0) table.state.isStirred = true
  table.emit({ type: 'restored', card, by, hp: character.hp })
  if (before <= 0 && isConscious(character)) table.emit({ type: 'rose', card })
}
