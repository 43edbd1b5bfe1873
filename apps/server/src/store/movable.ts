import type { Row } from './driver/driver.ts'
import type { Store } from './store.ts'

/** A table whose rows are moved as they are: every store has it, with these columns. */
export interface MovedTable {
  readonly name: 'identities' | 'secrets' | 'accounts' | 'decks' | 'records'
  readonly columns: readonly string[]
  /** What its rows are in the order of: columns of text. */
  readonly key: readonly string[]
}

/** All of them, each after those that it speaks of. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { name: 'identities', columns: ['id', 'name', 'account', 'created_at'], key: ['id'] },
  { name: 'secrets', columns: ['hash', 'identity'], key: ['hash'] },
  { name: 'accounts', columns: ['name', 'identity', 'password_hash'], key: ['identity'] },
  { name: 'decks', columns: ['owner', 'id', 'revision', 'changed_at', 'body'], key: ['owner', 'id'] },
  { name: 'records', columns: ['kind', 'id', 'owner', 'rank', 'revision', 'body'], key: ['kind', 'id'] },
]

/** A store from which everything can be read, and into which everything can be written as it was. */
export interface MovableStore extends Store {
  /** Rows of a table after one with this key (empty texts: from the first on), in the order of their keys. */
  rowsOf(table: MovedTable, after: readonly string[], limit: number): Promise<readonly Row[]>
  /** Adds rows, all or none; those that are there already stay as they are. */
  putRows(table: MovedTable, rows: readonly Row[]): Promise<void>
  /** Ids of all matches after this one, in order. */
  matchIds(after: string, limit: number): Promise<readonly string[]>
}
