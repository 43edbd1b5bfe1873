import { accent, cut, faint, padded, strong, type Line, type Span } from '@trialhall/terminal'
import { faceOf, unitAt, type Field, type LanesView, type Unit } from '../game.ts'
import { headingOf, nearSeat, statesOf, valuesOf } from './pieces.ts'

/** How large the battleground is drawn. */
export interface GroundShape {
  /** Columns of a field. */
  readonly cell: number
  /** With lines between fields and two lines a field, or one line a row. */
  readonly isTall: boolean
  /** Fields that stand out: who acts, and what its actions would meet. */
  readonly marked: ReadonlySet<Field>
}

/** Columns before the first lane. */
export const MARGIN = 3

/** The numbers of the lanes above their fields. */
export function laneNumbers(view: LanesView, { cell, isTall }: GroundShape): Line {
  const wide = isTall ? cell + 1 : cell
  const numbers = lanesIn(view).map((lane) => padded(` ${lane + 1}`, wide))
  return [faint(' '.repeat(MARGIN + (isTall ? 1 : 0)) + numbers.join(''))]
}

/** Rows from the far side to the near one, each as one line or as a box. */
export function groundLines(view: LanesView, shape: GroundShape): Line[] {
  if (!shape.isTall) return rowsIn(view).map((row) => rowLine(view, row, shape))
  const rows = rowsIn(view)
  return rows.flatMap((row, at) => [
    ruler(view, shape, at === 0 ? '┌┬┐' : '├┼┤'),
    ...boxLines(view, row, shape),
    ...(at === rows.length - 1 ? [ruler(view, shape, '└┴┘')] : []),
  ])
}

/** Lanes as they stand on the screen: B sees the board from the other side. */
function lanesIn(view: LanesView): number[] {
  const lanes = Array.from({ length: view.lanes }, (_, lane) => lane)
  return nearSeat(view) === 1 ? lanes.toReversed() : lanes
}

function rowsIn(view: LanesView): number[] {
  const rows = Array.from({ length: view.rows }, (_, row) => row)
  return nearSeat(view) === 1 ? rows : rows.toReversed()
}

function fieldsOf(view: LanesView, row: number): Field[] {
  return lanesIn(view).map((lane) => row * view.lanes + lane)
}

function rowNumber(row: number): Span {
  return faint(padded(` ${row + 1}`, MARGIN))
}

/** "▲Gd1/3D*": heading, letters, values, D for defending, a star for conditions and Enchantments. */
function rowLine(view: LanesView, row: number, { cell, marked }: GroundShape): Line {
  const cells = fieldsOf(view, row).map((field): Span => {
    const unit = unitAt(view, field)
    const mark = marked.has(field) ? '▸' : ' '
    if (unit === null) return faint(padded(`${mark}·`, cell))
    const signs = (unit.isDefending ? 'D' : '') + (statesOf(unit) === '' ? '' : '*')
    const text = `${headingOf(view, unit)}${faceOf(unit.face).code}${valuesOf(unit)}${signs}`
    return toned(view, unit, padded(`${mark}${text}`, cell))
  })
  return [rowNumber(row), ...cells]
}

function toned(view: LanesView, unit: Unit, text: string): Span {
  return headingOf(view, unit) === '▲' ? accent(text) : strong(text)
}

function ruler(view: LanesView, { cell }: GroundShape, [left = '', cross = '', right = '']: string): Line {
  const edges = lanesIn(view).map(() => '─'.repeat(cell))
  return [faint(`${' '.repeat(MARGIN)}${left}${edges.join(cross)}${right}`)]
}

/** Name and heading above; values, stance and conditions below. */
function boxLines(view: LanesView, row: number, shape: GroundShape): Line[] {
  const fields = fieldsOf(view, row)
  const line = (lead: Span, text: (field: Field) => Span): Line => [
    lead,
    ...fields.flatMap((field): Span[] => [faint('│'), text(field)]),
    faint('│'),
  ]
  return [
    line(rowNumber(row), (field) => nameIn(view, field, shape)),
    line(' '.repeat(MARGIN), (field) => stateIn(view, field, shape)),
  ]
}

function nameIn(view: LanesView, field: Field, { cell, marked }: GroundShape): Span {
  const unit = unitAt(view, field)
  const mark = marked.has(field) ? '▸' : ' '
  if (unit === null) return faint(padded(marked.has(field) ? `${mark}·` : '', cell))
  const text = `${mark}${headingOf(view, unit)} ${faceOf(unit.face).name}`
  return toned(view, unit, padded(cut(text, cell), cell))
}

function stateIn(view: LanesView, field: Field, { cell }: GroundShape): Span {
  const unit = unitAt(view, field)
  if (unit === null) return ' '.repeat(cell)
  const signs = [valuesOf(unit), unit.isDefending ? 'D' : '', shortStates(unit)]
  return padded(cut(`   ${signs.filter((sign) => sign !== '').join(' ')}`, cell), cell)
}

/** "st2 ch1 en": conditions and Enchantments by their first two letters. */
function shortStates(unit: Unit): string {
  return statesOf(unit).replaceAll(/([a-z]{2})[a-z]*(?: (\d+))?,?/g, '$1$2')
}
