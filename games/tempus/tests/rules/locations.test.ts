import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { rollLocation, tokenSpace } from '../../rules/locations.ts'
import { isOnMap, SPACES, columnOf, rowOf, spaceAt, written } from '../../space/index.ts'
import { drafted } from '../open.ts'

const EVENT = 20 as CardId

function located(blue: number, red: number): string {
  return written(rollLocation(drafted({ rolls: [blue, red] }).table, EVENT))
}

function tokenAt(blue: number, red: number): string {
  const t = drafted({ rolls: [blue, red] })
  return written(tokenSpace(t.state, rollLocation(t.table, EVENT)))
}

describe('a random location', () => {
  test('[T-12.02, T-12.04, T-R19, T-T40] blue 13 and red 7 give (18,12)', () => {
    expect(located(13, 7)).toBe('(18,12)')
  })

  test('[T-12.02, T-12.04] is told with both dice', () => {
    const t = drafted({ rolls: [13, 7] })
    t.events.length = 0
    const space = rollLocation(t.table, EVENT)
    expect(t.events).toEqual([{ type: 'located', card: EVENT, blue: 13, red: 7, space }])
  })

  test('[T-12.03] lies in columns and rows 6 to 25', () => {
    expect(located(1, 1)).toBe('(6,6)')
    expect(located(20, 20)).toBe('(25,25)')
    expect(located(20, 1)).toBe('(25,6)')
  })

  test('[T-12.05] is the rolled space, even when it is impassable', () => {
    expect(located(4, 12)).toBe('(9,17)') // water
    expect(located(14, 6)).toBe('(19,11)') // a pillar
  })

  test('[T-12.06, T-R20, T-T40] a token that cannot lie on water goes to (10,16)', () => {
    expect(tokenAt(4, 12)).toBe('(10,16)')
  })

  test('[T-12.06, T-T40] one that cannot lie on a pillar goes to (18,12)', () => {
    expect(tokenAt(14, 6)).toBe('(18,12)')
  })

  test('[T-12.06] one on open floor stays', () => {
    expect(tokenAt(13, 7)).toBe('(18,12)')
  })

  test('[T-12.07] a creature on the space is not in its way', () => {
    const t = drafted()
    t.hero(0).at = spaceAt(18, 12)
    expect(tokenSpace(t.state, spaceAt(18, 12))).toBe(spaceAt(18, 12))
  })

  test('[T-R20] another token of the same Event is: the second lies beside the first, nearer to the middle', () => {
    const t = drafted()
    const first = spaceAt(18, 12)
    expect(written(tokenSpace(t.state, first, [first]))).toBe('(17,13)')
  })

  test('[T-R20] of spaces equally near to the middle the first clockwise from north', () => {
    const t = drafted()
    const middle = spaceAt(15, 15)
    const around = Array.from({ length: SPACES }, (_, space) => space).filter(
      (space) => space !== spaceAt(15, 16) && space !== spaceAt(16, 15) && space !== spaceAt(16, 14),
    )
    const taken = around.filter((space) => isOnMap(columnOf(space), rowOf(space)))
    expect(written(tokenSpace(t.state, middle, taken))).toBe('(16,15)')
  })
})
