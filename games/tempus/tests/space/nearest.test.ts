import { describe, expect, test } from 'vitest'
import {
  MAPS,
  MIDDLE,
  distance,
  eliteStarts,
  isClosed,
  nearestFit,
  nearestFree,
  nearestValid,
  randomLocation,
  ring,
  written,
  type Space,
} from '../../space/index.ts'
import { place, places } from './lay.ts'

const [temple, ruins] = MAPS
const isOpen = (space: Space) => !isClosed(temple.ground, space)

describe('where a Large creature of a Camp starts', () => {
  test('[T-4.10, T-R6] on the block beside the token whose middle is nearest to that of the map, then row by row', () => {
    const anchors = (token: string): readonly string[] =>
      eliteStarts(temple.ground, place(token)).map(({ anchor }) => written(anchor))
    expect(anchors('15,15').slice(0, 2)).toEqual(['(16,15)', '(15,16)'])
    expect(anchors('16,16').slice(0, 2)).toEqual(['(15,14)', '(14,15)'])
  })
})

describe('random locations', () => {
  test('[T-12.03, T-12.04, T-T40, T-B01.4] blue counts columns, red counts rows, of the middle 20 by 20', () => {
    expect(randomLocation({ blue: 13, red: 7 })).toBe(place('18,12'))
    expect(randomLocation({ blue: 1, red: 1 })).toBe(place('6,6'))
    expect(randomLocation({ blue: 20, red: 20 })).toBe(place('25,25'))
  })

  test('[T-12.06, T-R20, T-T40] a token that cannot lie there goes to the valid space next to it, towards the centre', () => {
    expect(nearestValid(randomLocation({ blue: 4, red: 12 }), isOpen)).toBe(place('10,16'))
    expect(nearestValid(randomLocation({ blue: 14, red: 6 }), isOpen)).toBe(place('18,12'))
    expect(nearestValid(place('18,12'), isOpen)).toBe(place('18,12')) // a valid one stays
  })

  test('[T-R20] rings are looked at from the inside, ties clockwise from north', () => {
    expect(ring(place('10,10'), 1)).toEqual(
      places('10,9', '11,9', '11,10', '11,11', '10,11', '9,11', '9,10', '9,9'),
    )
    expect(ring(place('10,10'), 2)).toHaveLength(16)
    expect(ring(place('10,10'), 3).every((space) => distance(space, place('10,10')) === 3)).toBe(true)
    expect(ring(place('1,1'), 1)).toEqual(places('2,1', '2,2', '1,2'))
    const allowed = places('12,10', '9,9')
    expect(nearestValid(place('10,10'), (space) => allowed.includes(space))).toBe(place('9,9'))
    const tied = places('12,18', '13,19') // as far from the centre as each other
    expect(nearestValid(place('12,19'), (space) => tied.includes(space))).toBe(place('12,18'))
    expect(nearestValid(place('12,19'), () => false)).toBe(-1)
  })
})

describe('free spaces', () => {
  test('[T-R13] the nearest by steps, clockwise from the direction of the centre', () => {
    const [portal] = temple.portals
    const without = (...taken: string[]) => {
      const occupied = places(...taken)
      const isFree = (space: Space) => isOpen(space) && !occupied.includes(space)
      return written(nearestFree(temple.ground, portal, { isFree, facing: 'centre' }))
    }
    expect(without()).toBe('(2,2)')
    expect(without('2,2')).toBe('(3,3)')
    expect(without('2,2', '3,3')).toBe('(2,3)') // clockwise from south-east
    expect(without('2,2', '3,3', '2,3')).toBe('(1,3)')
  })

  test('[T-R13, T-R63] the space straight ahead comes first, then those clockwise from it, the one straight behind and the rest', () => {
    const first = (from: string, facing: 'centre' | 'away', ...free: string[]) => {
      const allowed = places(...free)
      const isFree = (space: Space) => allowed.includes(space)
      return written(nearestFree(ruins.ground, place(from), { isFree, facing }))
    }
    expect(first('7,7', 'centre', '6,6', '8,8')).toBe('(8,8)') // the middle lies south-east of it
    expect(first('7,7', 'away', '6,6', '8,8')).toBe('(6,6)')
    expect(first('24,24', 'centre', '23,23', '25,25')).toBe('(23,23)')
    expect(first('24,24', 'away', '23,23', '25,25')).toBe('(25,25)')
    expect(first('7,7', 'centre', '6,6', '6,7')).toBe('(6,7)') // three eighths of a turn before a half
    expect(first('7,7', 'centre', '6,6', '7,6')).toBe('(6,6)') // a half before five eighths
  })

  test('[T-R63, T-34.05, T-T55] out of the way of the Guardian, away from the centre first', () => {
    const isFree = (space: Space) => isOpen(space) && !MIDDLE.includes(space)
    const away = (from: string) =>
      written(nearestFree(temple.ground, place(from), { isFree, facing: 'away' }))
    expect(away('15,15')).toBe('(14,14)')
    expect(away('16,16')).toBe('(17,17)')
    expect(nearestFree(temple.ground, place('15,15'), { isFree: () => false, facing: 'away' })).toBe(-1)
  })

  test('[T-R63] a Large creature goes to the nearest place of its whole body', () => {
    const isFree = (space: Space) => isOpen(space) && !MIDDLE.includes(space)
    const at = (anchor: string) =>
      nearestFit(temple.ground, { anchor: place(anchor), size: 2 }, { isFree, facing: 'away' })
    expect(at('14,14')).toEqual({ anchor: place('13,13'), size: 2 })
    expect(at('10,22')).toEqual({ anchor: place('10,22'), size: 2 })
    expect(at('15,15')).toEqual({ anchor: place('15,13'), size: 2 }) // in the middle itself: from north
    expect(nearestFit(temple.ground, { anchor: 0, size: 2 }, { isFree: () => false, facing: 'away' })).toBe(
      null,
    )
  })

  test('[T-R63] a Large creature in the columns of the middle goes straight towards the centre or away from it', () => {
    const from = (anchor: string, facing: 'centre' | 'away') =>
      nearestFit(
        temple.ground,
        { anchor: place(anchor), size: 2 },
        { isFree: (space) => isOpen(space) && space !== place(anchor), facing },
      )?.anchor
    expect(from('15,10', 'centre')).toBe(place('15,11'))
    expect(from('15,20', 'away')).toBe(place('15,21'))
    expect(from('8,15', 'centre')).toBe(place('9,15'))
    expect(from('24,15', 'away')).toBe(place('25,15'))
  })

  test('[T-R6, T-R67] the blocks of an Elite Camp all touch its token, the one towards the centre first', () => {
    for (const { ground, eliteCamp } of [temple, ruins]) {
      const blocks = eliteStarts(ground, eliteCamp.token)
      expect(blocks[0]?.anchor).toBe(eliteCamp.starts[0])
      expect(blocks.length).toBeGreaterThan(4)
    }
  })
})
