import { type Ask, idlePassIn, passIn, vainPassIn } from '@trialhall/kernel'
import type { Stops } from '@trialhall/table-ui'

/**
 * Whether the table answers an ask by itself: there is one option only, or nothing would come of any other, and the person did not ask to
 * be stopped there.
 */
export function passesByItself(ask: Ask, stops: Stops): boolean {
  if (isStop(ask, stops)) return false
  return ask.options.length === 1 || vainPassIn(ask) !== null || idlePassIn(ask) !== null
}

/** The same where several people look at one screen: that one of them could only pass is a secret of their hand. */
export function passesForAll(ask: Ask, stops: Stops): boolean {
  return !isStop(ask, stops) && vainPassIn(ask) !== null
}

/** How the table passes online: at once where everybody can see why, and after a while, which is to tell little, where only this person can. */
export type PassOnline = 'at-once' | 'after-a-while'

/** Whether and how the table answers an ask of an online match by itself; null where the person is asked. */
export function passesOnline(
  ask: Ask,
  { stops, passOnline }: { readonly stops: Stops; readonly passOnline: boolean },
): PassOnline | null {
  if (passesForAll(ask, stops)) return 'at-once'
  return passOnline && passIn(ask) !== null && passesByItself(ask, stops) ? 'after-a-while' : null
}

function isStop({ prompt }: Ask, stops: Stops): boolean {
  return stops === 'all' || kindsOf(prompt).some((kind) => stops.includes(kind))
}

/** Which option the table takes by itself. */
export function passOf(ask: Ask): number {
  return passIn(ask) ?? 0
}

/** What a stop can name of a prompt: its type, and where windows of a type have moments, the type with the moment. */
function kindsOf(prompt: unknown): readonly string[] {
  const { type, moment } = (prompt ?? {}) as { type?: unknown; moment?: unknown }
  if (typeof type !== 'string') return []
  return typeof moment === 'string' ? [type, `${type}:${moment}`] : [type]
}
