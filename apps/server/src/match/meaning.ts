import { canonical, textHash, type Ask } from '@trialhall/kernel'

/** Digits of a hash that are kept: 32 bits are enough to tell the options of one ask apart. */
const DIGITS = 8

/**
 * A mark of what was asked and which option was picked, or null where there is none: the place of an option in a list says nothing once other
 * rules make that list. It says nothing of what the option is, and is kept with the log, which no player is sent.
 */
export function meaningOf(ask: Ask | null, pick: number): number | null {
  const option = ask?.options[pick]
  if (ask === null || option === undefined) return null
  return Number.parseInt(textHash(canonical([ask.prompt, option])).slice(0, DIGITS), 16)
}

/** The option of an ask that was meant, or null: the one in the same place where that is another with the same mark. */
export function pickMeant(
  ask: Ask | null,
  { pick, meant }: { readonly pick: number; readonly meant: number | undefined },
): number | null {
  if (ask === null || meant === undefined) return null
  if (meaningOf(ask, pick) === meant) return pick
  const found = ask.options.findIndex((_, other) => meaningOf(ask, other) === meant)
  return found < 0 ? null : found
}
