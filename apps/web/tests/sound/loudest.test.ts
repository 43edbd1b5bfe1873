import { expect, test } from 'vitest'
import { loudest } from '../../src/sound/loudest.ts'

test('what comes at once is heard once each, in its order', () => {
  expect(loudest(['draw', 'draw', 'coin', 'draw'])).toEqual(['draw', 'coin'])
})

test('of many sounds those are heard that say most', () => {
  expect(loudest(['draw', 'step', 'hit', 'coin', 'fall', 'play'])).toEqual(['hit', 'coin', 'fall'])
})

test('nothing is heard of nothing', () => {
  expect(loudest([])).toEqual([])
})
