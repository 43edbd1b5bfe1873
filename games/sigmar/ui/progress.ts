import type { SigmarView } from '@trialhall/game-sigmar'
import type { AnyView } from '@trialhall/kernel'

/** How far a match has come, in a few words. */
export function progressOf(view: AnyView): string {
  const { phase, round, roundLimit } = view as unknown as SigmarView
  return phase === 'setup' ? 'Champions are picked' : `Round ${Math.min(round, roundLimit)} of ${roundLimit}`
}
