import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import {
  COLOUR_LETTERS,
  COLOURS,
  CONDITIONS,
  faceIndex,
  faceOf,
  lettersOf,
  playerAt,
  sideOf,
  type Field,
  type LanesView,
  type Player,
  type Unit,
} from '../game.ts'

/** The seat at the lower edge: the viewer's, or A's. */
export function nearSeat({ viewer }: LanesView): Seat {
  return viewer === 1 ? 1 : 0
}

/** Which way a unit goes on the screen: units of the near side go up. */
export function headingOf(view: LanesView, unit: Unit): string {
  return sideOf(unit) === nearSeat(view) ? '▲' : '▼'
}

/** "2/3", with a dash where a unit has no die. */
export function valuesOf({ attack, hp }: Unit): string {
  return `${attack ?? '-'}/${hp ?? '-'}`
}

/** "stun 2, chill 1". */
export function conditionsOf(unit: Unit): string {
  return CONDITIONS.filter((condition) => unit[condition] > 0)
    .map((condition) => `${condition} ${unit[condition]}`)
    .join(', ')
}

/** The same, and whether it carries tokens of Enchantments: "stun 2, enchanted". */
export function statesOf(unit: Unit): string {
  return [conditionsOf(unit), unit.marks === 0 ? '' : 'enchanted'].filter((text) => text !== '').join(', ')
}

/** "(2,3)", as sentences say it. */
export function fieldName({ lanes }: LanesView, field: Field): string {
  return `(${(field % lanes) + 1},${Math.floor(field / lanes) + 1})`
}

/** "Guard (2,3)". */
export function unitName(view: LanesView, unit: Unit): string {
  return `${faceOf(unit.face).name} ${fieldName(view, unit.field)}`
}

/** The name of a card that its owner holds, as its nodes make it; "face down" for who does not know it. */
export function heldName(view: LanesView, seat: Seat, card: CardId): string {
  if ((view.cards.def[card] ?? UNKNOWN) === UNKNOWN) return 'face down'
  return faceOf(faceIndex(view, playerAt(view, seat), card)).name
}

/** Letters of mana, or a dash. */
export function manaText(counts: readonly number[]): string {
  return lettersOf(counts) || '–'
}

/** The steps of an orb track, the tracker's with a mark: "▸WW  S  –". */
export function trackText({ track, step }: Player): string {
  const steps = Math.ceil(track.length / COLOURS.length)
  return Array.from({ length: steps }, (_, at) => {
    const orbs = track.slice(at * COLOURS.length, (at + 1) * COLOURS.length)
    return `${at === step ? '▸' : ' '}${manaText(orbs)}`
  }).join(' ')
}

/** What the letters of mana mean. */
export const MANA_LEGEND: string = COLOURS.map((colour, at) => `${COLOUR_LETTERS[at]} ${colour}`).join('  ')
