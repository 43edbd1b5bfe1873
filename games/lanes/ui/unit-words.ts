import {
  CONDITIONS,
  defenceOf,
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
import { flankedFields } from './preview.ts'

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

/** A seat by its letter. */
export function letterOf(seat: number): string {
  return seat === 0 ? 'A' : 'B'
}

/** "lane 2 row 4". */
export function fieldWords({ lanes }: Pick<LanesView, 'lanes'>, field: Field): string {
  return `lane ${(field % lanes) + 1} row ${Math.floor(field / lanes) + 1}`
}

/** All that a field says to a screen reader: "Archer of B, lane 2 row 4, attack 2, life 1, stunned". */
export function fieldLabel(view: LanesView, field: Field, order: number | undefined): string {
  const unit = unitAt(view, field)
  if (unit === null) return `Empty field, ${fieldWords(view, field)}`
  return [
    `${faceOf(unit.face).name} of ${letterOf(unit.owner)}`,
    fieldWords(view, field),
    unit.attack === null ? 'no attack' : `attack ${unit.attack}`,
    unit.hp === null ? 'no life' : `life ${unit.hp}`,
    ...(unit.isDefending ? [`defending with ${Math.max(0, defenceOf(view, unit, null))}`] : []),
    ...(flankedFields(view).has(field) ? ['in a flank'] : []),
    ...conditionsOn(unit).map(([condition, count]) =>
      count > 1 ? `${STATES[condition]} ${count} times` : STATES[condition],
    ),
    ...(sideOf(unit) === unit.owner ? [] : [`fights for ${letterOf(sideOf(unit))}`]),
    ...marksOn(unit).map(({ owner, shape }) => `enchanted by ${letterOf(owner)}, ${SHAPES[shape]}`),
    ...(order === undefined ? [] : [`acts ${order === 1 ? 'next' : `in place ${order}`}`]),
  ].join(', ')
}
