import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LOG_FORMAT, MOST_GAMES, type Log, type SeedFrom } from '@trialhall/kernel'
import { commitmentOf, secretOf, seedOf, textDigest, verifySeed } from '../src/index.ts'

const hex = (bytes: number): fc.Arbitrary<string> =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((list) => Array.from(list, (byte) => byte.toString(16).padStart(2, '0')).join(''))

/** A log as a house that keeps its word makes it. */
const honest: fc.Arbitrary<Log & { seedFrom: SeedFrom }> = fc
  .record({
    root: hex(32),
    table: fc.stringMatching(/^[a-z0-9]{8,32}$/),
    game: fc.integer({ min: 1, max: 5 }),
    brought: fc.array(fc.oneof(hex(16), fc.constant('')), { minLength: 2, maxLength: 4 }),
  })
  .map(({ root, ...from }) => logOf({ ...from, secret: secretOf(root, from.game) }))

function logOf(from: Omit<SeedFrom, 'commitment'>): Log & { seedFrom: SeedFrom } {
  return {
    format: LOG_FORMAT,
    game: 'sigmar',
    rulesVersion: 1,
    seats: from.brought.length,
    seed: seedOf(from),
    generator: 'chacha20',
    seedFrom: { ...from, commitment: commitmentOf(from) },
    options: {},
    choices: [],
  }
}

const isTrue = (log: Log): boolean => verifySeed(log).every(({ isRight }) => isRight !== false)

/** A text with one of its digits or letters changed. */
function changed(text: string, at: number, by: number): string {
  const digits = /^[0-9a-f]*$/.test(text) ? '0123456789abcdef' : 'abcdefghijklmnopqrstuvwxyz0123456789'
  const next = (digits.indexOf(text[at] ?? '') + by) % digits.length
  return text.slice(0, at) + digits[next] + text.slice(at + 1)
}

describe('a chain', () => {
  test('of an honest house holds, whatever was drawn and brought', () => {
    fc.assert(
      fc.property(honest, (log) => {
        expect(isTrue(log)).toBe(true)
      }),
    )
  })

  test('breaks when one digit of the seed, the table, the commitment or the secret is another', () => {
    const by = fc.integer({ min: 1, max: 15 })
    const check = fc.property(honest, by, (log, step) => {
      for (let at = 0; at < 64; at++)
        expect(isTrue({ ...log, seed: changed(String(log.seed), at, step) })).toBe(false)
      for (const field of ['table', 'commitment', 'secret'] as const) {
        const value = log.seedFrom[field]
        for (let at = 0; at < value.length; at++) {
          const seedFrom = { ...log.seedFrom, [field]: changed(value, at, step) }
          expect(isTrue({ ...log, seedFrom })).toBe(false)
        }
      }
    })
    fc.assert(check, { numRuns: 10 })
  })

  test('breaks when one digit of what a seat brought is another, or was not brought, or came from elsewhere', () => {
    const check = fc.property(honest, hex(16), (log, other) => {
      log.seedFrom.brought.forEach((bytes, seat) => {
        const lies = Array.from(bytes, (_, at) => changed(bytes, at, 1))
        lies.push(other, bytes === '' ? other : '')
        for (const lie of lies.filter((one) => one !== bytes)) {
          const brought = log.seedFrom.brought.with(seat, lie)
          expect(isTrue({ ...log, seedFrom: { ...log.seedFrom, brought } })).toBe(false)
        }
      })
    })
    fc.assert(check, { numRuns: 20 })
  })

  test('breaks when seats change places, one is added or taken away, or another match of the table is meant', () => {
    const check = fc.property(honest, (log) => {
      const { seedFrom } = log
      const lies: SeedFrom[] = [
        { ...seedFrom, game: seedFrom.game + 1 },
        { ...seedFrom, game: seedFrom.game - 1 },
        { ...seedFrom, brought: [...seedFrom.brought, ''] },
        { ...seedFrom, brought: seedFrom.brought.slice(1) },
      ]
      const turned = [...seedFrom.brought.slice(1), ...seedFrom.brought.slice(0, 1)]
      if (turned.join('/') !== seedFrom.brought.join('/')) lies.push({ ...seedFrom, brought: turned })
      for (const lie of lies) expect(isTrue({ ...log, seedFrom: lie })).toBe(false)
    })
    fc.assert(check, { numRuns: 50 })
  })

  test('breaks when another generator played', () => {
    fc.assert(
      fc.property(honest, ({ generator: _generator, ...log }) => {
        expect(isTrue(log)).toBe(false)
        expect(isTrue({ ...log, generator: 'sfc32' })).toBe(false)
      }),
    )
  })
})

describe('the secrets of a table', () => {
  const root = '5a'.repeat(32)

  test('have one commitment, and each tells those before it and none after it', () => {
    const secrets = Array.from({ length: 4 }, (_, i) => secretOf(root, i + 1))
    const commitments = secrets.map((secret, i) => commitmentOf({ table: 'atable00', game: i + 1, secret }))
    expect(new Set(commitments).size).toBe(1)
    expect(new Set(secrets).size).toBe(4)
    expect(secretOf(root, MOST_GAMES)).toBe(root)
    const [first = '', second = ''] = secrets
    expect(first).toBe(hashed('trialhall/secret before/1', Buffer.from(second, 'hex')))
  })

  test('are hashed as the protocol page says: SHA-256 over parts behind their lengths', () => {
    const secret = secretOf(root, 2)
    const first = secretOf(root, 1)
    expect(commitmentOf({ table: 'atable00', game: 2, secret })).toBe(
      hashed('trialhall/commitment/1', Buffer.from('atable00'), Buffer.from(first, 'hex')),
    )
    const brought = ['00112233445566778899aabbccddeeff', '']
    expect(seedOf({ table: 'atable00', game: 2, secret, brought })).toBe(
      hashed(
        'trialhall/seed/1',
        Buffer.from(secret, 'hex'),
        Buffer.from('atable00'),
        Buffer.from([0, 0, 0, 2]),
        Buffer.from(brought[0] ?? '', 'hex'),
        Buffer.alloc(0),
      ),
    )
  })
})

/** The same by other means. */
function hashed(purpose: string, ...parts: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const part of [Buffer.from(purpose), ...parts]) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    hash.update(length).update(part)
  }
  return hash.digest('hex')
}

describe('findings', () => {
  test('say in one sentence each what was checked, and that nobody brought anything where that is so', () => {
    const log = logOf({ table: 'atable00', game: 1, secret: 'ab'.repeat(32), brought: ['', '', ''] })
    expect(verifySeed(log).map(({ isRight }) => isRight)).toEqual([true, true, true, null])
    expect(verifySeed(log).at(-1)?.sentence).toMatch(/the server alone drew the seed/)
    const brought = ['00'.repeat(16), '', '11'.repeat(16)]
    const fuller = logOf({ table: 'atable00', game: 1, secret: 'ab'.repeat(32), brought })
    expect(verifySeed(fuller).at(-1)?.sentence).toBe('Seats A and C brought 16 bytes of their own to it.')
  })

  test('are none where a log does not say where its seed comes from', () => {
    const { seedFrom: _from, ...log } = logOf({ table: 't', game: 1, secret: 'ab'.repeat(32), brought: [''] })
    expect(verifySeed(log)).toEqual([])
  })

  test('a text has its usual SHA-256', () => {
    expect(textDigest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
