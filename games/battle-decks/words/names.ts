import {
  seatLetter,
  UNKNOWN,
  type CardId,
  type Facts,
  type Piece,
  type Seat,
  type Sentence,
} from '@trialhall/kernel'
import { ABILITY_NAMES } from '../content/ability-names.ts'
import { PRINTED } from '../rules/printed.ts'
import type { BattleState } from '../state.ts'
import { FACTIONS, type Faction, type Suit } from '../terms.ts'

/** What sentences are formed from. */
export type BattleFacts = Facts<BattleState>

const FACTION_NAMES: Readonly<Record<Faction, string>> = { britannia: 'Britannia', prussia: 'Prussia' }

/** What a faction is called. */
export function factionName(faction: Faction): string {
  return FACTION_NAMES[faction]
}

/** A seat by its faction, or by its letter before it has one. */
export function who({ view }: BattleFacts, seat: Seat): Piece {
  const faction = FACTIONS[view.sides[seat]?.faction ?? -1]
  const text = faction === undefined ? `Seat ${seatLetter(seat)}` : factionName(faction)
  return { text, ref: { kind: 'seat', id: seat } }
}

/** A seat by its letter, also where its faction is known. */
export function seatName(seat: Seat): Piece {
  return { text: `seat ${seatLetter(seat)}`, ref: { kind: 'seat', id: seat } }
}

/** A card by name, or "a card" for those who do not know it. */
export function card({ defOf }: BattleFacts, id: CardId): Piece {
  const def = defOf(id)
  const text = def === UNKNOWN ? 'a card' : (PRINTED.cards[def]?.name ?? 'a card')
  return { text, ref: { kind: 'card', id } }
}

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { hearts: '♥', diamonds: '♦', spades: '♠', clubs: '♣' }

/** " (K♥)": the playing card that stands for a card, for those who play with two real decks beside the table; nothing for heroes. */
export function playingCard({ defOf }: BattleFacts, id: CardId): string {
  const def = defOf(id)
  const printed = def === UNKNOWN ? undefined : PRINTED.cards[def]
  if (printed?.kind === 'equalizer') return ` (Joker ${printed.joker})`
  return printed && 'rank' in printed ? ` (${printed.rank}${SUIT_SIGNS[printed.suit]})` : ''
}

/** The verb that goes with a card: some equalizers are several people. */
export function verb({ defOf }: BattleFacts, id: CardId, [one, several]: readonly [string, string]): string {
  const printed = PRINTED.cards[defOf(id)]
  return printed?.kind === 'equalizer' && printed.name.endsWith('s') ? several : one
}

/** What an ability or the source of a modifier is called. */
export function sourceName(slug: string): string {
  return ABILITY_NAMES[slug] ?? slug
}

/** "+2", "−1" or "+0". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** "2" or "−1": a number as it is written here, with one kind of minus. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** Parts with commas between them, and "and" before the last. */
export function join(parts: readonly Sentence[]): Piece[] {
  return parts.flatMap((part, i) => {
    const separator = i === 0 ? [] : [i === parts.length - 1 ? ' and ' : ', ']
    return [...separator, ...part]
  })
}
