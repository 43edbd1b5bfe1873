import type { AnyGame, State } from '@trialhall/kernel'

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
  /** The weights that bots go by now. */
  readonly today: readonly number[]
  /** The lead of the first seat in each thing; null where a position is not to be looked at. */
  leadsIn(state: State): readonly number[] | null
}
