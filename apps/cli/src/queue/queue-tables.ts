import type { QueueLine } from './queue-line.ts'

/** Whoever makes or changes the tables does it alone. */
const LOCK = "pg_advisory_xact_lock(hashtext('trialhall queue'))"

/**
 * What brings the tables from one version to the next; the place in the list is the number of the version, from 1. What is listed is never
 * changed. Figures are kept as text, not as `jsonb`, which would put keys in an order of its own. Their names leave room for a hall in the same database.
 */
const MIGRATIONS: readonly string[] = [
  `
CREATE TABLE queue_runs (
  id text COLLATE "C" PRIMARY KEY, kin text NOT NULL, task text NOT NULL, command text NOT NULL,
  matches integer NOT NULL, size integer NOT NULL, next integer NOT NULL DEFAULT 0, upto integer NOT NULL,
  is_open boolean NOT NULL DEFAULT true, holder text, held_until timestamptz NOT NULL DEFAULT '-infinity',
  began timestamptz NOT NULL DEFAULT clock_timestamp(), touched timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (fillfactor = 20);
CREATE SEQUENCE queue_claims;
CREATE TABLE queue_parts (
  run text COLLATE "C" NOT NULL REFERENCES queue_runs (id) ON DELETE CASCADE, first integer NOT NULL, last integer NOT NULL,
  claim bigint NOT NULL, until timestamptz NOT NULL, tries integer NOT NULL, hand text, result text,
  PRIMARY KEY (run, first)
);
CREATE INDEX queue_parts_open ON queue_parts (until) WHERE result IS NULL;
CREATE TABLE queue_workers (
  id text COLLATE "C" PRIMARY KEY, kin text NOT NULL, until timestamptz NOT NULL
);`,
]

/** Days after which a run is forgotten that nobody plays or waits for. */
export const KEPT_DAYS = 7

const CLEAR = `DELETE FROM queue_runs WHERE touched < clock_timestamp() - interval '${KEPT_DAYS} days'`
const CLEAR_WORKERS = `DELETE FROM queue_workers WHERE until < clock_timestamp() - interval '1 minute'`

/** Brings the tables to today's version, all of it or nothing, and clears what is old. Answers false where they are of a newer program. */
export async function prepareQueue(line: QueueLine): Promise<boolean> {
  const version = await versionOf(line)
  if (version > MIGRATIONS.length) return false
  if (version < MIGRATIONS.length) await line.ask(migrationFrom(MIGRATIONS))
  await line.ask(CLEAR)
  await line.ask(CLEAR_WORKERS)
  return true
}

async function versionOf(line: QueueLine): Promise<number> {
  const [there] = await line.ask("SELECT to_regclass('queue_version') IS NOT NULL AS there")
  if (there?.['there'] !== true) return 0
  const [row] = await line.ask('SELECT max(version)::int AS version FROM queue_version')
  return Number(row?.['version'] ?? 0)
}

/** One statement that may be done twice: under the lock it looks again which version is there. */
function migrationFrom(migrations: readonly string[]): string {
  const steps = migrations.map(
    (text, i) => `IF known < ${i + 1} THEN ${text} INSERT INTO queue_version VALUES (${i + 1}); END IF;`,
  )
  return `DO $migrate$ DECLARE known integer; BEGIN
    PERFORM ${LOCK};
    CREATE TABLE IF NOT EXISTS queue_version (version integer PRIMARY KEY);
    SELECT coalesce(max(version), 0) INTO known FROM queue_version;
    ${steps.join('\n')}
  END $migrate$`
}
