import type { Field, LanesEvent } from '@trialhall/game-lanes'
import type { CardId, SeenEvent } from '@trialhall/kernel'

/** A unit that has died, until its card is back in its owner's hand. */
export interface Fallen {
  readonly card: CardId
  readonly field: Field
}

/** Events that come between a death and the way home. */
const BETWEEN: readonly LanesEvent['type'][] = ['enchantmentEnded', 'unenchanted', 'returned']

/** The units that lie where they died at this moment of a story: those of one blow leave together (L-R39). */
export function fallenIn(story: readonly SeenEvent<LanesEvent>[]): readonly Fallen[] {
  const fallen: Fallen[] = []
  const gone = new Set<CardId>()
  for (let at = story.length - 1; at >= 0; at--) {
    const event = story[at]?.event
    if (event?.type === 'died') fallen.push(event)
    else if (!event || !BETWEEN.includes(event.type)) break
    if (event.type === 'returned') for (const card of event.cards) gone.add(card)
  }
  return fallen.filter(({ card }) => !gone.has(card))
}
