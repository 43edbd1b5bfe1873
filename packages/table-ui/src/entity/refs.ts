import type { Ask, Ref, Refusal } from '@trialhall/kernel'

/** Which thing on the table an option or the subject of a refusal names, or null when it names none. */
export type RefOf = (thing: unknown) => Ref | null

/** A name for a thing on the table, for attributes and maps. */
export function refKey({ kind, id }: Ref): string {
  return `${kind}:${id}`
}

/** The present ask, sorted by the things that its options and refusals name. */
export interface Lighting {
  /** Indices of the options that name a thing, by its key. */
  readonly picks: ReadonlyMap<string, readonly number[]>
  /** Why a thing cannot be picked, by its key. */
  readonly reasons: ReadonlyMap<string, readonly string[]>
  /** Things that were taken on the way to an option that is picked in steps, by their keys. */
  readonly taken?: ReadonlySet<string>
  /** Things that are not lit, but may be taken in the place of those that were. */
  readonly others?: ReadonlySet<string>
}

const DARK: Lighting = { picks: new Map(), reasons: new Map() }

/** Sorts an ask; without one nothing is lit. */
export function lightingOf(ask: Ask | null, refOf: RefOf): Lighting {
  if (!ask) return DARK
  const picks = new Map<string, number[]>()
  ask.options.forEach((option, index) => addTo(picks, refOf(option), index))
  const reasons = new Map<string, string[]>()
  for (const { about, why } of ask.refused as readonly Refusal[]) addTo(reasons, refOf(about), why)
  return { picks, reasons }
}

function addTo<T>(lists: Map<string, T[]>, ref: Ref | null, item: T): void {
  if (!ref) return
  const key = refKey(ref)
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
