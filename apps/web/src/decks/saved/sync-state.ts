import { readText, writeText } from '../../device/storage.ts'

const KEY = 'trialhall/decks-book'

/** What the server had of a deck when this device heard of it last. */
export interface Known {
  readonly revision: number
  /** `changedAt` of the deck at that revision; 0 where it was deleted, -1 where nothing of it is known to be there. */
  readonly changedAt: number
  /** `changedAt` of what was sent last, so that it is known again where the answer got lost. */
  readonly sent?: number
}

/** Whose decks are in sight. */
interface Owner {
  readonly id: string
  /** Name of the account, or null for a guest. */
  readonly account: string | null
}

/** What this device remembers of the decks on the server. */
export interface SyncState {
  /** Null until the server was met first. */
  readonly owner: Owner | null
  /** The revision up to which everything was taken in. */
  readonly seen: number
  readonly known: Readonly<Record<string, Known>>
  /** Decks that were deleted here, and when; the server may not know yet. */
  readonly gone: Readonly<Record<string, number>>
}

/** Before anything was synced. */
export const NOTHING_SYNCED: SyncState = { owner: null, seen: 0, known: {}, gone: {} }

/** Reads the state; that of a new device where none can be read. */
export function readSyncState(key: string = KEY): SyncState {
  try {
    const given: unknown = JSON.parse(readText(key) ?? '{}')
    return { ...NOTHING_SYNCED, ...(given as Partial<SyncState>) }
  } catch {
    return NOTHING_SYNCED
  }
}

/** Changes the state at once, so that no other tab comes between. */
export function changeSyncState(change: (state: SyncState) => SyncState): SyncState {
  const state = change(readSyncState())
  writeText(KEY, JSON.stringify(state))
  return state
}

/** Notes how the server has a deck. */
export function noteKnown(id: string, known: Known): void {
  changeSyncState((state) => ({ ...state, known: { ...state.known, [id]: known } }))
}

/** Notes that a deck was deleted here. */
export function noteGone(id: string, at: number): void {
  changeSyncState((state) => ({ ...state, gone: { ...state.gone, [id]: at } }))
}

/** A deck that was deleted here is back, or the server knows that it is gone. */
export function dropGone(id: string): void {
  changeSyncState((state) => {
    const { [id]: _, ...gone } = state.gone
    return { ...state, gone }
  })
}
