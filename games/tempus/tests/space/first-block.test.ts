import { expect, test } from 'vitest'
import { SPACES, firstBlock, mapOf, sees, spaceAt } from '../../space/index.ts'

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
