import { readText, removeText, writeText } from './storage.ts'

const KEY = 'trialhall/online-seats'

/** Whether this browser has a seat in an online match that goes on, as far as it knows. */
export function hasOnlineSeats(): boolean {
  return readText(KEY) !== null
}

/** Remembers how many matches with such seats there are, so that other pages know whether to ask the server who is waited for. */
export function noteOnlineSeats(matches: number): void {
  if (matches > 0) writeText(KEY, 'some')
  else removeText(KEY)
}

const met: { isSo: boolean } = { isSo: false }

/** Notes that this page has been in the lobby, or at a tournament: whoever looks at it may be asked to play now. */
export function noteHallMet(): void {
  met.isSo = true
}

/** Whether this page has been there since it was loaded. */
export function hasMetHall(): boolean {
  return met.isSo
}
