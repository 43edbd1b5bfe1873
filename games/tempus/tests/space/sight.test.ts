import { describe, expect, test } from 'vitest'
import {
  BARE,
  MAPS,
  areAdjacent,
  bodiesSee,
  distance,
  inSight,
  laid,
  sees,
  spacesOf,
} from '../../space/index.ts'
import { lay, place, places } from './lay.ts'

const open = lay(
  '+---------+\n|. . . . .|\n|         |\n|. . . . .|\n|         |\n|. . . . .|\n+---------+',
).ground

describe('sight', () => {
  test('[T-20.10, T-T9] what Bonnie sees', () => {
    const { ground, at } = lay(`
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
+-----------------+`)
    const bonnie = at('B')
    const found = [...'AGCDE'].map((mark) => [distance(bonnie, at(mark)), sees(ground, bonnie, at(mark))])
    expect(found).toEqual([
      [1, false], // behind the wall
      [5, true], // past the pillar and across water
      [3, false], // behind trees
      [5, true], // the wall ends after column 4
      [2, true], // behind another Hero
    ])
    expect(areAdjacent(ground, bonnie, at('A'))).toBe(false)
  })

  test('[T-20.06, T-T10] no line runs between two obstacles that touch at a corner', () => {
    const { ground, at } = lay(`
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
+-----------+`)
    expect(sees(ground, at('A'), at('B'))).toBe(false)
    expect(sees(ground, at('B'), at('E'))).toBe(false) // one obstacle covers the diagonal exactly
    expect(sees(ground, at('B'), at('C'))).toBe(true)
    expect(sees(ground, place('4,3'), place('3,4'))).toBe(true) // past that obstacle
  })

  test('[T-20.04, T-T11] water blocks no sight, not even two at a corner', () => {
    const { ground } = lay('+---+\n|. ~|\n|   |\n|~ .|\n+---+')
    expect(sees(ground, place('1,1'), place('2,2'))).toBe(true)
    expect(areAdjacent(ground, place('1,1'), place('2,2'))).toBe(false)
  })

  test('[T-20.01, T-B04.1] in a row an obstacle or a wall between blocks, one beside the row does not', () => {
    const { ground } = lay(
      '+---------+\n|. . o . .|\n|     +   |\n|. . .|. .|\n|     +   |\n|. . . . .|\n+---------+',
    )
    expect(sees(ground, place('1,1'), place('5,1'))).toBe(false)
    expect(sees(ground, place('1,2'), place('5,2'))).toBe(false)
    expect(sees(ground, place('1,3'), place('5,3'))).toBe(true)
    expect(sees(ground, place('3,2'), place('4,2'))).toBe(false)
    expect(sees(ground, place('3,3'), place('4,2'))).toBe(true) // a covered corner alone blocks nothing
    expect(sees(ground, place('3,1'), place('5,1'))).toBe(true) // what stands on the two themselves does not count
  })

  test('[T-20.01] one free line is enough, from any part to any part', () => {
    const { ground } = lay('+-------+\n|. . . .|\n|       |\n|. o . .|\n|       |\n|. . . .|\n+-------+')
    expect(sees(ground, place('1,1'), place('4,2'))).toBe(true)
    expect(sees(ground, place('1,2'), place('4,3'))).toBe(true)
    expect(sees(ground, place('1,1'), place('3,3'))).toBe(false)
    expect(sees(ground, place('1,2'), place('4,2'))).toBe(false)
    expect(sees(ground, place('1,2'), place('3,3'))).toBe(true)
  })

  test('[T-20.02, T-20.03] letters, which are creatures and tokens, block nothing', () => {
    const { ground } = lay('+-------+\n|. t c .|\n+-------+')
    expect(sees(ground, place('1,1'), place('4,1'))).toBe(true)
  })

  test('[T-20.09, T-B04.2] a space is in sight of itself, even amid walls', () => {
    const { ground } = lay('+-----+\n|o o o|\n|     |\n|o . o|\n|     |\n|o o o|\n+-----+')
    expect(inSight(ground, places('2,2'))).toContain(place('2,2'))
    expect(sees(ground, place('2,2'), place('4,2'))).toBe(false)
  })

  test('[T-20.08, T-B04.10] a Large creature sees from any of its spaces and is seen by any', () => {
    const { ground } = lay('+-------+\n|. . o .|\n|   +   |\n|. .|. .|\n|   +   |\n|. . . .|\n+-------+')
    const large = spacesOf({ anchor: place('1,2'), size: 2 })
    expect(sees(ground, place('2,2'), place('3,2'))).toBe(false)
    expect(bodiesSee(ground, large, places('3,2'))).toBe(true) // from its southern spaces
    expect(bodiesSee(ground, places('3,2'), large)).toBe(true)
    expect(bodiesSee(ground, places('1,2', '2,2'), places('3,2'))).toBe(false)
  })

  test('[T-20.07, T-R86] a Wall of Fire blocks sight through it, and not into its first space or out of it', () => {
    const fire = laid(open, { ...BARE, veils: places('3,1', '3,2', '3,3') })
    expect(sees(fire, place('1,2'), place('5,2'))).toBe(false)
    expect(sees(fire, place('1,2'), place('3,2'))).toBe(true)
    expect(sees(fire, place('3,2'), place('5,2'))).toBe(true)
    expect(sees(open, place('1,2'), place('5,2'))).toBe(true)
    const along = laid(open, { ...BARE, veils: places('2,2', '3,2') })
    expect(sees(along, place('1,2'), place('3,2'))).toBe(false)
  })

  test('[T-20.04, T-20.07] a Wall of Stone blocks sight, what is like water does not', () => {
    const across = places('3,1', '3,2', '3,3')
    expect(sees(laid(open, { ...BARE, stones: across }), place('1,2'), place('5,2'))).toBe(false)
    expect(sees(laid(open, { ...BARE, waters: across }), place('1,2'), place('5,2'))).toBe(true)
  })

  test('[T-20.07] on a map with its table, what is laid over it narrows sight, and only near it', () => {
    const { ground } = MAPS[0]
    const fire = laid(ground, { ...BARE, veils: places('15,15', '15,16') })
    expect(sees(ground, place('13,15'), place('17,15'))).toBe(true)
    expect(sees(fire, place('13,15'), place('17,15'))).toBe(false)
    expect(sees(fire, place('13,14'), place('17,14'))).toBe(true)
    expect(sees(fire, place('12,6'), place('13,18'))).toBe(sees(ground, place('12,6'), place('13,18')))
    expect(sees(fire, place('18,6'), place('20,7'))).toBe(sees(ground, place('18,6'), place('20,7')))
  })

  test('[T-31.06, T-T33] a wall keeps a Camp from seeing the Hero 2 spaces away, another of it sees', () => {
    const { ground, at } = lay(`
+-------------+
|. . . . . . .|
|     +       |
|. . g|. h . .|
|     +       |
|. . K . . . .|
|             |
|. . . . . . .|
|             |
|. . . . k . .|
+-------------+`)
    expect([distance(at('g'), at('h')), sees(ground, at('g'), at('h'))]).toEqual([2, false])
    expect([distance(at('k'), at('h')), sees(ground, at('k'), at('h'))]).toEqual([3, true])
  })

  test('[T-21.06] behind a shared wall there is no sight, past its end there is', () => {
    const { ground } = lay('+-----+\n|. . .|\n| +   |\n|.|. .|\n| +   |\n|. . .|\n+-----+')
    expect([
      areAdjacent(ground, place('1,2'), place('2,2')),
      sees(ground, place('1,2'), place('2,2')),
    ]).toEqual([false, false])
    expect([
      areAdjacent(ground, place('1,1'), place('2,2')),
      sees(ground, place('1,1'), place('2,2')),
    ]).toEqual([false, true])
  })
})
