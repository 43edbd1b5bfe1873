import type { Scripted } from './scripted.ts'

/**
 * ChaCha20 (RFC 8439) as a generator: the words of its blocks one after the other. Who has seen any number of them can work out
 * neither the key nor another word. The key is never changed, so copies share it.
 */
export interface ChaCha20 extends Scripted {
  readonly generator: 'chacha20'
  /** Eight words: the seed. */
  readonly key: readonly number[]
  /** Number of the block that is being spent. */
  counter: number
  /** Words of it that are spent. */
  at: number
}

/** What a block is made from. Without a nonce it is zero, as for every match. */
export interface BlockInput {
  readonly key: readonly number[]
  readonly counter: number
  readonly nonce?: readonly number[]
}

/** What a seed must be for this generator: 256 bits in hexadecimal. */
export const KEY_SEED: RegExp = /^[0-9a-f]{64}$/

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const NO_NONCE = [0, 0, 0]
const WORDS = 16
const DOUBLE_ROUNDS = 10

/** The generator of a seed of 64 hexadecimal digits. */
export function chachaOf(seed: string): ChaCha20 {
  const key = Array.from({ length: 8 }, (_, i) => littleEndian(seed.slice(8 * i, 8 * i + 8)))
  return { generator: 'chacha20', key, counter: 0, at: 0, script: null, afterScript: 'seed' }
}

/** Four bytes in hexadecimal as one word, the lowest byte first. */
function littleEndian(digits: string): number {
  const bytes = [6, 4, 2, 0].map((at) => digits.slice(at, at + 2))
  return Number.parseInt(bytes.join(''), 16)
}

/** An independent copy. */
export function cloneChacha({ key, counter, at, script, afterScript }: ChaCha20): ChaCha20 {
  const own = script === null ? null : script.slice()
  return { generator: 'chacha20', key, counter, at, script: own, afterScript }
}

/** The next 32 bits. */
export function chachaWord(chance: ChaCha20): number {
  if (chance.at === WORDS) {
    chance.counter++
    chance.at = 0
  }
  return blockOf(chance.key, chance.counter)[chance.at++] as number
}

/** A block that was worked out lately. */
interface Recent {
  readonly key: readonly number[]
  readonly counter: number
  readonly block: readonly number[]
}

/**
 * Blocks worked out lately, each at a place of its own: 16 words are drawn of each, and a state need not hold what follows from its key. A match that waits at every choice plays its turn again at each, from a
 * copy of the same state, and so needs the same blocks again; copies share their key, which tells whose a block is.
 */
const RECENT: Recent[] = []
const PLACES = 256

function blockOf(key: readonly number[], counter: number): readonly number[] {
  const place = ((key[0] as number) + counter) % PLACES
  const found = RECENT[place]
  if (found !== undefined && found.key === key && found.counter === counter) return found.block
  const block = chachaBlock({ key, counter })
  RECENT[place] = { key, counter, block }
  return block
}

/** How many words have been spent since the first. */
export function wordsSpent({ counter, at }: ChaCha20): number {
  return counter * WORDS + at
}

/** One block, as RFC 8439 section 2.3 says: sixteen words. */
export function chachaBlock({ key, counter, nonce = NO_NONCE }: BlockInput): readonly number[] {
  const input = Int32Array.of(...CONSTANTS, ...key, counter, ...nonce)
  const mixed = input.slice()
  for (let round = 0; round < DOUBLE_ROUNDS; round++) doubleRound(mixed)
  const block: number[] = []
  for (let i = 0; i < WORDS; i++) block.push(((mixed[i] as number) + (input[i] as number)) >>> 0)
  return block
}

/** The four columns, then the four diagonals. */
function doubleRound(words: Int32Array): void {
  quarterRound(words, 0, 4, 8, 12)
  quarterRound(words, 1, 5, 9, 13)
  quarterRound(words, 2, 6, 10, 14)
  quarterRound(words, 3, 7, 11, 15)
  quarterRound(words, 0, 5, 10, 15)
  quarterRound(words, 1, 6, 11, 12)
  quarterRound(words, 2, 7, 8, 13)
  quarterRound(words, 3, 4, 9, 14)
}

// oxlint-disable-next-line max-params -- the four places as the standard names them; an object would be garbage
function quarterRound(words: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = words[ia] as number
  let b = words[ib] as number
  let c = words[ic] as number
  let d = words[id] as number
  a = (a + b) | 0
  d ^= a
  d = (d << 16) | (d >>> 16)
  c = (c + d) | 0
  b ^= c
  b = (b << 12) | (b >>> 20)
  a = (a + b) | 0
  d ^= a
  d = (d << 8) | (d >>> 24)
  c = (c + d) | 0
  b ^= c
  b = (b << 7) | (b >>> 25)
  words[ia] = a
  words[ib] = b
  words[ic] = c
  words[id] = d
}
