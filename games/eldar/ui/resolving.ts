import { CARD, NO_CARD, type EldarEvent, type EldarView, type Pending } from '@trialhall/game-eldar'
import type { CardId, SeenEvent } from '@trialhall/kernel'

/** Events after which nothing of what resolved is still going on. */
const OTHERS: readonly EldarEvent['type'][] = [
  'used',
  'triggered',
  'negated',
  'passed',
  'yielded',
  'finished',
  'phaseBegan',
  'roundBegan',
]

/**
 * What is resolving at this moment of a story: it has left the stack, and what it does is being shown. It has its targets and, as
 * long as that has not come to a Hero, its card.
 */
export function resolvingIn(story: readonly SeenEvent<EldarEvent>[], view: EldarView): Pending | null {
  for (let at = story.length - 1; at >= 0; at--) {
    const event = story[at]?.event
    if (!event || OTHERS.includes(event.type)) return null
    if (event.type === 'resolves') return pendingOf(event, story.slice(0, at), view)
  }
  return null
}

function pendingOf(
  { hero, face, ability, serial }: Extract<EldarEvent, { type: 'resolves' }>,
  story: readonly SeenEvent<EldarEvent>[],
  view: EldarView,
): Pending {
  const begun = story.findLast(({ event }) => isAbout(event, serial))?.event
  const aimed = story.findLast(({ event }) => event.type === 'aimed' && event.serial === serial)?.event
  const card = begun?.type === 'used' && ability === CARD ? begun.card : null
  const targets = aimed?.type === 'aimed' ? aimed.targets : begun?.type === 'triggered' ? begun.targets : []
  return {
    serial,
    kind: begun?.type === 'triggered' ? 'trigger' : 'ability',
    seat: view.heroes[hero]?.seat ?? 0,
    hero,
    card: card === null || isOnHero(view, card) ? NO_CARD : card,
    face,
    ability,
    mode: aimed?.type === 'aimed' ? aimed.mode : 0,
    targets: targets.slice(),
    x: aimed?.type === 'aimed' ? aimed.x : -1,
    subject: -1,
    origin: hero,
    noted: 0,
  }
}

function isAbout(event: EldarEvent, serial: number): boolean {
  return (event.type === 'used' || event.type === 'triggered') && event.serial === serial
}

function isOnHero({ heroes }: EldarView, card: CardId): boolean {
  return heroes.some(({ kit }) => kit.some((one) => one?.card === card))
}
