import { roundOf, type LanesView } from '@trialhall/game-lanes'

/** How far a match has come, in a few words. */
export function progressOf(view: LanesView): string {
  if (view.phase === 'setup') return 'Classes are chosen'
  return `Round ${Math.min(roundOf(view), view.roundLimit)}`
}
