import { describe, expect, test } from 'vitest'
import { soughtIn } from '../../src/index.ts'

const TEXTS = [
  'summon Guard to (1,2)',
  'summon Archer to (1,2)',
  'cast Élan at Guard (2,3)',
  'column 1, row 7',
  'column 12, row 7',
]

describe('what is sought in a list', () => {
  test.each([
    ['', [0, 1, 2, 3, 4]],
    ['   ', [0, 1, 2, 3, 4]],
    ['guard', [0, 2]],
    ['gu su', [0]],
    ['elan', [2]],
    ['(2,3)', [2]],
    ['uard', []],
    ['nothing', []],
  ])('"%s" is found by the beginnings of words', (typed, found) => {
    expect(soughtIn(TEXTS, typed)).toEqual(found)
  })

  test('a number is that number where there is one, else the beginning of longer ones', () => {
    expect(soughtIn(TEXTS, 'column 1')).toEqual([3])
    expect(soughtIn(TEXTS, 'col 12')).toEqual([4])
    expect(soughtIn(TEXTS.slice(4), 'col 1')).toEqual([0])
    expect(soughtIn(TEXTS, '12 7')).toEqual([4])
  })

  test('words are sought beside one another, then in their order, then in any', () => {
    const spaces = ['column 12 row 7', 'column 7 row 12', 'column 12 row 1']
    expect(soughtIn(spaces, 'column 12')).toEqual([0, 2])
    expect(soughtIn(spaces, '12 7')).toEqual([0])
    expect(soughtIn(spaces, 'row 12 7')).toEqual([0, 1])
  })

  test('a thousand texts are searched in no time', () => {
    const many = Array.from({ length: 1000 }, (_, i) => `column ${(i % 40) + 1}, row ${Math.floor(i / 40)}`)
    const before = performance.now()
    expect(soughtIn(many, '40 9')).toEqual([9 * 40 + 39])
    expect(performance.now() - before).toBeLessThan(200)
  })
})
