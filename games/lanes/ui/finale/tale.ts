import type { LanesEvent, LanesView } from '@trialhall/game-lanes'
import type { Seat, ToldEvent } from '@trialhall/kernel'
import type { MatchTale } from '@trialhall/table-ui'

/** A match as what each unit does in a wave, and what is cast, summoned and bought. */
export const TALE: MatchTale<LanesView, LanesEvent> = {
  luck: 'chance',
  responses: ['respond'],
  begins(story, place) {
    const event = story[place]?.event
    switch (event?.type) {
      case 'cast':
      case 'mustered':
      case 'prepared':
      case 'boughtNode':
        return event.seat
      case 'attacked':
      case 'struckHero':
      case 'advanced':
      case 'defended':
        return attackerAt(story, place)
      case 'idled': // nobody's best play is to do nothing
      case 'turnBegan':
      case 'phaseBegan':
      case 'left':
      case 'ended':
        return null
      default:
        return undefined
    }
  },
  tells({ type }) {
    return TELLING.has(type)
  },
}

const TELLING: ReadonlySet<LanesEvent['type']> = new Set([
  'damaged',
  'died',
  'healed',
  'lifeChanged',
  'levelled',
  'conditionPlaced',
  'gainedCards',
])

/** Whose wave it is, at a place of the story. */
function attackerAt(story: readonly ToldEvent<LanesEvent>[], place: number): Seat | null {
  for (let at = place; at >= 0; at--) {
    const event = story[at]?.event
    if (event?.type === 'waveBegan') return event.seat
  }
  return null
}
