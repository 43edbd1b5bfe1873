/** Version of the tables below, which the database file keeps. */
export const SCHEMA_VERSION = 6

/**
 * The tables. What is appended to logs comes to the journal first, a line for all that was written together, and is folded
 * into stretches of each match's log later: `first` is the number of the first entry of a stretch. Up to version 2 an entry stood in
 * one of them only; now a line of the journal may hold what is in a stretch already.
 * `lengths` says how many entries of a match are in stretches, so that a stretch that is lost at the end is missed.
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS identities (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT, created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS secrets (
  hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS accounts (
  name TEXT PRIMARY KEY COLLATE NOCASE, identity TEXT NOT NULL REFERENCES identities (id), password_hash TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS matches (
  id TEXT PRIMARY KEY, status TEXT NOT NULL, visibility TEXT NOT NULL, changed_at INTEGER NOT NULL, body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS matches_by_status ON matches (status, changed_at);
CREATE INDEX IF NOT EXISTS matches_by_visibility ON matches (visibility, status, changed_at);
CREATE TABLE IF NOT EXISTS seats (
  match TEXT NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (identity, match)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_by_match ON seats (match);
CREATE TABLE IF NOT EXISTS journal (line INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS stretches (
  match TEXT NOT NULL, first INTEGER NOT NULL, count INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, first)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lengths (match TEXT PRIMARY KEY, entries INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS checkpoints (
  match TEXT NOT NULL, entry INTEGER NOT NULL, follows INTEGER NOT NULL, rules_version INTEGER NOT NULL, body TEXT NOT NULL,
  sum INTEGER NOT NULL, PRIMARY KEY (match, entry)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS offers (match TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
  match TEXT NOT NULL, n INTEGER NOT NULL, sender TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, at INTEGER NOT NULL,
  command TEXT NOT NULL, PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decks (
  owner TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL, changed_at INTEGER NOT NULL, body TEXT,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS decks_by_revision ON decks (owner, revision);
CREATE TABLE IF NOT EXISTS records (
  kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, rank REAL, revision INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS records_by_owner ON records (owner) WHERE owner IS NOT NULL;
CREATE INDEX IF NOT EXISTS records_by_rank ON records (kind, rank) WHERE rank IS NOT NULL;
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`

/** Columns that came later than their tables. Rows that were written before have nothing in them. */
export const ADDED_COLUMNS: readonly {
  readonly table: string
  readonly column: string
  readonly type: string
}[] = [
  { table: 'journal', column: 'about', type: 'TEXT' },
  { table: 'journal', column: 'sum', type: 'INTEGER' },
  { table: 'stretches', column: 'sum', type: 'INTEGER' },
  { table: 'matches', column: 'sum', type: 'INTEGER' },
  { table: 'chat', column: 'party', type: 'INTEGER' },
  { table: 'chat', column: 'place', type: 'INTEGER' },
]
