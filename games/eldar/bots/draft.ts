import { indexOfBest, type CardId, type Chance, type DefIndex, type Seat } from '@trialhall/kernel'
import { faceOf } from '../rules/printed.ts'
import type { Draft, EldarPosition } from '../state.ts'
import { ATTRIBUTES, type Attribute, type ClassId } from '../terms.ts'

/** What the cards of a class are strong with (E-5.04). */
const LIVES_BY: Readonly<Record<ClassId, readonly Attribute[]>> = {
  warrior: ['power'],
  ranger: ['power', 'skill'],
  thief: ['skill'],
  artificer: ['skill', 'wisdom'],
  mage: ['wisdom'],
  paladin: ['power', 'wisdom'],
}

/** Worth of picks, in the scale of `evaluate`: found by play between bots, no rule. */
const WORTH = {
  /** For each point of the attribute that a card's class lives by, of the Hero of the team who has most of it. */
  fit: 0.02,
  card: 0.05,
  /** Equipment beyond this would lie in hand. */
  gear: 10,
  surplus: -0.1,
} as const

/** How good what a seat has drafted so far is: cards that its Heroes are good with. No Hero is worth more than another. */
export function worthOfDraft(state: EldarPosition, { taken, cards }: Draft, seat: Seat): number {
  const team = taken[seat] ?? []
  let worth = 0
  let gear = 0
  for (const card of cards[seat] ?? []) {
    const def = state.cards.def[card] as number
    worth += worthOfCard(team, def)
    if (faceOf(def).kind === 'equipment' && ++gear > WORTH.gear) worth += WORTH.surplus
  }
  return worth
}

/** A pick of a draft: for whom, and from what. */
interface Offer {
  readonly team: readonly DefIndex[]
  readonly cards: readonly CardId[]
  readonly chance: Chance
}

/** Index of the card that helps a team most. */
export function bestCard({ cards: { def } }: EldarPosition, { team, cards, chance }: Offer): number {
  return indexOfBest(cards, (card) => worthOfCard(team, def[card] as number), chance)
}

function worthOfCard(team: readonly DefIndex[], def: DefIndex): number {
  const attributes = LIVES_BY[faceOf(def).class]
  let most = 0
  for (const face of team) {
    let sum = 0
    for (const attribute of attributes) sum += faceOf(face).attributes[ATTRIBUTES.indexOf(attribute)] ?? 0
    most = Math.max(most, sum)
  }
  return WORTH.card + most * WORTH.fit
}
