import { readText, writeText } from '../../device/local.ts'

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
export interface Book {
  /** Null until the server was met first. */
  readonly owner: Owner | null
  /** The revision up to which everything was taken in. */
  readonly seen: number
  readonly known: Readonly<Record<string, Known>>
  /** Decks that were deleted here, and when; the server may not know yet. */
  readonly gone: Readonly<Record<string, number>>
}

/** A book in which nothing stands. */
export const EMPTY: Book = { owner: null, seen: 0, known: {}, gone: {} }

/** Reads the book; an empty one where none can be read. */
export function readBook(key: string = KEY): Book {
  try {
    const given: unknown = JSON.parse(readText(key) ?? '{}')
    return { ...EMPTY, ...(given as Partial<Book>) }
  } catch {
    return EMPTY
  }
}

/** Changes the book at once, so that no other tab comes between. */
export function changeBook(change: (book: Book) => Book): Book {
  const book = change(readBook())
  writeText(KEY, JSON.stringify(book))
  return book
}

/** Notes how the server has a deck. */
export function noteKnown(id: string, known: Known): void {
  changeBook((book) => ({ ...book, known: { ...book.known, [id]: known } }))
}

/** Notes that a deck was deleted here. */
export function noteGone(id: string, at: number): void {
  changeBook((book) => ({ ...book, gone: { ...book.gone, [id]: at } }))
}

/** A deck that was deleted here is back, or the server knows that it is gone. */
export function dropGone(id: string): void {
  changeBook((book) => {
    const { [id]: _, ...gone } = book.gone
    return { ...book, gone }
  })
}
