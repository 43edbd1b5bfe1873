import { isHero, type TempusEvent, type TempusView } from '@trialhall/game-tempus'
import type { Seat } from '@trialhall/kernel'
import type { MatchTale } from '@trialhall/table-ui'

/** A match as what Heroes do, one Action after the other; what Monsters and Events do is nobody's deed. */
export const TALE: MatchTale<TempusView, TempusEvent> = {
  luck: 'the dice',
  responses: ['window', 'rolled'],
  begins(story, place) {
    const event = story[place]?.event
    switch (event?.type) {
      case 'attacked':
      case 'aimed':
      case 'turnBegan':
      case 'respawned':
        return deedOf(event.creature)
      case 'moved':
        return event.how === 'walked' ? deedOf(event.creature) : undefined
      case 'played':
      case 'interacted':
      case 'chestOpened':
      case 'picked':
        return event.seat
      case 'turnEnded':
      case 'phaseBegan':
      case 'roundBegan':
      case 'eventDrawn':
      case 'eventActs':
      case 'matchEnded':
        return null
      default:
        return undefined
    }
  },
  tells({ type }) {
    return TELLING.has(type)
  },
}

function deedOf(creature: number): Seat | null {
  return isHero(creature) ? creature : null
}

const TELLING: ReadonlySet<TempusEvent['type']> = new Set([
  'attacked',
  'hurt',
  'missed',
  'healed',
  'afflicted',
  'felled',
  'tierReached',
  'scored',
  'gainedLoot',
])
