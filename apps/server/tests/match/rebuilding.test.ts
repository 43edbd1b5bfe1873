import fc from 'fast-check'
import { eventFor, Match, seatCounts } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { LiveMatch } from '../../src/match/live-match.ts'
import { writtenLog } from '../../src/match/written-log.ts'
import { begun, counting, gameOf, playAtRandom, storedMatch } from '../support/logs.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'

const runs = Number(process.env['TRIALHALL_RUNS'] ?? 12)
const share = (max: number): fc.Arbitrary<number> => fc.nat({ max })
const habits = fc.record({
  seed: fc.nat(),
  steps: fc.integer({ min: 1, max: 160 }),
  back: share(25),
  undo: share(25),
  leave: share(3),
  flag: share(3),
})

/** All there is to a match in memory that somebody may come to see. */
function pictureOf(live: LiveMatch): unknown {
  const { match, entries, timedEntries, movedAt, flagged } = live
  const seats = Array.from({ length: match.seats }, (_, seat) => seat)
  return {
    state: match.hash(),
    log: match.log,
    asks: match.asks,
    outcome: match.outcome,
    back: seats.map((seat) => match.canGoBack(seat)),
    undo: seats.map((seat) => live.whyNoUndo(seat)),
    current: seats.map((seat) => live.isCurrent(seat, match.length)),
    kept: Array.from({ length: entries + 1 }, (_, entry) => live.keptSince(entry)),
    story: live.heard(null, 0),
    clock: [timedEntries, movedAt, [...flagged]],
    done: Array.from({ length: entries }, (_, n) => live.doneAt(`person000:${n}`)),
  }
}

describe.each(['sigmar', 'lanes', 'eldar'])('a match of %s with whatever was taken back', (id) => {
  const game = gameOf(id)
  const { min } = game.seats

  test('is the same when it is made again from its log, and its story is that of its written log', () => {
    const clock = { kind: 'live', seconds: 60, increment: 1 } as const
    fc.assert(
      fc.property(habits, fc.constantFrom(...seatCounts(game.seats).slice(0, 2)), (how, seats) => {
        const stored = storedMatch(game, seats, { clock })
        const live = begun(game, stored)
        const entries = playAtRandom(live, how)
        const again = LiveMatch.from(game, stored, entries)
        expect(again.ok && pictureOf(again.value)).toEqual(pictureOf(live))
        const log = writtenLog(stored, entries)
        expect(log.choices).toEqual(live.match.log.choices)
        const replayed = Match.replay(game, log, { story: true })
        if (!replayed.ok) throw new Error(replayed.fault.message)
        expect(replayed.value.hash()).toBe(live.match.hash())
        expect(live.heard(null, 0)).toEqual(replayed.value.takeEvents().map((told) => eventFor(told, null)))
      }),
      { numRuns: runs },
    )
  })

  test('tells a page that was away what it missed, and nothing that it keeps was otherwise', () => {
    fc.assert(
      fc.property(habits, (how) => {
        const live = begun(game, storedMatch(game, min))
        const pages = [1, 2, 5, 17].map((pace) => ({ pace, entry: 0, story: [...live.heard(0, 0)] }))
        playAtRandom(live, { ...how, steps: 60 }, () => {
          for (const page of pages.filter(({ pace }) => live.entries % pace === 0)) {
            const kept = live.keptSince(page.entry)
            page.story = [...page.story.slice(0, kept), ...live.heard(0, kept)]
            page.entry = live.entries
            expect(page.story).toEqual(live.heard(0, 0))
          }
        })
      }),
      { numRuns: runs },
    )
  })

  test('costs what its log is long, not what it is long times what was taken back', () => {
    const { game: counted, count } = counting(game)
    const cost = (steps: number): number => {
      const stored = storedMatch(game, min)
      const how = { seed: 5, steps, back: 20, undo: 25, leave: 0, flag: 0 }
      const entries = playAtRandom(begun(game, stored), how)
      count.runs = 0
      const again = LiveMatch.from(counted, stored, entries)
      expect(again.ok).toBe(true)
      return count.runs / entries.length
    }
    expect(cost(100)).toBeLessThan(5)
    expect(cost(800)).toBeLessThan(5)
  })
})

test('who comes to hear a story that was just told costs nothing, and of many matches few are kept whole', () => {
  const { game, count } = counting(gameOf('sigmar'))
  const how = { steps: 60, back: 0, undo: 0, leave: 0, flag: 0 }
  const matches = Array.from({ length: 20 }, (_, seed) => {
    const live = begun(game, storedMatch(game, 2, { seed }))
    playAtRandom(live, { ...how, seed })
    return live
  })
  const costs = matches.map((live) => {
    const tell = (): number => {
      const before = count.runs
      live.heard(null, 0)
      return count.runs - before
    }
    return [tell() > 10, tell(), tell()]
  })
  expect(costs).toEqual(matches.map(() => [true, 0, 0]))
  const before = count.runs
  const heard = matches[0]?.heard(null, 0)
  expect(count.runs - before).toBeGreaterThan(10) // others were told since, and this one is not kept any more
  expect(heard).toEqual(toldByLog(matches[0]))
})

/** The story of a match, told by its log. */
function toldByLog(live: LiveMatch | undefined): unknown {
  const again = live && Match.replay(live.match.game, live.match.log, { story: true })
  return again?.ok ? again.value.takeEvents().map((told) => eventFor(told, null)) : null
}

test('a long match in which a lot was taken back is opened after a restart', async () => {
  const game = gameOf('lanes')
  const store = await memoryStore()
  const stored = storedMatch(game, 2)
  const live = begun(game, stored)
  const how = { seed: 3, steps: 1200, back: 15, undo: 30, leave: 0, flag: 0 }
  const entries = playAtRandom(live, how)
  expect(entries.filter(({ kind }) => kind === 'back' || kind === 'undo').length).toBeGreaterThan(150)
  await store.putMatch(stored)
  await store.append(entries)
  const server = await startServer({ store })
  const page = await (await Person.arrive(server.host)).page()
  const { moment } = await page.watch(stored.id)
  expect(moment).toMatchObject({ entry: entries.length, length: live.match.length })
})

test('a log does not grow without end by what is taken back', () => {
  const game = gameOf('sigmar')
  const live = begun(game, storedMatch(game, 2))
  const seat = live.match.asks[0]?.seat ?? 0
  const apply = (kind: 'choose' | 'undo'): ReturnType<LiveMatch['apply']> =>
    live.apply({ kind, seat, pick: 0, command: null, at: 0 })
  for (let n = 0; n < 1001; n++) expect([apply('choose').ok, apply('undo').ok]).toEqual([true, true])
  expect(apply('choose').ok).toBe(true)
  expect(apply('undo')).toMatchObject({
    ok: false,
    fault: { code: 'no-way-back', message: expect.stringContaining('So much was taken back') },
  })
})
