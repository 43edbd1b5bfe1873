import {
  advanceStops,
  blowOf,
  faceIndex,
  faceOf,
  fieldAhead,
  groundOf,
  HERO,
  newUnit,
  NOWHERE,
  playerAt,
  sideOf,
  targetOf,
  threatsTo,
  unitAt,
  type Field,
  type LanesOption,
  type LanesPrompt,
  type LanesView,
  type Unit,
} from '@trialhall/game-lanes'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { unitOf } from './refs.ts'

/** An arrow over the board: an attack on a unit or a hero, or a step ahead. */
export interface Arrow {
  readonly kind: 'attack' | 'advance'
  readonly from: Field
  /** A field, or HERO. */
  readonly to: Field
  /** Whose hero it points at. */
  readonly hero?: Seat
  /** What it would take off, e.g. '−2'. */
  readonly label: string
  /** Who would stand at its end. */
  readonly who?: Pick<Ghost, 'face' | 'owner'>
}

/** A unit that threatens another: both fields (L-DEF.9). */
export interface Threat {
  readonly from: Field
  readonly to: Field
}

/** A unit that is not there yet. */
export interface Ghost {
  readonly field: Field
  readonly face: number
  readonly owner: number
}

/** What would be, shown before anybody commits to it. */
export interface Preview {
  readonly arrows: readonly Arrow[]
  readonly threats: readonly Threat[]
  /** Fields that a spell reaches, with how strongly: 1 for the nearest ring, 2 for the next. */
  readonly reach: ReadonlyMap<Field, number>
  /** Whether the spell helps those whom it reaches: it is aimed at units of the caster's own side. */
  readonly isHelp: boolean
  readonly ghost: Ghost | null
}

/** Nothing to show. */
export const NO_PREVIEW: Preview = { arrows: [], threats: [], reach: new Map(), isHelp: false, ghost: null }

/** What a unit would attack now, and for how much. */
export function arrowOf(view: LanesView, unit: Unit): Arrow | null {
  const to = targetOf(view, unit)
  if (to === NOWHERE) return null
  const target = to === HERO ? null : unitAt(view, to)
  const damage = target ? blowOf(view, unit, target).damage : Math.max(0, (unit.attack ?? 0) - unit.chill)
  return {
    kind: 'attack',
    from: unit.field,
    to,
    ...(to === HERO ? { hero: 1 - sideOf(unit) } : {}),
    label: unit.disarm > 0 ? 'lost' : damage === 0 ? '0' : `−${damage}`,
  }
}

/** The field that a unit would step on now. */
export function stepOf(view: LanesView, unit: Unit): Arrow | null {
  if (advanceStops(view, unit) !== null) return null
  return { kind: 'advance', from: unit.field, to: fieldAhead(view, unit), label: '' }
}

/** Whom a unit threatens and who threatens it. */
export function threatsAround(view: LanesView, unit: Unit): Threat[] {
  const on = threatsTo(view, unit, null).map((foe) => ({ from: foe.field, to: unit.field }))
  const beside = groundOf(view).adjacent[unit.field] ?? []
  const by = beside.flatMap((field) => {
    const other = unitAt(view, field)
    if (other === null || sideOf(other) === sideOf(unit)) return []
    return threatsTo(view, other, null).includes(unit) ? [{ from: unit.field, to: field }] : []
  })
  return [...on, ...by]
}

/** What a unit does by itself: its target and its threats. */
export function previewOfUnit(view: LanesView, unit: Unit): Preview {
  const arrow = arrowOf(view, unit)
  return { ...NO_PREVIEW, arrows: arrow ? [arrow] : [], threats: threatsAround(view, unit) }
}

/** A unit that is to act: its target, or where it would go. */
export function previewOfAct(view: LanesView, prompt: LanesPrompt): Preview {
  const unit = prompt.type === 'act' ? unitOf(view, prompt.card) : null
  if (!unit) return NO_PREVIEW
  const arrows = [arrowOf(view, unit), stepOf(view, unit)].filter((arrow) => arrow !== null)
  return { ...NO_PREVIEW, arrows }
}

/** What an option, or a part of one, would bring about. */
export function previewOf(view: LanesView, about: unknown, prompt: LanesPrompt | null): Preview {
  const option = about as Partial<LanesOption> | null
  switch (option?.do) {
    case 'muster':
      return option.field === undefined ? NO_PREVIEW : previewOfSummons(view, option.card, option.field)
    case 'cast':
      return previewOfCast(view, option.card, option.at)
    case 'spark':
      return option.field === undefined ? NO_PREVIEW : reaching([option.field])
    case 'attack':
    case 'advance':
    case 'defend':
      return previewOfDeed(view, option.do, prompt)
    default:
      return NO_PREVIEW
  }
}

/** A card of the viewer as it would be on a field. */
function previewOfSummons(view: LanesView, card: CardId | undefined, field: Field): Preview {
  const owner = view.viewer ?? view.active
  if (card === undefined || (view.cards.def[card] ?? UNKNOWN) === UNKNOWN) return NO_PREVIEW
  const face = faceIndex(view, playerAt(view, owner), card)
  const unit = newUnit({ seat: owner, card, face, field })
  const after = withUnits(view, [[field, unit]])
  return { ...previewOfUnit(after, unit), ghost: { field, face, owner } }
}

function previewOfCast(view: LanesView, card?: CardId, at: readonly number[] = []): Preview {
  const def = card === undefined ? UNKNOWN : (view.cards.def[card] ?? UNKNOWN)
  const [first] = at
  if (def === UNKNOWN || first === undefined) return NO_PREVIEW
  const ground = groundOf(view)
  const { aim } = faceOf(def)
  switch (aim.kind) {
    case 'field':
      return previewOfSummons(view, card, first)
    case 'unit':
      return { ...reaching(at), isHelp: aim.who === 'friendly' }
    case 'lane':
      return reaching(ground.inLane[first] ?? [])
    case 'row':
      return reaching(ground.inRow[first] ?? [])
    case 'intersection':
      return rings(ground.intersections[first]?.rings ?? [], def)
    default:
      return NO_PREVIEW
  }
}

/** What a spell that is being cast reaches, without what it would bring. */
export function previewOfReach(
  view: LanesView,
  { card, at }: { card: CardId; at: readonly number[] },
): Preview {
  const { reach, isHelp } = previewOfCast(view, card, at)
  return { ...NO_PREVIEW, reach, isHelp }
}

function reaching(fields: readonly Field[]): Preview {
  return { ...NO_PREVIEW, reach: new Map(fields.map((field) => [field, 1])) }
}

/** Range 1 around a point, and range 2 for a text that speaks of it. */
function rings(all: readonly (readonly Field[])[], def: number): Preview {
  const farthest = faceOf(def).does.length
  const reach = new Map<Field, number>()
  for (let range = 1; range <= farthest; range++)
    for (const field of all[range] ?? []) reach.set(field, range)
  return { ...NO_PREVIEW, reach }
}

function previewOfDeed(
  view: LanesView,
  deed: 'attack' | 'advance' | 'defend',
  prompt: LanesPrompt | null,
): Preview {
  const unit = prompt?.type === 'act' ? unitOf(view, prompt.card) : null
  if (!unit) return NO_PREVIEW
  if (deed === 'attack') return previewOfAttack(view, unit)
  const step = deed === 'advance' ? stepOf(view, unit) : null
  const isDefending = deed === 'defend' || (unit.isDefending && !isFirstDeed(unit))
  const moved = { ...unit, field: step?.to ?? unit.field, isDefending }
  const after = withUnits(view, [
    [unit.field, null],
    [moved.field, moved],
  ])
  if (deed === 'advance' && !step) return previewOfUnit(after, moved)
  return { ...NO_PREVIEW, arrows: step ? [step] : [], threats: threatsAround(after, moved) }
}

/** With the first action of a phase a unit rises (L-DEF.2, L-R18). */
function isFirstDeed({ did }: Unit): boolean {
  return did === 'ready' || did === 'stunned'
}

/** The blow, and who helps it by threatening the target. */
function previewOfAttack(view: LanesView, unit: Unit): Preview {
  const arrow = arrowOf(view, unit)
  const target = arrow && arrow.to !== HERO ? unitAt(view, arrow.to) : null
  const threats =
    target?.isDefending === true
      ? threatsTo(view, target, unit).map(({ field }) => ({ from: field, to: target.field }))
      : []
  return { ...NO_PREVIEW, arrows: arrow ? [arrow] : [], threats }
}

function withUnits(view: LanesView, changes: readonly (readonly [Field, Unit | null])[]): LanesView {
  const board = view.board.slice()
  for (const [field, unit] of changes) board[field] = unit
  return { ...view, board }
}
