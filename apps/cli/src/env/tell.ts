import { fault, ok, shown, type Result } from '@trialhall/kernel'

/** What a reply may leave out: sentences cost more than the rules, and a search needs none. */
export const TELL_PARTS = ['prompts', 'labels', 'data', 'refused', 'events'] as const
/** One of them. */
export type TellPart = (typeof TELL_PARTS)[number]

/** The parts that the replies about a match have. */
export type Tell = ReadonlySet<TellPart>

/** What is told where nothing else was asked for. */
export const TELL_ALL: Tell = new Set(TELL_PARTS)

/** Reads the field `tell`: a list of parts, or `"all"`. Missing leaves it as it was. */
export function readTell(given: unknown, before: Tell): Result<Tell> {
  if (given === undefined || given === null) return ok(before)
  if (given === 'all') return ok(TELL_ALL)
  const isPart = (part: unknown): part is TellPart => TELL_PARTS.some((one) => one === part)
  if (Array.isArray(given) && given.every(isPart)) return ok(new Set(given))
  const allowed = `"all", or a list of ${TELL_PARTS.join(', ')}`
  return fault('bad-request', 'tell', `tell is ${shown(given)}; allowed is ${allowed}.`)
}
