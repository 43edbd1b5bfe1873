import { counted, type DefIndex, type Sayings } from '@trialhall/kernel'
import type { EldarPrompt } from '../asks.ts'
import { actionOf, faceOf, triggerOf } from '../rules/printed.ts'
import { actionName, hero, pendingName, type EldarFacts } from './names.ts'

/** What a seat is asked, for each kind of prompt. */
export const PROMPT_WORDS: Sayings<EldarFacts, EldarPrompt, 'type'> = {
  deck: () => ['which deck do you play?'],
  hero: () => ['which Hero joins you?'],
  draftHero: () => ['which Hero do you take?'],
  draftCard: (_, p) => [`which card of group ${p.group} do you take?`],
  mulligan: () => ['which cards of your opening hand do you replace?'],
  equip: () => ['play one equipment card?'],
  equipNow: (facts, p) => ['play an equipment card onto ', hero(facts, p.hero), '?'],
  main: () => ['use an action or pass?'],
  react: (facts, p) => ['react to ', pendingName(facts.view, p.serial), '?'],
  target: (facts, p) => [hero(facts, p.hero), `: which ${aimWords(p)} for ${actionName(p.face, p.ability)}?`],
  mode: (facts, p) => [hero(facts, p.hero), `: what does ${actionName(p.face, p.ability)} do?`],
  x: (facts, p) => [hero(facts, p.hero), `: what is X for ${actionName(p.face, p.ability)}?`],
  pay: (facts, p) => [
    `${payWords(p)} for ${actionName(p.face, p.ability)}`,
    ...(p.subject < 0 ? [] : [' about ', hero(facts, p.subject)]),
    '?',
  ],
  order: () => ['which ability goes on the stack next?'],
  discard: (_, p) => [`which card do you discard for ${faceOf(p.face).name}?`],
  steal: () => ['which card does your opponent discard?'],
  foresee: (_, p) => [`you foresee ${counted(p.count, 'card')}: which stays on top?`],
}

function aimWords(p: Extract<EldarPrompt, { type: 'target' | 'mode' | 'x' }>): string {
  const face = faceOf(p.face)
  const ability = face.abilities[p.ability]
  const { modes } = ability?.kind === 'trigger' ? triggerOf(p.face, p.ability) : actionOf(p.face, p.ability)
  return modes[p.mode]?.aims[p.place]?.says ?? 'target'
}

/** The cost in the words of its text, which stands on the card itself. */
function payWords({ face, ability }: { readonly face: DefIndex; readonly ability: number }): string {
  return triggerOf(face, ability).pays?.says.replace('this card', 'the card') ?? 'pay'
}
