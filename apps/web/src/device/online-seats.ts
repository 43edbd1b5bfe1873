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
