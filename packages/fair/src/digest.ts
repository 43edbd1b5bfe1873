import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A part of what is hashed: text, a whole number of up to 32 bits, or bytes in hexadecimal. */
export type Part = { readonly text: string } | { readonly number: number } | { readonly hex: string }

/**
 * SHA-256 of a list of parts, in hexadecimal. Every part stands behind its length in bytes, so no two lists give the same
 * bytes; the first says what the hash is for, so that none can be taken for one of another use.
 */
export function digest(purpose: string, parts: readonly Part[]): string {
  const list = [{ text: `trialhall/${purpose}` }, ...parts].map(bytesOf)
  return bytesToHex(sha256(concatBytes(...list.flatMap((bytes) => [fourBytes(bytes.length), bytes]))))
}

function bytesOf(part: Part): Uint8Array {
  if ('text' in part) return utf8ToBytes(part.text)
  return 'hex' in part ? hexToBytes(part.hex) : fourBytes(part.number)
}

/** The highest byte first. */
function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}

/** SHA-256 of a text, in hexadecimal. */
export function textDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
