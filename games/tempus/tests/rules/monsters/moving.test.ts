import { describe, expect, test } from 'vitest'
import { monsterId } from '../../lay.ts'
import { attacked, field, layMonsters, monster, placed, slot } from './kit.ts'

const GOBLIN = monsterId('goblin')
const KOBOLD = monsterId('kobold')
const GUARDIAN = monsterId('guardian')
const LANE = field(30, 1)

describe('how far a Monster goes', () => {
  test('[T-32.06, T-32.10, T-31.08, T-T36] 6 steps bring a Goblin next to its target: it moves, then attacks', () => {
    const t = layMonsters({ drawing: LANE, heroes: { 0: '8,1' }, monsters: { goblin: ['1,1'] }, rolls: [15] })
    slot(t, GOBLIN)
    expect(placed(t, GOBLIN)).toBe('7,1')
    expect(attacked(t, GOBLIN)).toEqual([0])
    expect(
      t.events.map(({ type }) => type).filter((type) => type === 'moved' || type === 'attacked'),
    ).toEqual(['moved', 'attacked'])
  })

  test('[T-32.07, T-R94, T-T36] 7 steps: it moves up to 12 instead, and does not attack although it ends beside', () => {
    const t = layMonsters({ drawing: LANE, heroes: { 0: '9,1' }, monsters: { goblin: ['1,1'] } })
    slot(t, GOBLIN, '8,1')
    expect([placed(t, GOBLIN), attacked(t, GOBLIN)]).toEqual(['8,1', []])
  })

  test('[T-32.07, T-R60] no farther than 12, and no shorter', () => {
    const t = layMonsters({ drawing: LANE, heroes: { 0: '30,1' }, monsters: { goblin: ['1,1'] } })
    slot(t, GOBLIN)
    expect(placed(t, GOBLIN)).toBe('13,1')
  })

  test('[T-32.06, T-32.08] one that stands beside may go to another side first, and stays there', () => {
    const t = layMonsters({
      drawing: field(4, 1),
      heroes: { 0: '3,1' },
      monsters: { goblin: ['2,1'] },
      rolls: [1],
    })
    slot(t, GOBLIN, '4,1') // a Goblin runs through its opponents
    expect(t.offered(t.asks[0])).toEqual(['2,1', '4,1'])
    expect([placed(t, GOBLIN), t.asks.length]).toEqual(['4,1', 1])
  })

  test('[T-32.06] an attack that is possible is mandatory: its controller cannot keep it away', () => {
    const t = layMonsters({
      drawing: field(9, 3),
      heroes: { 0: '5,2' },
      monsters: { kobold: ['1,2'] },
      rolls: [1],
    })
    slot(t, KOBOLD, '4,1')
    expect(t.offered(t.asks[0])).toEqual(['4,1', '5,1', '6,1', '4,2', '6,2', '4,3', '5,3', '6,3'])
    expect(attacked(t, KOBOLD)).toEqual([0])
  })

  test('[T-R60, T-R95] a target that is surrounded stays the target: it comes as near as it can', () => {
    const t = layMonsters({
      drawing: LANE,
      heroes: { 0: '10,1', 1: '30,1' },
      monsters: { kobold: ['1,1', '9,1'] },
    })
    slot(t, KOBOLD)
    expect([placed(t, KOBOLD), attacked(t, KOBOLD)]).toEqual(['8,1', []])
  })

  test('[T-R60] what is left is counted along its way, not as the crow flies', () => {
    const drawing = `
+-------------+
|. . . . . . .|
|             |
|. ~ ~ ~ ~ ~ .|
|             |
|. . k ~ . h .|
+-------------+
`
    const t = layMonsters(
      { drawing, heroes: { 0: 'h' }, monsters: { kobold: ['k'] } },
      { kobold: { move: 1 } },
    )
    slot(t, KOBOLD)
    expect(placed(t, KOBOLD)).toBe('1,2') // away from it, round the water
  })

  test('[T-R60] where no way leads it goes as the crow flies', () => {
    const drawing = `
+-------------+
|. . . ~ . . h|
+-------------+
`
    const t = layMonsters({ drawing, heroes: { 0: 'h' }, monsters: { kobold: ['1,1'] } })
    slot(t, KOBOLD)
    expect(placed(t, KOBOLD)).toBe('3,1')
  })

  test('[T-26.19, T-32.06] one that is rooted attacks whom it can reach, and otherwise stays', () => {
    const root = [
      { burn: 0, poison: 0, root: 2 },
      { burn: 0, poison: 0, root: 0 },
      { burn: 0, poison: 0, root: 0 },
    ]
    const near = layMonsters({
      drawing: LANE,
      heroes: { 0: '2,1' },
      monsters: { kobold: [{ at: '1,1', ailments: root }] },
      rolls: [1],
    })
    slot(near, KOBOLD, '1,1')
    expect(attacked(near, KOBOLD)).toEqual([0])
    const far = layMonsters({
      drawing: LANE,
      heroes: { 0: '3,1' },
      monsters: { kobold: [{ at: '1,1', ailments: root }] },
    })
    slot(far, KOBOLD)
    expect([placed(far, KOBOLD), far.asks]).toEqual(['1,1', []])
  })
})

describe('without a target', () => {
  test('[T-32.09, T-33.04, T-R96] it moves towards the centre, moved by the player of the nearest Hero', () => {
    const t = layMonsters({
      seats: 2,
      heroes: { 0: { initiative: 9 }, 1: { initiative: 5 } },
      monsters: { guardian: ['15,15'] },
    })
    slot(t, GUARDIAN, '15,15')
    expect([placed(t, GUARDIAN), t.asks[0]?.seat, monster(t, GUARDIAN).isActive]).toEqual(['15,15', 1, true])
  })

  test('[T-32.09] with its movement, not with twice as much', () => {
    const t = layMonsters({ monsters: { kobold: ['15,1'] } }, { kobold: { move: 1 } })
    t.answers({ do: 'space' })
    slot(t, KOBOLD)
    expect(placed(t, KOBOLD)).toMatch(/,2$/)
  })
})

describe('what is in its way', () => {
  test('[T-32.11, T-18.05] Monsters are stopped by terrain, walls and whoever is no ally', () => {
    const t = layMonsters({
      drawing: LANE,
      heroes: { 0: '9,1' },
      monsters: { kobold: ['1,1'], bugbear: [{ at: '3,1', isActive: undefined }] },
    })
    slot(t, KOBOLD, '2,1')
    expect(placed(t, KOBOLD)).toBe('2,1')
  })

  test('[C-12] only Goblins run through opponents', () => {
    const t = layMonsters({
      drawing: field(4, 1),
      heroes: { 0: '3,1' },
      monsters: { kobold: ['2,1'] },
      rolls: [1],
    })
    slot(t, KOBOLD)
    expect([placed(t, KOBOLD), attacked(t, KOBOLD)]).toEqual(['2,1', [0]])
  })

  test('[T-32.13] its controller may lead it through what harms', () => {
    const t = layMonsters({
      drawing: LANE,
      heroes: { 0: '5,1' },
      monsters: { kobold: ['1,1'] },
      lastings: [{ is: 'thorns', spaces: ['2,1'] }],
      rolls: [1],
    })
    slot(t, KOBOLD, '4,1')
    expect([monster(t, KOBOLD).hp, attacked(t, KOBOLD)]).toEqual([1, [0]])
  })

  test('[T-32.14] a sleeper blocks its space', () => {
    const t = layMonsters({
      drawing: LANE,
      heroes: { 0: '9,1' },
      monsters: { goblin: ['1,1', { at: '2,1', isActive: undefined }] },
    })
    slot(t, GOBLIN, '1,1')
    expect(placed(t, GOBLIN)).toBe('1,1')
  })
})
