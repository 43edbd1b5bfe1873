import type { Holder, Occurrence, Watch } from '../faces.ts'
import type { CreatureId, TempusPosition, TempusTable } from '../state.ts'

type Applies = Watch['applies']
type Run = Watch['run']

/** Something that happens by itself (T-R108). */
export function watch(
  at: Watch['at'],
  says: string,
  { applies, run }: { readonly applies: Applies; readonly run: Run },
): Watch {
  return { at, says, once: null, isOptional: false, applies, run }
}

/** The same, once in a turn or round. */
export function once(a: 'turn' | 'round', one: Watch): Watch {
  return { ...one, says: `once a ${a}, ${one.says}`, once: a }
}

/** The same, if its owner wants. */
export function maybe(one: Watch): Watch {
  return { ...one, isOptional: true }
}

/** Whose doing or fate it is: that of the holder. */
export function isOwn(_: TempusPosition, { owner }: Holder, { creature }: Occurrence): boolean {
  return owner === creature
}

/** It is about whoever carries the effect. */
export function isBearers(_: TempusPosition, { lasting }: Holder, { creature }: Occurrence): boolean {
  return lasting !== null && lasting.on === creature
}

/** Asks the holder for one of several creatures; null where there is none or, if it may decline, where it does not want. */
export function chooseCreature(
  table: TempusTable,
  { owner, card }: Holder,
  creatures: readonly CreatureId[],
): CreatureId | null {
  if (creatures.length === 0) return null
  const options = creatures.map((creature) => ({ do: 'creature', creature }) as const)
  if (card === null) return options[0]?.creature ?? null
  return table.choose(owner, { type: 'aim', card }, options).creature
}
