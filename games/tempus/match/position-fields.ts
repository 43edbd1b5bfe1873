import type { CardId, Fields } from '@trialhall/kernel'
import { cardOf } from '../rules/printed.ts'
import { columnOf, isOnMap, rowOf, spaceAt } from '../space/index.ts'
import { OFF, type Mark, type Space, type TempusPosition } from '../state.ts'

const PLACE = /^(off|\d{1,2},\d{1,2})$/
const SLUG = /^[a-z0-9-]{1,40}$/

/** Whether something is so, which nothing is unless the position says it. */
export function markIn(part: Fields, field: string): Mark {
  return part.flag(field, { default: false }) || undefined
}

/** A place, written as `column,row` from 1 to 30, or `off` for none. `byDefault` where the field is left out. */
export function placeIn(part: Fields, field: string, byDefault: Space): Space {
  const allowed = 'a place such as "12,9", or "off"'
  const text = part.text(field, { pattern: PLACE, allowed, default: '' })
  if (text === '') return byDefault
  if (text === 'off') return OFF
  const space = spaceOf(text)
  if (space !== OFF) return space
  part.blame(field, text, 'a place from "1,1" to "30,30", or "off"')
  return byDefault
}

/** The space that a text names; OFF where it names none of the map. */
export function spaceOf(text: string): Space {
  const [column = 0, row = 0] = text.split(',').map(Number)
  return isOnMap(column, row) ? spaceAt(column, row) : OFF
}

const ONE_PLACE = /^\d{1,2},\d{1,2}$/
const ON_MAP = 'a place from "1,1" to "30,30"'

/** The spaces that a list of places names. */
export function placesIn(part: Fields, field: string): Space[] {
  const texts = part.texts(field, { pattern: ONE_PLACE, allowed: ON_MAP }) ?? []
  return texts.flatMap((text, i) => {
    const space = spaceOf(text)
    if (space === OFF) part.blame(`${field}[${i}]`, text, ON_MAP)
    return space === OFF ? [] : [space]
  })
}

/** A space as positions write it. */
export function placeText(space: Space): string {
  return space === OFF ? 'off' : `${columnOf(space)},${rowOf(space)}`
}

/** Names of cards in a field. */
export function namesIn(part: Fields, field: string, allowed: string): string[] {
  return part.texts(field, { pattern: SLUG, allowed }) ?? []
}

/** The index of a face by its slug; -1 where the field is left out, or names none, which is blamed. */
export function indexIn(part: Fields, field: string, faces: readonly { readonly slug: string }[]): number {
  const slugs = faces.map(({ slug }) => slug)
  const isGiven = part.has(field)
  const slug = part.oneOf<string>(field, slugs, slugs[0] ?? '')
  return isGiven ? slugs.indexOf(slug) : -1
}

/** Where named cards are taken from. */
export interface Taking {
  readonly part: Fields
  readonly field: string
  /** Lists that they may lie in, the first before the others. */
  readonly from: readonly CardId[][]
  /** What may be named, for the fault. */
  readonly allowed: string
}

/** Takes the cards that a field names out of the lists in which they lie, in the order of the field. */
export function takeNamed(state: TempusPosition, { part, field, from, allowed }: Taking): CardId[] {
  const taken: CardId[] = []
  for (const [i, name] of namesIn(part, field, allowed).entries()) {
    const list = from.find((cards) => cards.some((card) => cardOf(state, card).slug === name))
    const at = list?.findIndex((card) => cardOf(state, card).slug === name) ?? -1
    if (list === undefined || at < 0) part.blame(`${field}[${i}]`, name, allowed)
    else taken.push(...list.splice(at, 1))
  }
  return taken
}
