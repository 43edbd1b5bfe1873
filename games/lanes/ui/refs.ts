import {
  faceIndex,
  faceOf,
  fieldAhead,
  HERO,
  NOWHERE,
  playerAt,
  sideOf,
  targetOf,
  advanceStops,
  type LanesOption,
  type LanesPrompt,
  type LanesView,
  type Unit,
} from '@trialhall/game-lanes'
import { UNKNOWN, type Ask, type Ref } from '@trialhall/kernel'
import { refKey, type OptionStep, type PieceWays } from '@trialhall/table-ui'

/** The thing on the table that an option or the subject of a refusal names. What belongs to a seat is the viewer's own. */
export function refOf(thing: unknown): Ref | null {
  if (typeof thing !== 'object' || thing === null || !('do' in thing)) return null
  const option = thing as LanesOption
  switch (option.do) {
    case 'class':
    case 'node':
      return { kind: option.do, id: option.do === 'class' ? option.class : option.node }
    case 'spark':
    case 'overwhelm':
      return { kind: 'power', id: option.do }
    case 'muster':
    case 'cast':
    case 'resolve':
    case 'load':
      return { kind: 'card', id: option.card }
    default:
      return null
  }
}

/** The steps by which an option is picked: a card, then what it is aimed at. */
export function pathsOf(
  given: unknown,
  view: LanesView,
  prompt: unknown,
): readonly (readonly OptionStep[])[] {
  const option = given as LanesOption
  switch (option.do) {
    case 'muster':
      return [[begun('muster', option.card), { about: option, ref: fieldRef(option.field) }]]
    case 'cast':
      return castWays(option, view)
    case 'prepare':
      return [[begun('prepare', option.card), { about: option, ref: { kind: 'slot', id: option.slot } }]]
    case 'charge':
      return [[begun('charge', option.card), { about: option, ref: { kind: 'orb', id: option.colour } }]]
    case 'spark': {
      const power = { about: { do: 'spark' }, ref: { kind: 'power', id: 'spark' } }
      return [[power, { about: option, ref: fieldRef(option.field) }]]
    }
    case 'attack':
    case 'advance':
    case 'defend':
      return [[{ about: option, ref: refOfAction(option.do, view, prompt as LanesPrompt) }]]
    case 'resolve':
      return [[{ about: option, ref: whereLies(option.card, view) }]]
    default:
      return [[{ about: option, ref: refOf(option) }]]
  }
}

function begun(verb: 'muster' | 'cast' | 'prepare' | 'charge', card: number): OptionStep {
  return { about: { do: verb, card }, ref: { kind: 'card', id: card } }
}

function fieldRef(id: number): Ref {
  return { kind: 'field', id }
}

/** What the numbers of `at` stand for, by what the card chooses. */
const PLACES = { unit: 'field', field: 'field', lane: 'lane', row: 'row', intersection: 'point' } as const

/** A card, then each target; two targets in either order. */
function castWays(option: LanesOption & { do: 'cast' }, view: LanesView): readonly (readonly OptionStep[])[] {
  const { card, at } = option
  const def = view.cards.def[card] ?? UNKNOWN
  const player = playerAt(view, view.viewer ?? view.active)
  const kind = def === UNKNOWN ? 'none' : faceOf(faceIndex(view, player, card)).aim.kind
  if (kind === 'none' || at.length === 0) return [[{ about: option, ref: { kind: 'card', id: card } }]]
  const place = PLACES[kind]
  const orders = at.length === 2 ? [at, at.toReversed()] : [at]
  return orders.map((order) => [
    begun('cast', card),
    ...order.map((id, i) => ({
      about: i === order.length - 1 ? option : { do: 'cast', card, at: order.slice(0, i + 1) },
      ref: { kind: place, id },
    })),
  ])
}

/** The unit that a card is on the battleground. */
export function unitOf(view: LanesView, card: number): Unit | null {
  return view.board.find((unit) => unit?.card === card) ?? null
}

/** What an action is about on the board: its target, the field ahead, the unit itself. Null where nothing would happen. */
function refOfAction(action: Action, view: LanesView, prompt: LanesPrompt): Ref | null {
  const unit = prompt.type === 'act' ? unitOf(view, prompt.card) : null
  return unit && refOfDeed(action, view, unit)
}

/** Where a unit that is to act can be dragged: to its target, or to the field ahead. What keeps it in its place is pressed. */
export function pieceWays(key: string, { prompt, options }: Ask, view: LanesView): PieceWays | null {
  const asked = prompt as LanesPrompt
  const unit = asked.type === 'act' ? unitOf(view, asked.card) : null
  if (!unit || key !== refKey(fieldRef(unit.field))) return null
  const goals = options.flatMap((option, index) => {
    const goal = refOfDeed((option as { do: Action }).do, view, unit)
    return goal && refKey(goal) !== key ? [[refKey(goal), [index]] as const] : []
  })
  return { goals: new Map(goals) }
}

type Action = 'attack' | 'advance' | 'defend'

function refOfDeed(action: Action, view: LanesView, unit: Unit): Ref | null {
  if (action === 'defend') return fieldRef(unit.field)
  if (action === 'advance') return advanceStops(view, unit) === null ? fieldRef(fieldAhead(view, unit)) : null
  const target = targetOf(view, unit)
  if (target === NOWHERE) return null
  return target === HERO ? { kind: 'seat', id: 1 - sideOf(unit) } : fieldRef(target)
}

/** A card in a play area, or the field of the unit that it is. */
function whereLies(card: number, view: LanesView): Ref {
  const unit = unitOf(view, card)
  return unit ? fieldRef(unit.field) : { kind: 'card', id: card }
}
