import type { Source } from '../acts.ts'
import type { Holder, Play } from '../faces.ts'
import { cardOf, heroCardOf, lastingFace } from '../rules/printed.ts'
import { sourceOfCard, sourceOfEvent } from '../rules/sources.ts'
import { giverOf } from '../rules/creatures.ts'
import { NOBODY, type TempusPosition } from '../state.ts'
import type { CardId } from '@trialhall/kernel'

/** Where what a card does comes from: the Hero who plays it, or nobody for an Event (T-2.07, T-R88). */
export function sourceOf(
  state: TempusPosition,
  { by, card, isPrice }: Pick<Play, 'by' | 'card' | 'isPrice'>,
): Source {
  if (isPrice) return { creature: by, giver: giverOf(state, by), card: null, isSpell: false } // T-16.20
  return cardOf(state, card).kind === 'event' || by === NOBODY
    ? sourceOfEvent(card)
    : sourceOfCard(state, by, card)
}

/** The same for something lasting or a feature: whoever has made or has it. */
export function sourceOfHolder(state: TempusPosition, { owner, card, lasting }: Holder): Source {
  if (owner === NOBODY) return sourceOfEvent(card)
  if (card !== null) return sourceOfCard(state, owner, card)
  const isSpell = lasting !== null && lastingFace(lasting.face).isSpell
  return { creature: owner, giver: giverOf(state, owner), card: null, isSpell }
}

/** The card that is played, for what is asked and held; null for an Interaction, whose card is only its price (T-16.20). */
export function cardOfPlay({ card, isPrice }: Pick<Play, 'card' | 'isPrice'>): CardId | null {
  return isPrice ? null : card
}

/** The card that holds what it begins: an Ongoing one, or an Event (T-15.03, T-27.07); null for others. */
export function keeperOf(state: TempusPosition, card: CardId | null): CardId | null {
  if (card === null) return null
  const face = cardOf(state, card)
  if (face.kind === 'event') return card
  if (face.kind !== 'hero') return null
  const { use } = heroCardOf(state, card)
  return use === 'ongoing' || use === 'maintained' ? card : null
}
