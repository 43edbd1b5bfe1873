import { readFileSync } from 'node:fs'
import { games } from '@trialhall/games'
import { below, seeded, type AnyGame, type Options } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { EnvSession } from '../../src/env/session.ts'
import { sprint } from '../support/sprint.ts'

interface Reply {
  readonly ok: boolean
  readonly code?: string
  readonly error?: string
  readonly length: number
  readonly asks: { seat: number; count: number; options: { label: string }[] }[]
  readonly events?: unknown[]
  readonly outcome: { scores: number[] } | null
  readonly handle: number
  readonly shares: number[]
  readonly decisions: number
  readonly hash: string
  readonly view: unknown
}

function opened(game: AnyGame = sprint): (request: object) => Reply {
  const env = new EnvSession(game, () => 77)
  return (request) => JSON.parse(JSON.stringify(env.answer(JSON.stringify(request)))) as Reply
}

type Ask = ReturnType<typeof opened>

/** Picks at random until so many choices are made or the match is over. */
function playOn(ask: Ask, from: Reply, { match, most }: { match?: string; most: number }): Reply {
  const chance = seeded(most)
  let now = from
  for (let i = 0; i < most && now.outcome === null; i++) {
    const { seat, count } = now.asks[0] as { seat: number; count: number }
    now = ask({ op: 'choose', match, seat, index: below(chance, count) })
    expect(now.ok).toBe(true)
  }
  return now
}

describe('several matches in one session', () => {
  test('go their own ways, and one is closed without the others', () => {
    const ask = opened()
    ask({ op: 'reset', seed: 1 })
    ask({ op: 'reset', match: 'x', seed: 1 })
    ask({ op: 'reset', match: 7, seed: 2 })
    const alone = ask({ op: 'hash' }).hash
    expect(ask({ op: 'hash', match: 'x' }).hash).toBe(alone)
    ask({ op: 'choose', match: 'x', seat: 0, index: 1 })
    expect(ask({ op: 'hash' }).hash).toBe(alone)
    expect(ask({ op: 'hash', match: 'x' }).hash).not.toBe(alone)
    expect(ask({ op: 'close', match: 'x' })).toEqual({ ok: true })
    expect(ask({ op: 'hash', match: 'x' })).toMatchObject({ ok: false, code: 'no-match' })
    expect(ask({ op: 'hash', match: 7 }).ok).toBe(true)
  })

  test.each(['', {}, [], 1.5, true, 'x'.repeat(65)])('a name like %j is refused', (match) => {
    const ask = opened()
    for (const op of ['reset', 'choose', 'undo', 'view', 'save', 'rollout', 'close'])
      expect(ask({ op, match, seed: 1 })).toMatchObject({ ok: false, code: 'bad-request', field: 'match' })
  })
})

describe('save and restore', () => {
  test.each(games.games)('lead back to the same state of $title, and on to the same end', (game) => {
    const ask = opened(game)
    playOn(ask, ask({ op: 'reset', seed: 3 }), { most: 9 })
    const { hash } = ask({ op: 'hash' })
    const { handle } = ask({ op: 'save' })
    const once = playOn(ask, ask({ op: 'restore', handle }), { most: 40 })
    const first = ask({ op: 'hash' })
    expect(ask({ op: 'restore', handle, match: 'again' }).ok).toBe(true)
    expect(ask({ op: 'hash', match: 'again' }).hash).toBe(hash)
    const again = playOn(ask, ask({ op: 'restore', handle, match: 'again' }), { match: 'again', most: 40 })
    expect(again.length).toBe(once.length)
    expect(ask({ op: 'hash', match: 'again' })).toEqual(first)
    expect(ask({ op: 'drop', handle })).toEqual({ ok: true })
    expect(ask({ op: 'restore', handle })).toMatchObject({ ok: false, code: 'bad-handle', field: 'handle' })
  })

  test.each([undefined, null, '1', 0, 1.5, {}])('a handle like %j is refused', (handle) => {
    const ask = opened()
    ask({ op: 'reset', seed: 1 })
    for (const op of ['restore', 'drop']) expect(ask({ op, handle })).toMatchObject({ code: 'bad-handle' })
  })
})

describe('options by label', () => {
  test('are picked in capitals or not; what reads like none or like two is refused', () => {
    const ask = opened()
    const { asks } = ask({ op: 'reset', seed: 1 })
    const labels = asks[0]?.options.map((option) => option.label) ?? []
    const once = labels.find((label) => labels.filter((one) => one === label).length === 1) ?? ''
    expect(ask({ op: 'choose', seat: 0, label: 'fly' })).toMatchObject({ code: 'bad-pick', field: 'label' })
    expect(ask({ op: 'choose', seat: 0, label: once, index: 0 })).toMatchObject({ code: 'bad-pick' })
    expect(ask({ op: 'choose', seat: 1, label: once })).toMatchObject({ code: 'not-asked' })
    expect(ask({ op: 'choose', seat: 0, label: once.toUpperCase() })).toMatchObject({ ok: true, length: 1 })
  })

  test.each<{ label: unknown }>([
    { label: { toString: 1 } },
    { label: {} },
    { label: ['run'] },
    { label: 3 },
    { label: true },
    { label: null },
  ])('%j is refused, as it is no text', ({ label }) => {
    const ask = opened()
    ask({ op: 'reset', seed: 1 })
    const refused = ask({ op: 'choose', seat: 0, label })
    expect(refused).toMatchObject({ ok: false, code: 'bad-pick', field: 'label' })
    expect(refused.error).toMatch(/^label is .+; allowed is the text of an option\.$/)
    expect(ask({ op: 'hash' }).length).toBe(0)
  })

  test.each([-1, 2, 99, 0.5])('a seat like %j is none, with a label as with an index', (seat) => {
    const ask = opened()
    ask({ op: 'reset', seed: 1 })
    for (const pick of [{ label: 'run' }, { index: 0 }])
      expect(ask({ op: 'choose', seat, ...pick })).toMatchObject({ code: 'bad-seat', field: 'seat' })
  })
})

describe('lean replies', () => {
  test('have what was asked for and stay so for that match', () => {
    const ask = opened()
    const lean = ask({ op: 'reset', seed: 1, tell: [] })
    expect(Object.keys(lean.asks[0] ?? {})).toEqual(['seat', 'count'])
    expect(lean).not.toHaveProperty('events')
    const next = ask({ op: 'choose', seat: 0, index: 0 })
    expect(Object.keys(next.asks[0] ?? {})).toEqual(['seat', 'count'])
    const full = ask({ op: 'undo', tell: 'all' })
    expect(Object.keys(full.asks[0] ?? {})).toEqual([
      'seat',
      'count',
      'prompt',
      'promptData',
      'options',
      'refused',
    ])
    expect(ask({ op: 'reset', match: 'x', seed: 1 }).asks[0]).toHaveProperty('prompt')
    const labels = ask({ op: 'choose', seat: 0, index: 0, tell: ['labels'] })
    expect(Object.keys(labels.asks[0]?.options[0] ?? {})).toEqual(['label'])
  })

  test.each(['none', [['words']], [[1]], {}, 3])('%j is refused and changes nothing', (tell) => {
    const ask = opened()
    ask({ op: 'reset', seed: 1 })
    const before = ask({ op: 'hash' })
    const requests = [{ op: 'reset', seed: 9 }, { op: 'choose', seat: 0, index: 0 }, { op: 'undo' }]
    for (const request of requests)
      expect(ask({ ...request, tell })).toMatchObject({ code: 'bad-request', field: 'tell' })
    expect(ask({ op: 'hash' })).toEqual(before)
  })
})

/** A match of a long game is cut short. */
function shortly({ id }: AnyGame): { readonly options?: Options } {
  return id === 'tempus' ? { options: { rounds: 1, draft: 'short' } } : {}
}

/** Choices that a world is played on to its end; each plays all before it again. */
const LAST = 60

/** The match played to its end, and some choices taken back. */
function beforeTheEnd(ask: Ask, from: Reply): Reply {
  let now = playOn(ask, from, { most: 5000 })
  expect(now.outcome).not.toBeNull()
  for (const least = Math.max(from.length, now.length - LAST); now.length > least; ) now = ask({ op: 'undo' })
  return now
}

describe('worlds', () => {
  test.each(games.games)(
    'of $title look to their seat like the match, differ, and can be played to the end',
    (game) => {
      const ask = opened(game)
      const now = playOn(ask, ask({ op: 'reset', seed: 5, ...shortly(game) }), { most: 12 })
      const { seat, count } = now.asks[0] as { seat: number; count: number }
      const known = ask({ op: 'view', seat })
      const hashes = new Set<string>()
      for (let seed = 0; seed < 5; seed++) {
        const world = ask({ op: 'resample', seat, seed, into: 'world' })
        expect(world).toMatchObject({ ok: true, length: now.length, events: [], asks: [{ seat, count }] })
        expect(world.asks).toEqual(now.asks)
        expect(ask({ op: 'view', seat, match: 'world' })).toEqual(known)
        hashes.add(ask({ op: 'hash', match: 'world' }).hash)
        ask({ op: 'resample', seat, seed, into: 'same' })
        expect(ask({ op: 'hash', match: 'same' })).toEqual(ask({ op: 'hash', match: 'world' }))
      }
      expect(hashes.size).toBe(5)
      const late = beforeTheEnd(ask, now)
      const start = ask({ op: 'resample', seat: late.asks[0]?.seat, seed: 8, into: 'world' })
      const end = playOn(ask, start, { match: 'world', most: 5000 })
      expect(end.outcome).not.toBeNull()
      expect(ask({ op: 'hash' }).length).toBe(late.length)
    },
  )

  test('do not tell whether others have answered in secret', () => {
    const resampled = (...before: object[]): Reply => {
      const ask = opened(games.games.find(({ id }) => id === 'eldar'))
      const { asks } = ask({ op: 'reset', seed: 5 })
      expect(asks.map(({ seat }) => seat)).toEqual([0, 1])
      for (const request of before) expect(ask(request).ok).toBe(true)
      return ask({ op: 'resample', seat: 1, seed: 9, into: 'world' })
    }
    const alone = resampled()
    expect(alone.ok).toBe(true)
    expect(resampled({ op: 'choose', seat: 0, index: 2 })).toEqual(alone)
  })

  test('go back to where they began and no further, and are kept and copied', () => {
    const ask = opened(games.games[0])
    const now = playOn(ask, ask({ op: 'reset', seed: 5 }), { most: 6 })
    const seat = now.asks[0]?.seat ?? 0
    const start = ask({ op: 'resample', seat, into: 'world' })
    const { hash } = ask({ op: 'hash', match: 'world' })
    playOn(ask, start, { match: 'world', most: 3 })
    const { handle } = ask({ op: 'save', match: 'world' })
    const there = ask({ op: 'hash', match: 'world' })
    for (let i = 0; i < 3; i++) expect(ask({ op: 'undo', match: 'world' }).ok).toBe(true)
    expect(ask({ op: 'hash', match: 'world' }).hash).toBe(hash)
    expect(ask({ op: 'undo', match: 'world' })).toMatchObject({ ok: false, code: 'no-way-back' })
    expect(ask({ op: 'restore', handle, match: 'copy' }).length).toBe(start.length + 3)
    expect(ask({ op: 'hash', match: 'copy' })).toEqual(there)
    for (const op of ['log', 'think', 'resample'])
      expect(ask({ op, match: 'world', seat, bot: 'random' })).toMatchObject({ code: 'no-log' })
    expect(ask({ op: 'resample', seat: 9 })).toMatchObject({ code: 'bad-seat' })
    expect(ask({ op: 'resample', seat: 1 - seat })).toMatchObject({ code: 'not-asked' })
  })
})

describe('rollouts', () => {
  test.each(games.games)('of $title share the victories out, can be repeated, and change nothing', (game) => {
    const ask = opened(game)
    const now = playOn(ask, ask({ op: 'reset', seed: 5, ...shortly(game) }), { most: 12 })
    const seat = now.asks[0]?.seat ?? 0
    const winners = game.seats.min / (game.parties?.length ?? game.seats.min) // partners win together, each a whole victory
    ask({ op: 'resample', seat, into: 'world' })
    for (const match of [undefined, 'world']) {
      const before = ask({ op: 'hash', match })
      for (const policy of ['random', 'quick']) {
        const rolled = ask({ op: 'rollout', match, count: 8, policy, seed: 'x', index: 0 })
        expect(rolled).toMatchObject({ ok: true, seat, count: 8 })
        expect(rolled.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(winners)
        expect(rolled.decisions).toBeGreaterThan(0)
        expect(ask({ op: 'rollout', match, count: 8, policy, seed: 'x', index: 0 })).toEqual(rolled)
      }
      expect(ask({ op: 'hash', match })).toEqual(before)
    }
  })

  test.each([
    [{ count: 0 }, 'count'],
    [{ count: 1e9 }, 'count'],
    [{ policy: 'best' }, 'policy'],
    [{ seed: {} }, 'seed'],
    [{ index: 99 }, 'index'],
    [{ seat: 'A' }, 'seat'],
    [{ seat: 1 }, 'seat'],
  ])('%j is refused', (fields, field) => {
    const ask = opened()
    ask({ op: 'reset', seed: 1 })
    expect(ask({ op: 'rollout', ...fields })).toMatchObject({ ok: false, field })
  })

  test.each(['x', { a: 1 }, -1, 0.5, 2, 99])('there is no seat %j', (seat) => {
    const ask = opened()
    ask({ op: 'reset', seed: 1 })
    ask({ op: 'resample', seat: 0, into: 'world' })
    for (const match of [undefined, 'world']) {
      const refused = ask({ op: 'rollout', seat, match })
      expect(refused).toMatchObject({ ok: false, code: 'bad-seat', field: 'seat' })
      expect(refused.error).toMatch(/^seat is \P{C}+; allowed is 0 to 1\.$/u)
    }
  })

  test('go on once and at random unless asked otherwise, from the seat that is asked', () => {
    const ask = opened()
    const { asks } = ask({ op: 'reset', seed: 1 })
    const count = 40
    const told = (fields: object): Reply => ask({ op: 'rollout', seed: 3, ...fields })
    expect(told({})).toEqual(told({ count: 1, policy: 'random', seat: asks[0]?.seat }))
    expect(told({ count })).toEqual(told({ count, policy: 'random', seat: null }))
    const words = readFileSync('docs/protocol.md', 'utf8')
    expect(words).toMatch(/`random`\s+\(default\), or `quick`/)
  })
})
