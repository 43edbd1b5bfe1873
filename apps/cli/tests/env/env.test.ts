import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_LINE, serveEnv } from '../../src/env/serve.ts'
import { EnvSession } from '../../src/env/session.ts'
import { sprint } from '../support/sprint.ts'

interface Standing {
  ok: boolean
  asks: { seat: number; prompt: string; options: { label: string; data: unknown }[]; refused: unknown[] }[]
  events: { text: string; cards: unknown[] }[]
  outcome: { ranks: number[]; scores: number[]; reason: string } | null
}

function session(): EnvSession {
  return new EnvSession(sprint, () => 77)
}

function ask(env: EnvSession, request: unknown): Standing & Record<string, unknown> {
  return env.answer(JSON.stringify(request)) as unknown as Standing & Record<string, unknown>
}

describe('a match through the environment', () => {
  test('reset tells what the match is, who is asked, what is offered and what is not', () => {
    const reply = ask(session(), { op: 'reset', seed: 1, seats: 3, options: { goal: 5 } })
    expect(reply).toMatchObject({ ok: true, game: 'sprint', rulesVersion: 3, seed: 1, seats: 3, length: 0 })
    expect(reply.options).toEqual({ goal: 5, fast: false })
    expect(reply.asks).toHaveLength(1)
    expect(reply.asks[0]).toMatchObject({
      seat: 0,
      prompt: 'Seat 1: run or dash?',
      promptData: { type: 'step' },
      refused: [
        { label: 'stop', why: 'nobody stops before the first step', data: { do: 'stop' }, do: 'stop' },
      ],
    })
    expect(reply.asks[0]?.options[0]).toMatchObject({
      do: 'run',
      label: expect.stringMatching(/^run with Step of/),
    })
    expect(reply.events[0]).toMatchObject({ at: 0, data: { type: 'drew', seat: 0 } })
    expect(reply.events[0]?.cards).toEqual([
      { card: expect.any(Number), slug: expect.stringMatching(/^step-/), seenBy: [0] },
    ])
    expect(reply.outcome).toBeNull()
  })

  test('a match played to its end has an outcome and asks nobody', () => {
    const env = session()
    let reply = ask(env, { op: 'reset', seed: 'a' })
    for (let i = 0; i < 200 && reply.outcome === null; i++) {
      reply = ask(env, { op: 'choose', seat: reply.asks[0]?.seat, index: i % 2 })
      expect(reply.ok).toBe(true)
    }
    expect(reply.outcome?.reason).toBe('goal')
    expect(reply.asks).toEqual([])
    expect(ask(env, { op: 'choose', seat: 0, index: 0 })).toMatchObject({ ok: false, code: 'match-over' })
  })

  test('undo goes back to the same state, whatever was seen', () => {
    const env = session()
    ask(env, { op: 'reset', seed: 4 })
    const before = ask(env, { op: 'hash' })
    ask(env, { op: 'choose', seat: 0, index: 1 })
    expect(ask(env, { op: 'hash' }).hash).not.toBe(before.hash)
    expect(ask(env, { op: 'undo' })).toMatchObject({ ok: true, length: 0, asks: [{ seat: 0 }] })
    expect(ask(env, { op: 'hash' })).toEqual(before)
    expect(ask(env, { op: 'undo' })).toMatchObject({ ok: false, code: 'no-way-back' })
  })

  test.each(['log', 'link'])('a match goes on from its %s, in another session too', (form) => {
    const env = session()
    ask(env, { op: 'reset', seed: 4, seats: 3, options: { goal: 9 } })
    ask(env, { op: 'choose', seat: 0, index: 1 })
    const before = ask(env, { op: 'hash' })
    const kept = ask(env, { op: 'log' })[form]
    ask(env, { op: 'choose', seat: 1, index: 0 })
    const other = session()
    for (const one of [env, other]) {
      const reply = ask(one, { op: 'load', log: kept })
      expect(reply).toMatchObject({ ok: true, game: 'sprint', seed: 4, seats: 3, length: 1, events: [] })
      expect(reply.asks[0]).toMatchObject({ seat: 1 })
      expect(ask(one, { op: 'hash' })).toEqual(before)
    }
    expect(ask(other, { op: 'undo' })).toMatchObject({ ok: true, length: 0 })
  })

  test.each([undefined, null, 7, 'no log', {}, { format: 'trialhall-log-1' }])(
    'what is no log is refused and changes nothing: %j',
    (log) => {
      const env = session()
      ask(env, { op: 'reset', seed: 4 })
      const before = ask(env, { op: 'hash' })
      expect(ask(env, { op: 'load', log })).toMatchObject({ ok: false, code: 'bad-log' })
      expect(ask(env, { op: 'hash' })).toEqual(before)
    },
  )

  test('a bot of the house is asked what it would pick, which changes nothing and can be repeated', () => {
    const env = session()
    ask(env, { op: 'reset', seed: 4 })
    const before = ask(env, { op: 'hash' })
    for (const bot of ['random', 'greedy', 'search:20']) {
      const advice = ask(env, { op: 'think', seat: 0, bot })
      expect(advice).toMatchObject({ ok: true, seat: 0, bot, index: expect.any(Number) })
      expect(ask(env, { op: 'think', seat: 0, bot })).toEqual(advice)
    }
    const { options, simulations } = ask(env, { op: 'think', seat: 0, bot: 'search:20' })
    expect(simulations).toBe(20)
    const notes = options as { visits: number; value: number }[]
    expect(notes.length).toBeGreaterThan(1)
    for (const { visits, value } of notes)
      expect([visits > 0, value >= 0, value <= 1]).toEqual([true, true, true])
    expect(ask(env, { op: 'hash' })).toEqual(before)
    expect(ask(env, { op: 'think', seat: 1, bot: 'random' })).toMatchObject({ ok: false, code: 'not-asked' })
    expect(ask(env, { op: 'think', seat: 9, bot: 'random' })).toMatchObject({ ok: false, code: 'bad-seat' })
    expect(ask(env, { op: 'think', seat: 0, bot: 'deep' })).toMatchObject({ ok: false, code: 'bad-bot' })
  })

  test('a view holds what that viewer knows and no more', () => {
    const env = session()
    ask(env, { op: 'reset', seed: 4 })
    const seen = (seat: number | null): number => {
      const reply = ask(env, { op: 'view', seat }) as unknown as {
        view: { cards: { slug: (string | null)[] } }
      }
      expect(JSON.stringify(reply)).not.toContain('chance')
      return reply.view.cards.slug.filter((slug) => slug !== null).length
    }
    expect([seen(0), seen(1), seen(null)]).toEqual([2, 1, 0])
  })

  test('positions and dice are set up, and refused with the field that is wrong', () => {
    const env = session()
    const position = { seats: [{ score: 11 }, { score: 2 }] }
    ask(env, { op: 'reset', seed: 1, position, rolls: [6] })
    expect(ask(env, { op: 'view', seat: null })).toMatchObject({ view: { scores: [11, 2] } })
    expect(ask(env, { op: 'reset', seed: 1, position: { seats: [{ score: 99 }] } })).toMatchObject({
      ok: false,
      code: 'bad-position',
      field: 'position.seats[0].score',
    })
    expect(ask(env, { op: 'view', seat: null })).toMatchObject({ view: { scores: [11, 2] } })
  })

  test('a scripted die that the rules cannot roll is refused and changes nothing', () => {
    const env = session()
    const position = { seats: [{}, {}] }
    const { asks } = ask(env, { op: 'reset', seed: 1, position, rolls: [9] })
    const dash = asks[0]?.options.findIndex((option) => option.label.startsWith('dash'))
    const before = ask(env, { op: 'hash' })
    expect(dash === -1).toBe(false)
    expect(ask(env, { op: 'choose', seat: 0, index: dash })).toMatchObject({ ok: false, code: 'rules-error' })
    expect(ask(env, { op: 'hash' })).toEqual(before)
  })

  test('the log plays the same match', () => {
    const env = session()
    ask(env, { op: 'reset', seed: 9, options: { goal: 20 } })
    ask(env, { op: 'choose', seat: 0, index: 1 })
    const { log, link } = ask(env, { op: 'log' })
    expect(log).toMatchObject({
      game: 'sprint',
      seed: 9,
      options: { goal: 20 },
      choices: [{ seat: 0, pick: 1 }],
    })
    expect(link).toMatch(/^[\w-]+$/)
  })

  test('a reset without a seed says which one it took', () => {
    expect(ask(session(), { op: 'reset' })).toMatchObject({ ok: true, seed: 77 })
  })
})

describe('what is not understood', () => {
  const cases: readonly [unknown, string, RegExp][] = [
    [{ op: 'resett' }, 'bad-request', /^op is "resett"; allowed is one of reset, load, choose/],
    [{ op: 'reset', seed: 1, seat: 3 }, 'bad-request', /no field "seat"; known are seed, seats/],
    [{ op: 'reset', seed: 1, seats: 9 }, 'bad-seats', /seats is 9; Sprint takes 2 to 4/],
    [{ op: 'reset', seed: 1.5 }, 'bad-seed', /seed is 1.5; allowed is a whole number or a text/],
    [{ op: 'reset', seed: 1, options: { goal: 99 } }, 'bad-option', /options.goal is 99; .* from 3 to 40/],
    [
      { op: 'reset', seed: 1, options: { gaol: 9 } },
      'bad-option',
      /options.gaol is unknown; allowed are goal, fast/,
    ],
    [{ op: 'reset', seed: 1, rolls: 'six' }, 'bad-rolls', /rolls is "six"; allowed is a list/],
    [{ op: 'choose', seat: 1, index: 0 }, 'not-asked', /Seat B is not asked now; asked is A/],
    [{ op: 'choose', seat: 5, index: 0 }, 'bad-seat', /seat is 5; allowed is 0 to 1/],
    [{ op: 'choose', seat: '0', index: 0 }, 'bad-seat', /seat is "0"; allowed is 0 to 1/],
    [{ op: 'choose', seat: 0, index: 99 }, 'bad-pick', /index is 99; allowed is 0 to 3/],
    [{ op: 'choose', seat: 0 }, 'bad-pick', /index is missing/],
    [{ op: 'choose', seat: 0, index: 0.5 }, 'bad-pick', /index is 0.5; allowed is 0 to 3/],
    [{ op: 'view', seat: 2 }, 'bad-seat', /seat is 2; allowed is 0 to 1, or null/],
    [[], 'bad-request', /allowed is an object with op/],
    [null, 'bad-request', /allowed is an object with op/],
  ]
  test.each(cases)('%j is refused with %s', (request, code, sentence) => {
    const env = session()
    ask(env, { op: 'reset', seed: 1 })
    const before = ask(env, { op: 'hash' })
    const reply = ask(env, request)
    expect(reply).toMatchObject({ ok: false, code, error: expect.stringMatching(sentence) })
    expect(ask(env, { op: 'hash' })).toEqual(before)
  })

  test.each(['', '{', 'null,', '{"op":"reset"} {}', '\u0000'])('the line %j is refused', (line) => {
    expect(session().answer(line)).toMatchObject({ ok: false, code: 'bad-request' })
  })

  test.each(['choose', 'undo', 'view', 'hash', 'log'])('%s before a reset is refused', (op) => {
    expect(ask(session(), { op, seat: 0, index: 0 })).toMatchObject({ ok: false, code: 'no-match' })
  })
})

describe('the stream', () => {
  async function served(chunks: readonly (Uint8Array | string)[]): Promise<string[]> {
    const input = new PassThrough()
    const output = new PassThrough()
    const text = (async () => {
      let all = ''
      for await (const chunk of output) all += String(chunk)
      return all
    })()
    const done = serveEnv(session(), input, output)
    for (const chunk of chunks) input.write(chunk)
    input.end()
    await done
    output.end()
    return (await text).split('\n').slice(0, -1)
  }

  test('many requests in one chunk, one request in many chunks, and a last line without an end', async () => {
    const reset = '{"op":"reset","seed":1}\n'
    const replies = await served([`${reset}${reset}`, '{"op":', '"hash"}\r\n{"op"', ':"hash"}'])
    expect(replies).toHaveLength(4)
    expect(replies[0]).toBe(replies[1])
    expect(replies[2]).toBe(replies[3])
  })

  test('a line that is too long is refused and the next one answered', async () => {
    const [long, next, ...more] = await served([`{"op":"${'x'.repeat(LONGEST_LINE)}"}\n{"op":"close"}\n`])
    expect(JSON.parse(long ?? '')).toMatchObject({ ok: false, code: 'bad-request' })
    expect(JSON.parse(next ?? '')).toEqual({ ok: true })
    expect(more).toEqual([])
  })

  test('nothing is answered after close', async () => {
    expect(await served(['{"op":"close"}\n{"op":"hash"}\n'])).toEqual(['{"ok":true}'])
  })

  test('any bytes get one reply a line, all of them JSON with ok', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 80 }), { maxLength: 8 }), async (chunks) => {
        const bytes = chunks.flatMap((chunk) => [...chunk])
        const ends = bytes.filter((byte) => byte === 10).length
        const hasRest = bytes.length > 0 && bytes.at(-1) !== 10
        const replies = await served(chunks)
        expect(replies).toHaveLength(ends + (hasRest ? 1 : 0))
        for (const reply of replies) expect(typeof JSON.parse(reply).ok).toBe('boolean')
      }),
      { numRuns: 60 },
    )
  })
})

describe('fuzz', () => {
  const anyField = fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 6 }), fc.constant(null))
  const op = fc.constantFrom('reset', 'choose', 'undo', 'view', 'hash', 'log')
  const request = fc.record(
    { op: fc.oneof({ weight: 9, arbitrary: op }, { weight: 1, arbitrary: fc.string() }) },
    { requiredKeys: ['op'] },
  )
  const extras = fc.record(
    {
      seat: anyField,
      index: anyField,
      seed: anyField,
      seats: anyField,
      options: anyField,
      position: anyField,
    },
    { requiredKeys: [] },
  )
  const anyRequest = fc.oneof(
    fc.tuple(request, extras).map(([a, b]) => JSON.stringify({ ...b, ...a })),
    fc
      .record({ op: fc.constant('choose'), seat: fc.nat(2), index: fc.nat(4) })
      .map((one) => JSON.stringify(one)),
    fc.json(),
    fc.string(),
  )

  test('whatever comes, every line is answered, and a failure leaves the match as it was', () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 40 }), (lines) => {
        const env = session()
        env.answer('{"op":"reset","seed":1}')
        for (const line of lines) {
          const before = env.answer('{"op":"hash"}')
          const reply = env.answer(line)
          if (reply.ok) continue
          expect(typeof reply.code).toBe('string')
          expect(reply.error).toMatch(/\.$/)
          expect(env.answer('{"op":"hash"}')).toEqual(before)
        }
      }),
      { numRuns: 150 },
    )
  })
})
