import type { Ask } from '@trialhall/kernel'

/** Where a person wants to be asked although passing is all there is: everywhere, or at prompts of these types. */
export type Stops = 'all' | readonly string[]

/** Whether the table answers an ask by itself: one option only, and the person did not ask to be stopped there. */
export function passesByItself(ask: Ask, stops: Stops): boolean {
  if (ask.options.length !== 1 || stops === 'all') return false
  return !stops.includes(promptType(ask.prompt))
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
