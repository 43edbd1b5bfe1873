import type { Row } from '../driver/driver.ts'
import { maybeTextIn, numberIn, textIn, type Rows } from '../driver/rows.ts'
import type { Account, Identity } from '../store.ts'

/** People, the secrets by which they are known again, and their accounts. What writes is to be called within a transaction. */
export class PeopleTable {
  private readonly rows: Rows

  constructor(rows: Rows) {
    this.rows = rows
  }

  add({ id, name, account, createdAt }: Identity, secretHash: string): void {
    const sql = 'INSERT INTO identities (id, name, account, created_at) VALUES (?, ?, ?, ?)'
    this.rows.run(sql, id, name, account, createdAt)
    this.rows.run('INSERT INTO secrets (hash, identity) VALUES (?, ?)', secretHash, id)
  }

  bySecret(secretHash: string): Identity | null {
    const sql = 'SELECT i.* FROM secrets s JOIN identities i ON i.id = s.identity WHERE s.hash = ?'
    return identityOf(this.rows.get(sql, secretHash))
  }

  byId(id: string): Identity | null {
    return identityOf(this.rows.get('SELECT * FROM identities WHERE id = ?', id))
  }

  rename(id: string, name: string): void {
    this.rows.run('UPDATE identities SET name = ? WHERE id = ?', name, id)
  }

  addSecret(id: string, secretHash: string): void {
    this.rows.run('INSERT OR REPLACE INTO secrets (hash, identity) VALUES (?, ?)', secretHash, id)
  }

  removeSecret(secretHash: string): void {
    this.rows.run('DELETE FROM secrets WHERE hash = ?', secretHash)
  }

  removeSecretsOf(identity: string): void {
    this.rows.run('DELETE FROM secrets WHERE identity = ?', identity)
  }

  /** False where the name is taken, or the person has an account: two who ask at the same time cannot both get one. */
  addAccount({ name, identity, passwordHash }: Account): boolean {
    if (this.byId(identity)?.account !== null) return false
    const sql = 'INSERT OR IGNORE INTO accounts (name, identity, password_hash) VALUES (?, ?, ?)'
    if (this.rows.run(sql, name, identity, passwordHash) === 0) return false
    this.rows.run('UPDATE identities SET account = ? WHERE id = ?', name, identity)
    return true
  }

  /** Another password of an account, or the same one hashed anew. False where there is no such account, or it has another hash than it is to replace. */
  setPassword(name: string, passwordHash: string, replaces: string | null): boolean {
    const sql =
      'UPDATE accounts SET password_hash = ? WHERE name = ? AND password_hash = coalesce(?, password_hash)'
    return this.rows.run(sql, passwordHash, name, replaces) > 0
  }

  account(name: string): Account | null {
    const row = this.rows.get('SELECT * FROM accounts WHERE name = ?', name)
    if (!row) return null
    return {
      name: textIn(row, 'name'),
      identity: textIn(row, 'identity'),
      passwordHash: textIn(row, 'password_hash'),
    }
  }
}

/** Reads a person's row. */
export function identityOf(row: Row | undefined): Identity | null {
  if (!row) return null
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    account: maybeTextIn(row, 'account'),
    createdAt: numberIn(row, 'created_at'),
  }
}
