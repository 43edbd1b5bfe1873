import type { Ask } from '@trialhall/kernel'
import { changed, type Difference } from './difference.ts'

/**
 * What each seat of a reader is asked, as its difference from one of the asks that both sides remember of that seat: under `"0"` from the
 * latest one of seat 0, under `"0.2"` from the one that is two older.
 */
export type OwnChanges = Readonly<Record<string, Difference | null>>

/** Asks of each seat that are remembered, each of another kind. */
const REMEMBERED = 4

/** What is asked after a change, in the order of seats, given the asks that are remembered. */
export function ownAfter(lastAsks: readonly Ask[], changes: OwnChanges): Ask[] {
  const own = Object.entries(changes).map(([key, change]) => {
    const [seat, older = 0] = key.split('.').map(Number)
    const last = lastAsks.filter((ask) => ask.seat === seat)[older] ?? null
    return changed(last, change) as Ask
  })
  return own.toSorted((a, b) => a.seat - b.seat)
}

/** The asks that are remembered once these are open, the latest first: of each seat a few, and one of each kind. */
export function asksAfter(lastAsks: readonly Ask[], own: readonly Ask[]): readonly Ask[] {
  if (own.length === 0) return lastAsks
  const older = lastAsks.filter(
    (last) => !own.some((ask) => ask.seat === last.seat && kindOf(ask) === kindOf(last)),
  )
  const all = [...own, ...older]
  return all.filter((ask, i) => all.slice(0, i).filter(({ seat }) => seat === ask.seat).length < REMEMBERED)
}

/** What an ask is compared with: the remembered one of its seat and kind, else the latest of its seat; null where there is none. */
export function lastLike(
  lastAsks: readonly Ask[],
  ask: Ask,
): { readonly last: Ask | null; readonly older: number } {
  const ofSeat = lastAsks.filter(({ seat }) => seat === ask.seat)
  const older = Math.max(
    0,
    ofSeat.findIndex((last) => kindOf(last) === kindOf(ask)),
  )
  return { last: ofSeat[older] ?? null, older }
}

/** The `type` of a prompt: asks of one type are alike in options and reasons. */
function kindOf({ prompt }: Ask): unknown {
  return typeof prompt === 'object' && prompt !== null
    ? (prompt as { readonly type?: unknown }).type
    : undefined
}
