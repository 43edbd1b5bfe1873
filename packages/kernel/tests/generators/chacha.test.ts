import fc from 'fast-check'
import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chachaBlock } from '../../src/generators/chacha.ts'
import {
  below,
  cloneChance,
  encodeLog,
  decodeLog,
  Match,
  chanceFor,
  nextWord,
  readLog,
  logToLink,
  shuffleInPlace,
  type Chance,
} from '../../src/index.ts'
import { drill } from '../games/drill.ts'
import { play, started } from '../games/match.ts'
import { race } from '../../../../examples/race/game.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const ZERO = '0'.repeat(64)

function hexOf(words: readonly number[]): string {
  return words.map((word) => word.toString(16).padStart(8, '0')).join(' ')
}

function keyOf(seed: string): readonly number[] {
  const bytes = Buffer.from(seed, 'hex')
  return Array.from({ length: 8 }, (_, i) => bytes.readUInt32LE(4 * i))
}

function words(chance: Chance, count: number): number[] {
  return Array.from({ length: count }, () => nextWord(chance))
}

function tally(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

const fair = (seed: string = SEED): Chance => chanceFor({ seed, generator: 'chacha20' })

describe('the block function gives the vectors of RFC 8439', () => {
  const vectors = [
    {
      name: '2.3.2',
      input: { key: keyOf(SEED), counter: 1, nonce: [0x09000000, 0x4a000000, 0] },
      block:
        'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    },
    {
      name: 'A.1 #1',
      input: { key: keyOf(ZERO), counter: 0 },
      block:
        'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    },
    {
      name: 'A.1 #2',
      input: { key: keyOf(ZERO), counter: 1 },
      block:
        'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    },
    {
      name: 'A.1 #3',
      input: { key: keyOf(`${'0'.repeat(63)}1`), counter: 1 },
      block:
        '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
    },
    {
      name: 'A.1 #4',
      input: { key: keyOf(`00ff${'0'.repeat(60)}`), counter: 2 },
      block:
        'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
    },
    {
      name: 'A.1 #5',
      input: { key: keyOf(ZERO), counter: 0, nonce: [0, 0, 0x02000000] },
      block:
        '374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54 0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53',
    },
  ]
  test.each(vectors)('$name', ({ input, block }) => expect(hexOf(chachaBlock(input))).toBe(block))

  test('and what OpenSSL gives, for any key, beyond the first 64 bytes too', () => {
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 100 }), (bytes, count) => {
        const cipher = createCipheriv('chacha20', bytes, Buffer.alloc(16))
        const stream = cipher.update(Buffer.alloc(4 * count))
        const expected = Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i))
        expect(words(fair(Buffer.from(bytes).toString('hex')), count)).toEqual(expected)
      }),
    )
  })
})

describe('the cryptographic generator', () => {
  test('goes on from a copy, and from JSON, without touching the original', () => {
    for (const drawn of [0, 1, 15, 16, 17, 40]) {
      const chance = fair()
      words(chance, drawn)
      const [copy, read] = [cloneChance(chance), JSON.parse(JSON.stringify(chance)) as Chance]
      const expected = words(cloneChance(chance), 40)
      expect(words(copy, 40)).toEqual(expected)
      expect(words(read, 40)).toEqual(expected)
      expect(words(chance, 40)).toEqual(expected)
    }
  })

  test('gives whole numbers below n, each equally often, and throws words away rather than favour one', () => {
    const n = 3 * 2 ** 30 // a quarter of all words is left over
    const chance = fair()
    const twin = cloneChance(chance)
    const drawn = Array.from({ length: 3000 }, () => below(chance, n))
    const kept = words(twin, 6000).filter((word) => word < n)
    expect(drawn).toEqual(kept.slice(0, drawn.length))
    for (const sides of [1, 2, 6, 54]) {
      const counts = Array.from({ length: sides }, () => 0)
      for (let i = 0; i < sides * 2000; i++) tally(counts, below(chance, sides))
      expect(Math.min(...counts)).toBeGreaterThan(1700)
      expect(Math.max(...counts)).toBeLessThan(2300)
    }
  })

  test('brings every card to every place about equally often', () => {
    const chance = fair()
    const counts = Array.from({ length: 25 }, () => 0)
    for (let i = 0; i < 10_000; i++) {
      const list = [0, 1, 2, 3, 4]
      shuffleInPlace(chance, list)
      list.forEach((card, place) => {
        tally(counts, card * 5 + place)
      })
    }
    expect(Math.min(...counts)).toBeGreaterThan(1800)
    expect(Math.max(...counts)).toBeLessThan(2200)
  })
})

describe('a match that names its generator', () => {
  const named = { seed: SEED, generator: 'chacha20' } as const
  const rolling = drill({
    segments: 40,
    segment(table) {
      table.choose(0, 'roll', ['yes', 'no'])
      table.state.diary.push(String(table.die(20, 'test')))
    },
  })

  test('draws from it, and says so in its log; one that names none draws and reads as ever', () => {
    const one = started(rolling, named)
    const other = started(rolling, { seed: SEED })
    play(one, 'A0 A0 A0 A0 A0 A0')
    play(other, 'A0 A0 A0 A0 A0 A0')
    expect(one.state.diary).not.toEqual(other.state.diary)
    const chance = fair()
    expect(one.state.diary).toEqual(one.state.diary.map(() => String(1 + below(chance, 20))))
    expect(one.log.generator).toBe('chacha20')
    expect('generator' in other.log).toBe(false)
  })

  test('plays again from its log, its bytes, its link and its checkpoint, and can be undone', () => {
    const match = started(rolling, named)
    for (let i = 0; i < 39; i++) match.choose(0, i % 2)
    const { diary } = match.state
    const decoded = decodeLog(encodeLog(match.log))
    const linked = readLog(logToLink(match.log))
    for (const log of [{ ok: true as const, value: match.log }, decoded, linked]) {
      if (!log.ok) throw new Error(log.fault.message)
      expect(log.value).toEqual(match.log)
      const again = Match.replay(rolling, log.value, { story: false })
      expect(again.ok && again.value.hash()).toBe(match.hash())
    }
    const resumed = Match.resume(rolling, JSON.parse(JSON.stringify(match.save())))
    expect(resumed.ok && resumed.value.hash()).toBe(match.hash())
    for (let i = 0; i < 20; i++) match.undo()
    for (let i = 0; i < 20; i++) match.redo()
    expect(match.state.diary).toEqual(diary)
  })

  test('is refused with a generator that nobody knows, or a seed that is no key', () => {
    expect(Match.start(race, { seed: 1, generator: 'dice' })).toMatchObject({
      ok: false,
      fault: { code: 'bad-seed', field: 'generator', message: expect.stringMatching(/sfc32 or chacha20/) },
    })
    for (const seed of [1, 'abc', SEED.slice(2), SEED.toUpperCase(), `${SEED.slice(1)}g`, `${SEED}00`])
      expect(Match.start(race, { seed, generator: 'chacha20' })).toMatchObject({
        ok: false,
        fault: { code: 'bad-seed', field: 'seed', message: expect.stringMatching(/64 hexadecimal digits/) },
      })
    expect(Match.start(race, { seed: 1, generator: 'sfc32' }).ok).toBe(true)
  })

  test('scripted dice come first, then its own', () => {
    const match = started(rolling, { ...named, rolls: [6, 1] })
    play(match, 'A0 A0 A0')
    expect(match.state.diary.slice(0, 2)).toEqual(['6', '1'])
    expect(match.state.diary[2]).toBe(String(1 + below(fair(), 20)))
  })

  test('is put away for a bot without seed, key, dice to come, or a word that was not drawn', () => {
    const match = started(rolling, { ...named, rolls: [6, 13, 17] })
    play(match, 'A0')
    const saved = match.saveForBot()
    expect(saved.log).toMatchObject({ seed: 'untold' })
    expect(JSON.stringify(saved)).not.toMatch(/chacha20|"key"|"counter"|"block"|"rolls"|13|17/)
    expect(saved.checkpoint.state.chance).toMatchObject({ generator: 'tape', words: [], script: [] })
    expect(() => nextWord(saved.checkpoint.state.chance)).toThrow('a bot drew from the generator')
  })

  test('may say where its seed comes from, and says so in every form of its log', () => {
    const seedFrom = {
      table: 'k3v9x0q2m7a1b5c8',
      game: 2,
      commitment: ZERO,
      secret: SEED,
      brought: [SEED.slice(32), ''],
    }
    const match = started(rolling, { ...named, seedFrom })
    expect(match.log.seedFrom).toEqual(seedFrom)
    expect(readLog(logToLink(match.log))).toEqual({ ok: true, value: match.log })
    expect(readLog(JSON.stringify(match.log))).toEqual({ ok: true, value: match.log })
    for (const wrong of [
      { table: 'K' },
      { table: 7 },
      { game: 0 },
      { game: 257 },
      { game: 1.5 },
      { commitment: SEED.slice(1) },
      { secret: SEED.toUpperCase() },
      { brought: [] },
      { brought: ['ab', ''] },
      { brought: [null, ''] },
      { brought: ['', '', ''] },
      { more: 1 },
    ]) {
      const field = `seedFrom.${Object.keys(wrong)[0]}`
      const given = { ...seedFrom, ...wrong }
      expect(Match.start(rolling, { ...named, seedFrom: given })).toMatchObject({ fault: { field } })
      expect(readLog(JSON.stringify({ ...match.log, seedFrom: given }))).toMatchObject({
        fault: { code: 'bad-log', field },
      })
    }
  })
})
