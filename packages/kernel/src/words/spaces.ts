import type { Asked } from '../ask.ts'
import type { State } from '../state.ts'
import type { Facts } from './words.ts'

/** A space of a map, as people count columns and rows: from 1. */
export interface Space {
  readonly column: number
  readonly row: number
}

/** Where on a map the options of a game lie, as data for pages and terminals. */
export interface SpaceWords<S extends State, Option = unknown> {
  /** The space that an option picks; null for one that picks none. */
  of(option: Option): Space | null
  /**
   * Why an ask does not offer a space, in one sentence, by the rules alone; null where there is nothing to say. It is asked about
   * one space at a time, so that no ask needs a refusal for each of a thousand.
   */
  whyNot?(facts: Facts<S>, asked: Asked, space: Space): string | null
}
