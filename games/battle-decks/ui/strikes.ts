import type { BattleEvent } from '@trialhall/game-battle-decks'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import type { Strike, StrikeKind } from '@trialhall/table-ui'

/** What one character does to others in the last event of a story. */
export function strikesOf(story: readonly SeenEvent<BattleEvent>[]): readonly Strike[] {
  const event = story.at(-1)?.event
  switch (event?.type) {
    case 'attacked':
    case 'rogueAttacked':
      return between(event.card, event.cards, 'aim')
    case 'attackRolled':
      return event.isSuccess ? between(event.card, event.cards, 'harm') : NONE
    case 'used':
      return between(event.card, event.cards, 'aim')
    default:
      return NONE
  }
}

const NONE: readonly Strike[] = []

function between(from: CardId, targets: readonly CardId[], kind: StrikeKind): readonly Strike[] {
  return targets
    .filter((target) => target !== from)
    .map((target) => ({ from: [`card:${from}`], to: `card:${target}`, kind }))
}
