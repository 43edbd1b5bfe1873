import type { Strength } from '@trialhall/bots'
import { hasFinished } from '../device/finished.ts'
import { FIRST_STRENGTH, USUAL_STRENGTH } from './seating.ts'

/** How strong bots of a game are at first, for whoever uses this browser. */
export function usualStrength(game: string): Strength {
  return hasFinished(game) ? USUAL_STRENGTH : FIRST_STRENGTH
}
