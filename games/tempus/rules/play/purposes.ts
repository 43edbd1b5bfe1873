import type { CardId } from '@trialhall/kernel'
import type { HeroCard, TempusCard } from '../../faces.ts'
import type { TempusPosition } from '../../state.ts'
import {
  CHAIN_MOMENTS,
  MOMENTS,
  type ActionType,
  type ChainMoment,
  type ChainType,
  type Moment,
} from '../../terms.ts'
import { PRINTED, remembered } from '../printed.ts'

/** What a card may be played for besides its Action, as a bit: in a window at a moment, or as a Chain on an Action. */
export type Purpose = number

/** To be played in a window at this moment (T-16.12, T-16.07, T-R27). */
export function inWindow(moment: Moment): Purpose {
  return 1 << MOMENTS.indexOf(moment)
}

/** To be a Chain on an Action of this type, at this moment (T-16.03, T-R104). */
export function onAction(type: ActionType, moment: ChainMoment): Purpose {
  return (
    1 << (MOMENTS.length + CHAIN_MOMENTS.indexOf(moment) * ACTION_TYPES.length + ACTION_TYPES.indexOf(type))
  )
}

/** Whether a card can have a purpose at all: a look at its print that saves most other questions. */
export function isMeantFor(
  { cards }: Pick<TempusPosition, 'cards'>,
  card: CardId,
  purpose: Purpose,
): boolean {
  return ((purposesOf(PRINTED.cards)[cards.def[card] ?? -1] ?? 0) & purpose) !== 0
}

/** Of each card, by its index in the catalog, all that it may be played for. */
export function purposesOfCards(): readonly Purpose[] {
  return purposesOf(PRINTED.cards)
}

/** Copies of all the cards of a deck that have a purpose. */
export function copiesFor(deck: string | undefined, purpose: Purpose): number {
  const counts = deck === undefined ? undefined : decksOf(PRINTED.cards).get(deck)
  return counts?.[HIGHEST_BIT - Math.clz32(purpose)] ?? 0
}

const HIGHEST_BIT = 31

/** Of each card, by its index in the catalog, its purposes together. */
const purposesOf = remembered((cards: readonly TempusCard[]): readonly Purpose[] => cards.map(allOf))

/** Of each deck, by its slug, the copies of cards by the bit of their purpose. */
const decksOf = remembered((cards: readonly TempusCard[]): ReadonlyMap<string, readonly number[]> => {
  const decks = new Map<string, number[]>()
  for (const card of cards)
    if (card.kind === 'hero') decks.set(card.deck, withCard(decks.get(card.deck), card))
  return decks
})

function withCard(counts: readonly number[] | undefined, card: HeroCard): number[] {
  const purposes = allOf(card)
  return PURPOSES.map((_, bit) => (counts?.[bit] ?? 0) + ((purposes >> bit) & 1) * card.copies)
}

function allOf(card: TempusCard): Purpose {
  return PURPOSES.reduce((all, has, bit) => (has(card) ? all | (1 << bit) : all), 0)
}

/** Whether Chains of a type modify Actions of another (T-16.03, T-R104). */
export function fits(chain: ChainType, action: ActionType): boolean {
  return chain === 'any' || FITTING[action].includes(chain)
}

const FITTING: Readonly<Record<ActionType, readonly ChainType[]>> = {
  move: ['move'],
  attack: ['attack'],
  'attack-move': ['attack', 'move'],
  skill: ['skill'],
  general: ['skill'],
}

const ACTION_TYPES: readonly ActionType[] = ['move', 'attack', 'attack-move', 'skill', 'general']

/** A question about each purpose, in the order of the bits. */
const PURPOSES: readonly ((card: TempusCard) => boolean)[] = [
  ...MOMENTS.map((moment) => (card: TempusCard) => answersAt(card, moment)),
  ...CHAIN_MOMENTS.flatMap((moment) =>
    ACTION_TYPES.map((type) => (card: TempusCard) => card.kind === 'hero' && isPlayedOn(card, type, moment)),
  ),
]

function answersAt(card: TempusCard, moment: Moment): boolean {
  if (card.kind !== 'hero' && card.kind !== 'loot') return false
  if (card.free?.moments.includes(moment) === true) return true
  return card.kind === 'hero' && moment === 'hit' && (card.smite !== null || card.chain?.moment === 'hit')
}

/** Whether a Chain is played on an Action of a type at a moment (T-16.03, T-R27). */
function isPlayedOn({ chain }: HeroCard, type: ActionType, moment: ChainMoment): boolean {
  if (chain === null || !fits(chain.type, type)) return false
  return chain.moment === moment || (chain.orAfter === true && moment === 'after')
}
