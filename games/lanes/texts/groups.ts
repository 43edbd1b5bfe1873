import type { Cause, Who } from '../faces.ts'
import { groundOf } from '../rules/ground.ts'
import { isOf } from '../rules/spells/aiming.ts'
import { isEnchanted } from '../rules/spells/marks.ts'
import { unitAt, type LanesPosition, type Unit } from '../state.ts'
import type { Field } from '../terms.ts'

/** Units that a text means by "each": how they are called and which they are at that moment. */
export interface Group {
  readonly says: string
  /** Whose units they are; absent where that was settled before. */
  readonly who?: Who
  units(state: LanesPosition, cause: Cause): Unit[]
}

/** Each unit in the lane that was chosen. */
export function eachInLane(who: Who): Group {
  return groupOf(who, 'in it', (state, cause) => groundOf(state).inLane[cause.at])
}

/** Each unit in the row that was chosen. */
export function eachInRow(who: Who): Group {
  return groupOf(who, 'in it', (state, cause) => groundOf(state).inRow[cause.at])
}

/** Each unit at a range from the intersection that was chosen (L-RNG.2). */
export function eachAtRange(who: Who, range: number): Group {
  return groupOf(
    who,
    `at range ${range} of it`,
    (state, cause) => groundOf(state).intersections[cause.at]?.rings[range],
  )
}

/** Each unit adjacent to the source. */
export function eachAdjacent(who: Who, source: 'this' | 'the field it stood on'): Group {
  return groupOf(who, `adjacent to ${source}`, (state, cause) => groundOf(state).adjacent[cause.at])
}

/** Each unit that carries a token of the Enchantment, read when it resolves (L-KEY.8, L-R30). */
export const eachEnchanted: Group = {
  says: 'each enchanted unit',
  units: (state, cause) =>
    state.board.filter((unit): unit is Unit => unit !== null && isEnchanted(unit, cause)),
}

function groupOf(
  who: Who,
  where: string,
  fields: (state: LanesPosition, cause: Cause) => readonly Field[] | undefined,
): Group {
  return {
    who,
    says: `each ${who === 'any' ? '' : `${who} `}unit ${where}`,
    units: (state, cause) =>
      (fields(state, cause) ?? []).flatMap((field) => {
        const unit = unitAt(state, field)
        return unit !== null && isOf(who, unit, cause.side) ? [unit] : []
      }),
  }
}
