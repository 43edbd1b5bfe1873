import type { TempusCard, TempusPrompt } from '@trialhall/game-tempus'

const CHAIN = 'A Chain is added to an Action, when that is played.' // T-16.01

/** Why a card in hand that what is asked says nothing of is not lit. `card`: what is printed on it, null where the viewer does not know. */
export function whyNotCard(prompt: TempusPrompt | null, card: TempusCard | null): string {
  if (prompt === null) return 'Nothing is asked of you now.'
  if (card?.kind !== 'hero') return 'Answer first what is asked of you.'
  switch (prompt.type) {
    case 'turn':
      return notInTurn(card)
    case 'window':
    case 'rolled':
      return card.free === null && card.chain === null && card.smite === null
        ? 'It is an Action: it is played in your turn.'
        : 'It does not fit what happens here.'
    case 'chain':
    case 'smite':
      return 'It does not fit this Action.'
    default:
      return 'Answer first what is asked of you.'
  }
}

function notInTurn({ action, chain, smite, free }: Extract<TempusCard, { readonly kind: 'hero' }>): string {
  if (action !== null)
    return action.attack === null
      ? 'It cannot be played now: too few Actions, or nobody to aim it at.'
      : 'No target in reach, or too few Actions.' // T-14.07
  if (chain !== null || smite !== null) return CHAIN
  return free === null ? 'It works by itself.' : 'Its moment is not now.'
}
