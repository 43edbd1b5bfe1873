import type { Me } from '@trialhall/protocol'
import { keysWith, readText, removeText, writeText } from '../../device/storage.ts'
import { deckIds, putDeckBack, removeDeck } from '../saved/saved-decks.ts'
import { type SyncState, NOTHING_SYNCED, changeSyncState, readSyncState } from '../saved/sync-state.ts'

const AWAY = 'trialhall/decks-away/'

function prefixOf(account: string): string {
  return `${AWAY}${account.toLowerCase()}/`
}

/**
 * Sees to it that the decks in sight are those of who I am now: a guest who signs in brings theirs along, those of an
 * account that was left are put away in the browser until it is entered again.
 */
export function settle({ id, account }: Me): void {
  const { owner } = readSyncState()
  const me = { id, account }
  if (owner === null || owner.id === id) {
    changeSyncState((state) => ({ ...state, owner: me }))
    return
  }
  if (owner.account !== null) putAway(owner.account)
  const before = account === null ? null : bringBack(account)
  // What another identity kept on the server says nothing of what this one has there.
  changeSyncState(() =>
    before?.owner?.id === id ? { ...before, owner: me } : { ...NOTHING_SYNCED, owner: me },
  )
}

/**
 * Forgets the decks of somebody who had everything deleted: else the next guest of this browser would be given them, or the next account
 * of that name.
 */
export function forgetDecksOf({ id, account }: Pick<Me, 'id' | 'account'>): void {
  const { owner } = readSyncState()
  if (owner === null || owner.id === id) {
    for (const deck of deckIds()) removeDeck(deck, 'elsewhere')
    changeSyncState(() => NOTHING_SYNCED)
  }
  if (account === null) return
  for (const key of keysWith(prefixOf(account))) removeText(key)
}

/** Accounts whose decks are put away in this browser. */
export function accountsAway(): string[] {
  return [...new Set(keysWith(AWAY).map((key) => key.slice(AWAY.length).split('/')[0] ?? ''))]
}

function putAway(account: string): void {
  const prefix = prefixOf(account)
  for (const id of deckIds()) {
    const text = removeDeck(id, 'elsewhere') // first, so that there is room for it
    if (text !== null && !writeText(`${prefix}deck/${id}`, text)) putDeckBack(id, text, 'elsewhere')
  }
  writeText(`${prefix}book`, JSON.stringify(readSyncState()))
}

/**
 * Puts the decks of an account back, and answers what was known of them. They go by its name, not by its id: in a hall that was set up anew
 * everybody has another one, and no deck is worth losing for that.
 */
function bringBack(account: string): SyncState | null {
  const prefix = prefixOf(account)
  const state = readText(`${prefix}book`) === null ? null : readSyncState(`${prefix}book`)
  for (const key of keysWith(`${prefix}deck/`)) {
    const text = readText(key)
    removeText(key)
    const id = key.slice(`${prefix}deck/`.length)
    if (text !== null && !putDeckBack(id, text, 'elsewhere')) writeText(key, text)
  }
  removeText(`${prefix}book`)
  return state
}
