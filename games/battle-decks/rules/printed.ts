import type { CardId, DefIndex } from '@trialhall/kernel'
import type {
  ActivatedAbility,
  BattleCard,
  CharacterCard,
  EqualizerCard,
  EquipmentCard,
  EventCard,
  HeroCard,
  ReinforcementCard,
} from '../faces.ts'
import type { BattlePosition } from '../state.ts'
import type { Moment } from '../terms.ts'

/** Everything that rules read of content: the cards by their index in the catalog (B-1.8, B-1.9). */
export interface Printed {
  cards: readonly BattleCard[]
  /** How many events for each moment the deck of each faction holds (B-R51). */
  eventsAt: readonly Readonly<Record<Moment, number>>[]
}

/**
 * What is printed on cards. `content/catalog.ts` fills it once when it is loaded: cards are made of deeds, deeds are rules, and rules
 * look cards up, so neither can import the other.
 */
export const PRINTED: Printed = { cards: [], eventsAt: [] }

/** What is printed on a card of a match whose definition is known. */
export function cardOf({ cards }: Pick<BattlePosition, 'cards'>, card: CardId): BattleCard {
  return PRINTED.cards[cards.def[card] as DefIndex] as BattleCard
}

/** A character on the field as it is printed. */
export function characterCardOf(state: BattlePosition, card: CardId): CharacterCard {
  return cardOf(state, card) as CharacterCard
}

/** A hero as it is printed. */
export function heroOf(state: BattlePosition, card: CardId): HeroCard {
  return cardOf(state, card) as HeroCard
}

/** A reinforcement as it is printed. */
export function reinforcementOf(state: BattlePosition, card: CardId): ReinforcementCard {
  return cardOf(state, card) as ReinforcementCard
}

/** A piece of equipment as it is printed. */
export function equipmentOf(state: BattlePosition, card: CardId): EquipmentCard {
  return cardOf(state, card) as EquipmentCard
}

/** An event as it is printed. */
export function eventOf(state: BattlePosition, card: CardId): EventCard {
  return cardOf(state, card) as EventCard
}

/** An equalizer as it is printed. */
export function equalizerOf(state: BattlePosition, card: CardId): EqualizerCard {
  return cardOf(state, card) as EqualizerCard
}

/** The activated ability of a name that a card prints or a piece of equipment grants; undefined if it is neither. */
export function activatedOn(card: BattleCard, slug: string): ActivatedAbility | undefined {
  const all =
    'abilities' in card ? card.abilities : card.kind === 'equipment' && card.grants ? [card.grants] : []
  const found = all.find((ability) => ability.slug === slug)
  return found?.kind === 'activated' ? found : undefined
}
