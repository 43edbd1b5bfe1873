/**
 * What brings the tables from one version to the next; the place in the list is the number of the version, from 1. What is listed
 * is never changed, for somebody has it: what is to be different is one more.
 *
 * Keys have the collation "C": they compare as bytes, whatever the locale, and no upgrade of the system's locales spoils their indexes.
 * Times are milliseconds since 1970.
 */
export const MIGRATIONS: readonly string[] = [
  `
CREATE TABLE sessions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, host text NOT NULL, pid integer NOT NULL,
  began timestamptz NOT NULL DEFAULT clock_timestamp(), until timestamptz NOT NULL, fenced boolean NOT NULL DEFAULT false
) WITH (fillfactor = 20);
CREATE TABLE identities (
  id text COLLATE "C" PRIMARY KEY, name text NOT NULL, account text, created_at double precision NOT NULL
);
CREATE TABLE secrets (
  hash text COLLATE "C" PRIMARY KEY, identity text COLLATE "C" NOT NULL REFERENCES identities (id)
);
CREATE INDEX secrets_by_identity ON secrets (identity);
CREATE TABLE accounts (
  name text COLLATE "C" NOT NULL, identity text COLLATE "C" NOT NULL UNIQUE REFERENCES identities (id),
  password_hash text NOT NULL
);
CREATE UNIQUE INDEX accounts_by_name ON accounts (lower(name));
CREATE TABLE matches (
  id text COLLATE "C" PRIMARY KEY, status text COLLATE "C" NOT NULL, visibility text COLLATE "C" NOT NULL,
  changed_at double precision NOT NULL, game text COLLATE "C" NOT NULL, rules_version integer NOT NULL,
  is_timed boolean NOT NULL, body text NOT NULL
);
CREATE INDEX matches_by_status ON matches (status, changed_at);
CREATE INDEX matches_by_visibility ON matches (visibility, status, changed_at);
CREATE TABLE seats (match text COLLATE "C", identity text COLLATE "C", PRIMARY KEY (identity, match));
CREATE INDEX seats_by_match ON seats (match);
CREATE TABLE entries (
  match text COLLATE "C", n integer, kind smallint NOT NULL, seat smallint NOT NULL, pick integer NOT NULL,
  command text COLLATE "C", at double precision NOT NULL, meant bigint, session integer NOT NULL, PRIMARY KEY (match, n)
);
CREATE UNIQUE INDEX entries_by_command ON entries (match, command) WHERE command IS NOT NULL;
CREATE TABLE checkpoints (
  match text COLLATE "C", entry integer, follows integer NOT NULL, rules_version integer NOT NULL, body text NOT NULL,
  PRIMARY KEY (match, entry)
);
CREATE TABLE offers (match text COLLATE "C" PRIMARY KEY, body text NOT NULL);
CREATE TABLE chat (
  match text COLLATE "C", n integer, sender text NOT NULL, seat smallint, text text NOT NULL, at double precision NOT NULL,
  command text NOT NULL, party smallint, place integer, PRIMARY KEY (match, n)
);
CREATE TABLE decks (
  owner text COLLATE "C", id text COLLATE "C", revision integer NOT NULL, changed_at double precision NOT NULL, body text,
  PRIMARY KEY (owner, id)
);
CREATE UNIQUE INDEX decks_by_revision ON decks (owner, revision);
CREATE TABLE notes (name text PRIMARY KEY, value text NOT NULL);
`,
  `
CREATE TABLE records (
  kind text COLLATE "C", id text COLLATE "C", owner text COLLATE "C", rank double precision, revision integer NOT NULL,
  body text NOT NULL, PRIMARY KEY (kind, id)
);
CREATE INDEX records_by_owner ON records (owner) WHERE owner IS NOT NULL;
CREATE INDEX records_by_rank ON records (kind, rank) WHERE rank IS NOT NULL;
`,
  // several processes share a hall: what they must agree on, who goes, and whose each match is
  `
ALTER TABLE sessions ADD COLUMN kin text, ADD COLUMN draining boolean NOT NULL DEFAULT false;
CREATE INDEX sessions_alive ON sessions (id) WHERE NOT fenced;
CREATE TABLE owners (
  match text COLLATE "C" PRIMARY KEY, session integer NOT NULL, since timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (fillfactor = 50);
CREATE INDEX owners_by_session ON owners (session);
INSERT INTO notes (name, value) VALUES ('hall', md5(random()::text || clock_timestamp()::text));
`,
  // commands are told apart by their hashes: writing their texts twice was much of what an entry cost. Whoever plays chooses them, so the hash must be one
  // of which nobody finds two texts as short as these: what is refused costs those who are written together with it.
  `
DROP INDEX entries_by_command;
CREATE UNIQUE INDEX entries_by_command ON entries ((md5(match || ' ' || command)::uuid)) WHERE command IS NOT NULL;
`,
]
