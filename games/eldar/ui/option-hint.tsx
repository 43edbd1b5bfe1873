import {
  actionOf,
  newPending,
  faceOf,
  type EldarOption,
  type EldarPrompt,
  type EldarView,
  type Use,
} from '@trialhall/game-eldar'
import type { CardId } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Cost } from './heroes/Cost.tsx'
import { defIn } from './looks.ts'
import { beingUsed, withOption } from './preview.ts'
import { cheapest, priceOf, priceWith } from './prices.ts'

/** What stands beside a choice of the prompt: its price, or what comes of passing. */
export function optionHint(about: unknown, view: EldarView, { prompt: why }: { prompt: unknown }): ReactNode {
  const option = about as EldarOption
  const prompt = why as EldarPrompt
  if (about === 'done') return prompt.type === 'mulligan' ? 'keep the rest' : null
  switch (option.do) {
    case 'use':
      return costOf(view, option)
    case 'take':
      return cardCost(view, option.card)
    case 'target':
    case 'noTarget':
    case 'x':
      return chosenCost(view, prompt, option)
    case 'pass':
      return passWords(view, prompt)
    default:
      return null
  }
}

function costOf(view: EldarView, use: Use): ReactNode {
  const { face, ability } = newPending(view, use)
  return <Cost action={actionOf(face, ability)} price={priceOf(view, use)} />
}

/** What the action that is being used costs with one more of its decisions. */
function chosenCost(view: EldarView, prompt: EldarPrompt, option: EldarOption): ReactNode {
  const pending = beingUsed(view, prompt)
  if (!pending || pending.kind === 'trigger') return null
  return `${priceWith(view, withOption(pending, option)).now} Focus`
}

/** A card from hand whose Hero is not chosen yet. */
function cardCost(view: EldarView, card: CardId): ReactNode {
  const price = cheapest(view, card)
  const { play } = faceOf(defIn(view, card))
  return price && play && <Cost action={play} price={price} />
}

/** The same word means five things (E-11.07, E-25.03, E-29.04 to E-29.07). */
export function passWords({ yielded, hasActed }: EldarView, prompt: EldarPrompt): string | null {
  if (prompt.type === 'react') return 'and it happens'
  if (prompt.type === 'equip') return 'none this round'
  if (prompt.type !== 'main') return null
  if (yielded >= 0) return 'ends the phase'
  return hasActed ? 'initiative passes' : 'you yield'
}
