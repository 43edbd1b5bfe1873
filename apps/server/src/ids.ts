import { createHash, randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A new id of 16 letters and digits: over 80 random bits. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join('') // 'a' to 'd' are a little likelier
}

/** A secret for a cookie: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 as hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
