import { UNKNOWN, type CardId, type DefIndex, capital } from '@trialhall/kernel'
import {
  CARD,
  CATALOG,
  newPending,
  faceOf,
  sayAbility,
  SAMPLES,
  type EldarOption,
  type EldarView,
  type Pending,
} from '../game.ts'
import { usedFace } from '../rules/printed.ts'
import { aimedAt, costText, previewText } from './effects.ts'
import { heroFacts, teamText } from './faces.ts'

type Option<D extends EldarOption['do']> = Extract<EldarOption, { readonly do: D }>

/** What is worth knowing of an option: what it costs and does now, or what is printed on it. */
export function eldarHint(view: EldarView, option: EldarOption): string {
  switch (option.do) {
    case 'use':
      return actionHint(view, option)
    case 'target':
      return targetHint(view, option)
    case 'next':
      return sayAbilityOf(usedFace(view, option), option.ability)
    case 'deck':
      return SAMPLES[option.deck] ? teamText(SAMPLES[option.deck] as (typeof SAMPLES)[number]) : ''
    case 'hero':
      return [heroFacts(option.face), textOf(option.face)].join('. ')
    case 'take':
      return takeHint(defOfCard(view, option.card))
    case 'equip':
    case 'return':
    case 'discard':
    case 'keep':
      return textOf(defOfCard(view, option.card))
    default:
      return ''
  }
}

function defOfCard({ cards }: EldarView, card: CardId): DefIndex {
  return cards.def[card] ?? UNKNOWN
}

function textOf(def: DefIndex): string {
  return CATALOG[def]?.text ?? ''
}

function takeHint(def: DefIndex): string {
  if (def === UNKNOWN) return ''
  const { class: of, kind } = faceOf(def)
  return `${capital(of)} ${kind}. ${textOf(def)}`
}

/** "2 printed + 1 Dazed = 3 Focus. Slow, 2 Focus, exhaust. Deal …" */
function actionHint(view: EldarView, option: Option<'use'>): string {
  const planned = newPending(view, option)
  if (planned.face === UNKNOWN) return ''
  const text = option.ability === CARD ? textOf(planned.face) : sayAbilityOf(planned.face, option.ability)
  return joined([costText(view, planned), text])
}

function sayAbilityOf(face: DefIndex, ability: number): string {
  const one = face === UNKNOWN ? undefined : faceOf(face).abilities[ability]
  return one
    ? sayAbility(one)
        .slice(one.kind === 'action' ? one.name.length : 0)
        .trim()
    : ''
}

/** What the action on top of the stack would cost and do with this target; of a card, what is printed on it. */
function targetHint(view: EldarView, option: Option<'target'>): string {
  const top = view.stack.at(-1)
  const facts = top ? aimFacts(view, aimedAt(top, option)) : []
  if (facts.length > 0) return joined(facts)
  return 'card' in option ? textOf(defOfCard(view, option.card)) : ''
}

function aimFacts(view: EldarView, planned: Pending): string[] {
  const cost = planned.kind === 'trigger' ? '' : costText(view, planned)
  return [cost, previewText(view, planned)].filter((fact) => fact !== '')
}

function joined(facts: readonly string[]): string {
  return facts
    .filter((fact) => fact !== '')
    .map((fact) => (fact.endsWith('.') ? fact : `${fact}.`))
    .join(' ')
}
