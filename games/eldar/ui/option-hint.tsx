import {
  actionOf,
  newPending,
  faceOf,
  SLOT,
  type EldarOption,
  type EldarPrompt,
  type EldarView,
  type Pending,
  type Use,
} from '@trialhall/game-eldar'
import { counted, type CardId } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Cost } from './heroes/Cost.tsx'
import { defIn } from './looks.ts'
import { changesPrice, hpCostOf, outcomeOf } from './outcome.ts'
import { beingUsed, withOption } from './preview.ts'
import { cheapest, priceOf, priceWith } from './prices.ts'

/** What stands beside a choice of the prompt: its price, what it would do, or what comes of passing. */
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
      return chosenWords(view, prompt, option)
    case 'equip':
      return replacedWords(view, option)
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

/** What one more decision about an action would do: "−3 HP", then what it costs where that could mislead. */
function chosenWords(view: EldarView, prompt: EldarPrompt, option: EldarOption): ReactNode {
  const pending = beingUsed(view, prompt)
  if (!pending) return null
  const parts = [outcomeOf(view, pending, option)?.words, chosenCost(view, pending, option)]
  return parts.filter(Boolean).join(' · ') || null
}

/** Focus only where it depends on the decision; HP always, since nothing else on the table warns of it. */
function chosenCost(view: EldarView, pending: Pending, option: EldarOption): string | null {
  if (pending.kind === 'trigger') return null
  const hp = hpCostOf(actionOf(pending.face, pending.ability))
  const parts = [
    ...(changesPrice(view, pending, option)
      ? [`${priceWith(view, withOption(pending, option)).now} Focus`]
      : []),
    ...(hp > 0 ? [`${hp} HP`] : []),
  ]
  return parts.length > 0 ? `costs ${parts.join(' and ')}` : null
}

/** Equipment that goes to the graveyard when another takes its place. */
function replacedWords(
  { heroes }: EldarView,
  { hero }: Extract<EldarOption, { do: 'equip' }>,
): string | null {
  const worn = heroes[hero]?.kit[SLOT.equipment]
  if (!worn) return null
  const counters = worn.counters > 0 ? ` (${counted(worn.counters, 'counter')})` : ''
  return `replaces ${faceOf(worn.face).name}${counters}`
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
