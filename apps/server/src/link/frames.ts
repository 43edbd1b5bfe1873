import type { Letter } from './letters.ts'

/** A letter with the bytes that come with it. */
export interface Envelope {
  readonly letter: Letter
  readonly body: Uint8Array | null
}

/** Bytes of a message that others pass on, at most: NATS takes a mebibyte. */
const MOST = 512 * 1024
const HEAD = 9
const WORD = 4

/** A piece of what a process sent: from whom, which one it is in their order, and whether it goes on. */
export interface FramePiece {
  readonly from: number
  readonly n: number
  readonly goesOn: boolean
  readonly bytes: Buffer
}

/** Writes letters one after the other, as pieces of which none is too long; `n` is the number of the first. */
export function piecesOf(
  letters: readonly Envelope[],
  { from, n }: Pick<FramePiece, 'from' | 'n'>,
): Buffer[] {
  const all = Buffer.concat(letters.flatMap(partsOf))
  const pieces: Buffer[] = []
  for (let at = 0; at < all.length; at += MOST) {
    const head = Buffer.alloc(HEAD)
    head.writeUInt8(at + MOST < all.length ? 1 : 0)
    head.writeUInt32LE(from, 1)
    head.writeUInt32LE((n + pieces.length) >>> 0, 1 + WORD)
    pieces.push(Buffer.concat([head, all.subarray(at, at + MOST)]))
  }
  return pieces
}

function partsOf({ letter, body }: Envelope): Buffer[] {
  const text = Buffer.from(JSON.stringify(letter))
  const sizes = Buffer.alloc(2 * WORD)
  sizes.writeUInt32LE(text.length)
  sizes.writeUInt32LE(body === null ? 0 : body.length + 1, WORD)
  return [sizes, text, ...(body === null ? [] : [asBuffer(body)])]
}

/** Reads a piece. */
export function pieceIn(message: Uint8Array): FramePiece {
  const bytes = asBuffer(message)
  return {
    goesOn: bytes.readUInt8() === 1,
    from: bytes.readUInt32LE(1),
    n: bytes.readUInt32LE(1 + WORD),
    bytes: bytes.subarray(HEAD),
  }
}

/** Reads all letters that were written together. */
export function lettersIn(bytes: Buffer): Envelope[] {
  const letters: Envelope[] = []
  for (let at = 0; at < bytes.length; ) {
    const [size, more] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + WORD)]
    const [begin, end] = [at + 2 * WORD, at + 2 * WORD + size]
    const letter = JSON.parse(bytes.toString('utf8', begin, end)) as Letter
    at = more === 0 ? end : end + more - 1
    letters.push({ letter, body: more === 0 ? null : bytes.subarray(end, at) })
  }
  return letters
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
