import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import { sideOf, unitAt, type LanesPosition, type LanesTable, type Unit } from '../state.ts'
import type { Field } from '../terms.ts'
import { groundOf } from './ground.ts'
import { faceOf } from './printed.ts'
import { causeOf } from './spells/cause.ts'

/** A card on its way to the battleground. */
interface Summons {
  readonly seat: Seat
  readonly card: CardId
  readonly face: DefIndex
  readonly field: Field
}

/** Puts a card on a field as a unit with its dice (L-SUM.1, L-SUM.3, L-SUM.4), then what it says of being summoned. */
export function summonUnit(table: LanesTable, summons: Summons): Unit {
  const unit = newUnit(summons)
  table.state.board[summons.field] = unit
  const { seat, card, field } = summons
  table.emit({ type: 'summoned', seat, card, field })
  return unit
}

/** Effects of the form "when summoned". */
export function afterSummoning(table: LanesTable, unit: Unit): void {
  const { whenSummoned } = faceOf(unit.face)
  if (whenSummoned.length === 0) return
  const cause = causeOf({
    seat: unit.owner,
    side: sideOf(unit),
    card: unit.card,
    units: [unit],
    at: unit.field,
  })
  for (const step of whenSummoned) step.run(table, cause)
}

/** A unit as it comes: its dice show its base values. It does not act in a Battle phase that has begun (L-R6). */
export function newUnit({ seat, card, face, field }: Summons): Unit {
  const { attack, hp } = faceOf(face)
  return {
    card,
    face,
    owner: seat,
    field,
    attack,
    hp,
    baseHp: hp,
    isDefending: false,
    did: 'resting',
    haste: 0,
    stun: 0,
    disarm: 0,
    chill: 0,
    turnover: 0,
    antimagic: 0,
    snare: 0,
    marks: 0,
    shape: -1,
    tokens: 0,
  }
}

/** Empty fields of so many rows from a player's side, the home row by itself if 1 (L-SUM.2). */
export function emptyFields(state: LanesPosition, seat: Seat, rows: number): Field[] {
  const { fromHome, lanes } = groundOf(state)
  const all = fromHome[seat] as readonly Field[]
  const empty: Field[] = []
  for (let i = 0; i < rows * lanes; i++) {
    const field = all[i]
    if (field !== undefined && unitAt(state, field) === null) empty.push(field)
  }
  return empty
}
