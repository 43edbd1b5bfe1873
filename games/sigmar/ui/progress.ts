import type { SigmarView } from '@trialhall/game-sigmar'

/** How far a match has come, in a few words. */
export function progressOf({ phase, round, roundLimit }: SigmarView): string {
  return phase === 'setup' ? 'Champions are picked' : `Round ${Math.min(round, roundLimit)} of ${roundLimit}`
}
