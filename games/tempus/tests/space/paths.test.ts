import { describe, expect, test } from 'vitest'
import { MAPS, canStep, costTo, pathTo, reach, spentOn, stepsAway } from '../../space/index.ts'
import { lay, place, places, sorted } from './lay.ts'

describe('paths', () => {
  const bonnie = lay(`
+-------------+
|. . K . . . .|
|             |
|. . a g . . .|
|     +       |
|B o .|. . . .|
|     +       |
|~ ~ ~ ~ . C .|
|             |
|~ ~ ~ ~ ~ ~ ~|
+-------------+`)
  const goblin = bonnie.at('g')
  const walk = (spaces: number, isGone = false) =>
    reach(bonnie.ground, {
      from: [bonnie.at('B')],
      pools: [{ spaces, mayEnter: (space) => isGone || space !== goblin }],
    })

  test('[T-18.16, T-T6] Bonnie needs 6 spaces to the Chest, over the Camp token and round the Goblin', () => {
    expect(costTo(walk(6), bonnie.at('C'))).toBe(6)
    const printed = places('2,2', '3,1', '4,1', '5,2', '6,3', '6,4')
    expect(printed.map((space) => costTo(walk(6), space))).toEqual([1, 2, 3, 4, 5, 6])
    const path = [bonnie.at('B'), ...pathTo(walk(6), bonnie.at('C'))]
    expect(path.slice(1).every((space, index) => canStep(bonnie.ground, path[index] ?? -1, space))).toBe(true)
    expect(path).toHaveLength(7)
    expect(costTo(walk(5), bonnie.at('C'))).toBe(Infinity)
    expect(pathTo(walk(5), bonnie.at('C'))).toEqual([])
  })

  test('[T-18.05, T-T6] without the Goblin the way has 5 spaces', () => {
    expect(costTo(walk(5, true), bonnie.at('C'))).toBe(5)
    expect(walk(6).spaces).not.toContain(goblin)
  })

  test('[T-18.06, T-18.07, T-T6] the space of an ally and that of a token are on the way', () => {
    expect(walk(2).spaces).toContain(bonnie.at('a'))
    expect(walk(2).spaces).toContain(bonnie.at('K'))
  })

  test('[T-18.04, T-T6] no water is entered', () => {
    const wet = ['1,4', '2,4', '3,4', '4,4', '7,5'].map(place)
    expect(walk(30).spaces.filter((space) => wet.includes(space))).toEqual([])
  })

  test('[T-18.08] a diagonal past a creature is legal', () => {
    const { ground } = lay('+---+\n|a x|\n|   |\n|x b|\n+---+')
    const one = reach(ground, {
      from: [0],
      pools: [{ spaces: 1, mayEnter: (space) => space === place('2,2') }],
    })
    expect(one.spaces).toEqual([place('2,2')])
  })

  test('[T-18.03, T-18.14] nothing is reached with no spaces, and the own space is no destination', () => {
    expect(walk(0).spaces).toEqual([])
    expect(sorted(walk(1).spaces)).toEqual(places('1,2', '2,2'))
    expect(costTo(walk(1), bonnie.at('B'))).toBe(0)
  })

  test('[T-38.08, T-T48, T-B03.6] spaces that cost more are counted as they are entered', () => {
    const { ground } = lay('+-----------+\n|. . . . . .|\n+-----------+')
    const spikes = places('2,1', '3,1', '4,1')
    const pools = [{ spaces: 5 }]
    const slow = reach(ground, { from: [0], pools, extra: (space) => (spikes.includes(space) ? 1 : 0) })
    expect(slow.spaces).toEqual(places('2,1', '3,1')) // 4 of 5 spent, and the next costs 2
    expect(costTo(slow, place('3,1'))).toBe(4)
    expect(costTo(reach(ground, { from: [0], pools }), place('6,1'))).toBe(5)
    const six = reach(ground, {
      from: [0],
      pools: [{ spaces: 6 }],
      extra: (space) => (spikes.includes(space) ? 1 : 0),
    })
    expect(costTo(six, place('4,1'))).toBe(6)
  })

  test('[T-18.02, T-38.08] a step that costs 2 may be paid from two pools that both allow it', () => {
    const { ground } = lay('+-----+\n|. . .|\n+-----+')
    const extra = (): number => 1
    const pools = [{ spaces: 1 }, { spaces: 1, mayEnter: () => true }]
    const found = reach(ground, { from: [0], pools, extra })
    expect([found.spaces, spentOn(found, place('2,1'))]).toEqual([places('2,1'), [1, 1]])
  })

  test('[T-18.02, T-R31] of three pools each tells what it has paid', () => {
    const { ground } = lay('+-----------+\n|. . . . . .|\n+-----------+')
    const until = (column: number) => (space: number) => space < column
    const pools = [
      { spaces: 5, mayEnter: until(2) },
      { spaces: 5, mayEnter: until(4) },
      { spaces: 5, mayEnter: until(5) },
    ]
    const found = reach(ground, { from: [0], pools })
    expect(spentOn(found, place('5,1'))).toEqual([1, 2, 1])
    expect(spentOn(found, place('4,1'))).toEqual([1, 2, 0])
    expect(costTo(found, place('6,1'))).toBe(Infinity)
  })

  test('[T-18.12, T-38.08] and not where one of them does not allow it', () => {
    const { ground } = lay('+-----+\n|. . .|\n+-----+')
    const pools = [{ spaces: 1, mayEnter: () => false }, { spaces: 1 }]
    expect(reach(ground, { from: [0], pools, extra: () => 1 }).spaces).toEqual([])
  })

  test('[T-38.08] a detour is taken where it is cheaper', () => {
    const { ground } = lay('+-------+\n|. x . .|\n|       |\n|. . . .|\n+-------+')
    const found = reach(ground, {
      from: [0],
      pools: [{ spaces: 9 }],
      extra: (space) => (space === 1 ? 3 : 0),
    })
    expect(pathTo(found, place('3,1'))).toEqual(places('2,2', '3,1'))
    expect(costTo(found, place('2,1'))).toBe(4)
  })

  describe('with spaces of their own permissions', () => {
    const row = lay('+-----------+\n|. a b . ~ .|\n+-----------+').ground
    const isFree = (space: number) => space !== place('2,1') && space !== place('3,1')

    test('[T-18.12, T-R31, T-B03.6] only the spaces of the Action that allows it lead through opponents', () => {
      const pools = (through: number) => [{ spaces: 5, mayEnter: isFree }, { spaces: through }]
      expect(reach(row, { from: [0], pools: pools(0) }).spaces).toEqual([])
      expect(reach(row, { from: [0], pools: pools(1) }).spaces).toEqual(places('2,1'))
      const two = reach(row, { from: [0], pools: pools(2) })
      expect(two.spaces).toEqual(places('2,1', '3,1', '4,1'))
      expect(spentOn(two, place('4,1'))).toEqual([1, 2]) // the last step needs no permission
    })

    test('[T-18.12] and only those that allow it lead across water', () => {
      const pools = [{ spaces: 5 }, { spaces: 2, across: 'water' as const }]
      const found = reach(row, { from: [place('4,1')], pools })
      expect(spentOn(found, place('6,1'))).toEqual([1, 1])
      expect(costTo(found, place('6,1'))).toBe(2)
      expect(costTo(reach(row, { from: [place('4,1')], pools: [{ spaces: 5 }] }), place('6,1'))).toBe(
        Infinity,
      )
    })

    test('[T-18.12] those of a straight move lead in one direction', () => {
      const { ground } = lay('+-----+\n|. . .|\n|     |\n|. . .|\n|     |\n|. . .|\n+-----+')
      const found = reach(ground, { from: [0], pools: [{ spaces: 2, heading: 3 }] })
      expect(found.spaces).toEqual(places('2,2', '3,3'))
    })

    test('[T-18.12] those that cross terrain cross its walls, too', () => {
      const { ground } = lay('+-----+\n|. .|.|\n|   + |\n|. o .|\n+-----+')
      const over = reach(ground, { from: [place('2,1')], pools: [{ spaces: 1, across: 'terrain' }] })
      expect(over.spaces).toContain(place('3,1'))
      expect(over.spaces).toContain(place('2,2'))
      expect(reach(ground, { from: [place('2,1')], pools: [{ spaces: 1 }] }).spaces).toEqual(
        places('1,1', '1,2'),
      )
    })
  })

  test('[T-R60] steps to a goal ignore creatures and end at walls', () => {
    const { ground } = lay('+-------+\n|g . . .|\n| +     |\n|.|. o .|\n+-------+')
    const steps = stepsAway(ground, [0])
    expect(places('2,1', '3,1', '2,2', '4,2', '1,2').map((space) => steps[space])).toEqual([1, 2, 2, 3, 1])
    expect(steps[place('3,2')]).toBe(Infinity)
    expect(stepsAway(MAPS[0].ground, MAPS[0].portals)[0]).toBe(1)
  })
})
