import { PostgresProcess } from '../../load/services/postgres-process.ts'
import { openPgLine, type DatabaseLine } from '../../src/store/postgres/line.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** The address of a hall of its own by a name: always the same one, which is empty at first. */
  hall(name: string): Promise<string>
  /** A connection beside those of the store. */
  line(): Promise<DatabaseLine>
  /** The server's process, where it is ours to be killed. */
  readonly process: PostgresProcess | null
  close(): Promise<void>
}

const STANDARD = 'postgres://127.0.0.1:5432/postgres'

/**
 * A PostgreSQL to test with: the one at the usual address if it lets us in, or one of Debian's packages in a folder of its own. Null
 * where there is none, which is said in a line.
 */
export async function testPostgres(): Promise<TestPostgres | null> {
  const standard = await openPgLine(databasePlace(STANDARD)).catch(() => null)
  if (standard) {
    await standard.close()
    return inScratchDatabase(STANDARD)
  }
  const own = await ownPostgres()
  if (own === null)
    console.log(
      'No PostgreSQL: none answers at 127.0.0.1:5432, and Debian’s packages are missing. Its tests are skipped.',
    )
  return own
}

/** One of Debian's packages that is ours alone, so that it may be killed; null where they are missing. */
export async function ownPostgres(): Promise<TestPostgres | null> {
  const server = await PostgresProcess.make()
  return server === null ? null : hallsAt(server.url, server)
}

/** What the database at the usual address holds is left alone. */
async function inScratchDatabase(url: string): Promise<TestPostgres> {
  const name = `trialhall_test_${process.pid}_${Date.now()}`
  const admin = await openPgLine(databasePlace(url))
  await admin.query({ text: `CREATE DATABASE ${name}` })
  const halls = hallsAt(url.replace(/[^/]*$/, name), null)
  return {
    ...halls,
    async close() {
      await halls.close()
      await admin.query({ text: `DROP DATABASE ${name} WITH (FORCE)` })
      await admin.close()
    },
  }
}

function hallsAt(url: string, server: PostgresProcess | null): TestPostgres {
  const schemas = new Map<string, Promise<string>>()
  const line = (): Promise<DatabaseLine> => openPgLine(databasePlace(url))
  const made = async (schema: string): Promise<string> => {
    const maker = await line()
    await maker.query({ text: `CREATE SCHEMA ${schema}` })
    await maker.close()
    return schema
  }
  return {
    process: server,
    line,
    async hall(name) {
      const schema = schemas.get(name) ?? made(`hall_${schemas.size + 1}`)
      schemas.set(name, schema)
      return inSchema(url, await schema)
    },
    close: async () => server?.end(),
  }
}

/** The address of a schema, whether it is there or not. */
export function inSchema(url: string, schema: string): string {
  const { href } = Object.assign(new URL(url), { search: '' })
  return `${href}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}
