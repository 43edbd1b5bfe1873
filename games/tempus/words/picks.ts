import type { Pool } from '../asks.ts'
import type { DeckFace } from '../faces.ts'
import { PRINTED } from '../rules/printed.ts'

/** Pools are read when they are asked for: content fills them after this file is loaded. */
const POOLS: Readonly<Record<Pool, () => readonly DeckFace[]>> = {
  class: () => PRINTED.classes,
  subclass: () => PRINTED.subclasses,
  character: () => PRINTED.characters,
}

/** What is drafted, by name (T-6.01). */
export function pickName(pool: Pool, index: number): string {
  return POOLS[pool]()[index]?.name ?? `a ${pool}`
}
