import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { emptySummary, withMatch, type SimSummary } from '@trialhall/bots'
import { Progress } from '../../src/sim/progress.ts'
import type { SimReport } from '../../src/sim/figures.ts'
import { jsonReport } from '../../src/sim/json.ts'
import { textReport } from '../../src/sim/report.ts'

const WIDTH = 80

/** Matches that the first seat wins, each with the decks that the seats bring. */
function playedWith(...matches: readonly (readonly [string, string])[]): SimSummary {
  const fresh = emptySummary({ game: 'duel', rulesVersion: 1, seats: 2, bots: ['random', 'greedy'], seed: 1 })
  return matches.reduce(
    (summary, [a, b]) =>
      withMatch(summary, {
        outcome: { ranks: [1, 2], scores: [1, 0], reason: 'points' },
        decisions: 1,
        segments: 1,
        seating: [0, 1],
        stats: {},
        rates: {},
        traits: [[a], [b]],
      }),
    fresh,
  )
}

function reportOf(summary: SimSummary, isAgainst = false): SimReport {
  const { seats, seed, bots, games } = summary
  const job = { kind: 'sim', game: 'duel', bots, seats, seed, options: {}, games, by: 'deck' } as const
  return {
    game: { title: 'Duel', options: [] },
    summary,
    job,
    seconds: 1,
    cores: 1,
    command: 'npx trialhall sim duel',
    isAgainst,
  }
}

test('where seats bring things along, a simulation tells what won, and which beat which', () => {
  const report = reportOf(playedWith(['Fire', 'Ice'], ['Ice', 'Fire'], ['Fire', 'Ice'], ['Mud', 'Ice']))
  const text = textReport(report, WIDTH).join('\n')
  expect(text).toMatch(/\nwith +share +95 % interval +times +p\nMud +100\.0 %/)
  expect(text).toMatch(
    /\nthe first of two +share +95 % interval +times +p\nFire : Ice +66\.7 % .* 3 +0\.635\nIce : Mud +0\.0 % .* 1 +0\.635(\n|$)/,
  )
  expect(jsonReport(report)).toMatchObject({
    by: 'deck',
    traits: { Fire: { count: 3 } },
    pairs: { 'Fire : Ice': { count: 3, value: 2 / 3 } },
  })
})

test('a short last column stays in its line, however long the names are', () => {
  const [a, b, c] = ['Affliction Attrition', 'Evasive Maneuvers', 'Refresh Control'] as const
  const text = textReport(reportOf(playedWith([a, b], [a, c])), WIDTH).join('\n')
  expect(text).toMatch(
    /\nAffliction Attrition : Evasive Maneuvers {2}100\.0 % {2}20\.7 to 100\.0 {2}1 {2,}\d/,
  )
})

test('sides with a thing are compared to all without it', () => {
  const report = reportOf(playedWith(['Fire', 'Ice'], ['Ice', 'Fire'], ['Fire', 'Ice'], ['Mud', 'Ice']), true)
  const text = textReport(report, WIDTH).join('\n')
  expect(text).toMatch(/\n +with +without +less +95 % interval +p\nMud +100\.0 % +42\.9 % +\+57\.1 /)
})

test('a mean of few says that it is too few, and of equals that they are equal; a share has its interval', () => {
  const [first, ...others] = [1, 1, 1].map((rounds) => ({
    outcome: { ranks: [1, 2], scores: [1, 0], reason: 'points' },
    decisions: 1,
    segments: 1,
    seating: [0, 1],
    stats: { rounds },
    rates: { 'wins of Fire': 1 },
  }))
  const fresh = emptySummary({ game: 'duel', rulesVersion: 1, seats: 2, bots: ['a', 'b'], seed: 1 })
  if (!first) throw new Error('nothing was played')
  const one = withMatch(fresh, first)
  expect(textReport(reportOf(one), WIDTH).join('\n')).toMatch(/\nrounds +1\.000 +too few +1\n/)
  const three = others.reduce(withMatch, one)
  const text = textReport(reportOf(three), WIDTH).join('\n')
  expect(text).toMatch(/\nrounds +1\.000 +all equal +3\n/)
  expect(text).toMatch(/\nwins of Fire +100\.0 % +43\.9 to 100\.0 +3\n/)
  const json = JSON.parse(JSON.stringify(jsonReport(reportOf(three)))) as object
  expect(json).toMatchObject({
    rulesVersion: 1,
    command: 'npx trialhall sim duel',
    measures: { rounds: { value: 1, low: 0, high: null, count: 3 } },
    rates: { 'wins of Fire': { value: 1, high: 1, count: 3 } },
  })
})

test('two things alone need no table of pairs', () => {
  expect(textReport(reportOf(playedWith(['Fire', 'Ice'])), WIDTH).join('\n')).not.toContain('of two')
})

test('where all seats bring the same, that is said', () => {
  const text = textReport(reportOf(playedWith(['Fire', 'Fire'])), WIDTH).join('\n')
  expect(text).toContain('by deck: nothing to compare, as all seats of a match had the same each time.')
})

test('a long run shows how much is done and about how long it will take', () => {
  const errors = new PassThrough()
  let now = 0
  const terminal = {
    input: new PassThrough(),
    output: new PassThrough(),
    errors,
    isInteractive: true,
    showsProgress: true,
    hasColour: false,
    width: WIDTH,
  }
  const progress = new Progress(terminal, 100, () => now)
  const shownAt = (ms: number, done: number): string => {
    now = ms
    progress.show(done)
    return String(errors.read() ?? '')
  }
  expect(shownAt(1000, 1)).toMatch(/░ 1 of 100$/)
  expect(shownAt(10_000, 25)).toMatch(/█░+ 25 of 100, 30 s left$/)
  expect(shownAt(10_020, 26)).toBe('')
  expect(shownAt(200_000, 50)).toMatch(/ 50 of 100, 4 min left$/)
  expect(shownAt(40_000_000, 80)).toMatch(/ 80 of 100, 3 h left$/)
  expect(shownAt(40_001_000, 100)).toMatch(/█ 100 of 100$/)
})
