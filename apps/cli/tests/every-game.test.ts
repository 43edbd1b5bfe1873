import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { games } from '@trialhall/games'
import { terminalParts } from '@trialhall/games/terminal'
import { type Ask, below, DONE, Match, seeded, type AnyGame, type Log, type Result } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { frame } from '../src/play/frame.ts'
import { entryHint } from '../src/play/hints.ts'
import { FIRST_SCREEN } from '../src/play/screen.ts'
import { Sitting } from '../src/play/sitting.ts'
import { run, type Ran } from './support/terminal.ts'

/** The program with the games of the house. */
function house(args: string, typed: string | Uint8Array = ''): Promise<Ran> {
  const [, game = ''] = args.split(' ')
  return run(args, typed, rulesOf(game), games)
}

function rulesOf(id: string): string | null {
  const page = new URL(`../../../docs/rules/${id}.md`, import.meta.url)
  return games.find(id).ok && existsSync(page) ? readFileSync(page, 'utf8') : null
}

/** The clauses that begin a line of the rules page. */
function clausesOf(id: string): string[] {
  const found = [...(rulesOf(id) ?? '').matchAll(/^- \*\*([A-Z]-[\w.]*\d)\*\*/gm)].map(
    ([, clause = '']) => clause,
  )
  if (found.length === 0)
    throw new Error(`docs/rules/${id}.md has no clauses; each begins a line: - **R-1.1** In your turn …`)
  return found
}

/** A match of which one person plays all seats. */
function sittingOf(game: AnyGame, seed: number): Sitting {
  const match = sure(Match.start(game, { seed, seats: game.seats.min }))
  const sitters = Array.from({ length: match.seats }, (_, seat) => ({
    name: `N${seat}`,
    bot: null,
    person: 1,
  }))
  return new Sitting(match, sitters, { asksAll: true, parts: terminalParts[game.id] })
}

describe.each(games.games)('$id in the terminal', (game) => {
  test('is listed, with its rules, clauses and cards', async () => {
    const listed = JSON.parse((await house('games --json')).out) as { id: string }[]
    expect(listed.map(({ id }) => id)).toContain(game.id)
    const ids = (await house(`rules ${game.id}`)).out.match(/^[A-Z]-[\w.]*\d(?=\s)/gm) ?? []
    expect(ids).toEqual(expect.arrayContaining(clausesOf(game.id)))
    const [first = ''] = clausesOf(game.id)
    expect((await house(`rules ${game.id} ${first}`)).out).toMatch(new RegExp(`^${first} `))
    const cards = JSON.parse((await house(`cards ${game.id} --json`)).out) as { name: string; text: string }[]
    expect(cards.length).toBe(game.catalog.length)
    for (const { text } of cards) expect(text).not.toBe('')
  })

  test('is replayed and verified', async () => {
    const { code, out, err } = await house(`replay --game ${game.id} --seed 5 --upto 150 --verify`)
    expect(code).toBe(0)
    expect(out.startsWith(`${game.title}\n`)).toBe(true)
    expect(err).toMatch(/^Verified: \d+ choices, played twice, both end in [0-9a-f]{16}\.\n$/)
  })

  test('is played line by line, with reasons, taking back and going on later', async () => {
    const args = `play ${game.id} --seed 4 --bots random --plain --pace 0`
    const { code, out, err } = await house(args, '1\nw\n999\nb\nt\ne\nq\n')
    expect(code).toBe(0)
    expect(err).toMatch(
      /^"999" is no option here; allowed is 1 to \d+,( 12 7, m,)? b, w, g, s, e, t, draw, \? or q\.\n/,
    )
    const link = out
      .trim()
      .split('\n')
      .findLast((line) => /^V[\w-]{20,}$/.test(line))
    expect(await house(`replay ${link} --verify`)).toMatchObject({ code: 0 })
  })

  test('draws and lists whatever is asked, with all that is worth knowing of each option', () => {
    const asked = new Set<unknown>()
    for (const seed of [1, 2]) {
      const sitting = sittingOf(game, seed)
      const { match } = sitting
      for (let at = 0; at < 200 * SIZE; at++) {
        const ask = sitting.personAsk
        if (!ask) break
        for (const option of ask.options) asked.add(option)
        expect(frame(sitting, FIRST_SCREEN, { columns: 100, rows: 40 }).length).toBeLessThan(40)
        for (const index of ask.options.keys())
          expect(entryHint(sitting, ask, { options: [index] })).not.toMatch(/^No text\.|undefined/)
        sure(match.choose(ask.seat, (at * 7 + seed) % ask.options.length))
      }
    }
    expect(asked.size).toBeGreaterThan(10)
    const sitting = sittingOf(game, 1)
    const ask = { ...(sitting.personAsk as Ask), options: [DONE] }
    expect(entryHint(sitting, ask, { options: [0] })).toBe('') // such an ask may come late
  })

  test('answers programs', async () => {
    const lines = [
      '{"op":"reset","seed":2}',
      '{"op":"choose","pick":0}',
      '{"op":"choose","pick":-3}',
      '{"op":"hash"}',
    ]
    const { code, out } = await house(`env ${game.id}`, lines.join('\n'))
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; error?: string })
    expect(code).toBe(0)
    expect(replies).toHaveLength(4)
    expect(replies[0]?.ok).toBe(true)
    const errors = replies.filter(({ ok }) => !ok).map(({ error }) => error)
    for (const error of errors) expect(error).toMatch(/\.$/)
  })
})

/** What is wrong with how a match was begun: nothing but a fault of one sentence, and what begins can be played. */
function mannersOf(game: AnyGame, started: Result<Match>): string {
  if (!started.ok) return /^[^\n]+\.$/.test(started.fault.message) ? '' : started.fault.message
  const match = started.value
  const chance = seeded('manners')
  for (let i = 0; i < 12 && match.asks.length > 0; i++) {
    const ask = match.asks[below(chance, match.asks.length)]
    const made = ask && match.choose(ask.seat, below(chance, ask.options.length))
    if (!made?.ok) return 'what is offered cannot be picked'
  }
  return Match.replay(game, match.log, { story: false }).ok ? '' : 'it cannot be replayed'
}

/** The part of the random cases that is tried: a quarter here, all in `npm run soak`. */
const SIZE = Number(process.env['TRIALHALL_RUNS'] ?? 0) > 100 ? 1 : 1 / 4

const STRANGE = [[], {}, null, -1, 0, 1, 2, 3, 5, 40, 1e9, 0.5, '', 'A', 'B', true, '__proto__', '🎲', 'WWS']
const strange = fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 2 }))

/** The fields that a position of a game, or of a seat in it, may have: as the refusal of any other tells. */
function fieldsOf(game: AnyGame, position: object): string[] {
  const started = Match.start(game, { seed: 1, seats: game.seats.min, position })
  const said = started.ok ? '' : started.fault.message
  return /known are (.+)\.$/.exec(said)?.[1]?.split(', ') ?? []
}

describe.each(games.games)('bad input to $id', (game) => {
  const seats = game.seats.min

  test('positions with any value in any field', () => {
    const keys = fieldsOf(game, { nonsense: 1 })
    if (keys.length === 0)
      throw new Error(
        '`setPosition` takes any field in silence: end it with `fields.noOthers()` and return `fields.fault`',
      )
    const own = fieldsOf(game, { seats: [{ nonsense: 1 }] })
    const part = fc.dictionary(fc.constantFrom('nonsense', ...own), strange, { maxKeys: 3 })
    const whole = fc.dictionary(fc.constantFrom(...keys), strange, { maxKeys: 2 })
    const position = fc.oneof(
      strange,
      whole,
      fc
        .tuple(whole, fc.array(part, { maxLength: 3 }))
        .map(([all, parts]): unknown => ({ ...all, seats: parts })),
    )
    fc.assert(
      fc.property(position, (laid) => {
        expect(mannersOf(game, Match.start(game, { seed: 1, seats, position: laid }))).toBe('')
      }),
      { numRuns: 400 * SIZE },
    )
  })

  test('options with any value', () => {
    const ids = game.options.map(({ id }) => id)
    const options = fc.oneof(
      strange,
      fc.dictionary(fc.constantFrom(...ids, 'other'), strange, { maxKeys: 3 }),
    )
    fc.assert(
      fc.property(options, (chosen) => {
        expect(mannersOf(game, Match.start(game, { seed: 1, seats, options: chosen as object }))).toBe('')
      }),
      { numRuns: 200 * SIZE },
    )
  })

  test('picks that are no options, of seats that are not there', () => {
    const match = sure(Match.start(game, { seed: 3, seats }))
    const before = match.hash()
    const count = match.asks[0]?.options.length ?? 0
    const picks = [-1, count, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40]
    for (const seat of [match.asks[0]?.seat ?? 0, -1, seats, 0.5, Number.NaN]) {
      for (const pick of picks) {
        const made = match.choose(seat, pick)
        expect(made.ok ? '' : made.fault.message).toMatch(/^[^\n]+\.$/)
      }
    }
    expect(match.hash()).toBe(before)
  })

  test('a draw that all agreed on is told and verified, or refused where there is none', async () => {
    const told = await house(`replay --game ${game.id} --seed 5 --upto 4 --json`)
    const log = { ...(JSON.parse(told.out) as Log), drawn: true }
    const { code, out, err } = await house('replay - --verify', JSON.stringify(log))
    const [exit, said] = game.agreeOnDraw
      ? [0, /agreed[^]*Verified: 4 choices/]
      : [1, /does not end the match/]
    expect([code, out + err]).toEqual([exit, expect.stringMatching(said)])
  })

  test('logs with any part changed', async () => {
    const told = await house(`replay --game ${game.id} --seed 5 --upto 30 --json`)
    const log = JSON.parse(told.out) as Log
    const changed = fc.oneof(
      fc
        .tuple(fc.constantFrom(...Object.keys(log), 'position', 'rolls', 'leaves', 'drawn'), strange)
        .map(([key, value]): unknown => ({ ...log, [key]: value })),
      fc
        .tuple(
          fc.nat(log.choices.length - 1),
          fc.integer({ min: -1, max: 90 }),
          fc.integer({ min: -1, max: 4 }),
        )
        .map(([at, pick, seat]): unknown => ({ ...log, choices: log.choices.with(at, { seat, pick }) })),
    )
    await fc.assert(
      fc.asyncProperty(changed, async (text) => {
        const { code, err } = await house('replay -', JSON.stringify(text))
        expect([0, 1, 2]).toContain(code)
        expect(err).toMatch(code === 0 ? /^$/ : /^trialhall: [^\n]*\.\n$/)
      }),
      { numRuns: 120 * SIZE },
    )
  })
})
