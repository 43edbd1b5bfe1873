import { groupOf, isHeroTurn, type Draft, type EldarView } from '@trialhall/game-eldar'

/** How far a match has come, in a few words. */
export function progressOf({ step, round, rounds, isSudden, draft }: EldarView): string {
  if (step === 'decks') return 'Decks are chosen'
  if (step === 'draft' && draft !== null) return draftWords(draft)
  if (round === 0) return 'Opening hands'
  if (isSudden) return `Round ${round}, sudden death`
  return rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`
}

function draftWords(draft: Draft): string {
  return isHeroTurn(draft) ? 'Draft: Heroes' : `Draft: group ${groupOf(draft)} of 15`
}
