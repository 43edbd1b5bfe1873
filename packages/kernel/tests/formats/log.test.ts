import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import {
  checkLog,
  decodeLog,
  encodeLog,
  LOG_FORMAT,
  logToLink,
  Match,
  readLog,
  type Log,
  type Result,
} from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { play, started } from '../games/match.ts'

function played(): Log {
  const match = started(race, {
    seed: 'log',
    options: { goal: 20 },
    rolls: [3, 4],
    position: { points: { A: 4 } },
  })
  play(match, 'A0 B1 A0 B0')
  return match.log
}

const choice = fc.record({ seat: fc.nat({ max: 7 }), pick: fc.nat({ max: 2000 }) })
const anyLog: fc.Arbitrary<Log> = fc.record(
  {
    format: fc.constant(LOG_FORMAT),
    game: fc.string(),
    rulesVersion: fc.maxSafeNat(),
    seats: fc.constant(8),
    seed: fc.oneof(fc.string({ minLength: 1, maxLength: 64 }), fc.maxSafeInteger()),
    options: fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.oneof(fc.nat(), fc.boolean(), fc.string())),
    position: fc.jsonValue(),
    rolls: fc.array(fc.integer({ min: 1, max: 20 })),
    earlierRules: fc.array(fc.record({ rulesVersion: fc.nat(), until: fc.nat() }), { minLength: 1 }),
    choices: fc.array(choice),
  },
  { requiredKeys: ['format', 'game', 'rulesVersion', 'seats', 'seed', 'options', 'choices'] },
) as never

describe('a log', () => {
  test('is the same after being written and read, in every form', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const plain = JSON.parse(JSON.stringify(log)) as unknown
        expect(sure(decodeLog(encodeLog(log)))).toEqual(plain)
        expect(sure(readLog(logToLink(log)))).toEqual(plain)
        expect(sure(readLog(` https://example.org/play#${logToLink(log)}\n`))).toEqual(plain)
        expect(sure(readLog(JSON.stringify(log)))).toEqual(plain)
      }),
    )
  })

  test.each([
    ['out of order', [2, 0], [1, 1]],
    ['twice of one seat', [0, 0], [1, 0]],
    ['beyond its choices', [5, 0]],
    ['of no seat', [1, 2]],
  ])('whose leaves are %s is refused', (_, ...leaves) => {
    const given = { ...played(), leaves: (leaves as number[][]).map(([at, seat]) => ({ at, seat })) }
    expect(checkLog({ ...given, leaves: [{ at: 4, seat: 0 }] }).ok).toBe(true)
    expect(checkLog(given)).toMatchObject({ ok: false, fault: { code: 'bad-log', field: 'leaves' } })
  })

  test('takes one byte for nearly every choice', () => {
    const choices = Array.from({ length: 500 }, (_, i) => ({ seat: i % 4, pick: i % 31 }))
    const log = { ...played(), seats: 4 }
    expect(
      encodeLog({ ...log, choices }).length - encodeLog({ ...log, choices: [] }).length,
    ).toBeLessThanOrEqual(502)
  })

  test('is refused when any bit of it has changed', () => {
    const bytes = encodeLog(played())
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.slice()
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(decodeLog(flipped)).toMatchObject({ ok: false, fault: { code: 'bad-log' } })
    }
  })

  test('is refused when it is cut short or goes on', () => {
    const bytes = encodeLog(played())
    for (let length = 0; length < bytes.length; length++)
      expect(decodeLog(bytes.subarray(0, length)).ok).toBe(false)
    expect(decodeLog(new Uint8Array([...bytes, 0])).ok).toBe(false)
    expect(readLog(logToLink(played()).slice(0, -3)).ok).toBe(false)
  })

  /** What came of a log: 'fine', or its fault. */
  function fate(result: Result<unknown>): string {
    return result.ok ? 'fine' : `${result.fault.code} at ${result.fault.field}: ${result.fault.message}`
  }

  test('read from garbage is a fault in one sentence, whatever the garbage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.base64String()), (text) => {
        expect(fate(readLog(text))).toMatch(/^bad-log at .*: .*\.$/s)
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeLog(bytes).ok).toBe(false)
      }),
    )
  })

  test('with any one member replaced is read or refused, and never throws', () => {
    const log = played() as unknown as Record<string, unknown>
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(log)), fc.jsonValue(), (member, other) => {
        const read = checkLog(JSON.parse(JSON.stringify({ ...log, [member]: other })))
        const again = read.ok ? Match.replay(race, read.value, { story: true }) : read
        expect(fate(again)).toMatch(/^(fine|[a-z-]+ at .*: .*\.)$/s)
      }),
      { numRuns: 400 },
    )
  })

  test('with any choice changed is played or refused, and never throws', () => {
    const log = played()
    fc.assert(
      fc.property(fc.array(fc.record({ seat: fc.nat({ max: 1 }), pick: fc.nat({ max: 3 }) })), (choices) => {
        const again = Match.replay(race, { ...log, choices }, { story: false })
        expect(fate(again)).toMatch(/^(fine|bad-log at choices\[\d+\]: .*\.)$/)
        expect(again.ok ? again.value.log.choices : choices).toEqual(choices)
      }),
    )
  })

  test.each<[string, object, string]>([
    ['format', { format: 'trialhall-log-9' }, `format is "trialhall-log-9"; allowed is "${LOG_FORMAT}".`],
    ['game', { game: 7 }, 'game is 7; allowed is the id of a game.'],
    ['rulesVersion', { rulesVersion: -1 }, 'rulesVersion is -1; allowed is a whole number.'],
    ['seats', { seats: 9 }, 'seats is 9; allowed is 1 to 8.'],
    ['seed', { seed: null }, 'seed is null; allowed is a number or text.'],
    ['options', { options: 3 }, 'options is 3; allowed is an object.'],
    [
      'earlierRules',
      { earlierRules: [{ until: 3 }] },
      'earlierRules is [{"until":3}]; allowed is a list of { rulesVersion, until }.',
    ],
    ['choices', { choices: {} }, 'choices is {}; allowed is a list of { seat, pick }.'],
    [
      'choices[1].seat',
      {
        choices: [
          { seat: 0, pick: 0 },
          { seat: 2, pick: 0 },
        ],
      },
      'choices[1].seat is 2; allowed is 0 to 1.',
    ],
    [
      'choices[0].pick',
      { choices: [{ seat: 0, pick: 0.5 }] },
      'choices[0].pick is 0.5; allowed is a whole number of at least 0.',
    ],
    ['choices[0].seat', { choices: [null] }, 'choices[0].seat is missing; allowed is 0 to 1.'],
  ])('names what is wrong: %s', (field, members, message) => {
    expect(checkLog({ ...played(), ...members })).toEqual({
      ok: false,
      fault: { code: 'bad-log', field, message },
    })
  })

  test('of another game or another version of the rules says which', () => {
    const foreign = Match.replay(race, { ...played(), game: 'chess' }, { story: false })
    expect(foreign).toMatchObject({
      ok: false,
      fault: { code: 'foreign-log', message: expect.stringContaining('chess') },
    })
    const old = Match.replay(race, { ...played(), rulesVersion: 0 }, { story: false })
    expect(old).toMatchObject({
      ok: false,
      fault: { message: expect.stringContaining('rules version 0; this is race rules version 1') },
    })
  })

  test('that begins under earlier rules says up to where, and is replayed by no version', () => {
    const log = { ...played(), rulesVersion: 1, earlierRules: [{ rulesVersion: 0, until: 3 }] }
    expect(Match.replay(race, log, { story: false })).toEqual({
      ok: false,
      fault: {
        code: 'foreign-log',
        field: 'earlierRules',
        message:
          'The rules of race changed while this match was under way: 3 choices were made before version 1 of them, so no version can play it again from its beginning.',
      },
    })
  })

  test('with dice that no die can show is a fault', () => {
    const log = { ...played(), rolls: [700] }
    expect(Match.replay(race, log, { story: false })).toMatchObject({ ok: false, fault: { code: 'bad-log' } })
  })

  test('with a choice too many, or of another seat, says which', () => {
    const log = played()
    const last = Match.replay(race, { ...log, choices: [{ seat: 1, pick: 0 }] }, { story: false })
    expect(last).toMatchObject({
      ok: false,
      fault: { field: 'choices[0]', message: expect.stringContaining('seat A is asked, seat B answers') },
    })
    const far = Match.replay(race, { ...log, choices: [{ seat: 0, pick: 2 }] }, { story: false })
    expect(far).toMatchObject({
      ok: false,
      fault: { message: expect.stringContaining('option 2 of 2 is picked') },
    })
    const over = {
      ...log,
      options: {},
      position: { points: { A: 29 } },
      choices: [0, 1].map((seat) => ({ seat, pick: 1 })),
    }
    expect(Match.replay(race, over, { story: false })).toMatchObject({
      ok: false,
      fault: { field: 'choices[1]', message: expect.stringContaining('already over') },
    })
  })

  test('holds only the options that differ from the defaults', () => {
    expect(played().options).toEqual({ goal: 20 })
    expect(started(race, { options: { goal: 30 } }).log.options).toEqual({})
  })
})
