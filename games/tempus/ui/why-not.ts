import type { TempusCard, TempusPrompt, TempusView } from '@trialhall/game-tempus'
import type { CardId } from '@trialhall/kernel'
import { whyNotAct, type ActReason } from '../rules/play/actions.ts'
import { printedIn } from './looks.ts'

const CHAIN = 'A Chain is added to an Action, when that is played.' // T-16.01

/** Why a card in hand that what is asked of the viewer says nothing of is not lit. */
export function whyNotCard(view: TempusView, prompt: TempusPrompt | null, card: CardId): string {
  if (prompt === null) return 'Nothing is asked of you now.'
  const face = printedIn(view, card)
  if (face?.kind !== 'hero') return 'Answer first what is asked of you.'
  switch (prompt.type) {
    case 'turn':
      return notInTurn(view, card, face)
    case 'window':
    case 'rolled':
      return face.free === null && face.chain === null && face.smite === null
        ? 'It is an Action: it is played in your turn.'
        : 'It does not fit what happens here.'
    case 'chain':
    case 'smite':
      return 'It does not fit this Action.'
    default:
      return 'Answer first what is asked of you.'
  }
}

type InHand = Extract<TempusCard, { readonly kind: 'hero' }>
type Aim = NonNullable<InHand['action']>['aim']

function notInTurn(view: TempusView, card: CardId, { action, chain, smite, free }: InHand): string {
  if (action !== null) {
    const reason = view.viewer === null ? null : whyNotAct(view, view.viewer, card)
    return reason === 'no-target' && action.attack === null
      ? noAim(action.aim)
      : NOT_NOW[reason ?? 'no-action']
  }
  if (chain !== null || smite !== null) return CHAIN
  return free === null ? 'It works by itself.' : 'Its moment is not now.'
}

function noAim({ type }: Aim): string {
  return type === 'creatures' ? 'Nobody to aim it at.' : 'Nothing in reach to aim it at.'
}

/** Why an Action cannot be played. */
const NOT_NOW: Readonly<Record<ActReason, string>> = {
  'no-action': 'It cannot be played now.',
  silenced: 'You cannot play Spells now.',
  used: 'You have used it already.',
  actions: 'Too few Actions are left for it.', // T-14.02
  rooted: 'You cannot play Move Actions now.', // T-26.07
  'no-attack': 'You cannot attack now.', // T-27.01
  'no-target': 'No target in reach.', // T-14.07
}
