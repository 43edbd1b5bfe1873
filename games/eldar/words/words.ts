import type { CardId, DefIndex, Done, Piece, Sayings, Words } from '@trialhall/kernel'
import { UNKNOWN, capital, counted, wordsOf } from '@trialhall/kernel'
import { SAMPLES } from '../content/samples.ts'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import { copy, marksAmongCopies } from './copies.ts'
import { EVENT_WORDS } from './events.ts'
import type { EldarEvent } from '../events.ts'
import { actionName, card, hero, pendingName, who, type EldarFacts } from './names.ts'
import { actionOf, draftFace, faceOf, firstName, triggerOf } from '../rules/printed.ts'
import type { EldarState, HeroId } from '../state.ts'
import { OCCASION } from '../terms.ts'

const PROMPTS: Sayings<EldarFacts, EldarPrompt, 'type'> = {
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

function payWords({ face, ability }: { readonly face: DefIndex; readonly ability: number }): string {
  return triggerOf(face, ability).pays === 'focus' ? 'pay 1 Focus' : 'sacrifice the card'
}

const OPTIONS: Sayings<EldarFacts, EldarOption, 'do'> = {
  deck: (_, o) => [SAMPLES[o.deck]?.name ?? 'a deck'],
  hero: (_, o) => [firstName(o.face)],
  take: (facts, o) => [card(facts, o.card)],
  return: (facts, o) => ['replace ', copy(facts, o.card)],
  use: (facts, o) => [hero(facts, o.hero), ': ', useName(facts, o)],
  equip: (facts, o) => ['equip ', hero(facts, o.hero), ' with ', copy(facts, o.card)],
  pass: () => ['pass'],
  target: (facts, o) => [
    'hero' in o
      ? hero(facts, o.hero)
      : 'card' in o
        ? targetCard(facts, o.card)
        : pendingName(facts.view, o.serial),
  ],
  noTarget: () => ['none'],
  mode: (_, o) => [capital(actionOf(o.face, o.ability).modes[o.mode]?.says ?? '')],
  x: (_, o) => [`X = ${o.x}`],
  pay: () => ['pay'],
  decline: () => ['decline'],
  next: (facts, o) => [hero(facts, o.hero), ': ', nextName(facts, o)],
  discard: (facts, o) => ['discard ', copy(facts, o.card)],
  keep: (facts, o) => ['keep ', copy(facts, o.card)],
  keepNone: () => ['keep none'],
}

/** The card from hand, or the name of the ability. */
function useName(facts: EldarFacts, o: Extract<EldarOption, { do: 'use' }>): Piece {
  const def = o.card === null ? draftFace(facts.view, o) : facts.defOf(o.card)
  if (o.card === null) return actionName(def, o.ability)
  return {
    text: `${actionName(def, o.ability)}${marksAmongCopies(facts, o.card)}`,
    ref: { kind: 'card', id: o.card },
  }
}

/** A permanent with its Hero, so that two of a kind can be told apart. */
function targetCard(facts: EldarFacts, id: CardId): Piece {
  const bearer = facts.view.heroes.findIndex(({ kit }) => kit.some((one) => one?.card === id))
  const piece = card(facts, id)
  if (bearer < 0) return copy(facts, id)
  if (typeof piece === 'string') return piece
  return { ...piece, text: `${piece.text} on ${textOf(hero(facts, bearer))}` }
}

function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text
}

function nextName(facts: EldarFacts, o: Extract<EldarOption, { do: 'next' }>): Piece {
  const def = o.card === null ? draftFace(facts.view, o) : facts.defOf(o.card)
  if (def === UNKNOWN) return 'an ability'
  const about: HeroId = o.subject
  const name = o.card === null ? actionName(def, o.ability) : faceOf(def).name
  const what = triggerOf(def, o.ability).watch.occasion === OCCASION.roundStart && faceOf(def).injury > 0
  const detail = what && o.ability === faceOf(def).abilities.length - 2 ? ' (counter)' : ''
  const whom = about >= 0 && about !== o.hero ? ` (${textOf(hero(facts, about))})` : ''
  return `${name}${detail}${whom}`
}

/** All sentences of the game. */
export const WORDS: Words<EldarState, EldarEvent, EldarPrompt, EldarOption | Done> = wordsOf({
  who,
  prompts: PROMPTS,
  options: OPTIONS,
  events: EVENT_WORDS,
})
