import { useSyncExternalStore } from 'react'
import { Listeners } from '../kit/listeners.ts'

const changes = new Listeners()
const kept: { note: string } = { note: '' }

/** Puts a word before the title of whatever page is open; '' takes it away. */
export function noteInTitle(note: string): void {
  if (kept.note === note) return
  kept.note = note
  changes.tell()
}

/** The word that stands before the title of the page. */
export function useTitleNote(): string {
  return useSyncExternalStore(
    (then) => changes.add(then),
    () => kept.note,
  )
}
