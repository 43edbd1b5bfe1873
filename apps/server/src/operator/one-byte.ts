/** The remainders of the checksum (CRC-32) for each byte, and the byte whose remainder begins with each of 256 bytes. */
const REMAINDERS: readonly number[] = Array.from({ length: 256 }, (_, byte) => remainderOf(byte))
const BYTES: ReadonlyMap<number, number> = new Map(REMAINDERS.map((remainder, byte) => [remainder, byte]))
const BEGINNINGS: ReadonlyMap<number, number> = new Map(
  REMAINDERS.map((remainder, byte) => [remainder >>> 24, byte]),
)

function remainderOf(byte: number): number {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest >>> 0
}

/**
 * What bytes may have been whose CRC-32 should be another, if one of them alone is wrong. The difference of two checksums
 * tells of each place which byte could have made it; for a few thousand bytes hardly ever more than one place comes out.
 */
export function withOneByteMended(bytes: Buffer, { is, should }: { is: number; should: number }): Buffer[] {
  const found: Buffer[] = []
  let difference = (is ^ should) >>> 0
  for (let at = bytes.length - 1; at >= 0; at--) {
    const change = BYTES.get(difference)
    if (change !== undefined && change > 0) found.push(changed(bytes, at, change))
    const byte = BEGINNINGS.get(difference >>> 24) ?? 0
    difference = (((difference ^ (REMAINDERS[byte] ?? 0)) << 8) | byte) >>> 0
  }
  return found
}

function changed(bytes: Buffer, at: number, change: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ change
  return copy
}
