import fc from 'fast-check'
import { eventFor, Match, seatCounts } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { LiveMatch } from '../../src/match/live-match.ts'
import { writtenLog } from '../../src/match/written-log.ts'
import { begun, counting, gameOf, pictureOf, playAtRandom, storedMatch } from '../support/logs.ts'
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

test('nothing is played again for who comes to hear the whole story', () => {
  const { game, count } = counting(gameOf('lanes'))
  const live = begun(game, storedMatch(game, 2))
  playAtRandom(live, { seed: 1, steps: 300, back: 5, undo: 5, leave: 0, flag: 0 })
  const before = count.runs
  const heard = live.heard(null, 0)
  expect(heard.length).toBeGreaterThan(300)
  expect(count.runs).toBe(before)
  expect(heard).toEqual(toldByLog(live))
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
    fault: { code: 'no-way-back', message: expect.stringContaining('reached its limit of take-backs') },
  })
})
