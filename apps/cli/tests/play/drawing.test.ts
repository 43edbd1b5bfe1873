import { games } from '@trialhall/games'
import { expect, test } from 'vitest'
import { run } from '../support/terminal.ts'

test.each([
  ['once', 'draw\nq\n', /If all who play agree, type draw once more/, false],
  ['twice', 'draw\ndraw\n', /It is a draw \(agreed\) after 0 choices/, true],
  ['twice with something between', 'draw\nw\ndraw\nq\n', /type draw once more[^]*type draw once more/, false],
])('line by line, a draw that is typed %s', async (_, typed, said, isDrawn) => {
  const { code, out } = await run('play eldar --persons 2 --plain --seed 1', typed, null, games)
  expect([code, out]).toEqual([0, expect.stringMatching(said)])
  expect(out.includes('It is a draw')).toBe(isDrawn)
})

test('a draw that cannot be says why at once', async () => {
  const { err } = await run('play eldar --plain --seed 1 --bots random', 'draw\nq\n', null, games)
  expect(err).toBe('Bots do not agree to draws: they play to the end.\n')
})
