import { argon2id, argon2Verify } from 'hash-wasm'
import { randomBytes } from 'node:crypto'
import { isPasswordHash } from '../store/damaged-bodies.ts'

/** Makes and checks the hashes of passwords. */
export interface Passwords {
  /** An argon2id hash in its usual text form. */
  hash(password: string): Promise<string>
  /** False where the hash is damaged, too: the store tells whoever runs the server. */
  fits(password: string, hash: string): Promise<boolean>
  /** True for a hash that was made at another cost: the password is to be hashed anew when it is known next. */
  isOutdated(hash: string): boolean
}

/** What a password hash costs: memory in KiB, rounds, and lanes. */
export interface HashCost {
  readonly memorySize: number
  readonly iterations: number
  readonly parallelism: number
}

/** The second recommendation of RFC 9106 (section 4): 64 MiB, three rounds, four lanes. */
export const USUAL_COST: HashCost = { memorySize: 65_536, iterations: 3, parallelism: 4 }

/** Argon2id in this thread, which it keeps busy for a good while. */
export function argonPasswords(cost: HashCost = USUAL_COST): Passwords {
  return {
    hash: (password) =>
      argon2id({ ...cost, hashLength: 32, password, salt: randomBytes(16), outputType: 'encoded' }),
    fits: async (password, hash) => isPasswordHash(hash) && (await argon2Verify({ password, hash })),
    isOutdated: isOutdatedFor(cost),
  }
}

/** Tells hashes of another cost. */
export function isOutdatedFor({ memorySize, iterations, parallelism }: HashCost): Passwords['isOutdated'] {
  const head = `$argon2id$v=19$m=${memorySize},t=${iterations},p=${parallelism}$`
  return (hash) => !hash.startsWith(head)
}
