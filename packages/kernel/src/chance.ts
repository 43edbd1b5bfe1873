import { chachaOf, chachaWord, cloneChacha, wordsSpent, type ChaCha20 } from './generators/chacha.ts'
import { RulesError } from './result.ts'
import type { Scripted } from './generators/scripted.ts'
import { cloneTape, tapeWord, type Tape } from './generators/tape.ts'

/** What a match may draw from, by name: `sfc32` is fast, `chacha20` cannot be foreseen by anybody. */
export const GENERATORS = ['sfc32', 'chacha20'] as const
/** One of them. */
export type Generator = (typeof GENERATORS)[number]

/** Four 32-bit words of sfc32: the generator of simulations, searches and scenes, and of every log that names none. */
export interface Sfc32 extends Scripted {
  /** Told apart by having no name: nearly all generators are this one, and their states are what they always were. */
  readonly generator?: undefined
  a: number
  b: number
  c: number
  d: number
}

/** The generator of a match, part of its state. */
export type Chance = Sfc32 | ChaCha20 | Tape

/** What a match is seeded with: a whole number or a short text; equal texts give equal matches. */
export type Seed = number | string

const WARM_UP = 12
const WORD_RANGE = 2 ** 32

/** A fresh generator for a seed. Numbers and texts of the same digits give the same generator. */
export function seeded(seed: Seed): Sfc32 {
  const text = String(seed)
  let a = 0x9e3779b9 | 0
  let b = 0x243f6a88 | 0
  let c = 0xb7e15162 | 0
  let d = text.length | 0
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597399067)
    b = c ^ Math.imul(b ^ k, 2869860233)
    c = d ^ Math.imul(c ^ k, 951274213)
    d = a ^ Math.imul(d ^ k, 2716044179)
  }
  const chance: Sfc32 = { a, b, c, d, script: null, afterScript: 'seed' }
  warmUp(chance)
  return chance
}

/** The generator that a match begins with. A seed of `chacha20` is 64 hexadecimal digits (`KEY_SEED`). */
export function chanceFor({ seed, generator }: { seed: Seed; generator?: Generator | undefined }): Chance {
  return generator === 'chacha20' ? chachaOf(String(seed)) : seeded(seed)
}

/**
 * The stream of a 32-bit number, without any script: a generator set to it in place, which is far cheaper than a new one.
 * Where another than sfc32 stood, a new one.
 */
export function reseed(chance: Chance, seed32: number): Sfc32 {
  if (chance.generator !== undefined) return reseed(seeded(0), seed32)
  chance.a = 0x9e3779b9 | 0
  chance.b = 0x243f6a88 | 0
  chance.c = 0xb7e15162 | 0
  chance.d = seed32 | 0
  chance.script = null
  warmUp(chance)
  return chance
}

function warmUp(chance: Sfc32): void {
  for (let i = 0; i < WARM_UP; i++) nextWord(chance)
}

/** The next 32 random bits as an unsigned number (sfc32 is Chris Doty-Humphrey's small fast counter generator). */
export function nextWord(chance: Chance): number {
  if (chance.generator !== undefined) return namedWord(chance)
  const t = (((chance.a + chance.b) | 0) + chance.d) | 0
  chance.d = (chance.d + 1) | 0
  chance.a = chance.b ^ (chance.b >>> 9)
  chance.b = (chance.c + (chance.c << 3)) | 0
  chance.c = (((chance.c << 21) | (chance.c >>> 11)) + t) | 0
  return t >>> 0
}

function namedWord(chance: ChaCha20 | Tape): number {
  return chance.generator === 'chacha20' ? chachaWord(chance) : tapeWord(chance)
}

/** A whole number from 0 to n - 1; n up to a few thousand. Of sfc32 with a bias below n / 2^32, of chacha20 with none. */
export function below(chance: Chance, n: number): number {
  if (chance.generator !== undefined && isEven(chance)) return evenlyBelow(chance, n)
  return Math.floor((nextWord(chance) / WORD_RANGE) * n)
}

function isEven(chance: ChaCha20 | Tape): boolean {
  return chance.generator === 'chacha20' || chance.isEven
}

/** Words that are left over when all are dealt out evenly among n numbers are thrown away. */
function evenlyBelow(chance: ChaCha20 | Tape, n: number): number {
  const most = WORD_RANGE - (WORD_RANGE % n)
  let word = namedWord(chance)
  while (word >= most) word = namedWord(chance)
  return word % n
}

/** Orders a list at random, in place (Fisher-Yates). */
export function shuffleInPlace<T>(chance: Chance, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const moved = list[i] as T
    list[i] = list[j] as T
    list[j] = moved
  }
}

/** An independent copy. */
export function cloneChance(chance: Chance): Chance {
  if (chance.generator !== undefined)
    return chance.generator === 'chacha20' ? cloneChacha(chance) : cloneTape(chance)
  return {
    a: chance.a,
    b: chance.b,
    c: chance.c,
    d: chance.d,
    script: chance.script === null ? null : chance.script.slice(),
    afterScript: chance.afterScript,
  }
}

/** What a generator gave between two moments, and nothing of what it gives later. `to` must come from `from`. */
export function tapeBetween(from: Chance, to: Chance): Tape {
  const source = cloneChance(from)
  const words = Array.from({ length: wordsBetween(from, to) }, () => nextWord(source))
  const isEven = from.generator === 'chacha20' || (from.generator === 'tape' && from.isEven)
  const spent = (from.script?.length ?? 0) - (to.script?.length ?? 0)
  const script = from.script === null ? null : from.script.slice(0, spent)
  return { generator: 'tape', words, isEven, at: 0, script, afterScript: from.afterScript }
}

function wordsBetween(from: Chance, to: Chance): number {
  if (from.generator === 'chacha20' && to.generator === 'chacha20') return wordsSpent(to) - wordsSpent(from)
  if (from.generator === 'tape' && to.generator === 'tape') return to.at - from.at
  if (from.generator === undefined && to.generator === undefined) return (to.d - from.d) >>> 0 // d counts the words
  throw new RulesError('the generator of the match was replaced by its rules')
}
