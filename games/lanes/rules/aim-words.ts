import { UNKNOWN, type CardId, type Piece } from '@trialhall/kernel'
import { faceOf } from '../content/catalog.ts'
import { join } from './lists.ts'
import { field, intersection, unitOn, type LanesFacts } from './names.ts'

/** What a spell was given: " on Guard (2,3)", " in lane 2", " at lanes 2|3, rows 3|4", " to (2,1)". */
export function sayAimed(facts: LanesFacts, id: CardId, at: readonly number[]): Piece[] {
  const def = facts.defOf(id)
  const [first] = at
  if (def === UNKNOWN || first === undefined) return []
  switch (faceOf(def).aim.kind) {
    case 'unit':
      return [' on ', ...join(at.map((one) => unitOn(facts, one)))]
    case 'lane':
      return [` in lane ${first + 1}`]
    case 'row':
      return [` in row ${first + 1}`]
    case 'intersection':
      return [` at ${intersection(facts, first)}`]
    case 'field':
      return [' to ', field(facts, first)]
    default:
      return []
  }
}
