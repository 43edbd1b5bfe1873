import { crc32 } from 'node:zlib'

/** The checksum of a text that stands in one place: the same text in another place has another. */
export function sumOf(text: string | Uint8Array, place: string): number {
  return crc32(text, crc32(place))
}
