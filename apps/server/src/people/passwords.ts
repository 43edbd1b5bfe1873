import { argon2id, argon2Verify } from 'hash-wasm'
import { randomBytes } from 'node:crypto'

/** Makes and checks the hashes of passwords. */
export interface Passwords {
  /** An argon2id hash in its usual text form. */
  hash(password: string): Promise<string>
  fits(password: string, hash: string): Promise<boolean>
}

/** Memory in KiB and rounds of a password hash. */
export interface HashCost {
  readonly memorySize: number
  readonly iterations: number
}

/** By the recommendation of RFC 9106 for limited memory. */
const USUAL_COST: HashCost = { memorySize: 19_456, iterations: 3 }

/** Argon2id in this thread, which it keeps busy for a good while. */
export function argonPasswords(cost: HashCost = USUAL_COST): Passwords {
  return {
    hash: (password) =>
      argon2id({
        ...cost,
        parallelism: 1,
        hashLength: 32,
        password,
        salt: randomBytes(16),
        outputType: 'encoded',
      }),
    fits: (password, hash) => argon2Verify({ password, hash }),
  }
}
