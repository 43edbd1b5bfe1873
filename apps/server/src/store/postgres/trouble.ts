/** A connection ended: what it was asked last may have been done, or not. */
export class LineLost extends Error {
  override readonly name = 'LineLost'
  /** What PostgreSQL calls it, or null where the network said so. */
  readonly code: string | null

  constructor(message: string, code: string | null = null) {
    super(message)
    this.code = code
  }
}

/** PostgreSQL refused a statement: nothing of it was done. */
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused'
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** The database does not answer for longer than anybody waits. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** Another server has taken the hall over: this one must not write any more. */
export class Fenced extends Error {
  override readonly name = 'Fenced'

  constructor(place: string) {
    super(`Another server has taken over the database ${place}; this one must stop.`)
  }
}

/** What PostgreSQL calls a row that is there already, and a lock that took too long. */
export const UNIQUE_VIOLATION = '23505'
export const LOCK_TIMEOUT = '55P03'

const SQLSTATE = /^[0-9A-Z]{5}$/
/** Its connection is over, or was never one: it shuts down, starts up, or has too many of them. */
const OVER = /^(?:08|57P0|53300)/

/**
 * What the driver threw, in our terms. Only the sentence is kept: details of PostgreSQL may hold secrets, and whatever the driver
 * attaches ends in logs.
 */
export function troubleOf(error: unknown): LineLost | StatementRefused {
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown }
  const message = messageOf(error)
  if (typeof code !== 'string' || !SQLSTATE.test(code)) return new LineLost(message)
  if (OVER.test(code) || severity === 'FATAL' || severity === 'PANIC') return new LineLost(message, code)
  if (code === UNIQUE_VIOLATION) return new StatementRefused(`UNIQUE constraint failed: ${message}`, code)
  return new StatementRefused(message, code)
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
