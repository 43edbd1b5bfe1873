import {
  type Options,
  type Result,
  defaultOptions,
  ok,
  optionsFromWords,
  parseOptions,
} from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'

/** Every option that decides what a deck may hold, those that nobody changed too. */
export function allRules(kit: DeckKit, rules: Options): Options {
  return { ...defaultOptions(kit.ruleOptions, 2), ...rules }
}

/** Rules from outside, as far as they differ from the usual ones. */
export function checkRules(kit: DeckKit, given: unknown): Result<Options> {
  const parsed = parseOptions(kit.ruleOptions, 2, given)
  return parsed.ok ? ok(changed(kit, parsed.value)) : parsed
}

/** Only what differs from the usual rules. */
export function changed(kit: DeckKit, rules: Options): Options {
  const usual = defaultOptions(kit.ruleOptions, 2)
  return Object.fromEntries(Object.entries(rules).filter(([id, value]) => value !== usual[id]))
}

/** Rules from a few words; the usual ones where they make no sense. */
export function rulesFrom(kit: DeckKit, text: string): Options {
  const checked = checkRules(kit, optionsFromWords(text))
  return checked.ok ? checked.value : {}
}
