import type { AnyGame, Seat, State } from '@trialhall/kernel'

/** What is seen at a moment of a match through the eyes of one side. */
export interface Sight {
  /** Its lead in each thing: the other side sees the same numbers with the other sign. */
  readonly leads: readonly number[]
  /** What both sides have together, and how far the match has come: by it a lead may count more or less. The other side sees the same. */
  readonly scene: readonly number[]
}

/** A game whose weights are fitted. */
export interface Fit {
  readonly game: AnyGame
  readonly seats: number
  /** Options of the match of a seed. */
  optionsFor(seed: string): Readonly<Record<string, unknown>>
  /** One position in so many is taken. */
  readonly stride: number
  /** How strongly weights are drawn to 0 (`fitted`). */
  readonly ridge: number
  /** What is weighed, in the order of the leads. */
  readonly names: readonly string[]
  /** The weights that bots go by now; null where what a lead counts depends on more than the lead. */
  readonly today: readonly number[] | null
  /** What a seat sees; null where a position is not to be looked at. */
  sightIn(state: State, seat: Seat): Sight | null
}

/** The sight of two sides by what each of them has. */
export function sightOf(
  own: readonly number[],
  other: readonly number[],
  more: readonly number[] = [],
): Sight {
  return {
    leads: own.map((one, i) => one - (other[i] as number)),
    scene: [...own.map((one, i) => one + (other[i] as number)), ...more],
  }
}

/** What is a sum of weighted numbers is, by a single weight of 1, one of them: such weights, one for each name. */
export function singles<N extends string>(names: readonly N[]): readonly Readonly<Record<N, number>>[] {
  return names.map((name) => {
    const none = Object.fromEntries(names.map((other) => [other, 0])) as Record<N, number>
    return { ...none, [name]: 1 }
  })
}
