import type { EldarView } from '@trialhall/game-eldar'
import type { AnyView } from '@trialhall/kernel'

/** How far a match has come, in a few words. */
export function progressOf(view: AnyView): string {
  const { step, round, rounds, isSudden } = view as unknown as EldarView
  if (step === 'decks') return 'Decks are chosen'
  if (step === 'draft') return 'Draft'
  if (round === 0) return 'Opening hands'
  if (isSudden) return `Round ${round}, sudden death`
  return rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`
}
