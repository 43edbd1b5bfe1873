import { fault, ok, shown, type FaultCode, type Result } from '../result.ts'

/**
 * Where the seed of a match comes from, so that anybody can check that nobody chose it: a secret that the house promised by
 * its hash before anybody sat down, and what each seat brought. The kernel keeps it with the log and works out nothing from it.
 */
export interface SeedFrom {
  /** Id of the table: that of its first match. */
  readonly table: string
  /** Which match of the table this is, from 1. */
  readonly game: number
  /** SHA-256 that was shown before anybody brought anything, in hexadecimal. */
  readonly commitment: string
  /** What the house drew, 32 bytes in hexadecimal. */
  readonly secret: string
  /** What each seat brought, 16 bytes in hexadecimal; empty where it brought nothing, as bots do. */
  readonly brought: readonly string[]
}

/** Most matches of one table: as many secrets hang together. */
export const MOST_GAMES = 256

const TABLE = /^[a-z0-9]{1,32}$/
const HASH = /^[0-9a-f]{64}$/
const BROUGHT = /^(?:[0-9a-f]{32})?$/

/** Checks the form of it; whether it is true needs hashes. */
export function checkSeedFrom(given: unknown, seats: number, code: FaultCode): Result<SeedFrom> {
  const bad = (field: string, value: unknown, allowed: string): Result<never> =>
    fault(code, field, `${field} is ${shown(value)}; allowed is ${allowed}.`)
  if (typeof given !== 'object' || given === null) return bad('seedFrom', given, 'an object')
  const { table, game, commitment, secret, brought, ...others } = given as Record<string, unknown>
  if (!fits(table, TABLE)) return bad('seedFrom.table', table, 'the id of a table')
  if (!Number.isInteger(game) || (game as number) < 1 || (game as number) > MOST_GAMES)
    return bad('seedFrom.game', game, `a whole number from 1 to ${MOST_GAMES}`)
  if (!fits(commitment, HASH)) return bad('seedFrom.commitment', commitment, '64 hexadecimal digits')
  if (!fits(secret, HASH)) return bad('seedFrom.secret', secret, '64 hexadecimal digits')
  if (!Array.isArray(brought) || brought.length !== seats || !brought.every((one) => fits(one, BROUGHT)))
    return bad('seedFrom.brought', brought, '32 hexadecimal digits or nothing for each seat')
  const [stray] = Object.keys(others)
  if (stray !== undefined) return bad(`seedFrom.${stray}`, others[stray], 'no such field')
  return ok({ table, game: game as number, commitment, secret, brought: brought as string[] })
}

function fits(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}
