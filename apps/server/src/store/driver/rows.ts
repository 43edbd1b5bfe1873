import type { Driver, Row, Statement, Value } from './driver.ts'

/** The part of a database that a table needs. */
export interface Rows {
  /** Number of rows it changed. */
  run(sql: string, ...values: readonly Value[]): number
  get(sql: string, ...values: readonly Value[]): Row | undefined
  all(sql: string, ...values: readonly Value[]): Row[]
}

/** Rows of a database file. Each statement is prepared once. */
export class PreparedRows implements Rows {
  private readonly driver: Driver
  private readonly statements: Map<string, Statement> = new Map()

  constructor(driver: Driver) {
    this.driver = driver
  }

  run(sql: string, ...values: readonly Value[]): number {
    return this.statement(sql).run(...values).changes
  }

  get(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.statement(sql).get(...values)
  }

  all(sql: string, ...values: readonly Value[]): Row[] {
    return this.statement(sql).all(...values)
  }

  private statement(sql: string): Statement {
    const known = this.statements.get(sql)
    if (known) return known
    const prepared = this.driver.prepare(sql)
    this.statements.set(sql, prepared)
    return prepared
  }
}

/** A column as text. */
export function textIn(row: Row, column: string): string {
  return String(row[column] ?? '')
}

/** A column as text, or null where it is empty. */
export function maybeTextIn(row: Row, column: string): string | null {
  const value = row[column] ?? null
  return value === null ? null : String(value)
}

/** A column as a number. */
export function numberIn(row: Row, column: string): number {
  return Number(row[column] ?? 0)
}

/** A column as a number, or null where it is empty. */
export function maybeNumberIn(row: Row, column: string): number | null {
  const value = row[column] ?? null
  return value === null ? null : Number(value)
}
