import type { LogEntry } from '../../store/store.ts'

/** An entry as far as a match in memory needs it. */
export type EntryBody = Pick<LogEntry, 'kind' | 'seat' | 'pick' | 'command' | 'at'>

/** The server came or went, or has other rules now: nobody did anything. */
export function isOfServer(kind: EntryBody['kind']): boolean {
  return kind === 'stop' || kind === 'resume' || kind === 'rules'
}

/** It takes back what was chosen. */
export function isTakingBack(kind: EntryBody['kind']): boolean {
  return kind === 'back' || kind === 'undo'
}

/** How many take-backs it counts for: a `back` says by its pick how many choices more than one it takes back. */
export function takenBackBy({ kind, pick }: Pick<EntryBody, 'kind' | 'pick'>): number {
  if (kind === 'back') return 1 + pick
  return kind === 'undo' ? 1 : 0
}

/** Who called a match off: those whom somebody left waiting, or an operator of the hall. */
export type CalledOffBy = 'absence' | 'operator'

/** The pick of an entry by which an operator calls a match off; players have 0. */
export const OF_OPERATOR = 1

/** Who called a match off by an entry with this pick. */
export function calledOffBy(pick: number): CalledOffBy {
  return pick === OF_OPERATOR ? 'operator' : 'absence'
}
