const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as text that may stand in a link (RFC 4648 section 5, without padding). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const digits = Math.min(4, Math.ceil(((bytes.length - i) * 8) / 6))
    for (let d = 0; d < digits; d++) text += DIGITS[(word >> (18 - 6 * d)) & 63]
  }
  return text
}

/** The bytes of such a text, or null if it holds anything else. */
export function fromBase64Url(text: string): Uint8Array | null {
  const bytes: number[] = []
  let word = 0
  let bits = 0
  for (const digit of text.replace(/=+$/, '')) {
    const value = DIGITS.indexOf(digit)
    if (value < 0) return null
    word = ((word << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((word >> bits) & 0xff)
  }
  return Uint8Array.from(bytes)
}
