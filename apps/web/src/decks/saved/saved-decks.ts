import { type Result, fault, ok, seenText } from '@trialhall/kernel'
import type { Deck } from '@trialhall/table-ui'
import { keysWith, readText, removeText, writeText } from '../../device/storage.ts'
import { LONGEST_NAME, isCopies } from '../deck.ts'
import { dropGone, noteGone } from './sync-state.ts'

const PREFIX = 'trialhall/deck/'
/** Name and version of the form in which a deck is kept on this device. */
const FORMAT = 'trialhall-deck-1'

/** What can be wrong with the device's storage, in one sentence. */
export const NO_ROOM =
  'This browser cannot save anything for Trialhall (storage is full or switched off): copy the deck as text before you leave the page.'

/** A deck as it is kept on this device. */
export interface KeptDeck extends Deck {
  readonly id: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** A deck on this device: whole, or damaged with the text that was found. */
export type ListedDeck =
  | { readonly id: string; readonly deck: KeptDeck }
  | { readonly id: string; readonly deck: null; readonly text: string }

/** Reads one deck. */
export function readDeck(id: string): Result<KeptDeck> {
  const text = readText(PREFIX + id)
  if (text === null) return fault('no-match', 'deck', 'There is no deck with this name on this device.')
  return parseDeck(id, text)
}

function parseDeck(id: string, text: string): Result<KeptDeck> {
  const damaged = fault(
    'bad-log',
    'deck',
    'The saved deck cannot be read: its format is unknown to this version.',
  )
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return damaged
  }
  if (!isRecord(given) || given.format !== FORMAT || !isCopies(given.cards) || !isRecord(given.rules))
    return damaged
  if (typeof given.game !== 'string' || typeof given.name !== 'string') return damaged
  return ok({
    id,
    game: given.game,
    name: seenText(given.name).slice(0, LONGEST_NAME) || 'Deck',
    rules: given.rules as Deck['rules'],
    cards: given.cards,
    changedAt: typeof given.changedAt === 'number' ? given.changedAt : 0,
  })
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** Who changed a deck: whoever builds on this page, or another tab or device. */
type ChangedBy = 'here' | 'elsewhere'

type Listener = (id: string, by: ChangedBy) => void
const listeners = new Set<Listener>()

function tell(id: string, by: ChangedBy): void {
  for (const listener of listeners) listener(id, by)
}

/** Keeps a deck. False where there is no room for it. */
export function writeDeck({ id, ...deck }: KeptDeck, by: ChangedBy = 'here'): boolean {
  const isKept = writeText(PREFIX + id, JSON.stringify({ format: FORMAT, ...deck }))
  if (isKept) tell(id, by)
  return isKept
}

/** Takes a deck off this device and gives the text back, so that it can be put back. */
export function removeDeck(id: string, by: ChangedBy = 'here'): string | null {
  const text = readText(PREFIX + id)
  removeText(PREFIX + id)
  if (text !== null && by === 'here') noteGone(id, Date.now())
  tell(id, by)
  return text
}

/** Puts back what `removeDeck` gave. False where there is no room for it. */
export function putDeckBack(id: string, text: string, by: ChangedBy = 'here'): boolean {
  const isKept = writeText(PREFIX + id, text)
  if (isKept && by === 'here') dropGone(id)
  if (isKept) tell(id, by)
  return isKept
}

/** Ids of all decks on this device, damaged ones too. */
export function deckIds(): string[] {
  return keysWith(PREFIX).map((key) => key.slice(PREFIX.length))
}

/** All decks of a game on this device, the one changed last first; damaged ones at the end. */
export function listDecks(game: string): ListedDeck[] {
  return deckIds()
    .map(stored)
    .filter(({ deck }) => deck === null || deck.game === game)
    .toSorted((a, b) => (b.deck?.changedAt ?? 0) - (a.deck?.changedAt ?? 0))
}

function stored(id: string): ListedDeck {
  const text = readText(PREFIX + id) ?? ''
  const deck = parseDeck(id, text)
  return deck.ok ? { id, deck: deck.value } : { id, deck: null, text }
}

/** Calls back when a deck is changed, here or elsewhere. Returns what ends it. */
export function onDeckChange(listener: Listener): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length), 'elsewhere')
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}
