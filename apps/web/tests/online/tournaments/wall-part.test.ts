import { expect, test } from 'vitest'
import { wallPart } from '../../../src/online/tournaments/wall-part.ts'

const people = (count: number) => Array.from({ length: count }, (_, n) => n)

test('a list that fits stands there whole, whatever the turn', () => {
  for (const count of [0, 1, 11])
    for (const turn of [0, 1, 5])
      expect(wallPart(people(count), turn)).toEqual({ from: 0, lines: people(count), range: '' })
})

test('twelve are shown in two halves, not as eleven and a straggler', () => {
  expect(wallPart(people(12), 0).range).toBe('1–6')
  expect(wallPart(people(12), 1)).toEqual({ from: 6, lines: [6, 7, 8, 9, 10, 11], range: '7–12' })
  expect(wallPart(people(12), 2)).toEqual(wallPart(people(12), 0))
})

test('every line of a long list comes up once in a round of turns, and all parts are about as long', () => {
  for (let count = 12; count <= 128; count++) {
    const parts = Array.from({ length: Math.ceil(count / 11) }, (_, turn) => wallPart(people(count), turn))
    expect(parts.flatMap(({ lines }) => lines)).toEqual(people(count))
    const sizes = parts.map(({ lines }) => lines.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(11)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  }
})
