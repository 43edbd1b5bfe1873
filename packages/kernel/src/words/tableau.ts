import { UNKNOWN, type CardId } from '../hidden/cards.ts'
import type { AnyGame, AnyView } from '../game.ts'
import type { Seat } from '../seats.ts'
import type { Zone } from '../state.ts'

/** A zone in words: how many cards lie there, and the names of those that the viewer knows. */
export interface TableauZone {
  readonly name: string
  readonly size: number
  readonly known: readonly string[]
}

/** What lies before a seat: numbers by their names, and its zones. */
export interface SeatRow {
  readonly numbers: readonly (readonly [string, number])[]
  readonly places: readonly TableauZone[]
}

/** A table of any game in words and numbers, for who has no better picture of it. */
export interface Tableau {
  readonly seats: readonly SeatRow[]
  readonly shared: readonly TableauZone[]
}

/** What a view says of each seat and of the middle, without knowing the game: its zones, and lists with an entry a seat. */
export function tableauOf(game: AnyGame, view: AnyView, seats: number): Tableau {
  const zones = game.zones(view)
  const placesOf = (owner: Seat | null): TableauZone[] =>
    zones.filter((zone) => zone.owner === owner).map((zone) => placeOf(game, view, zone))
  const lists = listsOf(view, zones).filter(([, list]) => list.length === seats)
  const rows = Array.from({ length: seats }, (_, seat) => ({
    numbers: lists.flatMap(([name, list]) => numbersIn(name, list[seat])),
    places: placesOf(seat),
  }))
  return { seats: rows, shared: placesOf(null) }
}

/** The lists of a view that the game made, but for those that hold cards. */
function listsOf(
  { pools: _ofTheKernel, ...view }: AnyView,
  zones: readonly Zone[],
): [string, readonly unknown[]][] {
  const parts: readonly [string, unknown][] = Object.entries(view)
  return parts.flatMap(([name, value]): [string, readonly unknown[]][] => {
    const isZone = zones.some((zone) => zone.cards === value)
    return Array.isArray(value) && !isZone ? [[name, value]] : []
  })
}

/** The number of a seat, or those of all that stands under its name. */
function numbersIn(name: string, value: unknown): [string, number][] {
  if (typeof value === 'number') return [[name, value]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
}

function placeOf(game: AnyGame, view: AnyView, { name, cards }: Zone): TableauZone {
  const known = cards.flatMap((card: CardId) => {
    const def = view.cards.def[card] ?? UNKNOWN
    return def === UNKNOWN ? [] : [game.catalog[def]?.name ?? '?']
  })
  return { name, size: cards.length, known }
}
