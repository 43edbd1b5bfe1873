import { characterCardOf, type BattleView, type Character } from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'

/** One character, or two that are paired and stand together. */
export type Unit = readonly [Character] | readonly [Character, Character]

/** How many stand in a row on a phone; more make their pictures lower, so that both lines can be seen. */
export const ROW = 4
/** So many have room in two rows by threes, but not if all of them stand in pairs. */
const CROWD = 6

/** How a line is drawn: heroes and whoever guards them in front, all others behind. */
export interface Ranks {
  readonly heroes: readonly Unit[]
  readonly others: readonly Unit[]
}

/** The characters of a seat as units, in the order of its line; a pair stands where the first of the two does, pairs of others come first. */
export function ranksOf(view: BattleView, seat: Seat): Ranks {
  const { characters = [] } = view.sides[seat] ?? {}
  const units = unitsOf(characters)
  const isLed = ([first]: Unit): boolean => characterCardOf(view, first.card).kind === 'hero'
  const others = units.filter((unit) => !isLed(unit))
  const pairsFirst = others.toSorted((a, b) => b.length - a.length)
  return { heroes: units.filter(isLed), others: pairsFirst }
}

function unitsOf(characters: readonly Character[]): Unit[] {
  const done = new Set<Character>()
  return characters.flatMap((character): Unit[] => {
    if (done.has(character)) return []
    const partner = characters.find(({ card }) => card === character.partner)
    if (!partner) return [[character]]
    done.add(partner)
    return [[character, partner]]
  })
}

/** How many columns some units take that stand in so many rows; a pair is never torn apart. */
export function columnsOf(units: readonly Unit[], rows: number): number {
  const count = placesOf(units)
  const pairs = units.filter((unit) => unit.length === 2).length
  return Math.max(1, Math.ceil(count / rows), 2 * Math.ceil(pairs / rows))
}

/** How crowded some units are on a phone: not at all where a row is enough, `few` where two rows by threes are. */
export function crowdOf(units: readonly Unit[]): 'few' | 'many' | undefined {
  const places = placesOf(units)
  if (places <= ROW) return undefined
  const isPaired = units.every((unit) => unit.length === 2)
  return places <= CROWD && !isPaired ? 'few' : 'many'
}

/** How many characters there are in some units. */
export function placesOf(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unit.length, 0)
}
