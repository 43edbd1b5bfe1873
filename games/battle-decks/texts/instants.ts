import type { InstantDeed } from '../faces.ts'
import { drawCards } from '../rules/draws.ts'
import { cardsOf, characterOn, seatOf } from '../rules/field.ts'
import { putToken } from '../rules/tokens.ts'
import { sideOf, type Character } from '../state.ts'
import { sayStats } from './modifiers.ts'

/** Its bearer may mark any character of either side (B-12.9, B-R58). */
export function spot(def: number): InstantDeed {
  return {
    says: `Once per round, you may choose a character: ${sayStats({ def })} until the round ends.`,
    asks: 'whom do you mark?',
    isOptional: true,
    changes: { def },
    targets: (state, bearer) => {
      const seat = seatOf(state, bearer.card)
      return [...cardsOf(state, 1 - seat), ...cardsOf(state, seat)]
    },
    run: (table, _bearer, target) =>
      putToken(table, characterOn(table.state, target) as Character, { source: 'spot', def }),
  }
}

/** One friendly character is strengthened; it cannot be declined. */
export function fieldWorks(def: number): InstantDeed {
  return {
    says: `Once per round, one friendly character gets ${sayStats({ def })} until the round ends.`,
    asks: 'who is fortified?',
    isOptional: false,
    changes: { def },
    targets: (state, bearer) => cardsOf(state, seatOf(state, bearer.card)),
    run: (table, _bearer, target) =>
      putToken(table, characterOn(table.state, target) as Character, { source: 'field-works', def }),
  }
}

/** One opposing character is singled out when the card is placed. */
export function pounce(atk: number): InstantDeed {
  return {
    says: `When it is put into play, choose one opposing character: ${sayStats({ atk })} on basic attacks against it until the round ends.`,
    asks: 'whom does it single out?',
    isOptional: false,
    changes: { atk },
    targets: (state, bearer) => cardsOf(state, 1 - seatOf(state, bearer.card)),
    run: (table, bearer, target) => putToken(table, bearer, { source: 'pounce', atk, against: target }),
  }
}

/** A card of the hand may be exchanged for the next of the deck. */
export const resupply: InstantDeed = {
  says: 'Once per round, you may discard one card from your hand and then draw one.',
  asks: 'which card do you discard?',
  isOptional: true,
  changes: null,
  targets: (state, bearer) => sideOf(state, seatOf(state, bearer.card)).hand,
  run(table, bearer, card) {
    const seat = seatOf(table.state, bearer.card)
    const { hand, discard } = sideOf(table.state, seat)
    table.reveal(card)
    table.move(card, hand, discard)
    table.emit({ type: 'discarded', seat, card })
    drawCards(table, seat, 1)
  },
}
