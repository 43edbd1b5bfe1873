import {
  actionOf,
  CARD,
  NO_CARD,
  usedFace,
  type EldarOption,
  type EldarPrompt,
  type EldarView,
  type Pending,
} from '@trialhall/game-eldar'
import type { Ask, Ref } from '@trialhall/kernel'
import { refKey, type OptionStep, type PieceWays } from '@trialhall/table-ui'

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

type Use = Extract<EldarOption, { do: 'use' }>

/**
 * Where a Hero can be dragged: to whom its own action can be aimed at, which is used by that. A permanent of it, or the action itself, is
 * dragged for what it says.
 */
export function pieceWays(key: string, { options, seat }: Ask, view: EldarView): PieceWays | null {
  const uses = (options as readonly EldarOption[]).flatMap((option, index) =>
    option.do === 'use' && option.ability !== CARD && isUsedBy(option, key) ? [{ option, index }] : [],
  )
  const [only] = uses
  if (only === undefined || uses.length > 1) return null
  const { option, index } = only
  const goals = heroesAimedAt(view, option, seat).map((hero) => [refKey(heroRef(hero)), [index]] as const)
  const first = refOf(option)
  if (first === null) return null
  return {
    goals: new Map(goals.filter(([goal]) => goal !== key)),
    first: refKey(first),
    isGoalAsked: ({ prompt }) => {
      const next = prompt as EldarPrompt
      return next.type === 'target' && next.hero === option.hero && next.ability === option.ability
    },
  }
}

/** Whether a piece stands for an action: the Hero for its own, a permanent for what it lets a Hero do. */
function isUsedBy(option: Use, key: string): boolean {
  if (option.card !== null) return key === refKey({ kind: 'card', id: option.card })
  return key === refKey(heroRef(option.hero)) || key === refKey(deedRef(option.hero))
}

/** The Heroes that an action can be aimed at first; none where something else is decided before. */
function heroesAimedAt(view: EldarView, { hero, card, ability }: Use, seat: number): readonly number[] {
  const face = usedFace(view, { hero, card })
  const { modes } = actionOf(face, ability)
  const [aim] = modes[0]?.aims ?? []
  if (modes.length > 1 || aim?.kind !== 'hero') return []
  const by: Pending = {
    serial: -1,
    kind: 'ability',
    seat,
    hero,
    card: card ?? NO_CARD,
    face,
    ability,
    mode: 0,
    targets: [],
    x: 0,
    subject: hero,
    origin: hero,
    noted: 0,
  }
  return aim.legal(view, by)
}
