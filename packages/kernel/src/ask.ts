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
 * (a card under the key `card`, several under `cards`); a game's words turn them into sentences.
 */
export interface Ask {
  readonly seat: Seat
  readonly prompt: unknown
  readonly options: readonly unknown[]
  readonly refused: readonly Refusal[]
}

/** One recorded decision: who picked, and the index of the option. */
export interface Choice {
  readonly seat: Seat
  readonly pick: number
}

/** How an ask is put. `always`: even with one option, because not being asked would tell the others something. */
export interface Asking {
  readonly always: boolean
}
/** Skips the ask when there is only one option. */
export const WHEN_OPEN: Asking = { always: false }
/** Puts the ask even when there is only one option. */
export const ALWAYS: Asking = { always: true }

/** Bounds of `chooseMany`. */
export interface Bounds {
  readonly min: number
  readonly max: number
}
