import { groupOf, isHeroTurn, type Draft, type EldarEvent, type EldarView } from '@trialhall/game-eldar'
import type { CardId, DefIndex, SeenEvent, Seat } from '@trialhall/kernel'

/** What has become of a card or a Hero that was shown. */
export type Fate = 'offered' | 'out' | Seat

/** A card of the group that is shown. */
export interface CardOffer {
  readonly card: CardId
  readonly fate: Fate
}

/** A Hero that is shown to a seat. */
export interface HeroOffer {
  readonly face: DefIndex
  readonly fate: Fate
}

/** What lies before both now: Heroes for each seat, or a group of cards. */
export type Offers =
  | { readonly kind: 'heroes'; readonly bySeat: readonly (readonly HeroOffer[])[] }
  | { readonly kind: 'cards'; readonly group: number; readonly cards: readonly CardOffer[] }

type Story = readonly SeenEvent<EldarEvent>[]

/**
 * What lies before both, each thing in the place in which it was laid until the next are, so that one sees who took what.
 * Where the story begins later, what is gone is left out.
 */
export function offersOf({ draft }: Pick<EldarView, 'draft'>, story: Story): Offers | null {
  if (draft === null || draft.first < 0) return null
  const last = story.findLast(({ event }) => event.type === 'groupShown' || event.type === 'heroesShown')
  const isHeroes = last ? last.event.type === 'heroesShown' : isHeroTurn(draft)
  return isHeroes ? heroesOf(draft, story) : cardsOf(draft, last?.event)
}

function heroesOf(draft: Draft, story: Story): Offers {
  const bySeat = draft.shown.map((shown, seat) => {
    const laid = story.findLast(({ event }) => event.type === 'heroesShown' && event.seat === seat)?.event
    const faces = laid?.type === 'heroesShown' ? laid.faces : shown
    return faces.map((face) => ({ face, fate: heroFate(draft, { seat, face }) }))
  })
  return { kind: 'heroes', bySeat }
}

function heroFate({ shown, taken }: Draft, { seat, face }: { seat: Seat; face: DefIndex }): Fate {
  if (shown[seat]?.includes(face)) return 'offered'
  return taken[seat]?.includes(face) ? seat : 'out'
}

function cardsOf(draft: Draft, laid: EldarEvent | undefined): Offers {
  const isLaid = laid?.type === 'groupShown'
  const cards = isLaid ? laid.cards : draft.group
  const group = isLaid ? laid.group : groupOf(draft)
  return { kind: 'cards', group, cards: cards.map((card) => ({ card, fate: cardFate(draft, card) })) }
}

function cardFate({ group, cards }: Draft, card: CardId): Fate {
  if (group.includes(card)) return 'offered'
  const seat = cards.findIndex((taken) => taken.includes(card))
  return seat < 0 ? 'out' : seat
}
