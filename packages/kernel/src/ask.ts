import type { Seat } from './seats.ts'

/** Offered by `chooseMany` once enough has been picked. */
export const DONE = 'done'
/** The option that ends a sequence of picks. */
export type Done = typeof DONE

/** Something that was not offered, and why: one sentence a player understands. */
export interface Refusal {
  readonly about: unknown
  readonly why: string
}

/**
 * A decision put to one seat: pick one of these. `prompt` and `options` are plain data that name things by id
 * (a card under the key `card`, several under `cards`); a game's words turn them into sentences. What belongs to one game
 * names the prompts and options that it asks with.
 */
export interface Ask<Prompt = unknown, Option = unknown> {
  readonly seat: Seat
  readonly prompt: Prompt
  readonly options: readonly Option[]
  readonly refused: readonly Refusal[]
}

/** Who is asked what, without what may be picked: what all may know of an ask. */
export type Asked = Pick<Ask, 'seat' | 'prompt'>

/** One recorded decision: who picked, and the index of the option. */
export interface Choice {
  readonly seat: Seat
  readonly pick: number
}

/** What `chooseMany` picks from, and how many. */
export interface Bounds<T> {
  readonly options: readonly T[]
  readonly min: number
  readonly max: number
}
