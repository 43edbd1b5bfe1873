import { expect, test } from 'vitest'
import { alike } from '../../src/prompt/alike.ts'

const TEXTS = ['Rest', 'Play Sand', 'Play Gate', 'Play Sand', 'Play Sand']

test('options that read the same are one, where the first of them stands', () => {
  expect(alike([0, 1, 2, 3, 4], (index) => TEXTS[index] ?? '')).toEqual([
    { index: 0, text: 'Rest', count: 1 },
    { index: 1, text: 'Play Sand', count: 3 },
    { index: 2, text: 'Play Gate', count: 1 },
  ])
})

test('of some of the options only those are counted', () => {
  expect(alike([3, 4], (index) => TEXTS[index] ?? '')).toEqual([{ index: 3, text: 'Play Sand', count: 2 }])
})
