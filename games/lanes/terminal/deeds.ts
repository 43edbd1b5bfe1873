import { faint, type Line } from '@trialhall/terminal'
import {
  advanceStops,
  blowOf,
  fieldAhead,
  HERO,
  NOWHERE,
  targetOf,
  unitAt,
  type Field,
  type LanesView,
  type Unit,
} from '../game.ts'
import { fieldName, statesOf, unitName } from './pieces.ts'
import type { LanesScene } from './scene.ts'

/** The unit that is to act, if one is. */
export function actingUnit({ view, ask }: Pick<LanesScene, 'view' | 'ask'>): Unit | null {
  const prompt = ask?.prompt
  if (prompt?.type !== 'act') return null
  return view.board.find((unit) => unit?.card === prompt.card) ?? null
}

/** The fields that its actions are about. */
export function markedFields(view: LanesView, unit: Unit | null): ReadonlySet<Field> {
  if (unit === null) return new Set()
  const target = targetOf(view, unit)
  const step = advanceStops(view, unit) === null ? fieldAhead(view, unit) : NOWHERE
  return new Set([unit.field, target, step].filter((field) => field >= 0))
}

/** What the actions of a unit would do now: what it would hit for how much, and where it would go. */
export function deedLines(view: LanesView, unit: Unit): Line[] {
  return [
    [faint('Attack:  '), attackText(view, unit)],
    [faint('Advance: '), advanceText(view, unit)],
  ]
}

function attackText(view: LanesView, unit: Unit): string {
  const target = targetOf(view, unit)
  if (target === NOWHERE) return 'no target'
  const lost = unit.disarm > 0 ? ', but it is disarmed' : ''
  const other = target === HERO ? null : unitAt(view, target)
  if (other) return `${unitName(view, other)}, ${blowOf(view, unit, other).damage} damage${lost}`
  return `the enemy hero, ${Math.max(0, (unit.attack ?? 0) - unit.chill)} damage${lost}`
}

const STOPS: Readonly<Record<string, string>> = {
  target: 'stays, for it has a target',
  edge: 'stays at the edge',
  blocked: 'stays, the field is taken',
  grounded: 'never moves',
  snare: 'is held by Snare',
}

function advanceText(view: LanesView, unit: Unit): string {
  const why = advanceStops(view, unit)
  return why === null ? `to ${fieldName(view, fieldAhead(view, unit))}` : (STOPS[why] ?? why)
}

/** Units with conditions, and those enchanted: "Guard (2,3) stun 2, chill 1, enchanted". */
export function conditionTexts(view: LanesView): string[] {
  return view.board.flatMap((unit) => {
    const states = unit === null ? '' : statesOf(unit)
    return unit === null || states === '' ? [] : [`${unitName(view, unit)} ${states}`]
  })
}
