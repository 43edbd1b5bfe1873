import { describe, expect, test } from 'vitest'
import {
  NOWHERE,
  SPACES,
  around,
  columnOf,
  directionTo,
  distance,
  next,
  rowOf,
  spaceAt,
  turned,
  written,
} from '../../space/index.ts'
import { place, places } from './lay.ts'

const all = Array.from({ length: SPACES }, (_, space) => space)

describe('grid', () => {
  test('[T-3.01, T-B01.1] there are 30 columns and 30 rows, and none beyond', () => {
    expect(SPACES).toBe(900)
    expect([spaceAt(1, 1), spaceAt(30, 1), spaceAt(1, 2), spaceAt(30, 30)]).toEqual([0, 29, 30, 899])
    expect([spaceAt(0, 1), spaceAt(31, 1), spaceAt(1, 0), spaceAt(1, 31)]).toEqual([-1, -1, -1, -1])
    expect(all.every((space) => spaceAt(columnOf(space), rowOf(space)) === space)).toBe(true)
    expect(written(place('12,7'))).toBe('(12,7)')
  })

  test('[T-19.03, T-19.04, T-B03.5, T-R33] distance counts a diagonal as one space', () => {
    expect(distance(place('3,3'), place('6,6'))).toBe(3)
    expect(distance(place('3,3'), place('6,4'))).toBe(3)
    expect(distance(place('6,4'), place('3,3'))).toBe(3)
    expect(distance(place('3,3'), place('3,3'))).toBe(0)
    expect(distance(place('30,1'), place('1,2'))).toBe(29) // neighbours as numbers, not on the map
  })

  test('[T-19.01, T-19.11] a space has eight neighbours, and fewer at the edge of the map', () => {
    expect(around(place('5,5'))).toEqual(
      places('5,4', '6,4', '6,5', '6,6', '5,6', '4,6', '4,5', '4,4'), // clockwise from north
    )
    expect(around(place('1,1'))).toEqual(places('2,1', '2,2', '1,2'))
    expect(around(place('30,15'))).toEqual(places('30,14', '30,16', '29,16', '29,15', '29,14'))
    expect(next(place('30,15'), 2)).toBe(NOWHERE)
  })

  test('the direction of a neighbour is known, and of no other space', () => {
    const space = place('10,10')
    expect(around(space).map((one) => directionTo(space, one))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(directionTo(space, space)).toBe(NOWHERE)
    expect(directionTo(space, place('12,10'))).toBe(NOWHERE)
    expect(directionTo(place('1,1'), NOWHERE)).toBe(NOWHERE)
  })

  test('[T-B01.6] half a turn of the map leads each space to its counterpart and back', () => {
    expect(turned(place('2,2'))).toBe(place('29,29'))
    expect(all.every((space) => turned(turned(space)) === space)).toBe(true)
  })
})
