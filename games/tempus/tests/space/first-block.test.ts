import { expect, test } from 'vitest'
import { SPACES, firstBlock, mapOf, sees, spaceAt } from '../../space/index.ts'
import { lay } from './lay.ts'

const { ground } = mapOf('ancient-temple')

test('[T-20.06] a wall between two spaces is what stops sight first', () => {
  const block = firstBlock(ground, spaceAt(19, 12), spaceAt(22, 12))
  expect(block).toEqual({ space: spaceAt(20, 12), edge: 'east', part: 0.5 })
})

test('[T-20.05] an obstacle is what stops sight first, whichever way one looks', () => {
  const [west, east] = [spaceAt(10, 15), spaceAt(13, 15)]
  expect(firstBlock(ground, west, east)).toMatchObject({ space: spaceAt(11, 15), edge: null })
  expect(firstBlock(ground, east, west)).toMatchObject({ space: spaceAt(11, 15), edge: null })
})

test('[T-20.02] nothing stops the line over water and open floor', () => {
  expect(firstBlock(ground, spaceAt(14, 4), spaceAt(18, 4))).toBeNull()
})

test('[T-20.01] wherever sight is blocked there is something to show', () => {
  const some = (step: number): number[] =>
    Array.from({ length: SPACES }, (_, space) => space).filter((space) => space % step === 0)
  const blocked = some(37).flatMap((from) =>
    some(29)
      .filter((to) => !sees(ground, from, to))
      .map((to) => [from, to] as const),
  )
  expect(blocked.length).toBeGreaterThan(100)
  expect(blocked.filter(([from, to]) => firstBlock(ground, from, to) === null)).toEqual([])
})

/** What stops the line from the lower left to the upper right corner of a field of 5 by 3 spaces with this mark at a place. */
function stops(at: string, mark = 'o'): unknown {
  const [column = 0, row = 0] = at.split(',').map(Number)
  const lines = [1, 2, 3].map(
    (r) => `|${[1, 2, 3, 4, 5].map((c) => (c === column && r === row ? mark : '.')).join(' ')}|`,
  )
  const { ground: field } = lay(['+---------+', lines.join('\n|         |\n'), '+---------+'].join('\n'))
  return firstBlock(field, spaceAt(1, 3), spaceAt(5, 1))
}

test('[T-20.01, T-20.05] of a line that runs aslant it is what lies on it, where the line enters it', () => {
  expect(stops('3,2')).toEqual({ space: spaceAt(3, 2), edge: null, part: 0.375 })
  expect(stops('2,3')).toEqual({ space: spaceAt(2, 3), edge: null, part: 0.125 })
  expect(stops('4,1')).toEqual({ space: spaceAt(4, 1), edge: null, part: 0.75 })
})

test('[T-20.01] and nothing beside it, above or below', () => {
  expect(['3,3', '3,1', '2,1', '4,3', '5,3', '1,1'].map((at) => stops(at))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(stops('3,2', '~')).toBeNull()
})

test('[T-20.06] of two walls on the way it is the nearer one', () => {
  const { ground: field } = lay('+---------+\n|. .|. .|.|\n+---------+')
  expect(firstBlock(field, spaceAt(1, 1), spaceAt(5, 1))).toMatchObject({
    space: spaceAt(2, 1),
    edge: 'east',
  })
  expect(firstBlock(field, spaceAt(5, 1), spaceAt(1, 1))).toMatchObject({
    space: spaceAt(4, 1),
    edge: 'east',
  })
  expect(firstBlock(field, spaceAt(3, 1), spaceAt(3, 1))).toBeNull()
})
