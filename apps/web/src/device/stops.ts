import type { Ask } from '@trialhall/kernel'

/** Where a person wants to be asked although passing is all there is: everywhere, or at prompts of these types. */
export type Stops = 'all' | readonly string[]

/**
 * Whether the table answers an ask by itself: there is one option only, or as all can see nothing would come of any other, and the
 * person did not ask to be stopped there.
 */
export function passesByItself(ask: Ask, stops: Stops): boolean {
  if (stops === 'all' || stops.includes(promptType(ask.prompt))) return false
  return ask.options.length === 1 || (isVain(ask.prompt) && passIn(ask) !== null)
}

/** What a game says of its prompt: whatever is played there changes nothing, by what everybody knows. */
function isVain(prompt: unknown): boolean {
  return ((prompt ?? {}) as { isVain?: unknown }).isVain === true
}

/** Which option the table takes by itself. */
export function passOf(ask: Ask): number {
  return passIn(ask) ?? 0
}

/** The type of a prompt, '' where it has none. */
function promptType(prompt: unknown): string {
  const { type } = (prompt ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : ''
}

/**
 * Where passing stands among the options of an ask, null where one must act. A game's options name what is done by `do`;
 * 'pass' is the word of all of them, and what is offered to every hand tells nothing of it.
 */
export function passIn({ options }: Ask): number | null {
  const at = options.findIndex((option) => (option as { do?: unknown } | null)?.do === 'pass')
  return at < 0 ? null : at
}
