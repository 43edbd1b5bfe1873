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
  for (let from = 0; from < SPACES; from += 37)
    for (let to = 0; to < SPACES; to += 29)
      if (from !== to && !sees(ground, from, to))
        expect([from, to, firstBlock(ground, from, to)]).not.toContain(null)
})
