import fc from 'fast-check'
import { games } from '@trialhall/games'
import { ENDS_HERE, type AnyGame } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { CheckpointKeeper } from '../../src/room/checkpoint-keeper.ts'
import { storedCheckpoint } from '../../src/match/history/checkpoint-body.ts'
import type { LiveMatch } from '../../src/match/live-match.ts'
import { migrated, renewedBefore, type Migrated } from '../../src/opening/migrating.ts'
import { rebuild } from '../../src/opening/rebuilding.ts'
import type { Restoring } from '../../src/opening/restoring.ts'
import type { LogEntry, StoredCheckpoint, StoredMatch } from '../../src/store/store.ts'
import { begun, gameOf, playAtRandom, storedMatch, type Habits } from '../support/logs.ts'

const runs = Number(process.env['TRIALHALL_RUNS'] ?? 12)
const NOW = 1_000_000

/** A match as its store has it when the server dies. */
interface Left {
  readonly stored: StoredMatch
  readonly live: LiveMatch
  readonly entries: readonly LogEntry[]
  readonly checkpoints: readonly StoredCheckpoint[]
}

/** A match that was played at random, with a checkpoint at its beginning and every few entries. */
function left(game: AnyGame, how: Habits, { every, seats }: { every: number; seats: number }): Left {
  const stored = storedMatch(game, seats, { clock: { kind: 'live', seconds: 600, increment: 1 } })
  const live = begun(game, stored)
  let rows: StoredCheckpoint[] = []
  const keep = async (checkpoint: StoredCheckpoint): Promise<void> => {
    rows = [...rows.filter(({ entry }) => entry > 0 && entry <= checkpoint.follows), checkpoint]
  }
  const onFailed = (error: unknown): void => {
    throw error
  }
  const keeper = new CheckpointKeeper({ match: stored.id, live, chain: [], keep, every, onFailed })
  keeper.begun()
  const entries = playAtRandom(live, how, (entry) => keeper.wentOn(entry))
  return { stored, live, entries, checkpoints: rows }
}

/** The same rules in their next version. */
function later(game: AnyGame, about: Partial<AnyGame> = {}): AnyGame {
  return {
    ...game,
    rulesVersion: game.rulesVersion + 1,
    migrate: (earlier) => earlier as ReturnType<AnyGame['setup']>,
    ...about,
  }
}

function taken(what: Restoring): Migrated {
  const made = migrated(what, NOW)
  if (!made) throw new Error('it ends here')
  return made
}

/** The match as the next server opens it, from nothing but what is stored. */
async function opened(game: AnyGame, { stored, entries }: Left, made: Migrated): Promise<LiveMatch> {
  const rebuilt = await rebuild({
    game,
    stored: made.stored,
    entries: [...entries, ...made.entries],
    checkpoints: [storedCheckpoint(stored.id, made.checkpoint)],
  })
  if (typeof rebuilt === 'string' || !rebuilt.ok) throw new Error('it cannot be opened')
  return rebuilt.value.live
}

const share = (max: number): fc.Arbitrary<number> => fc.nat({ max })
const habits = fc.record({
  seed: fc.nat(),
  steps: fc.integer({ min: 0, max: 150 }),
  back: share(20),
  undo: share(15),
  leave: share(2),
  flag: share(2),
})

describe.each(['sigmar', 'lanes', 'eldar'])('a match of %s', (id) => {
  const game = gameOf(id)
  const next = later(game)
  const { min, max } = game.seats

  test('that rules take over which ask the same stands as it stood, wherever its server died', async () => {
    await fc.assert(
      fc.asyncProperty(
        habits,
        fc.integer({ min: 5, max: 64 }),
        fc.integer({ min, max: Math.min(max, min + 1) }),
        async (how, every, seats) => {
          const before = left(game, how, { every, seats })
          const made = taken({ game: next, ...before })
          const after = await opened(next, before, made)
          expect(after.match.hash()).toBe(before.live.match.hash())
          expect(after.match.asks).toEqual(before.live.match.asks)
          expect(after.match.leavers).toEqual(before.live.match.leavers)
          expect(after.flagged).toEqual(before.live.flagged)
          expect(after.heard(null, 0)).toEqual(before.live.heard(null, 0))
          expect(after.heard(0, 0)).toEqual(before.live.heard(0, 0))
          expect(after.timedEntries.length).toBe(after.entries + 1)
          const commands = before.entries.flatMap(({ command }) => command ?? [])
          expect(commands.map((command) => after.doneAt(command, null))).not.toContain(null)
        },
      ),
      { numRuns: runs },
    )
  })
})

test.each(games.games.map((game) => [game.id, game] as const))(
  'the game of %s says what becomes of matches when its rules change',
  (_id, game) => {
    expect(game.migrate).toBeTypeOf('function')
  },
)

const usual: Habits = { seed: 3, steps: 90, back: 0, undo: 0, leave: 0, flag: 0 }
const lanes = gameOf('lanes')
const one = (): Left => left(lanes, usual, { every: 20, seats: 2 })

test('a page that was away is told all of a match anew whose rules changed', async () => {
  const before = one()
  const after = await opened(later(lanes), before, taken({ game: later(lanes), ...before }))
  expect(after.keptSince(before.entries.length)).toBe(0)
})

test('what was chosen before the rules changed is taken back by nobody', async () => {
  const before = one()
  const made = taken({ game: later(lanes), ...before })
  const after = await opened(later(lanes), before, made)
  const until = made.stored.earlierRules?.[0]?.until ?? 0
  expect(after.match.base).toBe(until)
  while (after.match.length > until) expect(after.match.undo().ok).toBe(true)
  for (const seat of [0, 1]) {
    expect(after.whyNoUndo(seat)?.message).toContain('rules of this game have changed')
    expect(after.apply({ kind: 'undo', seat, pick: 0, command: null, at: 0 }).ok).toBe(false)
    expect(after.match.canGoBack(seat)).toBe(false)
  }
})

test('a game without a migration, and one that says so, ends its matches', () => {
  const before = one()
  const { migrate: _migrate, ...none } = later(lanes)
  expect(migrated({ game: none, ...before }, NOW)).toBeNull()
  expect(migrated({ game: later(lanes, { migrate: () => ENDS_HERE }), ...before }, NOW)).toBeNull()
  expect(migrated({ game: later(lanes), ...before, checkpoints: [] }, NOW)).toBeNull()
})

test('a migration is told from which version it comes, and has no say in what will be drawn', () => {
  const before = one()
  const asked: number[] = []
  const game = later(lanes, {
    migrate(earlier, from) {
      asked.push(from)
      const state = earlier as ReturnType<AnyGame['setup']>
      return { ...state, chance: { ...state.chance, draws: 999 } as never }
    },
  })
  expect(taken({ game, ...before }).live.match.hash()).toBe(before.live.match.hash())
  expect(asked).toEqual([lanes.rulesVersion])
})

test('what was told is told as the rules of today tell it', async () => {
  const before = one()
  const events = before.live.eventsFrom(0)
  const game = later(lanes, {
    migrateEvent: (told) =>
      (told.event as { type: string }).type === 'drew' ? null : { ...told, event: { type: 'then' } },
  })
  const made = taken({ game, ...before })
  const after = await opened(game, before, made)
  const told = after.eventsFrom(0).map(({ event }) => (event as { type: string }).type)
  expect(told.filter((type) => type === 'then').length).toBeGreaterThan(0)
  expect(events.length).toBeGreaterThan(told.filter((type) => type === 'then').length)
})

test('a server that dies before the checkpoint of the new rules is kept leaves a match that is taken over once more', async () => {
  const before = one()
  const game = later(lanes)
  const first = taken({ game, ...before })
  const again = { ...before, entries: [...before.entries, ...first.entries] }
  const second = taken({ game, ...again })
  const after = await opened(game, again, second)
  expect(after.match.hash()).toBe(before.live.match.hash())
  const checkpoints = [storedCheckpoint(before.stored.id, second.checkpoint)]
  const entries = [...again.entries, ...second.entries]
  expect(renewedBefore({ game, ...before, entries, checkpoints })).toEqual(second.stored)
  expect(renewedBefore({ game, ...before })).toBeNull()
  expect(renewedBefore({ game: lanes, ...before })).toBeNull() // nothing was taken over there
})

test('a match goes on under the rules after those, too', async () => {
  const before = one()
  const [two, three] = [later(lanes), later(later(lanes))]
  const first = taken({ game: two, ...before })
  const live = await opened(two, before, first)
  const more = playAtRandom(live, { ...usual, seed: 5, steps: 30, leave: 3 })
  const entries = [...before.entries, ...first.entries, ...more]
  const checkpoints = [storedCheckpoint(before.stored.id, first.checkpoint)]
  const what = { stored: first.stored, live, entries, checkpoints }
  const second = taken({ game: three, ...what })
  const after = await opened(three, what, second)
  expect(after.match.hash()).toBe(live.match.hash())
  expect(second.stored.earlierRules?.map(({ rulesVersion }) => rulesVersion)).toEqual([
    lanes.rulesVersion,
    two.rulesVersion,
  ])
})
