import { games } from '@trialhall/games'
import {
  type EventRecord,
  type Viewer,
  canonical,
  logUpTo,
  Match,
  UNKNOWN,
  eventFor,
} from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { TableUpdate } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { seatFor } from '../../src/match/seating.ts'
import { type ReplayEyes, eyesOf, usualEyes, viewAt } from '../../src/replay/eyes.ts'
import { choiceText } from '../../src/replay/choice-text.ts'
import { notedIn } from '../../src/replay/noted.ts'
import { Reel } from '../../src/replay/reel.ts'
import { ReplayLink } from '../../src/replay/replay-link.ts'
import { isOpening } from '../../src/match/openings.ts'
import { type Marks, marksOf, sampleAt } from '../../src/replay/survey.ts'
import { momentAfter } from '../../src/replay/player/stride.ts'
import { type Taped, firstGame, numbers, playedLog, taped } from './replayed.ts'

/** A match played choice by choice, as at the table: its state, what was asked and all that was told at each moment. */
function* asPlayed({ reel }: Taped): Generator<{ at: number; match: Match; told: readonly EventRecord[] }> {
  const match = sure(Match.replay(reel.game, logUpTo(reel.log, 0), { story: true }))
  const told = match.takeEvents()
  yield { at: 0, match, told }
  for (const { seat, pick } of reel.log.choices) {
    match.choose(seat, pick)
    told.push(...match.takeEvents())
    yield { at: match.length, match, told }
  }
}

function viewersOf({ reel }: Taped): Viewer[] {
  return [null, ...Array.from({ length: reel.log.seats }, (_, seat) => seat)]
}

const NO_MARKS: Marks = { rounds: [], turns: [], highlights: [], noted: [] }

/** How much is tried of each game: a little here, a lot in `npm run soak`. */
const SIZE =
  Number(process.env['TRIALHALL_RUNS'] ?? 0) > 100
    ? { seeds: ['ash', 'birch', 'cedar', 'drum'], choices: 1000, looks: 300 }
    : { seeds: ['ash', 'birch'], choices: 400, looks: 100 }

describe.each(games.games.map((game) => ({ game, id: game.id })))('a replay of $id', ({ game }) => {
  test.each(SIZE.seeds)('shows at each moment what was seen when it was played: %s', (seed) => {
    const tape = taped({ game, seed, until: 160 })
    const viewers = viewersOf(tape)
    const seen = (match: Match): string => canonical(viewers.map((viewer) => match.viewFor(viewer)))
    let heard = 0
    for (const { at, match, told } of asPlayed(tape)) {
      const shown = tape.reel.matchAt(at)
      expect(shown.hash()).toBe(match.hash())
      expect(shown.asks).toEqual(match.asks)
      expect(tape.reel.toldAt(at)).toBe(told.length)
      expect(tape.reel.told.slice(heard, told.length)).toEqual(told.slice(heard)) // the rest was compared before
      heard = told.length
      expect(seen(shown)).toBe(seen(match))
    }
  })

  test('reaches a moment the same way whatever was looked at before', () => {
    const tape = taped({ game, seed: 'scrub', until: SIZE.choices })
    const hashes = Array.from(asPlayed(tape), ({ match }) => match.hash())
    const below = numbers(2027)
    for (let looks = 0; looks < SIZE.looks; looks++) {
      const at = below(tape.reel.length + 1)
      expect(tape.reel.matchAt(at).hash(), `moment ${at}`).toBe(hashes[at])
    }
  })
})

function fresh({ reel }: Taped, at: number): Match {
  return sure(Match.replay(reel.game, logUpTo(reel.log, at), { story: false }))
}

describe('a match that somebody gave up', () => {
  const tape = taped({
    seed: 'gone',
    seats: 4,
    leaves: [
      { at: 20, seat: 1 },
      { at: 33, seat: 2 },
    ],
  })

  test('is shown as it stands in its log, moment by moment', () => {
    expect(tape.reel.log.leaves).toHaveLength(2)
    for (let at = tape.reel.length; at >= 0; at--) {
      const whole = Match.replay(tape.reel.game, logUpTo(tape.reel.log, at), { story: true })
      if (!whole.ok) throw new Error(whole.fault.message)
      expect(tape.reel.matchAt(at).hash()).toBe(whole.value.hash())
      expect(tape.reel.told.slice(0, tape.reel.toldAt(at))).toEqual(whole.value.takeEvents())
    }
  })

  test('has a mark where they left', () => {
    const labels = marksOf(tape.reel, tape.recording.seats, []).highlights
    expect(labels.filter(({ label }) => label.endsWith('gives up')).map(({ at }) => at)).toEqual([20, 33])
  })
})

test.each(
  games.games.filter(({ agreeOnDraw }) => agreeOnDraw !== undefined).map((game) => ({ game, id: game.id })),
)('a match of $id that was drawn is shown as it was, and its last moment is the draw', ({ game }) => {
  const tape = taped({ game, seed: 'level', until: 30, drawn: true })
  expect(tape.reel.outcome?.reason).toBe('agreed')
  expect(tape.reel.matchAt(29).outcome).toBe(null)
  expect(tape.reel.matchAt(30).outcome).toEqual(tape.reel.outcome)
  expect(tape.reel.told.at(-1)).toMatchObject({ at: 30, event: { type: 'ended' } })
  expect(marksOf(tape.reel, tape.recording.seats, []).highlights).toContainEqual({
    at: 30,
    label: 'The end: a draw',
  })
})

describe('whose eyes', () => {
  const over = taped({ seed: 'eyes', seats: 3 })
  const open = taped({ seed: 'eyes', seats: 3, until: 25 })

  test('all may be lent once the match is over', () => {
    expect(eyesOf(over.recording, over.reel)).toEqual(['all', 0, 1, 2, 'spectator'])
    expect(usualEyes(over.recording, over.reel)).toBe('all')
    expect(usualEyes({ ...over.recording, own: [1] }, over.reel)).toBe(1)
  })

  test('while it is played, nobody sees more than at the table', () => {
    expect(eyesOf({ ...open.recording, own: [2] }, open.reel)).toEqual([2, 'spectator'])
    expect(eyesOf({ ...open.recording, own: [0, 1] }, open.reel)).toEqual(['spectator'])
    expect(usualEyes({ ...open.recording, own: [0, 1] }, open.reel)).toBe('spectator')
    expect(sampleAt(open.reel, 20, () => '').standing).toBeNull()
  })

  test('while it is played, one person who holds several seats looks from each of them, and several persons from none', () => {
    const kinds = [{ person: 1 }, {}, { person: 1 }]
    const seats = kinds.map((held, seat) => ({ ...seatFor('person', seat), ...held }))
    const alone = seats.map((info) => (info.seat === 1 ? seatFor('bot', 1) : info))
    expect(eyesOf({ ...open.recording, seats: alone, own: [0, 2] }, open.reel)).toEqual([0, 2, 'spectator'])
    expect(usualEyes({ ...open.recording, seats: alone, own: [0, 2] }, open.reel)).toBe(0)
    expect(eyesOf({ ...open.recording, seats, own: [0, 1, 2] }, open.reel)).toEqual(['spectator'])
  })

  test('everybody’s eyes know exactly what any seat knows', () => {
    for (const at of over.reel.stops) {
      const match = over.reel.matchAt(at)
      const seats = [0, 1, 2].map((seat) => match.viewFor(seat).cards.def)
      const { cards, pools } = viewAt(over.reel, at, 'all')
      cards.def.forEach((def, card) => {
        const known = seats.map((one) => one[card]).filter((one) => one !== UNKNOWN)
        expect(def).toBe(known[0] ?? UNKNOWN)
      })
      const unseen = cards.def.flatMap((def, card) => (def === UNKNOWN ? [card] : []))
      expect(pools.flatMap((pool) => pool.cards).toSorted((a, b) => a - b)).toEqual(unseen)
      for (const pool of pools)
        expect(pool.defs).toEqual(pool.cards.map((card) => match.state.cards.def[card]).toSorted(ascending))
    }
  })

  test('everybody heard what any seat heard', () => {
    const link = new ReplayLink(over.recording, over.reel, { at: over.reel.length, eyes: 'all' })
    link.storyOf('all').forEach(({ known }, i) => {
      const told = over.reel.told[i]
      if (!told) throw new Error('A story is longer than what was told.')
      for (const seat of [0, 1, 2]) expect(known).toMatchObject(eventFor(told, seat).known)
    })
  })
})

function ascending(a: number | undefined, b: number | undefined): number {
  return (a ?? 0) - (b ?? 0)
}

describe('the link to a replay', () => {
  const tape = taped({ seed: 'link', seats: 3 })

  function watched(eyes: ReplayEyes): { readonly link: ReplayLink; readonly updates: TableUpdate[] } {
    const link = new ReplayLink(tape.recording, tape.reel, { at: 0, eyes })
    const updates: TableUpdate[] = []
    link.subscribe((update) => void updates.push(update))
    return { link, updates }
  }

  test('tells a step as new and a jump as known', () => {
    const { link, updates } = watched(0)
    const stop = momentAfter(tape.reel, 0, { direction: 'forward', stride: 'happening', marks: NO_MARKS })
    link.show(stop, 'step')
    link.show(tape.reel.length, 'jump')
    link.show(3, 'jump')
    const told = updates.map(({ story, fresh: first }) => [first, story.length])
    const { length } = tape.reel.told
    expect(told).toEqual([
      [tape.reel.toldAt(0), tape.reel.toldAt(0)],
      [tape.reel.toldAt(0), tape.reel.toldAt(stop)],
      [length, length],
      [tape.reel.toldAt(3), tape.reel.toldAt(3)],
    ])
  })

  test('shows what those eyes saw, asks nobody and takes nothing back', () => {
    for (const eyes of [0, 1, 2, 'spectator'] as const) {
      const { link, updates } = watched(eyes)
      for (const at of [1, 7, 30, 2, tape.reel.length]) {
        link.show(at, 'jump')
        const { snapshot } = updates.at(-1) as TableUpdate
        expect(snapshot.view).toEqual(fresh(tape, at).viewFor(eyes === 'spectator' ? null : eyes))
        expect([snapshot.length, snapshot.own, snapshot.canGoBack]).toEqual([at, null, false])
      }
    }
  })

  test('keeps to the match, and says in one sentence that it is only watched', () => {
    const { link, updates } = watched(0)
    const said: string[] = []
    link.onFault((sentence) => void said.push(sentence))
    link.show(-4, 'jump')
    link.show(100_000, 'jump')
    link.choose()
    link.back()
    expect(updates.map(({ snapshot }) => snapshot.length)).toEqual([0, tape.reel.length])
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/You are watching this match/)
  })
})

describe('the way through a match', () => {
  const { reel, recording } = taped({ seed: 'way', seats: 4 })
  const samples = reel.stops.map((at) => sampleAt(reel, at, progressOf))
  const marks: Marks = { ...marksOf(reel, recording.seats, samples), noted: [] }

  function progressOf(view: unknown): string {
    return `Round ${(view as { round: number }).round}`
  }

  test('leads from one thing that happened to the next, and back the same way', () => {
    const there: number[] = [0]
    for (let at = 0; at < reel.length; ) {
      const next = momentAfter(reel, at, { direction: 'forward', stride: 'happening', marks })
      expect(next).toBeGreaterThan(at)
      expect(next === reel.length || reel.toldAt(next) > reel.toldAt(at)).toBe(true)
      there.push((at = next))
    }
    const back = there.toReversed()
    back.forEach((at, i) =>
      expect(momentAfter(reel, at, { direction: 'back', stride: 'happening', marks })).toBe(back[i + 1] ?? 0),
    )
  })

  test('goes by single choices and by turns, and never past either end', () => {
    expect(momentAfter(reel, 5, { direction: 'forward', stride: 'choice', marks })).toBe(6)
    expect(momentAfter(reel, 0, { direction: 'back', stride: 'choice', marks })).toBe(0)
    expect(momentAfter(reel, reel.length, { direction: 'forward', stride: 'choice', marks })).toBe(
      reel.length,
    )
    expect(momentAfter(reel, 0, { direction: 'forward', stride: 'turn', marks })).toBe(marks.turns[0])
    expect(momentAfter(reel, reel.length, { direction: 'forward', stride: 'turn', marks })).toBe(reel.length)
    expect(momentAfter(reel, marks.turns[0] ?? 0, { direction: 'back', stride: 'turn', marks })).toBe(0)
  })

  test('counts rounds by the numbers of turns where a game has no words for them', () => {
    const wordless = samples.map((sample) => ({ ...sample, progress: '' }))
    const { rounds } = marksOf(reel, recording.seats, wordless)
    expect(rounds.slice(0, 3).map(({ label }) => label)).toEqual(['Round 1', 'Round 2', 'Round 3'])
    expect(rounds.map(({ at }) => at)).toEqual(rounds.map(({ at }) => at).toSorted(ascending))
  })

  test('marks each round once where the words of a round change within it, by the words with which it opens', () => {
    const scores = samples.map((sample, i) => ({ ...sample, progress: `${sample.progress} · ${i} points` }))
    const { rounds } = marksOf(reel, recording.seats, scores)
    expect(rounds).toHaveLength(marks.rounds.length)
    expect(rounds.map(({ label }) => label.split(' · ')[0])).toEqual(marks.rounds.map(({ label }) => label))
  })

  test('leads to what the game points out, and to the highlights beside it', () => {
    const noted = notedIn(reel, [
      { title: 'Turns', dye: 'red', holds: (event) => isOpening(event) },
      { title: 'Nothing', dye: 'blue', holds: () => false },
    ])
    expect(noted.map(({ title }) => title)).toEqual(['Turns'])
    const ats = noted.flatMap(({ moments }) => moments.map(({ at }) => at))
    expect([...new Set(ats)]).toEqual(marks.turns)
    const step = { direction: 'forward', stride: 'notable' } as const
    const first = Math.min(...[...ats, ...marks.highlights.map(({ at }) => at)].filter((at) => at > 0))
    expect(momentAfter(reel, 0, { ...step, marks: { ...marks, noted } })).toBe(first)
    expect(momentAfter(reel, 0, { ...step, marks: NO_MARKS })).toBe(reel.length)
  })

  test('has a mark for each round, for the great changes and for the end', () => {
    expect(marks.rounds.map(({ label }) => label)).toEqual(
      [...new Set(samples.map(({ progress }) => progress))].filter((one) => one !== ''),
    )
    expect(marks.highlights.length).toBeGreaterThan(1)
    expect(marks.highlights.length).toBeLessThan(12)
    expect(marks.highlights.at(-1)?.at).toBe(reel.length)
    expect(marks.highlights.at(-1)?.label).toMatch(/^The end: /)
    const ats = marks.highlights.map(({ at }) => at)
    expect(ats).toEqual(ats.toSorted(ascending))
  })
})

describe('what was chosen', () => {
  const { reel, recording } = taped({ seed: 'chosen', seats: 3 })

  function told(at: number, eyes: ReplayEyes): string | null {
    return choiceText(recording, reel, new ReplayLink(recording, reel, { at, eyes }).update)
  }

  test('is told to everybody’s eyes at every moment but the last', () => {
    reel.log.choices.forEach((_, at) => expect(told(at, 'all')).toMatch(/ chose: ./))
    expect(told(reel.length, 'all')).toBeNull()
  })

  test('is told to no other single eyes, since it could show what a hand holds', () => {
    reel.log.choices.forEach(({ seat }, at) => {
      expect(told(at, seat)).not.toBeNull()
      expect([told(at, (seat + 1) % 3), told(at, 'spectator')]).toEqual([null, null])
    })
  })
})

test('a log of other rules, or one that does not fit, is a fault', () => {
  const game = firstGame()
  const log = playedLog({ seed: 'other', until: 9 })
  const older = Reel.wind(game, { ...log, rulesVersion: game.rulesVersion + 1 })
  expect(older.ok ? '' : older.fault.message).toContain('rules version')
  const wrong = Reel.wind(game, { ...log, choices: [...log.choices, { seat: 0, pick: 999 }] })
  expect(wrong.ok ? '' : wrong.fault.code).toBe('bad-log')
})
