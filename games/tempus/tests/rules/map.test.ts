import { describe, expect, test } from 'vitest'
import {
  alliesWithin,
  areAdjacentCreatures,
  bodyOf,
  creaturesAt,
  creaturesIn,
  distanceBetween,
  distanceTo,
  groundOf,
  isAdjacentToSpace,
  isFreeFor,
  realmOf,
  sees,
  seesSpace,
} from '../../rules/map.ts'
import { isSolid } from '../../space/index.ts'
import { lay, monsterId, writtenPlace } from '../lay.ts'

const FIELD = `
+-----------+
|. . . . . .|
|           |
|. . . . . .|
|           |
|. . . . . .|
|           |
|. . . . . .|
+-----------+
`

describe('bodies', () => {
  test('[T-33.01] an Ogre covers 2x2 spaces from its north-west one, a Guardian 3x3, a Hero one', () => {
    const t = lay({
      drawing: FIELD,
      heroes: { 0: '6,4' },
      monsters: { ogre: ['1,1'], guardian: ['3,2'] },
    })
    expect(bodyOf(t.state, monsterId('ogre')).map(writtenPlace)).toEqual(['1,1', '2,1', '1,2', '2,2'])
    expect(bodyOf(t.state, monsterId('guardian'))).toHaveLength(9)
    expect(bodyOf(t.state, 0).map(writtenPlace)).toEqual(['6,4'])
  })

  test('[T-34.06] a Guardian that has just appeared covers 2x2', () => {
    const t = lay({ drawing: FIELD, monsters: { guardian: [{ at: '3,2', isSmall: true }] } })
    expect(bodyOf(t.state, monsterId('guardian')).map(writtenPlace)).toEqual(['3,2', '4,2', '3,3', '4,3'])
  })

  test('[T-19.10, T-R36] distance to a large creature counts from its nearest space', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '1,1', 1: '6,4' }, monsters: { ogre: ['3,2'] } })
    const ogre = monsterId('ogre')
    expect(distanceBetween(t.state, 0, ogre)).toBe(2)
    expect(distanceBetween(t.state, 1, ogre)).toBe(2)
    expect(distanceTo(t.state, ogre, t.at('6,1'))).toBe(2)
    expect(distanceBetween(t.state, ogre, ogre)).toBe(0)
  })

  test('[T-19.03] walls do not lengthen a distance; who is off the map is at none', () => {
    const t = lay({
      drawing: `
+-----+
|. .|.|
|   + |
|. . .|
+-----+
`,
      heroes: { 0: '2,1', 1: '3,1' },
    })
    expect(distanceBetween(t.state, 0, 1)).toBe(1)
    expect(distanceBetween(t.state, 0, 2)).toBe(Infinity)
  })

  test('[T-22.12] who covers a space is found there once, Heroes before Monsters', () => {
    const t = lay({ drawing: FIELD, heroes: { 3: '5,1', 1: '5,2' }, monsters: { ogre: ['3,2'] } })
    expect(creaturesIn(t.state, ['3,2', '4,2', '5,1', '5,2'].map(t.at))).toEqual([1, 3, monsterId('ogre')])
    expect(creaturesAt(t.state, t.at('4,3'))).toEqual([monsterId('ogre')])
    expect(creaturesAt(t.state, t.at('6,4'))).toEqual([])
  })
})

describe('adjacency', () => {
  test('[T-19.01] all eight spaces around are adjacent, its own and those farther away are not', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '2,2', 1: '3,3', 2: '4,2', 3: '2,2' } })
    expect(areAdjacentCreatures(t.state, 0, 1)).toBe(true)
    expect(areAdjacentCreatures(t.state, 0, 2)).toBe(false)
    expect(areAdjacentCreatures(t.state, 0, 3)).toBe(false)
    expect(isAdjacentToSpace(t.state, 0, t.at('1,1'))).toBe(true)
    expect(isAdjacentToSpace(t.state, 0, t.at('2,2'))).toBe(false)
  })

  test('[T-19.02] creatures at distance 1 with a wall between them are not adjacent', () => {
    const t = lay({
      drawing: `
+-----+
|. .|.|
|   + |
|. . .|
+-----+
`,
      heroes: { 0: '2,1', 1: '3,1', 2: '3,2' },
    })
    expect(areAdjacentCreatures(t.state, 0, 1)).toBe(false)
    expect(areAdjacentCreatures(t.state, 0, 2)).toBe(false) // the post
    expect(areAdjacentCreatures(t.state, 1, 2)).toBe(true)
  })

  test('[T-19.05, T-T10] closed corners: A and B are not adjacent, B is to the spaces past one obstacle', () => {
    const t = lay({
      drawing: `
+-----------+
|. . . . . .|
|           |
|. A o . . .|
|           |
|. o B . . .|
|           |
|. . . o . .|
|           |
|. . C . E .|
+-----------+
`,
      heroes: { 0: 'A', 1: 'B' },
    })
    expect(areAdjacentCreatures(t.state, 0, 1)).toBe(false)
    expect(isAdjacentToSpace(t.state, 1, t.at('4,3'))).toBe(true)
    expect(isAdjacentToSpace(t.state, 1, t.at('3,4'))).toBe(true)
  })

  test('[T-33.05] a large creature is adjacent by any of its spaces', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '5,4', 1: '6,4' }, monsters: { ogre: ['3,2'] } })
    expect(areAdjacentCreatures(t.state, monsterId('ogre'), 0)).toBe(true)
    expect(areAdjacentCreatures(t.state, 1, monsterId('ogre'))).toBe(false)
  })

  test('[T-21.07, T-R38] allies within so many spaces count the creature itself and need no sight; opponents do not count', () => {
    const t = lay({
      drawing: `
+---------+
|. .|. . .|
|   +     |
|. . . . .|
+---------+
`,
      heroes: { 0: '2,1', 1: '2,2', 2: '3,1', 4: '5,1' },
      seats: 6,
      monsters: { ogre: [{ at: '3,1', ally: 0 }], goblin: ['1,1'] },
    })
    expect(alliesWithin(t.state, 0, 1)).toEqual([0, 2, monsterId('ogre')])
    expect(alliesWithin(t.state, 0, 3)).toEqual([0, 2, 4, monsterId('ogre')])
  })
})

describe('sight', () => {
  test("[T-20.10, T-20.02, T-20.03, T-20.04, T-20.05, T-T9] Bonnie's sight: past a pillar and a wall that ends, not behind a wall or trees", () => {
    const t = lay({
      drawing: `
+-----------------+
|. . . . . . . . .|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . . t . .|
|                 |
|. . A . . . . D .|
| +-+-+-+         |
|E k B . ~ o . . .|
|                 |
|. . . . ~ . . G .|
|                 |
|. o o o . . . . .|
|                 |
|. . C . . . . . .|
+-----------------+
`,
      heroes: { 0: 'B', 1: 'k', 2: 'E' },
      monsters: { goblin: ['A', 'G', 'C', 'D'] },
    })
    const look = (letter: string): unknown[] => {
      const goblin = monsterId('goblin', letter)
      return [distanceBetween(t.state, 0, goblin), sees(t.state, 0, goblin), sees(t.state, goblin, 0)]
    }
    expect(look('A')).toEqual([1, false, false])
    expect(areAdjacentCreatures(t.state, 0, monsterId('goblin', 'A'))).toBe(false)
    expect(look('B')).toEqual([5, true, true]) // G
    expect(look('C')).toEqual([3, false, false])
    expect(look('D')).toEqual([5, true, true])
    expect([distanceBetween(t.state, 0, 2), sees(t.state, 0, 2)]).toEqual([2, true]) // [T-20.02] behind k
    expect(seesSpace(t.state, 0, t.at('t'))).toBe(true) // [T-20.03] an Altar stands there
    expect(seesSpace(t.state, 0, t.at('3,8'))).toBe(false)
    expect(seesSpace(t.state, 0, t.at('B'))).toBe(true) // [T-20.09]
  })

  test('[T-R34, T-R35, T-T11] past a water corner one sees but is not adjacent', () => {
    const t = lay({
      drawing: `
+-----+
|. ~ .|
|     |
|~ . .|
+-----+
`,
      heroes: { 0: '1,1', 1: '2,2' },
    })
    expect(sees(t.state, 0, 1)).toBe(true)
    expect(areAdjacentCreatures(t.state, 0, 1)).toBe(false)
    expect(distanceBetween(t.state, 0, 1)).toBe(1)
  })

  test('[T-20.06, T-T10] closed corners and a diagonal that one obstacle covers exactly block sight', () => {
    const t = lay({
      drawing: `
+-----------+
|. . . . . .|
|           |
|. A o . . .|
|           |
|. o B . . .|
|           |
|. . . o . .|
|           |
|. . C . E .|
+-----------+
`,
      heroes: { 0: 'A', 1: 'B', 2: 'E', 3: 'C' },
    })
    expect(sees(t.state, 0, 1)).toBe(false)
    expect(sees(t.state, 1, 2)).toBe(false)
    expect(sees(t.state, 1, 3)).toBe(true)
  })

  test('[T-20.08, T-R36] a large creature sees from any of its spaces, a small one from its own', () => {
    const t = lay({
      drawing: `
+---------+
|. . o . .|
|         |
|. . o . .|
|         |
|. . . . .|
+---------+
`,
      heroes: { 0: '5,1', 1: '5,3', 2: '1,1' },
      monsters: { ogre: ['1,2'] },
    })
    expect(sees(t.state, monsterId('ogre'), 1)).toBe(true)
    expect(sees(t.state, 1, monsterId('ogre'))).toBe(true)
    expect(sees(t.state, 2, 0)).toBe(false)
  })

  test('[T-20.07] smoke blocks sight through its space while it lies there, not into it', () => {
    const across = (lastings: { is: string; spaces: string[] }[]): boolean[] => {
      const t = lay({ drawing: FIELD, heroes: { 0: '1,1', 1: '5,1' }, lastings })
      return [sees(t.state, 0, 1), seesSpace(t.state, 0, t.at('3,1'))]
    }
    expect(across([{ is: 'smoke', spaces: ['3,1'] }])).toEqual([false, true])
    expect(across([{ is: 'thorns', spaces: ['3,1'] }])).toEqual([true, true])
    const elsewhere = { is: 'smoke', spaces: ['3,2'] }
    expect(across([{ is: 'thorns', spaces: ['3,1'] }, elsewhere])).toEqual([true, true])
    expect(across([])).toEqual([true, true])
  })

  test('[T-20.07] an Event may shorten sight to 5 spaces; otherwise it has no limit', () => {
    const look = (events: string[]): boolean[] => {
      const drawing = '+---------------+\n|. . . . . . . .|\n+---------------+'
      const t = lay({ drawing, heroes: { 0: '1,1', 1: '6,1', 2: '7,1' }, events })
      return [sees(t.state, 0, 1), sees(t.state, 0, 2), seesSpace(t.state, 2, t.at('1,1'))]
    }
    expect(look([])).toEqual([true, true, true])
    expect(look(['fog'])).toEqual([true, false, false])
  })
})

describe('room', () => {
  test('[T-18.05, T-18.06, T-B06.2] nobody ends a move where somebody else stands, not even an ally; its own space is free', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '1,1', 1: '2,1', 2: '3,1' } })
    expect(isFreeFor(t.state, 0, t.at('2,1'))).toBe(false)
    expect(isFreeFor(t.state, 0, t.at('3,1'))).toBe(false)
    expect(isFreeFor(t.state, 0, t.at('1,1'))).toBe(true)
    expect(isFreeFor(t.state, 0, t.at('4,1'))).toBe(true)
  })

  test('[T-R13] allied Heroes share their own Entry Portal, rivals and Monsters do not come in', () => {
    const t = lay({
      drawing: FIELD,
      heroes: { 0: '1,1', 1: '3,3', 2: '3,1' },
      monsters: { goblin: [{ at: '5,1', ally: 0 }] },
      portals: ['1,1', '3,1'],
    })
    expect(isFreeFor(t.state, 2, t.at('1,1'))).toBe(true)
    expect(isFreeFor(t.state, 1, t.at('1,1'))).toBe(false)
    expect(isFreeFor(t.state, 1, t.at('3,1'))).toBe(false) // its own portal, but a rival stands there
    expect(isFreeFor(t.state, monsterId('goblin'), t.at('1,1'))).toBe(false)
  })

  test('[T-33.02, T-18.04] a large body needs all its spaces open, free and without a wall inside', () => {
    const t = lay({
      drawing: `
+---------+
|. . . o .|
|   +     |
|. .|. . .|
|   +     |
|. . . ~ .|
|         |
|. . . . .|
+---------+
`,
      heroes: { 0: '1,4' },
      monsters: { ogre: [{ at: '1,1' }] },
    })
    const ogre = monsterId('ogre')
    const fits = (place: string): boolean => isFreeFor(t.state, ogre, t.at(place))
    expect(fits('1,2')).toBe(true) // where it covers two of its own spaces
    expect(fits('2,1')).toBe(false) // a post inside
    expect(fits('2,2')).toBe(false) // a wall inside
    expect(fits('3,1')).toBe(false) // an obstacle
    expect(fits('3,2')).toBe(false) // water
    expect(fits('1,3')).toBe(false) // a Hero
    expect(fits('5,1')).toBe(false) // [T-19.11] beyond the edge
  })
})

describe('ground', () => {
  test('[T-R86] a wall of stone is solid while it lasts, smoke is not, and nothing is laid otherwise', () => {
    for (const lastings of [[], [{ is: 'thorns', spaces: ['2,2'] }]]) {
      const bare = lay({ drawing: FIELD, lastings })
      expect(groundOf(bare.state)).toBe(realmOf(bare.state).ground)
    }
    const t = lay({
      drawing: FIELD,
      heroes: { 0: '1,1' },
      lastings: [
        { is: 'stone-wall', spaces: ['2,2', '3,2'] },
        { is: 'smoke', spaces: ['5,2'] },
      ],
    })
    expect(isSolid(groundOf(t.state), t.at('2,2'))).toBe(true)
    expect(isSolid(groundOf(t.state), t.at('5,2'))).toBe(false)
    expect(isFreeFor(t.state, 0, t.at('3,2'))).toBe(false)
    expect(isFreeFor(t.state, 0, t.at('5,2'))).toBe(true)
  })

  test('[T-4.01] the map is that of the settings', () => {
    expect(realmOf(lay({ settings: { realm: 'frost-ruins' } }).state).id).toBe('frost-ruins')
  })
})
