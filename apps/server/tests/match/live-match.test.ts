import { games } from '@trialhall/games'
import { eventFor, eyesThrough, Match, type AnyGame } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { EntryFold } from '../../src/match/history/entry-fold.ts'
import { LiveMatch } from '../../src/match/live-match.ts'
import { writtenLog } from '../../src/match/written-log.ts'
import type { LogEntry, StoredMatch } from '../../src/store/store.ts'

const found = games.find('sigmar')
if (!found.ok) throw new Error(found.fault.message)
const sigmar = found.value
const stored: StoredMatch = {
  id: 'm1234567',
  game: 'sigmar',
  rulesVersion: sigmar.rulesVersion,
  status: 'playing',
  visibility: 'link',
  options: {},
  seed: 'a seed',
  seedHash: '',
  clock: { kind: 'none' },
  onTimeout: 'bot',
  seats: [0, 1].map((seat) => ({ seat, kind: 'person', identity: `p${seat}`, name: '', bot: null })),
  host: 'p0',
  createdAt: 0,
  startedAt: 0,
  changedAt: 0,
  ranks: null,
  rematch: null,
}

function begun(game: AnyGame = sigmar, about: Partial<StoredMatch> = {}): LiveMatch {
  const live = LiveMatch.from(game, { ...stored, ...about }, [])
  if (!live.ok) throw new Error(live.fault.message)
  return live.value
}

function step(kind: LogEntry['kind'], seat: number, pick = 0): Omit<LogEntry, 'match' | 'n'> {
  return { kind, seat, pick, command: null, at: 0 }
}

test('an answer of another seat, made at the same time, does not make an answer stale', () => {
  const sealed: AnyGame = {
    ...sigmar,
    advance(table) {
      table.chooseAll([0, 1], (seat) =>
        table.choose(seat, { type: 'action' }, [{ do: 'pass' }, { do: 'rest' }]),
      )
    },
  }
  const live = begun(sealed)
  expect(live.isCurrent(0, 0)).toBe(true)
  expect(live.apply(step('choose', 1))).toMatchObject({ ok: true })
  expect(live.isCurrent(0, 0)).toBe(true)
  expect(live.isCurrent(0, 1)).toBe(false) // nobody knows of the other answer yet
  expect(live.isCurrent(1, 0)).toBe(false)
  expect([live.entries, live.entriesFor(0), live.entriesFor(1), live.entriesFor(null)]).toEqual([1, 0, 1, 0])
  expect(live.apply(step('choose', 0))).toMatchObject({ ok: true })
  expect([0, 1, null].map((viewer) => live.entriesFor(viewer))).toEqual([2, 2, 2])
  expect(live.isCurrent(0, 0)).toBe(false)
  expect(live.isCurrent(1, 2)).toBe(true)
})

test('the written log is the log of the match, whatever was taken back and whoever left', () => {
  const live = begun(sigmar, {
    seats: [0, 1, 2].map((seat) => ({ ...stored.seats[0], seat }) as StoredMatch['seats'][0]),
  })
  const entries: LogEntry[] = []
  const apply = (what: Omit<LogEntry, 'match' | 'n'>): void => {
    if (live.apply(what).ok) entries.push({ ...what, match: stored.id, n: live.entries })
  }
  for (let n = 0; n < 30; n++) {
    const seat = live.match.asks[0]?.seat ?? 0
    apply(step('choose', seat, n % (live.match.asks[0]?.options.length ?? 1)))
    if (n % 4 === 1) apply(step('back', seat))
    if (n % 10 === 9) apply(step('undo', seat))
    if (n === 25) apply(step('leave', 2))
  }
  expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set(['choose', 'back', 'undo', 'leave']))
  const log = writtenLog(
    { ...stored, seats: [...stored.seats, { ...stored.seats[0], seat: 2 } as StoredMatch['seats'][0]] },
    entries,
  )
  expect(log.choices).toEqual(live.match.log.choices)
  expect(log.leaves).toEqual(live.match.log.leaves)
  const again = Match.replay(sigmar, log, { story: false })
  expect(again.ok && again.value.hash()).toBe(live.match.hash())
})

test('a draw that all agreed on stands in the written log, and is told', () => {
  const drawn = games.games.find(({ agreeOnDraw }) => agreeOnDraw !== undefined) ?? sigmar
  const about = { game: drawn.id, rulesVersion: drawn.rulesVersion }
  const live = begun(drawn, about)
  const { match } = live
  const seat = match.asks[0]?.seat ?? 0
  const entries = [step('choose', seat), step('draw', 1)].map((made, i): LogEntry => {
    expect(live.apply(made)).toMatchObject({ ok: true })
    return { ...made, match: stored.id, n: i + 1 }
  })
  expect(match.outcome).toMatchObject({ ranks: [1, 1], reason: 'agreed' })
  expect(writtenLog({ ...stored, ...about }, entries)).toMatchObject({
    drawn: true,
    choices: match.log.choices,
  })
  expect(live.heard(null, live.keptSince(1))).toMatchObject([{ event: { type: 'ended' } }])
  expect(live.apply(step('draw', 0))).toMatchObject({ ok: false, fault: { code: 'match-over' } })
})

test('a page that is told only what is new knows the whole story, however long and whatever is taken back', () => {
  const live = begun()
  let word = 5
  let story: unknown[] = [...live.heard(0, 0)]
  let known = 0
  let longest = 0
  for (let n = 0; n < 80 && !live.match.outcome; n++) {
    const [ask] = live.match.asks
    word = (Math.imul(word, 1103515245) + 12345) >>> 0
    live.apply(step('choose', ask?.seat ?? 0, (word >>> 8) % (ask?.options.length ?? 1)))
    if (n % 7 === 6) live.apply(step('back', ask?.seat ?? 0))
    if (n % 23 === 22) live.apply(step('undo', ask?.seat ?? 0))
    if (n % 3 !== 0) continue // the page was away
    const kept = live.keptSince(known)
    story = [...story.slice(0, kept), ...live.heard(0, kept)]
    known = live.entries
    longest = Math.max(longest, story.length)
    const again = Match.replay(sigmar, live.match.log, { story: true })
    if (!again.ok) throw new Error(again.fault.message)
    expect(story).toEqual(again.value.takeEvents().map((told) => eventFor(told, 0)))
    expect(live.heard(null, 0)).toHaveLength(story.length)
  }
  expect(longest).toBeGreaterThan(100)
})

describe('a Back over several choices', () => {
  const OPTIONS = [{ do: 'pass' }, { do: 'rest' }]
  /** Asks these seats one after the other, again and again. */
  const asking = (seats: readonly number[]): AnyGame => ({
    ...sigmar,
    advance(table) {
      for (const seat of seats) table.choose(seat, { type: 'action' }, OPTIONS)
    },
  })
  const eyes = (...seats: number[]): ReturnType<typeof eyesThrough> => eyesThrough(seats, seats[0] ?? null)

  function choose(live: LiveMatch, times: number): void {
    for (let n = 0; n < times; n++) {
      const seat = live.match.asks[0]?.seat ?? 0
      expect(live.apply(step('choose', seat))).toMatchObject({ ok: true })
    }
  }

  test('is one entry that says how many it takes back', () => {
    const live = begun(asking([1, 0, 0, 0]))
    choose(live, 4)
    expect([live.stepsBack(0), live.stepsBack(1), live.stepsBack(null)]).toEqual([3, 0, 0])
    const way = live.wayBack(0, 1)
    expect(way).toEqual({ ok: true, value: { seat: 0, pick: 2 } })
    expect(live.apply(step('back', 0, 2))).toMatchObject({ ok: true })
    expect([live.match.length, live.entries, live.match.asks[0]?.seat]).toEqual([1, 5, 0])
    expect(live.stepsBack(0)).toBe(0)
  })

  test('does not take back what another seat chose, nor what a bot chose for a seat', () => {
    const live = begun(asking([0, 1, 0, 0]))
    choose(live, 4)
    expect(live.wayBack(0, 1)).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
    expect(live.wayBack(eyes(0, 1), 0)).toEqual({ ok: true, value: { seat: 0, pick: 3 } })
    live.apply(step('flag', 1))
    expect(live.stepsBack(eyes(0, 1))).toBe(2)
    expect(live.wayBack(eyes(0, 1), 1)).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
  })

  test('counts as so many take-backs: the limit is reached as if they were made one by one', () => {
    const live = begun(asking([0]))
    let taken = 0
    for (let steps = 10; steps === 10; taken += steps) {
      choose(live, 10)
      steps = live.stepsBack(0)
      expect(live.apply(step('back', 0, steps - 1))).toMatchObject({ ok: true })
    }
    const { length } = live.match
    expect(length).toBeGreaterThan(0)
    expect(taken).toBe(1000 + length)
    const worn = { ok: false, fault: { message: expect.stringContaining('limit of take-backs') } }
    expect([live.canGoBack(0), live.stepsBack(0)]).toEqual([false, 0])
    expect(live.apply(step('back', 0))).toMatchObject(worn)
    expect(live.apply(step('back', 0, 3))).toMatchObject(worn)
    choose(live, 1)
    expect([live.canGoBack(0), live.stepsBack(0)]).toEqual([true, 1]) // a choice that stands earns one more
  })

  test('leads to the same log as the choices that stand, and counts the same when it is opened again', () => {
    const game = asking([1, 0, 0, 0])
    const live = begun(game)
    choose(live, 4)
    const made = [1, 0, 0, 0].map((seat) => step('choose', seat))
    const entries = [...made, step('back', 0, 2), step('choose', 0, 1)].map(
      (entry, i): LogEntry => ({ ...entry, match: stored.id, n: i + 1 }),
    )
    const again = LiveMatch.from(game, stored, entries)
    const choices = [
      { seat: 1, pick: 0 },
      { seat: 0, pick: 1 },
    ]
    expect(again.ok && again.value.match.log.choices).toEqual(choices)
    expect(writtenLog(stored, entries).choices).toEqual(choices)
    expect(EntryFold.of(entries).takenBack).toBe(3)
  })
})

test('a match of other rules is not played on, and says so', () => {
  const old = LiveMatch.from(sigmar, { ...stored, rulesVersion: 0 }, [])
  expect(old).toMatchObject({
    ok: false,
    fault: { code: 'foreign-log', message: expect.stringContaining('version 0') },
  })
})
