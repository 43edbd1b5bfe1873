import { NO_CARD, type EldarEvent, type EldarView, type Pending } from '@trialhall/game-eldar'
import type { Heard } from '@trialhall/kernel'

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

/** What is resolving at this moment of a story: it has left the stack, and what it does is being shown. */
export function resolvingIn(story: readonly Heard<EldarEvent>[], view: EldarView): Pending | null {
  for (let at = story.length - 1; at >= 0; at--) {
    const event = story[at]?.event
    if (!event || OTHERS.includes(event.type)) return null
    if (event.type !== 'resolves') continue
    const { hero, face, ability, serial } = event
    return {
      serial,
      kind: 'ability',
      seat: view.heroes[hero]?.seat ?? 0,
      hero,
      card: NO_CARD,
      face,
      ability,
      mode: 0,
      targets: [],
      x: -1,
      subject: -1,
      origin: hero,
      noted: 0,
    }
  }
  return null
}
