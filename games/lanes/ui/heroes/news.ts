import { PASSIVE_POWERS, type LanesEvent } from '@trialhall/game-lanes'
import type { Seat } from '@trialhall/kernel'
import { changeWords } from '../mana/spent.ts'

/** What rises over a hero while an event is looked at; null where it does not concern the hero. */
export function newsOf(event: LanesEvent | undefined, seat: Seat): string | null {
  if (event === undefined || !('seat' in event) || event.seat !== seat) return null
  switch (event.type) {
    case 'lifeChanged':
      return changeWords(event.by)
    case 'gainedExperience':
      return `+${event.by} experience`
    case 'levelled':
      return `Level ${event.level}`
    case 'passiveWorked':
      return PASSIVE_POWERS[event.passive].name
    default:
      return null
  }
}
