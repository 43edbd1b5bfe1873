import type { CardId } from '@trialhall/kernel'
import type { BattlePosition, BattleTable, Character } from '../state.ts'
import { cardsWhere, characterOn, seatOf } from './field.ts'
import { targetOption } from './windows.ts'

/** Whom a character can be paired with: any other friendly one that is in no pair (B-14.2, B-R40). Empty if it is in one itself. */
export function partnersFor(state: BattlePosition, pairing: Character): readonly CardId[] {
  if (pairing.partner !== null) return []
  return cardsWhere(
    state,
    seatOf(state, pairing.card),
    (other) => other !== pairing && other.partner === null,
  )
}

/** Makes a pair; the partner is not activated by it (B-14.3). */
export function pair(table: BattleTable, pairing: Character, partner: CardId): void {
  const other = characterOn(table.state, partner) as Character
  pairing.partner = partner
  pairing.isPairing = true
  other.partner = pairing.card
  table.emit({ type: 'paired', card: pairing.card, cards: [partner] })
}

/** Ends the pair that a character is in, if any: un-paired, or a member is defeated (B-14.4, B-14.10, B-R48). */
export function separate(table: BattleTable, character: Character): void {
  const { partner } = character
  if (partner === null) return
  const other = characterOn(table.state, partner) as Character
  for (const member of [character, other]) {
    member.partner = null
    member.isPairing = false
  }
  table.emit({ type: 'unpaired', card: character.card, cards: [partner] })
}

/** What is coming at a character: from whom, and with which ability, null in a plain attack. */
export interface Assault {
  readonly by: CardId
  readonly ability: string | null
}

/**
 * Whom an attack or a harmful ability really hits: of a pair the controller names the member before any die is rolled (B-14.9, B-R43,
 * B-R44); else the one that was aimed at.
 */
export function shielded(table: BattleTable, { by, ability }: Assault, target: CardId): CardId {
  const { state } = table
  const { partner } = characterOn(state, target) as Character
  if (partner === null) return target
  const seat = seatOf(state, target)
  const prompt = { type: 'shield', card: by, cards: [target, partner], ability } as const
  const { card } = table.choose(seat, prompt, [target, partner].map(targetOption))
  table.emit({ type: 'shielded', seat, card })
  return card
}
