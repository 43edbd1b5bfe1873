import type { Seat } from './seats.ts'

/** Offered by `chooseMany` once enough has been picked. */
export const DONE = 'done'
/** The option that ends a sequence of picks. */
export type Done = typeof DONE

/** Offered by `windowAll` to every seat it asks. The shape of it is what games call passing in their own options, too. */
export const PASS = { do: 'pass' } as const
/** The option that leaves a window to the others. */
export type Pass = typeof PASS

/** What a seat did in a window that several could have answered. */
export interface WindowResponse<T> {
  readonly seat: Seat
  readonly option: T
}

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

/**
 * Where passing stands among the options of an ask, null where one must act. A game's options name what is done by `do`; 'pass' is the
 * word of all of them, and what is offered to every hand tells nothing of it.
 */
export function passIn({ options }: Pick<Ask, 'options'>): number | null {
  const at = options.findIndex((option) => (option as { do?: unknown } | null)?.do === 'pass')
  return at < 0 ? null : at
}

/**
 * The pass of a window in which, by what everybody knows, nothing that is played changes anything, or the same can be played a moment later with
 * the same effect; null elsewhere. A game says so by `isVain` in its prompt. It may be taken for a seat without a word: that tells nothing of its hand.
 */
export function vainPassIn(ask: Pick<Ask, 'prompt' | 'options'>): number | null {
  const { isVain } = (ask.prompt ?? {}) as { isVain?: unknown }
  return isVain === true ? passIn(ask) : null
}

/**
 * The pass of a window in which every other option says of itself, by `isVain`, that it would change nothing now or could be taken a moment later
 * with the same effect; null elsewhere. Options are the secret of who is asked, so it may be taken without a word only where nobody else looks.
 */
export function idlePassIn(ask: Pick<Ask, 'options'>): number | null {
  const pass = passIn(ask)
  const others = ask.options.filter((_, at) => at !== pass)
  return others.every((option) => (option as { isVain?: unknown } | null)?.isVain === true) ? pass : null
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
