import { expect, test } from 'vitest'
import { games } from '@trialhall/games'
import { terminalParts } from '@trialhall/games/terminal'
import { below, Match, seeded } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { lineText } from '@trialhall/terminal'

const WIDTH = 40

/** The table after so many random choices, as far as it can be seen in 40 columns, in the eyes of A. */
function seen(id: string, choices: number): string {
  const game = sure(games.find(id))
  const match = sure(Match.start(game, { seed: 5, seats: 2 }))
  const chance = seeded('narrow')
  for (let ask = match.asks[0]; ask && match.length < choices; ask = match.asks[0])
    sure(match.choose(ask.seat, below(chance, ask.options.length)))
  const view = match.viewFor(0)
  const scene = { game, view, names: ['A (you)', 'B (adept)'], asked: [0], ask: match.asks[0] ?? null }
  const lines = terminalParts[id]?.board({ ...scene, width: WIDTH, height: 12 }) ?? []
  return lines.map((line) => lineText(line).slice(0, WIDTH - 1)).join('\n')
}

test('in 40 columns Sigmar’s Trial tells Valor, place and hand of everybody, and the chance of each Trial', () => {
  const text = seen('sigmar', 12)
  expect(text).toMatch(/\n.A \(you\) · \w+ +\d+ {2}at {1,2}\d+ · hand \d/)
  expect(text).toMatch(/\n.B \(adept\) · \w+…? +\d+ {2}at {1,2}\d+ · hand \d/)
  expect(text).toMatch(/\n \S.* +needs \d {2}pays \d \d+ %\n/)
})

test('in 40 columns Lanes tells the life and the hand of both', () => {
  const text = seen('lanes', 12)
  expect(text).toMatch(/^.B \(adept\) · \S+ +life \d+ {2}hand \d/m)
  expect(text).toMatch(/^.A \(you\) · \S+ +life \d+ {2}hand \d/m)
})
