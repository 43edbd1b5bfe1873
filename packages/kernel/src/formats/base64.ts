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

/** The bytes of such a text, with padding or without, or null if it holds anything else. Takes as long as the text is. */
export function fromBase64Url(text: string): Uint8Array | null {
  const bytes: number[] = []
  const end = endOfDigits(text)
  let word = 0
  let bits = 0
  for (let at = 0; at < end; at++) {
    const value = DIGITS.indexOf(text.charAt(at))
    if (value < 0) return null
    word = ((word << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((word >> bits) & 0xff)
  }
  return Uint8Array.from(bytes)
}

/** Where the padding begins. A pattern such as `=+$` would look at every run of `=` again from each of its places. */
function endOfDigits(text: string): number {
  let end = text.length
  while (end > 0 && text[end - 1] === '=') end--
  return end
}
