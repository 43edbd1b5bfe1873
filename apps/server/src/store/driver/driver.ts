/** The little of an embedded SQLite that the store needs; every library here is made to look like this. */
export interface Driver {
  readonly kind: string
  exec(sql: string): void
  prepare(sql: string): Statement
  close(): void
}

/** A prepared statement with positional parameters. */
export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number }
  get(...values: readonly Value[]): Row | undefined
  all(...values: readonly Value[]): Row[]
}

/** What SQLite columns hold here. */
export type Value = string | number | null
/** A row by column name. */
export type Row = Readonly<Record<string, Value>>
