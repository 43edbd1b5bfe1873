import { capital, UNKNOWN, type CardId, type Piece, type Sayings } from '@trialhall/kernel'
import type { EldarOption } from '../asks.ts'
import { SAMPLES } from '../content/samples.ts'
import { actionOf, usedFace, faceOf, firstName, triggerOf } from '../rules/printed.ts'
import type { HeroId } from '../state.ts'
import { OCCASION } from '../terms.ts'
import { copy, marksAmongCopies } from './copies.ts'
import { actionName, card, hero, pendingName, type EldarFacts } from './names.ts'

/** What can be picked, for each kind of option. */
export const OPTION_WORDS: Sayings<EldarFacts, EldarOption, 'do'> = {
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
  const def = o.card === null ? usedFace(facts.view, o) : facts.defOf(o.card)
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
  const def = o.card === null ? usedFace(facts.view, o) : facts.defOf(o.card)
  if (def === UNKNOWN) return 'an ability'
  const about: HeroId = o.subject
  const name = o.card === null ? actionName(def, o.ability) : faceOf(def).name
  const what = triggerOf(def, o.ability).watch.occasion === OCCASION.roundStart && faceOf(def).injury > 0
  const detail = what && o.ability === faceOf(def).abilities.length - 2 ? ' (counter)' : ''
  const whom = about >= 0 && about !== o.hero ? ` (${textOf(hero(facts, about))})` : ''
  return `${name}${detail}${whom}`
}
