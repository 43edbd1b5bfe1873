import { existsSync, readFileSync } from 'node:fs'
import { botNamed } from '@trialhall/bots'
import { games } from '@trialhall/games'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { laid, readPuzzles, type LaidPuzzle } from '../../src/puzzles/puzzle.ts'
import { byKind, playedOut, solve } from '../../src/puzzles/solving.ts'

/** A little less than what bots reach today with one try at this seed, in puzzles solved. A bar only ever rises. */
const BARS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sigmar: { adept: 73, expert: 104, master: 104 }, // today 75, 106 and 106 of 106
  lanes: { adept: 103, expert: 104 }, // today 105 and 106 of 107
  eldar: { adept: 107, expert: 115, master: 116 }, // today 110, 118 and 119 of 119
  'battle-decks': { adept: 94, expert: 104, master: 106 }, // today 96, 106 and 107 of 108; before version 3 of its rules 114 puzzles
  tempus: { adept: 93, expert: 102, master: 101 }, // today 94, 103 and 101 of 105
}

/** Matches after each option of a lethal puzzle: enough, as the right pick wins where the others lose. */
const PLAYED_OUT = 30
const MARGIN = 0.15
/** One lethal puzzle in so many is played out in a usual run, all of them in the soak. */
const EVERY = process.env.TRIALHALL_RUNS === undefined ? 4 : 1

const withPuzzles = games.games.filter(({ id }) => existsSync(fileOf(id)))

function fileOf(id: string): URL {
  return new URL(`../../../../games/${id}/puzzles.json`, import.meta.url)
}

function puzzlesOf(id: string): LaidPuzzle[] {
  const game = sure(games.find(id))
  return sure(readPuzzles(readFileSync(fileOf(id), 'utf8'))).map((puzzle) => sure(laid(game, puzzle)))
}

describe.each(withPuzzles)('the puzzles of $id', ({ id }) => {
  const puzzles = puzzlesOf(id)

  test('have names of their own, reasons, and a right and a wrong pick each', () => {
    expect(new Set(puzzles.map(({ puzzle }) => puzzle.id)).size).toBe(puzzles.length)
    for (const { puzzle } of puzzles) expect(puzzle.why).toMatch(/^[A-Z].*\.$/)
  })

  test('that win the match are right: played out, nothing wins more than the best pick', () => {
    const worse = puzzles
      .filter(({ puzzle }) => puzzle.kind === 'lethal')
      .filter((_, i) => i % EVERY === 0)
      .filter((one) => {
        const shares = playedOut(one, PLAYED_OUT)
        const best = Math.max(...[...one.right].map((pick) => shares[pick] ?? 0))
        return best < Math.max(...shares) - MARGIN
      })
    expect(worse.map(({ puzzle }) => puzzle.id)).toEqual([])
  })

  test('are a hundred or more, and have a bar', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(100)
    expect(Object.keys(BARS)).toContain(id)
  })

  test.each(Object.entries(BARS[id] ?? {}))('are solved by %s at least %i times', (name, bar) => {
    const bot = sure(botNamed(name))
    const scores = puzzles.map((puzzle) => solve(puzzle, bot, { tries: 1, seed: 1 }))
    const all = byKind(scores).at(-1)
    expect(Math.round((all?.share.value ?? 0) * puzzles.length)).toBeGreaterThanOrEqual(bar)
  })
})
