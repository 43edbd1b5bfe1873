import type { Me } from '@trialhall/protocol'
import { keysWith, readText, removeText, writeText } from '../../device/local.ts'
import { deckIds, putDeckBack, removeDeck } from '../saved/saved-decks.ts'
import { type Book, EMPTY, changeBook, readBook } from '../saved/sync-state.ts'

const AWAY = 'trialhall/decks-away/'

function shelfOf(account: string): string {
  return `${AWAY}${account.toLowerCase()}/`
}

/**
 * Sees to it that the decks in sight are those of who I am now: a guest who signs in brings theirs along, those of an
 * account that was left are put away in the browser until it is entered again.
 */
export function settle({ id, account }: Me): void {
  const { owner } = readBook()
  const me = { id, account }
  if (owner === null || owner.id === id) {
    changeBook((book) => ({ ...book, owner: me }))
    return
  }
  if (owner.account !== null) putAway(owner.account)
  const before = account === null ? null : bringBack(account)
  // What another identity kept on the server says nothing of what this one has there.
  changeBook(() => (before?.owner?.id === id ? { ...before, owner: me } : { ...EMPTY, owner: me }))
}

/** Accounts whose decks are put away in this browser. */
export function accountsAway(): string[] {
  return [...new Set(keysWith(AWAY).map((key) => key.slice(AWAY.length).split('/')[0] ?? ''))]
}

function putAway(account: string): void {
  const shelf = shelfOf(account)
  for (const id of deckIds()) {
    const text = removeDeck(id, 'elsewhere') // first, so that there is room for it
    if (text !== null && !writeText(`${shelf}deck/${id}`, text)) putDeckBack(id, text, 'elsewhere')
  }
  writeText(`${shelf}book`, JSON.stringify(readBook()))
}

/** Puts the decks of an account back, and answers what was known of them. */
function bringBack(account: string): Book | null {
  const shelf = shelfOf(account)
  const book = readText(`${shelf}book`) === null ? null : readBook(`${shelf}book`)
  for (const key of keysWith(`${shelf}deck/`)) {
    const text = readText(key)
    removeText(key)
    const id = key.slice(`${shelf}deck/`.length)
    if (text !== null && !putDeckBack(id, text, 'elsewhere')) writeText(key, text)
  }
  removeText(`${shelf}book`)
  return book
}
