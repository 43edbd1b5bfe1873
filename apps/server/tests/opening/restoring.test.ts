import fc from 'fast-check'
import type { AnyGame } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { CheckpointKeeper } from '../../src/room/checkpoint-keeper.ts'
import type { LiveMatch } from '../../src/match/live-match.ts'
import { rebuild } from '../../src/opening/rebuilding.ts'
import { restored } from '../../src/opening/restoring.ts'
import type { LogEntry, StoredCheckpoint, StoredMatch } from '../../src/store/store.ts'
import {
  begun,
  counting,
  gameOf,
  pictureOf,
  playAtRandom,
  storedMatch,
  type Habits,
} from '../support/logs.ts'

const runs = Number(process.env['TRIALHALL_RUNS'] ?? 12)
const share = (max: number): fc.Arbitrary<number> => fc.nat({ max })
const habits = fc.record({
  seed: fc.nat(),
  steps: fc.integer({ min: 1, max: 200 }),
  back: share(20),
  undo: share(15),
  leave: share(2),
  flag: share(2),
})

/** Matches in which checkpoints stand whatever the random ones do, with and without taking back. */
const surelyCut: readonly Habits[] = [
  { seed: 7, steps: 120, back: 0, undo: 0, leave: 0, flag: 0 },
  { seed: 7, steps: 120, back: 5, undo: 5, leave: 0, flag: 0 },
  { seed: 11, steps: 150, back: 20, undo: 15, leave: 0, flag: 0 },
  { seed: 13, steps: 150, back: 2, undo: 2, leave: 2, flag: 2 },
]

/** Checkpoints as a store keeps them. */
class Chain {
  rows: StoredCheckpoint[] = []

  readonly keep = async (checkpoint: StoredCheckpoint): Promise<void> => {
    const before = this.rows.filter(({ entry }) => entry <= checkpoint.follows)
    this.rows = [...before.filter(({ entry }) => entry !== checkpoint.entry), { ...checkpoint }]
  }
}

interface Played {
  readonly stored: StoredMatch
  readonly live: LiveMatch
  readonly entries: readonly LogEntry[]
  readonly chain: Chain
}

interface Table {
  readonly every: number
  readonly seats: number
  readonly clock?: StoredMatch['clock']
}

const LIVE: StoredMatch['clock'] = { kind: 'live', seconds: 60, increment: 1 }
const NONE: StoredMatch['clock'] = { kind: 'none' }

type Example = [how: Habits, every: number, seats: number, clock: StoredMatch['clock']]

/** A match that was played at random, with a checkpoint every few entries. */
function played(game: AnyGame, how: Habits, { every, seats, clock = LIVE }: Table): Played {
  const stored = storedMatch(game, seats, { clock })
  const live = begun(game, stored)
  const chain = new Chain()
  const keeper = new CheckpointKeeper({
    match: stored.id,
    live,
    chain: [],
    keep: chain.keep,
    every,
    onFailed: (error) => {
      throw error
    },
  })
  const entries = playAtRandom(live, how, (entry) => keeper.wentOn(entry))
  return { stored, live, entries, chain }
}

describe.each(['sigmar', 'lanes', 'eldar'])('a match of %s with whatever was taken back', (id) => {
  const game = gameOf(id)
  const { min, max } = game.seats

  test('is the same from its newest checkpoint and the rest of its log, wherever it was cut', async () => {
    let restorings = 0
    await fc.assert(
      fc.asyncProperty(
        habits,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min, max: Math.min(max, min + 1) }),
        fc.constantFrom(LIVE, NONE),
        async (how, every, seats, clock) => {
          const { stored, live, entries, chain } = played(game, how, { every, seats, clock })
          const rebuilt = await rebuild({ game, stored, entries, checkpoints: chain.rows })
          if (typeof rebuilt === 'string' || !rebuilt.ok) throw new Error('it cannot be rebuilt')
          expect(pictureOf(rebuilt.value.live)).toEqual(pictureOf(live))
          const standing = rebuilt.value.chain.length
          const isLost = how.back + how.undo === 0 && standing !== chain.rows.length
          expect(isLost, 'lost a checkpoint where nothing was taken back').toBe(false)
          restorings += standing > 0 ? 1 : 0
        },
      ),
      {
        numRuns: 2 * runs,
        examples: [LIVE, NONE].flatMap((clock) => surelyCut.map((how): Example => [how, 5, min, clock])),
      },
    )
    expect(restorings).toBeGreaterThanOrEqual(2 * surelyCut.length)
  })

  test('goes on from a checkpoint like the match that was never away', async () => {
    const how = { seed: 7, steps: 120, back: 5, undo: 5, leave: 0, flag: 0 }
    const { stored, live, entries, chain } = played(game, how, { every: 10, seats: min })
    const half = entries.slice(0, Math.floor(entries.length / 2))
    const rebuilt = await rebuild({ game, stored, entries: half, checkpoints: chain.rows })
    if (typeof rebuilt === 'string' || !rebuilt.ok) throw new Error('it cannot be rebuilt')
    for (const entry of entries.slice(half.length)) expect(rebuilt.value.live.recall(entry).ok).toBe(true)
    expect(pictureOf(rebuilt.value.live)).toEqual(pictureOf(live))
  })
})

const usual: Habits = { seed: 3, steps: 400, back: 3, undo: 3, leave: 0, flag: 0 }

test('of a long match hardly anything is played again', () => {
  const { game, count } = counting(gameOf('lanes'))
  const { stored, entries, chain, live } = played(game, usual, { every: 64, seats: 2 })
  expect(entries.length).toBeGreaterThan(250)
  count.runs = 0
  const from = restored({ game, stored, entries, checkpoints: chain.rows })
  expect(from?.live.entries).toBeGreaterThan(entries.length - 64 - 40)
  expect(count.runs).toBeLessThan(5)
  for (const entry of entries.slice(from?.live.entries)) from?.live.recall(entry)
  expect(from && pictureOf(from.live)).toEqual(pictureOf(live))
})

test("where nobody's time is kept, choices after the checkpoint are played in one go", () => {
  const { game, count } = counting(gameOf('lanes'))
  const how: Habits = { seed: 3, steps: 400, back: 0, undo: 0, leave: 0, flag: 0 }
  const { stored, entries, chain, live } = played(game, how, { every: 20, seats: 2, clock: NONE })
  const runs = chain.rows.map(({ entry }) => entries.slice(entry).findIndex(({ kind }) => kind !== 'choose'))
  const [longest, at] = [Math.max(...runs), runs.indexOf(Math.max(...runs))]
  expect(longest).toBeGreaterThan(60)
  count.runs = 0
  const from = restored({ game, stored, entries, checkpoints: chain.rows.slice(0, at + 1) })
  expect(count.runs).toBeLessThan(longest / 3)
  expect(from?.live.entries).toBe((chain.rows[at]?.entry ?? 0) + longest)
  for (const entry of entries.slice(from?.live.entries)) from?.live.recall(entry)
  expect(from && pictureOf(from.live)).toEqual(pictureOf(live))
})

test.each([
  ['is cut short', (row: StoredCheckpoint) => ({ ...row, body: row.body.slice(0, -9) })],
  ['is empty', (row: StoredCheckpoint) => ({ ...row, body: '{}' })],
  ['is of another entry', (row: StoredCheckpoint) => ({ ...row, entry: row.entry - 1 })],
  ['is of other rules', (row: StoredCheckpoint) => ({ ...row, rulesVersion: 0 })],
  [
    'has a state that is none',
    (row: StoredCheckpoint) => ({ ...row, body: row.body.replace('"compact":"', '"compact":"AA') }),
  ],
])('a match is the same where its newest checkpoint %s', async (_what, spoil) => {
  const game = gameOf('lanes')
  const { stored, live, entries, chain } = played(game, usual, { every: 50, seats: 2 })
  for (const rows of [
    chain.rows.map((row, i) => (i === chain.rows.length - 1 ? spoil(row) : row)),
    chain.rows.map(spoil),
  ]) {
    const rebuilt = await rebuild({ game, stored, entries, checkpoints: rows })
    if (typeof rebuilt === 'string' || !rebuilt.ok) throw new Error('it cannot be rebuilt')
    expect(pictureOf(rebuilt.value.live)).toEqual(pictureOf(live))
    expect(rebuilt.value.chain.length).toBeLessThan(chain.rows.length)
  }
})

test('a checkpoint that cannot be written is made anew, and none is missing between', async () => {
  const game = gameOf('sigmar')
  const stored = storedMatch(game, 2)
  const live = begun(game, stored)
  const chain = new Chain()
  const failures: unknown[] = []
  let isFull = false
  const keeper = new CheckpointKeeper({
    match: stored.id,
    live,
    chain: [],
    every: 1000,
    keep: (row) => (isFull ? Promise.reject(new Error('the disk is full')) : chain.keep(row)),
    onFailed: (error) => failures.push(error),
  })
  const entries: LogEntry[] = []
  const playOn = (seed: number): void => {
    const how: Habits = { seed, steps: 12, back: 0, undo: 0, leave: 0, flag: 0 }
    entries.push(...playAtRandom(live, how, (entry) => keeper.wentOn(entry)))
  }
  playOn(1)
  await keeper.putAway()
  const [first = 0] = chain.rows.map(({ entry }) => entry)
  playOn(2)
  isFull = true
  await keeper.putAway()
  expect([failures.length, chain.rows.length]).toEqual([1, 1])
  isFull = false
  playOn(3)
  await keeper.putAway()
  await keeper.putAway()
  expect(chain.rows.map(({ follows, entry }) => [follows, entry])).toEqual([
    [0, first],
    [first, live.cut.entry],
  ])
  const from = restored({ game, stored, entries, checkpoints: chain.rows })
  expect(from?.chain.at(-1)?.entry).toBe(live.cut.entry)
})
