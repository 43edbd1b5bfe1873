import { counted, type CardId } from '@trialhall/kernel'
import type { Cost, Obstacle } from '../faces.ts'
import { pickX } from '../rules/actions/announcing.ts'
import { discardCard, scrapCards } from '../rules/cards.ts'
import { fall, loseHp } from '../rules/damage.ts'
import { attachedTo, changeCounters, findAttached, leavePlay } from '../rules/leaving-play.ts'
import { changeFocus } from '../rules/stamina.ts'
import { heroAt, playerAt, type EldarPosition, type EldarTable, type Pending } from '../state.ts'
import { SLOT } from '../terms.ts'

type Parts = Pick<Cost, 'says' | 'lacks' | 'canPay' | 'pay'> & Partial<Cost>

/** All costs are of one shape: they are read faster. */
function cost({ says, lacks, hp = 0, isX = false, canPay, choose = null, pay }: Parts): Cost {
  return { says, lacks, hp, isX, canPay, choose, pay }
}

/** HP, down to 0 (E-21.03, E-R49). */
export function payHp(count: number): Cost {
  return cost({
    says: `pay ${count} HP`,
    lacks: ({ name, action }) => `${name} has too few HP to pay for ${action}.`,
    hp: count,
    canPay: (state, { hero }) => heroAt(state, hero).hp >= count,
    pay: (table, { hero }) => fall(table, loseHp(table, [hero], count)),
  })
}

/** Cards from the top of the deck, all of them or none (E-R46). */
export function scrapCost(count: number): Cost {
  return cost({
    says: `Scrap ${count}`,
    lacks: ({ action }) => `Your deck has too few cards to pay for ${action}.`,
    canPay: (state, { seat }) => playerAt(state, seat).deck.length >= count,
    pay: (table, { seat }) => void scrapCards(table, seat, count),
  })
}

const NO_COUNTERS: Obstacle = ({ action }) => `${action} needs counters that are not on its card.`

/** Counters of this card. */
export function counters(count: number): Cost {
  return cost({
    says: `remove ${counted(count, 'counter')} from this card`,
    lacks: NO_COUNTERS,
    canPay: (state, by) => countersOn(state, by) >= count,
    pay: (table, by) => changeCounters(table, by.card, -count),
  })
}

/** X counters of this card, at least so many (E-14.01). */
export function xCounters(least: number): Cost {
  return cost({
    says: `remove X counters from this card${least > 0 ? `, at least ${least}` : ''}`,
    lacks: NO_COUNTERS,
    isX: true,
    canPay: (state, by) => countersOn(state, by) >= least,
    choose: (table, by) => (by.x = pickX(table, by, { least, most: countersOn(table.state, by) })),
    pay: (table, by, x) => changeCounters(table, by.card, -x),
  })
}

function countersOn(state: EldarPosition, { card }: Pending): number {
  return findAttached(state, card)?.attached.counters ?? 0
}

/** Any card from hand (E-27.08). */
export const DISCARD: Cost = cost({
  says: 'discard a card',
  lacks: ({ action }) => `${action} costs a card from your hand, and it is empty.`,
  canPay: (state, { seat }) => playerAt(state, seat).hand.length > 0,
  choose(table, { seat, face }) {
    const options = playerAt(table.state, seat).hand.map((card) => ({ do: 'discard', card }) as const)
    return table.choose(seat, { type: 'discard', face }, options).card
  },
  pay: (table, { seat }, card) => discardCard(table, seat, card as CardId),
})

/** This card, which is in play, goes. */
function thisCard(verb: 'recall' | 'sacrifice', how: 'recalled' | 'sacrificed'): Cost {
  return cost({
    says: `${verb} this card`,
    lacks: ({ action }) => `${action} costs its own card, which is not in play.`,
    canPay: (state, { card }) => findAttached(state, card) !== null,
    pay: (table: EldarTable, { card }) => leavePlay(table, card, how),
  })
}

/** This card goes to its owner's hand (E-27.13). */
export const RECALL_THIS: Cost = thisCard('recall', 'recalled')
/** This card is sacrificed (E-27.06). */
export const SACRIFICE_THIS: Cost = thisCard('sacrifice', 'sacrificed')

/** The equipment on this Hero is sacrificed (E-27.06). */
export const SACRIFICE_EQUIPMENT: Cost = cost({
  says: 'sacrifice the equipment attached to this Hero',
  lacks: ({ name, action }) => `${action} costs equipment, and ${name} has none.`,
  canPay: (state, { hero }) => attachedTo(state, hero, SLOT.equipment) !== null,
  pay(table, { hero }) {
    const equipment = attachedTo(table.state, hero, SLOT.equipment)
    if (equipment !== null) leavePlay(table, equipment.card, 'sacrificed')
  },
})

/** Focus of a triggered ability: statuses do not change it (E-17.10). */
export const ONE_FOCUS: Cost = cost({
  says: 'pay 1 Focus',
  lacks: ({ name, action }) => `${name} has no Focus for ${action}.`,
  canPay: (state, { hero }) => heroAt(state, hero).focus > 0,
  pay: (table, { hero }) => void changeFocus(table, hero, -1),
})
