import type { Seat } from '@trialhall/kernel'
import type { Face, Who } from '../../faces.ts'
import { sideOf, type LanesPosition, type Unit } from '../../state.ts'
import { groundOf, LANES, ROWS } from '../ground.ts'
import { emptyFields } from '../summoning.ts'
import { hasFreeShape } from './shapes.ts'

/** What a text is given: fields of targets, or one place. */
export type Aimed = readonly number[]

const MOST = LANES.max * ROWS.max
/** Lists of one and of two numbers, made once: asking makes less garbage. */
const ONE: readonly Aimed[] = Array.from({ length: (LANES.max + 1) * (ROWS.max + 1) }, (_, at) => [at])
const TWO: readonly (readonly Aimed[])[] = Array.from({ length: MOST }, (_, a) =>
  Array.from({ length: MOST }, (__, b) => [a, b]),
)
const NOTHING: readonly Aimed[] = [[]]
const NONE: readonly Aimed[] = []

/** Everything that a text may be given by its caster now; none at all means that it cannot be cast (L-R35, L-R36). */
export function aimsOf(state: LanesPosition, seat: Seat, face: Face): readonly Aimed[] {
  if (face.enchantment !== null && !hasFreeShape(state, seat)) return NONE // L-R28
  const { aim } = face
  switch (aim.kind) {
    case 'none':
      return NOTHING
    case 'unit':
      return aim.most === 1 ? ones(targets(state, seat, aim.who)) : oneOrTwo(targets(state, seat, aim.who))
    case 'lane':
      return ONE.slice(0, state.lanes)
    case 'row':
      return ONE.slice(0, state.rows)
    case 'intersection':
      return ONE.slice(0, groundOf(state).intersections.length)
    case 'field':
      return ones(emptyFields(state, seat, aim.rows))
  }
}

/** Fields of units that cards may target: never those with Antimagic (L-CON.17). */
function targets(state: LanesPosition, seat: Seat, who: 'friendly' | 'foe'): number[] {
  const found: number[] = []
  for (const unit of state.board) {
    if (unit !== null && unit.antimagic === 0 && isOf(who, unit, seat)) found.push(unit.field)
  }
  return found
}

/** True of a unit that a text of this side means. */
export function isOf(who: Who, unit: Unit, side: Seat): boolean {
  return who === 'any' || (sideOf(unit) === side) === (who === 'friendly')
}

function ones(fields: readonly number[]): readonly Aimed[] {
  return fields.map((field) => ONE[field] as Aimed)
}

function oneOrTwo(fields: readonly number[]): readonly Aimed[] {
  const aims = fields.map((field) => ONE[field] as Aimed)
  for (let a = 0; a < fields.length; a++) {
    for (let b = a + 1; b < fields.length; b++) {
      aims.push((TWO[fields[a] as number] as readonly Aimed[])[fields[b] as number] as Aimed)
    }
  }
  return aims
}
