import type { Row } from '../driver/driver.ts'
import { maybeTextIn, numberIn, textIn } from '../driver/rows.ts'
import type { Account, Identity } from '../store.ts'
import type { FencedWriter } from './fenced-writer.ts'
import type { DatabaseLine } from './line.ts'

/** Names of accounts are the same whatever the case of their letters, which are those of ASCII. */
const NAMED = (parameter: string): string => `lower(name) = lower(${parameter}::text COLLATE "C")`

/** People, the secrets by which they are known again, and their accounts. */
export class PostgresPeople {
  private readonly writer: FencedWriter

  constructor(writer: FencedWriter) {
    this.writer = writer
  }

  async add({ id, name, account, createdAt }: Identity, secretHash: string): Promise<void> {
    await this.writer.write({
      parts: `person AS (INSERT INTO identities (id, name, account, created_at)
          SELECT $2::text, $3::text, $4::text, $5::float8 FROM alive RETURNING id),
        secret AS (INSERT INTO secrets (hash, identity) SELECT $6::text, id FROM person)`,
      values: [id, name, account, createdAt, secretHash],
      done: {
        text: 'SELECT 1 AS done FROM secrets WHERE hash = $1 AND identity = $2',
        values: [secretHash, id],
      },
    })
  }

  async rename(id: string, name: string): Promise<void> {
    const parts = 'renamed AS (UPDATE identities SET name = $3 FROM alive WHERE identities.id = $2)'
    await this.writer.write({ parts, values: [id, name] })
  }

  async addSecret(id: string, secretHash: string): Promise<void> {
    const parts = `added AS (INSERT INTO secrets (hash, identity) SELECT $2::text, $3::text FROM alive
      ON CONFLICT (hash) DO UPDATE SET identity = excluded.identity)`
    await this.writer.write({ parts, values: [secretHash, id] })
  }

  async removeSecret(secretHash: string): Promise<void> {
    const parts = 'gone AS (DELETE FROM secrets USING alive WHERE hash = $2)'
    await this.writer.write({ parts, values: [secretHash] })
  }

  async removeSecretsOf(identity: string): Promise<void> {
    const parts = 'gone AS (DELETE FROM secrets USING alive WHERE identity = $2)'
    await this.writer.write({ parts, values: [identity] })
  }

  /** False where the name is taken, or the person has an account. One that was made before its answer was lost counts as made. */
  async addAccount({ name, identity, passwordHash }: Account): Promise<boolean> {
    const row = await this.writer.write({
      parts: `free AS (SELECT i.id FROM identities i, alive WHERE i.id = $3 AND i.account IS NULL),
        made AS (INSERT INTO accounts (name, identity, password_hash) SELECT $2::text, id, $4::text FROM free
          ON CONFLICT DO NOTHING RETURNING identity),
        noted AS (UPDATE identities SET account = $2 FROM made WHERE identities.id = made.identity)`,
      answers: `((SELECT count(*) FROM made) + (SELECT count(*) FROM accounts
        WHERE name = $2 AND identity = $3 AND password_hash = $4))::int AS made`,
      values: [name, identity, passwordHash],
    })
    return numberIn(row, 'made') > 0
  }

  /**
   * Another password of an account, or the same one hashed anew. False where there is no such account, or it has another hash than it is to replace.
   * One that was set before its answer was lost counts as set.
   */
  async setPassword(name: string, passwordHash: string, replaces: string | null): Promise<boolean> {
    const row = await this.writer.write({
      parts: `changed AS (UPDATE accounts SET password_hash = $3 FROM alive
        WHERE ${NAMED('$2')} AND ($4::text IS NULL OR password_hash IN ($3, $4)) RETURNING 1)`,
      answers: '(SELECT count(*) FROM changed)::int AS changed',
      values: [name, passwordHash, replaces],
    })
    return numberIn(row, 'changed') > 0
  }
}

/** Who has a secret. */
export async function personBySecret(line: DatabaseLine, secretHash: string): Promise<Identity | null> {
  const text = 'SELECT i.* FROM secrets s JOIN identities i ON i.id = s.identity WHERE s.hash = $1'
  return identityIn((await line.query({ name: 'person by secret', text, values: [secretHash] }))[0])
}

/** A person by their id. */
export async function personById(line: DatabaseLine, id: string): Promise<Identity | null> {
  const text = 'SELECT * FROM identities WHERE id = $1'
  return identityIn((await line.query({ name: 'person', text, values: [id] }))[0])
}

/** An account by its name. */
export async function accountNamed(line: DatabaseLine, name: string): Promise<Account | null> {
  const [row] = await line.query({ text: `SELECT * FROM accounts WHERE ${NAMED('$1')}`, values: [name] })
  if (!row) return null
  return {
    name: textIn(row, 'name'),
    identity: textIn(row, 'identity'),
    passwordHash: textIn(row, 'password_hash'),
  }
}

/** Reads a person's row. */
export function identityIn(row: Row | undefined): Identity | null {
  if (!row) return null
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    account: maybeTextIn(row, 'account'),
    createdAt: numberIn(row, 'created_at'),
  }
}
