import {
  CONDITIONS,
  faceOf,
  markOf,
  SHAPES,
  sideOf,
  unitAt,
  type Condition,
  type Field,
  type LanesView,
  type Unit,
} from '@trialhall/game-lanes'
import { READER, whose } from '@trialhall/table-ui'
import { flankedFields, shownDefence } from './stance.ts'

/** How a unit with a condition is called. */
export const STATES: Readonly<Record<Condition, string>> = {
  haste: 'hasty',
  stun: 'stunned',
  disarm: 'disarmed',
  chill: 'chilled',
  turnover: 'turned over',
  antimagic: 'warded by Antimagic',
  snare: 'snared',
}

/** What each condition does, in a sentence. */
export const CONDITION_TEXTS: Readonly<Record<Condition, string>> = {
  haste: 'After the waves of its next Battle phase it attacks or advances once more, for each token.',
  stun: 'It skips both actions of its next Battle phase; then all Stun goes.',
  disarm: 'Its next attack that finds a target is lost, and all Disarm with it.',
  chill: 'Its attacks deal 1 less for each token, and each point taken off uses one up.',
  turnover: 'It fights for the other side and walks back; its owner stays the same.',
  antimagic: 'Cards cannot target or enchant it, and spells do it no damage.',
  snare: 'Its next advance that would move it is lost, with one token.',
}

/** The conditions on a unit with their counts. */
export function conditionsOn(unit: Unit): readonly (readonly [Condition, number])[] {
  return CONDITIONS.flatMap((condition) =>
    unit[condition] > 0 ? [[condition, unit[condition]] as const] : [],
  )
}

/** Tokens of Enchantments that lie on a unit: whose they are and of what shape. */
export function marksOn(unit: Unit): readonly { readonly owner: number; readonly shape: number }[] {
  return [0, 1].flatMap((owner) =>
    SHAPES.flatMap((_, shape) => ((unit.marks & markOf(owner, shape)) === 0 ? [] : [{ owner, shape }])),
  )
}

/** What a seat is called in the middle of a sentence: "Osric", or "you". */
export function calledIn(names: readonly string[], seat: number): string {
  const name = names[seat] ?? ''
  return name === READER ? 'you' : name
}

/** "lane 2 row 4". */
export function fieldWords({ lanes }: Pick<LanesView, 'lanes'>, field: Field): string {
  return `lane ${(field % lanes) + 1} row ${Math.floor(field / lanes) + 1}`
}

/** What a label is worded with: what each seat is called, and the place of the unit in the order of the wave. */
interface FieldAbout {
  readonly names: readonly string[]
  readonly order?: number | undefined
}

/** All that a field says to a screen reader: "Osric’s Archer, lane 2 row 4, attack 2, life 1, stunned". */
export function fieldLabel(view: LanesView, field: Field, { names, order }: FieldAbout): string {
  const unit = unitAt(view, field)
  if (unit === null) return `Empty field, ${fieldWords(view, field)}`
  return [
    `${whose(names[unit.owner] ?? '')} ${faceOf(unit.face).name}`,
    fieldWords(view, field),
    unit.attack === null ? 'no attack' : `attack ${unit.attack}`,
    unit.hp === null ? 'no life' : `life ${unit.hp}`,
    ...(unit.isDefending ? [`defending with ${shownDefence(view, unit)}`] : []),
    ...(flankedFields(view).has(field) ? ['in a flank'] : []),
    ...conditionsOn(unit).map(([condition, count]) =>
      count > 1 ? `${STATES[condition]} ${count} times` : STATES[condition],
    ),
    ...(sideOf(unit) === unit.owner ? [] : [`fights for ${calledIn(names, sideOf(unit))}`]),
    ...marksOn(unit).map(({ owner, shape }) => `enchanted by ${calledIn(names, owner)}, ${SHAPES[shape]}`),
    ...(order === undefined ? [] : [`acts ${order === 1 ? 'next' : `in place ${order}`}`]),
  ].join(', ')
}

/** A unit by name, with where it stands now if another on its side has the same name. */
export function nameIn(view: LanesView, { card, face }: Pick<Unit, 'card' | 'face'>): string {
  const { name } = faceOf(face)
  const unit = view.board.find((one) => one?.card === card)
  if (!unit) return name
  const hasTwin = view.board.some(
    (one) => one && one !== unit && sideOf(one) === sideOf(unit) && faceOf(one.face).name === name,
  )
  return hasTwin ? `${name} ${fieldName(view, unit.field)}` : name
}

/** A field by lane and row, "(2,3)". */
function fieldName({ lanes }: LanesView, field: Field): string {
  return `(${(field % lanes) + 1},${Math.floor(field / lanes) + 1})`
}
