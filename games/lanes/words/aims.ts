import { UNKNOWN, type CardId, type Piece } from '@trialhall/kernel'
import { faceOf } from '../rules/printed.ts'
import { join } from './lists.ts'
import { field, intersection, unitNamed, unitOn, type LanesFacts } from './names.ts'

/** What a spell is given: " on Guard (2,3)", " in lane 2", " between lanes 2 and 3, rows 3 and 4", " to (2,1)". */
export function sayAim(facts: LanesFacts, id: CardId, at: readonly number[]): Piece[] {
  return saidOf(facts, { card: id, at }, (one) => unitOn(facts, one))
}

/** What a spell was given, when it was cast: the units that stood there then. */
export function sayAimed(
  facts: LanesFacts,
  was: { card: CardId; at: readonly number[]; cards: readonly CardId[] },
): Piece[] {
  return saidOf(facts, was, (one, i) => {
    const unit = was.cards[i]
    return unit === undefined ? [field(facts, one)] : [unitNamed(facts, unit), ' ', field(facts, one)]
  })
}

function saidOf(
  facts: LanesFacts,
  { card: id, at }: { card: CardId; at: readonly number[] },
  sayUnit: (field: number, i: number) => Piece[],
): Piece[] {
  const def = facts.defOf(id)
  const [first] = at
  if (def === UNKNOWN || first === undefined) return []
  switch (faceOf(def).aim.kind) {
    case 'unit':
      return [' on ', ...join(at.map(sayUnit))]
    case 'lane':
      return [` in lane ${first + 1}`]
    case 'row':
      return [` in row ${first + 1}`]
    case 'intersection':
      return [` ${intersection(facts, first)}`]
    case 'field':
      return [' to ', field(facts, first)]
    default:
      return []
  }
}
