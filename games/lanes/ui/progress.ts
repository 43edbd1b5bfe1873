import { playedRound, type LanesView } from '@trialhall/game-lanes'

/** How far a match has come, in a few words. */
export function progressOf(view: LanesView): string {
  if (view.phase === 'setup') return 'Classes are chosen'
  return `Round ${playedRound(view)}`
}
