/** Passes, wherever that is offered. */
export const PASS_KEY = 'P'
/** Ends a turn, a phase or a move, and sends a plan. */
export const END_KEY = 'E'

/** The kernel's own word, which stands alone. */
const DONE = 'done'

/** What an option does after which what was offered beside it is gone. */
const KEYS: ReadonlyMap<unknown, string> = new Map([
  ['pass', PASS_KEY],
  ['accept', END_KEY],
  ['end', END_KEY],
  ['end-deploy', END_KEY],
  ['end-turn', END_KEY],
  ['nothing', END_KEY],
  ['rest', END_KEY],
  ['stay', END_KEY],
  ['stop', END_KEY],
])

/**
 * The key that an option has for itself, because it passes or ends something; null where the digits count it. Under a digit it would move
 * up as options run out, and end a phase for somebody who meant to go on.
 */
export function ownKey(option: unknown): string | null {
  const isDeed = typeof option === 'object' && option !== null && 'do' in option
  if (!isDeed) return option === DONE ? END_KEY : null
  return KEYS.get(option.do) ?? null
}

/** Digits that pick; what stands further down a list is picked otherwise. */
const DIGITS = 9

/** The key of each line of a list: its own, or the next digit; null where the digits have run out. */
export function keysOf(options: readonly unknown[]): readonly (string | null)[] {
  let digit = 0
  return options.map((option) => ownKey(option) ?? (++digit <= DIGITS ? String(digit) : null))
}

/** The places in a list that digits count, in their order. */
export function counted(options: readonly unknown[]): readonly number[] {
  return [...options.keys()].filter((at) => ownKey(options[at]) === null)
}
