import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const METHOD = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Makes bytes by a key of 32 bytes that only those can read who have the key: what crosses the link may hold cards that nobody may see. */
export function sealed(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(METHOD, key, nonce)
  const body = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body])
}

/** What was sealed by the same key; null where it was not, or was changed on its way. */
export function unsealed(key: Uint8Array, bytes: Uint8Array): Uint8Array | null {
  try {
    const decipher = createDecipheriv(METHOD, key, bytes.subarray(0, NONCE))
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return null
  }
}
