import { type Result, fault } from '@trialhall/kernel'
import { type SavedMatch, checkSaved } from './saved-match.ts'
import { Listeners } from '../kit/listeners.ts'
import { noteFinished } from './finished.ts'
import { keysWith, readText, removeText, writeText } from './storage.ts'

const PREFIX = 'trialhall/match/'

/** A match on this device as a list shows it: whole, or damaged with the reason and the text that was found. */
export type ListedMatch =
  | { readonly id: string; readonly match: SavedMatch }
  | { readonly id: string; readonly match: null; readonly why: string; readonly text: string }

/** Reads one match. */
export function readMatch(id: string): Result<SavedMatch> {
  const text = readText(PREFIX + id)
  if (text === null) return fault('no-match', 'match', 'There is no match with this name on this device.')
  return parseMatch(text)
}

/** The text that is kept of a match, for rescue; null where there is none. */
export function readRaw(id: string): string | null {
  return readText(PREFIX + id)
}

function parseMatch(text: string): Result<SavedMatch> {
  try {
    return checkSaved(JSON.parse(text))
  } catch {
    return fault('bad-log', 'match', 'The saved match cannot be read: it is not valid JSON.')
  }
}

/** Keeps a match. False where there is no room for it. */
export function writeMatch(match: SavedMatch): boolean {
  return writeText(PREFIX + match.id, JSON.stringify(match))
}

/** Keeps a match as it was just played: one that is over counts as finished. False where there is no room for it. */
export function keepPlay(match: SavedMatch): boolean {
  if (match.outcome) noteFinished(match.log.game)
  return writeMatch(match)
}

/** Takes a match off this device and gives the text back, so that it can be put back. */
export function removeMatch(id: string): string | null {
  const text = readRaw(id)
  removeText(PREFIX + id)
  moved.tell()
  return text
}

/** Puts back what `removeMatch` gave. False where there is no room for it any more. */
export function putBack(id: string, text: string): boolean {
  const isBack = writeText(PREFIX + id, text)
  moved.tell()
  return isBack
}

const moved = new Listeners()

/** Tells whenever a match is taken off this device or put back. Returns what ends that. */
export function onMatchesMoved(listener: () => void): () => void {
  return moved.add(listener)
}

/** All matches of this device, the one played last first; damaged ones at the end. */
export function listMatches(): ListedMatch[] {
  const stored = keysWith(PREFIX).map((key) => storedAt(key))
  return stored.sort((a, b) => (b.match?.playedAt ?? 0) - (a.match?.playedAt ?? 0))
}

function storedAt(key: string): ListedMatch {
  const id = key.slice(PREFIX.length)
  const text = readText(key) ?? ''
  const match = parseMatch(text)
  return match.ok ? { id, match: match.value } : { id, match: null, why: match.fault.message, text }
}
