/** A PostgreSQL for tests, as those of the server have it. */
export interface TestPostgres {
  /** The address of a schema of its own by a name, which is empty at first. */
  hall(name: string): Promise<string>
  close(): Promise<void>
}

const ofServer = new URL('../../../server/tests/support/postgres.ts', import.meta.url)

/** The one at the usual address, or one of Debian's packages in a folder of its own; null where there is none, which is said in a line. */
export async function testPostgres(): Promise<TestPostgres | null> {
  const support = (await import(ofServer.href)) as { testPostgres(): Promise<TestPostgres | null> }
  return support.testPostgres()
}
