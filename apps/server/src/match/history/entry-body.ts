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
