import { expect, test } from 'vitest'
import {
  counters,
  DISCARD,
  ONE_FOCUS,
  payHp,
  RECALL_THIS,
  SACRIFICE_EQUIPMENT,
  SACRIFICE_THIS,
  scrapCost,
  xCounters,
} from '../../texts/costs.ts'
import type { Cost } from '../../faces.ts'
import { FACES } from '../../game.ts'

const ATTEMPT = { name: 'Yuri', action: 'Hurl', focus: 0, costs: 1 }

test.each<[Cost, string, string]>([
  [payHp(2), 'pay 2 HP', 'Yuri has too few HP to pay for Hurl.'],
  [scrapCost(3), 'Scrap 3', 'Your deck has too few cards to pay for Hurl.'],
  [counters(1), 'remove 1 counter from this card', 'Hurl needs counters that are not on its card.'],
  [counters(2), 'remove 2 counters from this card', 'Hurl needs counters that are not on its card.'],
  [xCounters(0), 'remove X counters from this card', 'Hurl needs counters that are not on its card.'],
  [
    xCounters(1),
    'remove X counters from this card, at least 1',
    'Hurl needs counters that are not on its card.',
  ],
  [DISCARD, 'discard a card', 'Hurl costs a card from your hand, and it is empty.'],
  [RECALL_THIS, 'recall this card', 'Hurl costs its own card, which is not in play.'],
  [SACRIFICE_THIS, 'sacrifice this card', 'Hurl costs its own card, which is not in play.'],
  [
    SACRIFICE_EQUIPMENT,
    'sacrifice the equipment attached to this Hero',
    'Hurl costs equipment, and Yuri has none.',
  ],
  [ONE_FOCUS, 'pay 1 Focus', 'Yuri has no Focus for Hurl.'],
])('[E-8.08, E-8.09] a cost says what is paid, and what there is too little of: %#', (cost, says, lacks) => {
  expect([cost.says, cost.lacks(ATTEMPT)]).toEqual([says, lacks])
})

test('[E-6.09, E-8.08] only HP are told with a payment, and only X counters are a number to choose', () => {
  const all = [payHp(2), scrapCost(3), counters(1), xCounters(1), DISCARD, SACRIFICE_THIS, ONE_FOCUS]
  expect(all.map(({ hp }) => hp)).toEqual([2, 0, 0, 0, 0, 0, 0])
  expect(all.map(({ isX }) => isX)).toEqual([false, false, false, true, false, false, false])
  expect(all.map(({ choose }) => choose !== null)).toEqual([false, false, false, true, true, false, false])
})

test('[E-14.01, E-8.04] an X action costs its X, and no Focus of its own besides', () => {
  const plays = FACES.flatMap(({ play }) => (play === null ? [] : [play]))
  const all = [...plays, ...FACES.flatMap(({ actions }) => actions.map((one) => one.action))]
  expect(all.filter(({ isX }) => isX).map(({ focus }) => focus)).toEqual([0, 0, 0, 0])
})
