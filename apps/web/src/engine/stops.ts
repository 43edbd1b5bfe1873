import type { Ask } from '@trialhall/kernel'

/** Where a person wants to be asked although passing is all there is: everywhere, or at prompts of these types. */
export type Stops = 'all' | readonly string[]

/** Whether the table answers an ask by itself: one option only, and the person did not ask to be stopped there. */
export function passesByItself(ask: Ask, stops: Stops): boolean {
  if (ask.options.length !== 1 || stops === 'all') return false
  return !stops.includes(promptType(ask.prompt))
}

/** The type of a prompt, '' where it has none. */
export function promptType(prompt: unknown): string {
  const { type } = (prompt ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : ''
}
