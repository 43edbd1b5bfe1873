/**
 * The generator of a match, part of its state: four 32-bit words of sfc32, and the scripted dice of a test.
 * A script is spent die by die; `afterScript` says whether a die beyond it is an error or comes from the words.
 */
export interface Chance {
  a: number
  b: number
  c: number
  d: number
  script: number[] | null
  afterScript: 'seed' | 'fail'
}

/** What a match is seeded with: a whole number or a short text; equal texts give equal matches. */
export type Seed = number | string

const WARM_UP = 12

/** A fresh generator for a seed. Numbers and texts of the same digits give the same generator. */
export function seeded(seed: Seed): Chance {
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
  const chance: Chance = { a, b, c, d, script: null, afterScript: 'seed' }
  warmUp(chance)
  return chance
}

/** Sets a generator to the stream of a 32-bit number, in place; far cheaper than a new one. Clears any script. */
export function reseed(chance: Chance, word: number): void {
  chance.a = 0x9e3779b9 | 0
  chance.b = 0x243f6a88 | 0
  chance.c = 0xb7e15162 | 0
  chance.d = word | 0
  chance.script = null
  warmUp(chance)
}

function warmUp(chance: Chance): void {
  for (let i = 0; i < WARM_UP; i++) nextWord(chance)
}

/** The next 32 random bits as an unsigned number (sfc32, Chris Doty-Humphrey's small fast counter generator). */
export function nextWord(chance: Chance): number {
  const t = (((chance.a + chance.b) | 0) + chance.d) | 0
  chance.d = (chance.d + 1) | 0
  chance.a = chance.b ^ (chance.b >>> 9)
  chance.b = (chance.c + (chance.c << 3)) | 0
  chance.c = (((chance.c << 21) | (chance.c >>> 11)) + t) | 0
  return t >>> 0
}

/** A whole number from 0 to n - 1; n up to a few thousand, bias below n / 2^32. */
export function below(chance: Chance, n: number): number {
  return Math.floor((nextWord(chance) / 4294967296) * n)
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
  return {
    a: chance.a,
    b: chance.b,
    c: chance.c,
    d: chance.d,
    script: chance.script === null ? null : chance.script.slice(),
    afterScript: chance.afterScript,
  }
}
