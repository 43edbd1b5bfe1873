import { roundOf, type LanesView } from '@trialhall/game-lanes'
import type { AnyView } from '@trialhall/kernel'

/** How far a match has come, in a few words. */
export function progressOf(view: AnyView): string {
  const position = view as unknown as LanesView
  if (position.phase === 'setup') return 'Classes are chosen'
  return `Round ${Math.min(roundOf(position), position.roundLimit)}`
}
