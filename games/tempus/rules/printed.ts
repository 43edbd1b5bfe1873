import type { CardId, DefIndex } from '@trialhall/kernel'
import type {
  ClassFace,
  DeckFace,
  EventCard,
  HeroCard,
  LastingFace,
  LootCard,
  MonsterFace,
  QuestCard,
  Standing,
  SubclassFace,
  TempusCard,
} from '../faces.ts'
import type { Monster, TempusPosition } from '../state.ts'
import { RulesError } from '@trialhall/kernel'

/** Everything that rules read of content (T-3.02). */
export interface Printed {
  /** By their index in the catalog. */
  cards: readonly TempusCard[]
  /** What each card gives while somebody has it, by the same index; null where it gives nothing. */
  standings: readonly (Standing | null)[]
  lastings: readonly LastingFace[]
  monsters: readonly MonsterFace[]
  classes: readonly ClassFace[]
  subclasses: readonly SubclassFace[]
  characters: readonly DeckFace[]
}

/**
 * What is printed. `content/catalog.ts` fills it once when it is loaded: cards are made of deeds, deeds are rules, and rules look cards
 * up, so neither can import the other.
 */
export const PRINTED: Printed = {
  cards: [],
  standings: [],
  lastings: [],
  monsters: [],
  classes: [],
  subclasses: [],
  characters: [],
}

/** What is printed on a card whose definition is known. */
export function cardOf({ cards }: Pick<TempusPosition, 'cards'>, card: CardId): TempusCard {
  return PRINTED.cards[cards.def[card] as DefIndex] as TempusCard
}

/** A card of a Hero deck, as it is printed. */
export function heroCardOf(state: TempusPosition, card: CardId): HeroCard {
  return cardOf(state, card) as HeroCard
}

/** An Event, as it is printed. */
export function eventOf(state: TempusPosition, card: CardId): EventCard {
  return cardOf(state, card) as EventCard
}

/** A Loot card, as it is printed. */
export function lootOf(state: TempusPosition, card: CardId): LootCard {
  return cardOf(state, card) as LootCard
}

/** A Quest, as it is printed. */
export function questOf(state: TempusPosition, card: CardId): QuestCard {
  return cardOf(state, card) as QuestCard
}

/** What a card gives while somebody has it; null where it gives nothing, or nobody knows what it is. */
export function standingOf({ cards }: Pick<TempusPosition, 'cards'>, card: CardId): Standing | null {
  return PRINTED.standings[cards.def[card] as DefIndex] ?? null
}

/** A Monster, as its card prints it (T-30.09). */
export function monsterFace({ kind }: Pick<Monster, 'kind'>): MonsterFace {
  return PRINTED.monsters[kind] as MonsterFace
}

/** Something lasting, as it is printed. */
export function lastingFace(face: number): LastingFace {
  return PRINTED.lastings[face] as LastingFace
}

/** The index of something lasting by its slug. Throws RulesError where no such effect exists. */
export function lastingNamed(slug: string): number {
  const at = PRINTED.lastings.findIndex((face) => face.slug === slug)
  if (at < 0) throw new RulesError(`tempus: nothing lasting is called "${slug}"`)
  return at
}

/**
 * A function that keeps its last answer while it is asked about the same thing. Only for what follows from print alone: such an answer is no state, since
 * anybody who asked again would get it again.
 */
export function remembered<About, Answer>(work: (about: About) => Answer): (about: About) => Answer {
  let last: { readonly about: About; readonly answer: Answer } | null = null
  return (about) => {
    if (last === null || last.about !== about) last = { about, answer: work(about) }
    return last.answer
  }
}
