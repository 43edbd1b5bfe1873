import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bold, endsTheSame, firstAsk, oneMatch, study } from './study.ts'

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
