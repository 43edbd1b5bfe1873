import type { Row } from '../driver/driver.ts'
import { maybeTextIn, numberIn, textIn, type Rows } from '../driver/rows.ts'
import type { DeckChange, DeckWritten, StoredDeck } from '../store.ts'

/** Decks of people, each changed only by whoever knows how it stands. */
export class DeckTable {
  private readonly rows: Rows

  constructor(rows: Rows) {
    this.rows = rows
  }

  /** Changes a deck that stands at `base`; to be called within a transaction. */
  put({ base, most, ...change }: DeckChange): DeckWritten {
    const { owner, id } = change
    const stored = deckOf(this.rows.get('SELECT * FROM decks WHERE owner = ? AND id = ?', owner, id))
    if (stored && stored.revision !== base) return { outcome: 'newer', deck: stored }
    const forgotten: StoredDeck = { owner, id, revision: base, changedAt: 0, body: null }
    if (!stored && base > 0) return { outcome: 'newer', deck: forgotten }
    if (!stored && change.body === null) return { outcome: 'kept', deck: forgotten } // it never came here
    const isNew = change.body !== null && (stored?.body ?? null) === null
    if (isNew && this.count(owner) >= most.decks) return { outcome: 'full' }
    const deck: StoredDeck = { ...change, revision: this.lastRevision(owner) + 1 }
    const sql = 'INSERT OR REPLACE INTO decks (owner, id, revision, changed_at, body) VALUES (?, ?, ?, ?, ?)'
    this.rows.run(sql, owner, id, deck.revision, deck.changedAt, deck.body)
    if (deck.body === null) this.forget(owner, most.deleted)
    return { outcome: 'kept', deck }
  }

  /** Decks of a person that changed after a revision. */
  since(owner: string, revision: number): StoredDeck[] {
    const sql = 'SELECT * FROM decks WHERE owner = ? AND revision > ? ORDER BY revision'
    return this.rows.all(sql, owner, revision).flatMap((row) => deckOf(row) ?? [])
  }

  private count(owner: string): number {
    const sql = 'SELECT count(*) AS count FROM decks WHERE owner = ? AND body IS NOT NULL'
    return Number(this.rows.get(sql, owner)?.['count'] ?? 0)
  }

  private lastRevision(owner: string): number {
    const sql = 'SELECT max(revision) AS last FROM decks WHERE owner = ?'
    return Number(this.rows.get(sql, owner)?.['last'] ?? 0)
  }

  /** Of the deleted ones only the newest are remembered. The newest of all is among them, so revisions keep growing. */
  private forget(owner: string, most: number): void {
    const deleted = 'SELECT revision FROM decks WHERE owner = ? AND body IS NULL ORDER BY revision DESC'
    const sql = `DELETE FROM decks WHERE owner = ? AND body IS NULL AND revision NOT IN (${deleted} LIMIT ?)`
    this.rows.run(sql, owner, owner, most)
  }
}

function deckOf(row: Row | undefined): StoredDeck | null {
  if (!row) return null
  return {
    owner: textIn(row, 'owner'),
    id: textIn(row, 'id'),
    revision: numberIn(row, 'revision'),
    changedAt: numberIn(row, 'changed_at'),
    body: maybeTextIn(row, 'body'),
  }
}
