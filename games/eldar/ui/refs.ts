import type { EldarOption, EldarPrompt, EldarView } from '@trialhall/game-eldar'
import { CARD } from '@trialhall/game-eldar'
import type { Ref } from '@trialhall/kernel'
import type { OptionStep } from '@trialhall/table-ui'

/** The thing on the table that an option or the subject of a refusal names. */
export function refOf(thing: unknown): Ref | null {
  if (typeof thing !== 'object' || thing === null || !('do' in thing)) return null
  const option = thing as EldarOption
  switch (option.do) {
    case 'use':
    case 'next':
      return option.card === null ? deedRef(option.hero) : { kind: 'card', id: option.card }
    case 'target':
      return targetRef(option)
    case 'hero':
      return { kind: 'face', id: option.face }
    case 'deck':
      return { kind: 'deck', id: option.deck }
    case 'take':
    case 'return':
    case 'equip':
    case 'discard':
    case 'keep':
      return { kind: 'card', id: option.card }
    default:
      return null
  }
}

/** What a Hero does by itself. */
export function deedRef(hero: number): Ref {
  return { kind: 'deed', id: hero }
}

/** A Hero on the field. */
export function heroRef(hero: number): Ref {
  return { kind: 'hero', id: hero }
}

function targetRef(option: Extract<EldarOption, { do: 'target' }>): Ref {
  if ('hero' in option) return heroRef(option.hero)
  return 'card' in option ? { kind: 'card', id: option.card } : { kind: 'pending', id: option.serial }
}

/** The steps by which an option is picked: a card from hand, then the Hero that uses it or gets it. */
export function pathsOf(
  given: unknown,
  view: EldarView,
  given2: unknown,
): readonly (readonly OptionStep[])[] {
  const option = given as EldarOption
  const prompt = given2 as EldarPrompt
  const isFromHand = (option.do === 'use' && option.ability === CARD) || option.do === 'equip'
  if (!isFromHand || view.perSide === 1 || prompt.type === 'equipNow')
    return [[{ about: option, ref: refOf(option) }]]
  const begun = { do: 'take', card: option.card as number }
  return [
    [
      { about: begun, ref: refOf(begun) },
      { about: option, ref: heroRef(option.hero) },
    ],
  ]
}
