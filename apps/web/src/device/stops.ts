import { type Ask, passIn, vainPassIn } from '@trialhall/kernel'
import type { Stops } from '@trialhall/table-ui'

/**
 * Whether the table answers an ask by itself: there is one option only, or as all can see nothing would come of any other, and the
 * person did not ask to be stopped there.
 */
export function passesByItself(ask: Ask, stops: Stops): boolean {
  return !isStop(ask, stops) && (ask.options.length === 1 || vainPassIn(ask) !== null)
}

/** The same where several people look at one screen: that one of them could only pass is a secret of their hand. */
export function passesForAll(ask: Ask, stops: Stops): boolean {
  return !isStop(ask, stops) && vainPassIn(ask) !== null
}

function isStop({ prompt }: Ask, stops: Stops): boolean {
  return stops === 'all' || stops.includes(promptType(prompt))
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
