import { expect, test } from 'vitest'
import { ExpectedMatches } from '../../src/opening/expected.ts'
import { rebuild } from '../../src/opening/rebuilding.ts'
import { Turnstile } from '../../src/opening/turnstile.ts'
import { begun, counting, gameOf, pictureOf, playAtRandom, storedMatch } from '../support/logs.ts'

const { game, count } = counting(gameOf('sigmar'))
const stored = storedMatch(game, game.seats.min)
const live = begun(game, stored)
const steady = { seed: 5, back: 0, undo: 0, leave: 0, flag: 0 }
const entries = playAtRandom(live, { ...steady, steps: 80 })
const turns = new Turnstile(1)

async function expecting(first: number): Promise<ExpectedMatches> {
  const matches = new ExpectedMatches()
  const made = await rebuild({ game, stored, entries: entries.slice(0, first), checkpoints: [] })
  if (typeof made === 'string' || !made.ok) throw new Error('the match could not be made')
  matches.keep(stored.id, made.value)
  return matches
}

test('a match that was expected is as its whole log makes it, and only what was added is played', async () => {
  const matches = await expecting(70)
  count.runs = 0
  const taken = await matches.take(stored.id, entries, turns)
  expect(taken && pictureOf(taken.live)).toEqual(pictureOf(live))
  expect(count.runs).toBeLessThanOrEqual(entries.length - 70 + 1)
  expect(await matches.take(stored.id, entries, turns)).toBeNull()
})

test('one that nobody spoke of, whose log is another or took something back is made anew', async () => {
  expect(await new ExpectedMatches().take(stored.id, entries, turns)).toBeNull()
  expect(await (await expecting(70)).take(stored.id, entries.slice(0, 60), turns)).toBeNull()
  const last = entries.at(-1)
  if (!last) throw new Error('nothing was played')
  const back = { ...last, n: last.n + 1, kind: 'back' as const }
  expect(await (await expecting(70)).take(stored.id, [...entries, back], turns)).toBeNull()
})
