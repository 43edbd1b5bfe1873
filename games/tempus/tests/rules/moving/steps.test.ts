import { describe, expect, test } from 'vitest'
import { canStay, canWalk, gainPool, setBack, spacesLeft, walk } from '../../../rules/moves.ts'
import { waysOf } from '../../../rules/moving/ways.ts'
import { lay, monsterId, type Layout } from '../../lay.ts'
import { ends, FIELD, inTurn, LANE, placeOf } from './kit.ts'

/** The map of the worked example: B the mover, a an ally, g a Goblin, K a Camp token, C a Chest. */
const BONNIE = `
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
+-------------+
`

describe('[T-T6] Bonnie moves', () => {
  const layout: Layout = {
    drawing: BONNIE,
    heroes: { 0: 'B', 2: 'a' },
    monsters: { goblin: ['g'] },
    chests: ['C'],
    lootDeck: ['ring'],
  }

  test('[T-18.16] the Chest costs her 6 spaces: over the Camp token and round the Goblin by a diagonal', () => {
    const t = inTurn(layout, 6)
    expect(waysOf(t.state, 0, t.turn.pools).costTo(t.at('C'))).toBe(6)
    expect(ends(t, 0, 5)).not.toContain('6,4')
    const path = ['2,2', '3,1', '4,1', '5,2', '6,3', '6,4']
    t.answers(...path)
    for (const place of path) {
      walk(t.table, t.turn)
      expect(placeOf(t, 0)).toBe(place)
    }
    expect(canWalk(t.state, t.turn)).toBe(false)
  })

  test('[T-18.09, T-18.06] the step past the obstacle is legal; the ally is passed and no stop', () => {
    const t = lay(layout)
    expect(ends(t, 0, 1)).toEqual(['1,2', '2,2'])
    expect(ends(t, 0, 2)).toEqual(['1,1', '2,1', '3,1', '1,2', '2,2', '3,3'])
    expect(ends(t, 0, 6)).not.toContain('3,2')
  })

  test('[T-18.10, T-18.11, T-18.04] neither the post, the wall nor water is crossed', () => {
    const t = lay({ ...layout, heroes: { 0: '3,3' } })
    expect(ends(t, 0, 1)).toEqual(['2,2', '3,2'])
  })

  test('[T-18.02, T-14.10] with a second Move Action the Chest is opened on arrival, at no Action', () => {
    const t = inTurn(layout, 5)
    gainPool(t.table, 0, { spaces: 5 })
    t.answers('C')
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('6,4')
    expect(t.state.chests).toEqual([false])
    expect(t.state.heroes[0]?.loot).toHaveLength(1)
    expect([t.turn.actions, spacesLeft(t.turn), t.turn.steps]).toEqual([2, 4, 6])
  })

  test('[T-18.05] without the Goblin 5 spaces are enough', () => {
    expect(ends(lay({ ...layout, monsters: {} }), 0, 5)).toContain('6,4')
  })
})

describe('steps', () => {
  test('[T-18.03] a step goes to each of the eight spaces around and costs 1, diagonals too', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '2,2' } })
    expect(ends(t, 0, 1)).toEqual(['1,1', '2,1', '3,1', '1,2', '3,2', '1,3', '2,3', '3,3'])
    expect(ends(t, 0, 0)).toEqual([])
  })

  test('[T-18.05] opponents and inactive Monsters block their spaces, allies and allied Monsters do not', () => {
    const over = (layout: Partial<Layout>): boolean =>
      ends(lay({ drawing: LANE, ...layout, heroes: { 0: '1,1', ...layout.heroes } }), 0, 4).includes('4,1')
    expect(over({ heroes: { 1: '3,1' } })).toBe(false)
    expect(over({ monsters: { goblin: [{ at: '3,1', isActive: undefined }] } })).toBe(false)
    expect(over({ monsters: { goblin: [{ at: '3,1', ally: 1 }] } })).toBe(false)
    expect(over({ monsters: { goblin: [{ at: '3,1', ally: 0 }] } })).toBe(true)
    expect(over({ heroes: { 2: '3,1' } })).toBe(true)
  })

  test('[T-18.05] Monsters that are allied to nobody block each other', () => {
    const t = lay({ drawing: LANE, monsters: { kobold: ['1,1', '2,1'] } })
    expect(ends(t, monsterId('kobold'), 5)).toEqual([])
  })

  test('[T-18.06] nobody stops in the space of an ally, however many spaces are left', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '1,1', 2: '2,1', 4: '3,1' }, seats: 6 })
    expect(ends(t, 0, 2)).toEqual([])
    expect(ends(t, 0, 3)).toEqual(['4,1'])
  })

  test('[T-R13] allied Heroes may stop on their own Entry Portal together, and not on that of the rivals', () => {
    const layout: Layout = { drawing: LANE, heroes: { 0: '1,1', 2: '3,1' } }
    expect(ends(lay({ ...layout, portals: ['3,1', '9,1'] }), 0, 2)).toEqual(['2,1', '3,1'])
    expect(ends(lay({ ...layout, portals: ['9,1', '3,1'] }), 0, 2)).toEqual(['2,1'])
  })

  test('[T-18.07] Loot, Chests, portals and Event tokens are walked over', () => {
    const t = lay({
      drawing: LANE,
      heroes: { 0: '1,1' },
      chests: ['2,1'],
      loot: ['3,1'],
      portals: ['4,1', '4,1'],
      lastings: [{ is: 'token', at: '5,1' }],
    })
    expect(ends(t, 0, 9)).toContain('6,1')
  })

  test('[T-18.08] a diagonal step between two creatures is legal', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '1,1', 1: '2,1', 3: '1,2' } })
    expect(ends(t, 0, 1)).toEqual(['2,2'])
  })

  test('[T-R34, T-19.11] a diagonal step between two obstacles is not, nor is one over the edge', () => {
    const t = lay({
      drawing: LANE.replace('. . .', '. o .').replaceAll(
        '|\n+',
        '|\n|                 |\n|o . . . . . . . .|\n+',
      ),
      heroes: { 0: '1,1' },
    })
    expect(ends(t, 0, 5)).toEqual([])
  })

  test('[T-18.17, T-26.07, T-26.19] who is rooted or held takes no step, Hero or Monster', () => {
    const root = [{ burn: 0, poison: 0, root: 1 }]
    const held = { is: 'held', on: 2 }
    const t = lay({
      drawing: FIELD,
      heroes: { 0: { at: '1,1', ailments: root }, 2: '3,3' },
      monsters: { kobold: [{ at: '5,3', ailments: root }, '7,1'] },
      lastings: [held],
    })
    expect(ends(t, 0, 3)).toEqual([])
    expect(ends(t, 2, 3)).toEqual([])
    expect(ends(t, monsterId('kobold'), 3)).toEqual([])
    expect(ends(t, monsterId('kobold', 'B'), 1)).toHaveLength(3)
  })

  test('[T-18.17] who burns walks', () => {
    const t = lay({
      drawing: LANE,
      heroes: { 0: { at: '1,1', ailments: [{ burn: 2, poison: 1, root: 0 }] } },
    })
    expect(ends(t, 0, 1)).toEqual(['2,1'])
  })
})

describe('[T-T7] the space of an ally', () => {
  const layout: Layout = {
    drawing: LANE,
    heroes: { 0: '2,1', 2: '2,1', 1: '9,1' },
    turn: { seat: 0, safe: 0 },
  }

  test('[T-18.06] one may not stay there, and may after one more step', () => {
    const t = inTurn(layout, 2)
    expect(canStay(t.state, 0)).toBe(false)
    t.answers('3,1')
    walk(t.table, t.turn)
    expect(canStay(t.state, 0)).toBe(true)
    expect(spacesLeft(t.turn)).toBe(1)
  })

  test('[T-R119] who is caught there comes back to its last legal space; who may stay does not', () => {
    const t = inTurn(layout)
    setBack(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('1,1')
    expect(t.events).toEqual([{ type: 'moved', creature: 0, path: [1, 0], how: 'placed' }])
    setBack(t.table, t.turn)
    expect(t.events).toHaveLength(1)
  })

  test('[T-R119] who is rooted on the way through an ally is set back at once, and spends what it walked', () => {
    const t = inTurn(
      {
        drawing: LANE,
        heroes: { 0: '1,1', 2: '3,1' },
        lastings: [{ is: 'snare', spaces: ['3,1'] }],
      },
      4,
    )
    t.answers('5,1')
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('2,1')
    expect(spacesLeft(t.turn)).toBe(2)
    expect(canWalk(t.state, t.turn)).toBe(false) // [T-R51]
  })

  test('[T-R119, T-1.04] nobody is set back any more once the game has ended on the way', () => {
    const walked = (end: boolean): string => {
      const t = inTurn(
        { drawing: LANE, heroes: { 0: '1,1', 2: '3,1' }, lastings: [{ is: 'snare', spaces: ['3,1'] }] },
        4,
      )
      if (end)
        t.table.sink = {
          event: () => void (t.state.ending = { reason: 'left', winner: 0 }),
          refusal: () => {},
          unasked: () => {},
        }
      t.answers('5,1')
      walk(t.table, t.turn)
      return placeOf(t, 0)
    }
    expect([walked(false), walked(true)]).toEqual(['2,1', '3,1'])
  })

  test('[T-R13] on the own Entry Portal allies stay together', () => {
    expect(canStay(lay({ ...layout, portals: ['2,1', '9,1'] }).state, 0)).toBe(true)
    expect(canStay(lay({ ...layout, portals: ['9,1', '2,1'] }).state, 0)).toBe(false)
    expect(canStay(lay(layout).state, 3)).toBe(false) // off the map
  })
})
