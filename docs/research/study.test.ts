import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '@trialhall/games'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { afterEach, bold, branchOf, endsTheSame, firstAsk, headless, oneMatch, study } from './study.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the page shows the whole script, line by line', () => {
  const blocks = [...read('../research.md').matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code)
  expect(blocks.join('\n')).toBe(read('study.ts'))
})

test('a match is played to its end, and is the same when it is played again', () => {
  const match = oneMatch('a seed')
  expect(match.outcome?.ranks).toHaveLength(2)
  expect(oneMatch('a seed').hash()).toBe(match.hash())
  expect(endsTheSame(match)).toBe(true)
})

test('what is asked is told in words', () => {
  const [prompt, ...options] = firstAsk('a seed')
  expect(prompt).toMatch(/[?:]/)
  expect(options.length).toBeGreaterThan(1)
})

test('a bot of one’s own is measured against those of the house', () => {
  const [summary = '', ...ratings] = study()
  expect(summary).toContain(bold.id)
  expect(ratings.map((line) => line.split(':')[0])).toEqual(['bold', 'random', 'greedy'])
})

test('a branch goes its own way', () => {
  const match = sure(Match.start(sure(games.find('sigmar')), { seats: 2, seed: 3 }))
  const before = match.hash()
  const branch = branchOf(match)
  sure(branch.choose(branch.asks[0]?.seat ?? 0, 1))
  expect([match.hash(), match.length, branch.length]).toEqual([before, 0, 1])
  const shares = afterEach(match, 2)
  expect(shares).toHaveLength(match.asks[0]?.options.length ?? 0)
  for (const share of shares) expect([share >= 0, share <= 1]).toEqual([true, true])
  expect(match.hash()).toBe(before)
})

test('a match that nobody watches comes to the same end for the same seed', () => {
  expect(headless('a seed')?.ranks).toHaveLength(2)
  expect(headless('a seed')).toEqual(headless('a seed'))
})
