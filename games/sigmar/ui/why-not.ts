import type { SigmarPrompt } from '@trialhall/game-sigmar'

/** Why a card in hand that what is asked says nothing of is not lit. */
export function whyNotCard(prompt: SigmarPrompt | null): string {
  if (prompt === null) return 'Nothing is asked of you now.'
  return prompt.type === 'champion' ? 'Pick your Champion first.' : 'Answer first what is asked of you.'
}

/** Why a Trial is not lit. */
export function whyNotTrial(prompt: SigmarPrompt | null): string {
  return prompt?.type === 'action'
    ? 'It cannot be attempted now.'
    : 'A Trial is attempted as the action of your turn.'
}

/** Why an opponent is not lit. */
export const WHY_NOT_OPPONENT = 'An opponent is challenged as the action of your turn.'

/** Why a space is not lit. */
export const WHY_NOT_SPACE =
  'Champions walk after a completed Trial, by a Teleport, or where a Fate Card leads them.'
