import { describe, expect, test } from 'vitest'
import { nearestFree, place, teleport } from '../../../rules/placing.ts'
import type { Space } from '../../../state.ts'
import { lay, monsterId, writtenPlace, type Layout } from '../../lay.ts'
import { FIELD, inTurn, LANE, placeOf } from './kit.ts'

function written(space: Space | null): string | null {
  return space === null ? null : writtenPlace(space)
}

describe('[T-18.15] placed and teleported', () => {
  test('[T-18.15] it uses no spaces and counts no steps', () => {
    const t = inTurn({ drawing: LANE, heroes: { 0: '1,1' } }, 3)
    expect(teleport(t.table, 0, t.at('5,1'))).toBe(true)
    place(t.table, 0, t.at('7,1'))
    expect([placeOf(t, 0), t.turn.steps, t.turn.pools[0]?.left]).toEqual(['7,1', 0, 3])
    expect(t.events.slice(1)).toEqual([
      { type: 'moved', creature: 0, path: [0, 4], how: 'teleported' },
      { type: 'moved', creature: 0, path: [4, 6], how: 'placed' },
    ])
  })

  test('[T-18.15] nobody is teleported to a space that is taken or closed', () => {
    const t = lay({ drawing: '+-------+\n|. . o ~|\n+-------+', heroes: { 0: '1,1', 2: '2,1' } })
    expect(['2,1', '3,1', '4,1'].map((to) => teleport(t.table, 0, t.at(to)))).toEqual([false, false, false])
    expect([placeOf(t, 0), t.events]).toEqual(['1,1', []])
  })

  test('[T-18.15] Root holds nobody who is placed; who was off the map comes from nowhere', () => {
    const t = lay({ drawing: LANE, heroes: { 0: { ailments: [{ burn: 0, poison: 0, root: 2 }] } } })
    place(t.table, 0, t.at('2,1'))
    expect(t.events).toEqual([{ type: 'moved', creature: 0, path: [1], how: 'placed' }])
  })
})

describe('[T-R20] arriving at a location', () => {
  const empty: Layout = { settings: { realm: 'ancient-temple' } }

  test('[T-R20, T-T40] on it where it is free, on the nearest ring otherwise, closest to the middle', () => {
    const t = lay({ ...empty, heroes: { 0: '20,20' } })
    expect(written(nearestFree(t.state, 1, t.at('18,12')))).toBe('18,12')
    expect(written(nearestFree(t.state, 1, t.at('9,17')))).toBe('10,16')
    expect(written(nearestFree(t.state, 1, t.at('20,20')))).toBe('20,19') // (19,19) is a block
    expect(written(nearestFree(t.state, 0, t.at('20,20')))).toBe('20,20') // its own space is free for itself
  })

  test('[T-R20] a large creature needs a whole block that covers the space', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '2,2' } })
    const ogre = monsterId('ogre')
    const found = nearestFree(t.state, ogre, t.at('1,1'))
    expect(written(found)).toBe('3,3') // no block covers the corner or a space next to it
  })

  test('[T-R20] where everything is taken there is no space', () => {
    const t = lay({ drawing: '+-+\n|.|\n+-+', heroes: { 0: '1,1' } })
    expect(nearestFree(t.state, 1, t.at('1,1'))).toBeNull()
  })
})

describe('[T-R13] a blocked Entry Portal', () => {
  test('[T-R13] the free space fewest steps away, clockwise from the direction of the middle of the map', () => {
    const t = lay({ drawing: FIELD, heroes: { 1: '1,1' }, portals: ['1,1', '7,4'] })
    expect(written(nearestFree(t.state, 0, t.at('1,1')))).toBe('2,2')
    const u = lay({ drawing: FIELD, heroes: { 1: '1,1', 3: '2,2' }, portals: ['1,1', '7,4'] })
    expect(written(nearestFree(u.state, 0, u.at('1,1')))).toBe('1,2')
  })

  test('[T-R13] nowhere while every space that steps lead to is taken', () => {
    const t = lay({
      drawing: '+-----+\n|. . .|\n+-----+',
      heroes: { 1: '1,1', 3: '2,1', 5: '3,1' },
      portals: ['1,1', '3,1'],
      seats: 6,
    })
    expect(nearestFree(t.state, 0, t.at('1,1'))).toBeNull()
  })

  test('[T-R13] the portal itself where only allies stand on it', () => {
    const t = lay({ drawing: FIELD, heroes: { 2: '1,1' }, portals: ['1,1', '7,4'] })
    expect(written(nearestFree(t.state, 0, t.at('1,1')))).toBe('1,1')
  })

  test('[T-R13] steps count, not distance: a wall is gone around', () => {
    const t = lay({
      drawing: `
+-------+
|. .|. .|
|   +   |
|. . . .|
+-------+
`,
      heroes: { 1: '2,1', 3: '1,1', 2: '1,2', 4: '2,2' },
      seats: 6,
      portals: ['2,1', '4,2'],
    })
    expect(written(nearestFree(t.state, 0, t.at('2,1')))).toBe('3,2')
  })
})

describe('[T-R63, T-T55] making way', () => {
  test('[T-34.05, T-R63] to the nearest free space outside, clockwise from the direction away from the middle', () => {
    const t = lay({
      settings: { realm: 'ancient-temple' },
      heroes: { 0: '15,15', 1: '16,16' },
      monsters: { guardian: [{ at: '15,15', isSmall: true }] },
    })
    expect(written(nearestFree(t.state, 0, t.at('15,15')))).toBe('14,14')
    expect(written(nearestFree(t.state, 1, t.at('16,16')))).toBe('17,17')
  })

  test('[T-R63] the next one clockwise where that is taken', () => {
    const t = lay({
      settings: { realm: 'ancient-temple' },
      heroes: { 0: '15,15', 1: '14,14' },
      monsters: { guardian: [{ at: '15,15', isSmall: true }] },
    })
    expect(written(nearestFree(t.state, 0, t.at('15,15')))).toBe('15,14')
  })

  test('[T-R63] a large creature shifts its whole body as little as can be', () => {
    const t = lay({
      settings: { realm: 'ancient-temple' },
      monsters: { ogre: ['14,14'], guardian: [{ at: '15,15', isSmall: true }] },
    })
    expect(written(nearestFree(t.state, monsterId('ogre'), t.at('14,14')))).toBe('13,13')
  })
})
