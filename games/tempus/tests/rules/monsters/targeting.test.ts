import { describe, expect, test } from 'vitest'
import { isHostileTo } from '../../../rules/creatures.ts'
import { controllerOf, targetsFor } from '../../../rules/monsters/targeting.ts'
import { OFF } from '../../../state.ts'
import { monsterId } from '../../lay.ts'
import { attacked, camp, field, layMonsters, monster, slot } from './kit.ts'

const GOBLIN = monsterId('goblin')
const KOBOLD = monsterId('kobold')
const OGRE = monsterId('ogre')
const ROOM = field(9, 5)

describe('whom a Monster hunts', () => {
  test('[T-2.05, T-32.01] every Hero, the nearest first', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { 0: '9,1', 1: '4,1', 2: '2,5' },
      monsters: { goblin: ['1,1'] },
    })
    expect(targetsFor(t.state, GOBLIN)).toEqual([1, 2, 0])
  })

  test('[T-2.05] another Monster only if that is allied to a party', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { 0: '9,1' },
      monsters: { goblin: ['1,1'], kobold: ['2,1', { at: '3,1', ally: 0 }] },
    })
    expect(targetsFor(t.state, GOBLIN)).toEqual([KOBOLD + 1, 0])
    expect([isHostileTo(t.state, GOBLIN, KOBOLD), isHostileTo(t.state, GOBLIN, KOBOLD + 1)]).toEqual([
      false,
      true,
    ])
  })

  test('[T-2.05] and strikes it', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { 0: '9,1', 1: '9,5' },
      monsters: { goblin: ['1,1'], kobold: [{ at: '2,1', ally: 0 }] },
      rolls: [15],
    })
    slot(t, GOBLIN, '1,1')
    expect(attacked(t, GOBLIN)).toEqual([KOBOLD])
    expect(monster(t, KOBOLD).hp).toBe(1)
    expect(t.asks.map(({ seat }) => seat)).toEqual([1]) // T-R59: its party counts as targeted
  })

  test('[T-2.06, T-32.03] an ally hunts rivals, their allies and active Monsters, never its party or a sleeper', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { 0: '2,1', 1: '9,1' },
      monsters: {
        goblin: [{ at: '1,1', ally: 0 }],
        kobold: ['5,1', { at: '2,2', isActive: undefined }, { at: '1,2', ally: 0 }, { at: '6,1', ally: 1 }],
      },
    })
    expect(targetsFor(t.state, GOBLIN)).toEqual([KOBOLD, KOBOLD + 3, 1])
  })

  test('[T-2.06] and strikes an active Monster', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { 0: '9,1' },
      monsters: { goblin: [{ at: '1,1', ally: 0 }], kobold: ['2,1'] },
      rolls: [15],
    })
    slot(t, GOBLIN, '1,1')
    expect(attacked(t, GOBLIN)).toEqual([KOBOLD])
  })

  test('[T-2.04] a sleeper regards nobody as its enemy', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { 0: '2,1' },
      monsters: { goblin: [{ at: '1,1', isActive: undefined }], kobold: [{ at: '2,2', ally: 0 }] },
    })
    expect(targetsFor(t.state, GOBLIN)).toEqual([])
  })

  test('[T-32.01] nobody whom it does not see', () => {
    const t = layMonsters({
      drawing: `
+---------+
|g . # . h|
+---------+
`,
      heroes: { 0: 'h' },
      monsters: { goblin: ['g'] },
    })
    expect(targetsFor(t.state, GOBLIN)).toEqual([])
  })

  test('[T-30.10, T-R93] what one of its Camp sees it sees; distance counts from itself', () => {
    const drawing = `
+-----------+
|g .|. . h .|
|   +       |
|. .|. . . .|
|   +       |
|. .|. . k i|
+-----------+
`
    const layout = { drawing, heroes: { 0: 'h', 1: 'i' }, monsters: { goblin: ['g', 'k'] } }
    expect(targetsFor(layMonsters(layout).state, GOBLIN)).toEqual([]) // no Camp
    const t = layMonsters(layout)
    camp(t, GOBLIN, GOBLIN + 1)
    expect([targetsFor(t.state, GOBLIN), targetsFor(t.state, GOBLIN + 1)]).toEqual([
      [0, 1],
      [1, 0],
    ])
    monster(t, GOBLIN + 1).at = OFF
    expect(targetsFor(t.state, GOBLIN)).toEqual([])
  })

  test('[C-13] who needs no sight hunts through walls', () => {
    const drawing = `
+---------+
|. . # . h|
+---------+
`
    const t = layMonsters(
      { drawing, heroes: { 0: 'h' }, monsters: { spawn: ['1,1'] } },
      { spawn: { standing: { bonuses: [], quirks: { tremorsense: 1 }, watches: [] } } },
    )
    expect(targetsFor(t.state, monsterId('spawn'))).toEqual([0])
  })
})

describe('of several at the same distance', () => {
  const three = { drawing: ROOM, monsters: { goblin: ['5,3'] } }

  test('[T-32.02, T-T35] the one with the higher initiative', () => {
    const heroes = { 0: { at: '2,3', initiative: 17 }, 1: { at: '8,3', initiative: 4 } }
    expect(targetsFor(layMonsters({ ...three, heroes }).state, GOBLIN)).toEqual([0, 1])
    const others = { 0: { at: '2,3', initiative: 3 }, 1: { at: '8,3', initiative: 4 } }
    expect(targetsFor(layMonsters({ ...three, heroes: others }).state, GOBLIN)).toEqual([1, 0])
  })

  test('[T-32.02, T-T35] on the same number who won the roll-off', () => {
    const heroes = {
      0: { at: '2,3', initiative: 12, tie: 1 },
      1: { at: '8,3', initiative: 12, tie: 0 },
    }
    expect(targetsFor(layMonsters({ ...three, heroes }).state, GOBLIN)).toEqual([1, 0])
  })

  test('[T-32.02] initiative is nothing against distance', () => {
    const heroes = { 0: { at: '1,3', initiative: 17 }, 1: { at: '8,3', initiative: 4 } }
    expect(targetsFor(layMonsters({ ...three, heroes }).state, GOBLIN)).toEqual([1, 0])
  })

  test('[T-R92] a Hero on 10 before a Monster, that before a Hero on 9', () => {
    const at = (initiative: number) =>
      layMonsters({
        ...three,
        heroes: { 0: { at: '2,3', initiative } },
        monsters: { goblin: ['5,3'], kobold: [{ at: '8,3', ally: 1 }] },
      })
    expect(targetsFor(at(10).state, GOBLIN)).toEqual([0, KOBOLD])
    expect(targetsFor(at(9).state, GOBLIN)).toEqual([KOBOLD, 0])
  })

  test('[T-R92, T-R77] Monsters in Monster order: an Elite before a Minion, A before B', () => {
    const t = layMonsters({
      ...three,
      monsters: {
        goblin: ['5,3'],
        kobold: [
          { at: '8,3', ally: 1 },
          { at: '2,3', ally: 1 },
        ],
        bulezau: [{ at: '5,5', ally: 1 }],
      },
    })
    monster(t, GOBLIN).at = t.at('5,2')
    expect(targetsFor(t.state, GOBLIN)).toEqual([monsterId('bulezau'), KOBOLD, KOBOLD + 1])
  })

  test('[T-R92, T-38.20] a Prince acts when its Hero does', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { 0: { initiative: 15 }, 1: { at: '8,1', initiative: 12 }, 2: { initiative: 14 } },
      monsters: { goblin: ['5,1'], redPrince: [{ at: '1,1', ally: 0 }] },
    })
    expect(targetsFor(t.state, GOBLIN)).toEqual([monsterId('redPrince'), 1])
  })
})

describe('of several Monsters that act at the same time', () => {
  const near = { drawing: ROOM, monsters: { goblin: ['5,3'] } }

  test('[T-R92, T-R77] the Guardian comes before an Elite', () => {
    const t = layMonsters({
      ...near,
      monsters: {
        goblin: ['5,2'],
        bulezau: [{ at: '2,2', ally: 1 }],
        guardian: [{ at: '8,2', ally: 1, isSmall: true }],
      },
    })
    expect(targetsFor(t.state, GOBLIN)).toEqual([monsterId('guardian'), monsterId('bulezau')])
  })

  test('[T-R92, T-38.20] the Prince of blue acts when the slowest Hero of blue does', () => {
    const order = (initiative: number) =>
      targetsFor(
        layMonsters({
          drawing: ROOM,
          heroes: { 0: { at: '8,1', initiative: 12 }, 1: { initiative }, 3: { initiative: 16 } },
          monsters: { goblin: ['5,1'], bluePrince: [{ at: '1,1', ally: 1 }] },
        }).state,
        GOBLIN,
      )
    expect(order(15)).toEqual([monsterId('bluePrince'), 0])
    expect(order(11)).toEqual([0, monsterId('bluePrince')])
  })
})

describe('who cannot be aimed at', () => {
  test('[C-12] is no target, and others are', () => {
    const layout = { drawing: ROOM, heroes: { 0: '2,1', 1: '9,1' }, monsters: { goblin: ['1,1'] } }
    const t = layMonsters({ ...layout, lastings: [{ is: 'sanctuary', owner: 0, on: 0 }] })
    expect(targetsFor(t.state, GOBLIN)).toEqual([1])
    expect(targetsFor(layMonsters(layout).state, GOBLIN)).toEqual([0, 1])
  })
})

describe('who controls a Monster', () => {
  const heroes = {
    0: { at: '1,1', initiative: 17 },
    1: { at: '9,1', initiative: 4 },
    2: { at: '1,5', initiative: 8 },
    3: { at: '9,5', initiative: 12 },
  }

  test('[T-32.04, T-32.05, T-T35] the party that is not targeted, in it the Hero with the lowest initiative', () => {
    const t = layMonsters({ drawing: ROOM, heroes, monsters: { goblin: ['5,3'] } })
    expect([controllerOf(t.state, GOBLIN, 0), controllerOf(t.state, GOBLIN, 3)]).toEqual([1, 2])
  })

  test('[T-R59] on the same number who lost the roll-off', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes: { ...heroes, 1: { at: '9,1', initiative: 6, tie: 0 }, 3: { at: '9,5', initiative: 6, tie: 1 } },
      monsters: { goblin: ['5,3'] },
    })
    expect(controllerOf(t.state, GOBLIN, 0)).toBe(3)
  })

  test('[T-R59] a Hero on the map; any of the party where none is there', () => {
    const layout = { drawing: ROOM, monsters: { goblin: ['5,3'] } }
    const t = layMonsters({ ...layout, heroes: { ...heroes, 1: { initiative: 4 } } })
    expect(controllerOf(t.state, GOBLIN, 0)).toBe(3)
    const gone = layMonsters({
      ...layout,
      heroes: { ...heroes, 1: { initiative: 4 }, 3: { initiative: 12 } },
    })
    expect(controllerOf(gone.state, GOBLIN, 0)).toBe(1)
  })

  test('[T-R59] an ally that is targeted counts as its party', () => {
    const t = layMonsters({
      drawing: ROOM,
      heroes,
      monsters: { goblin: ['5,3'], kobold: [{ at: '6,3', ally: 1 }] },
    })
    expect(controllerOf(t.state, GOBLIN, KOBOLD)).toBe(2)
  })

  test('[T-32.15, T-R61] an ally is moved by its own party, whomever it hunts', () => {
    const t = layMonsters({ drawing: ROOM, heroes, monsters: { goblin: [{ at: '5,3', ally: 0 }] } })
    expect([controllerOf(t.state, GOBLIN, 1), controllerOf(t.state, GOBLIN, null)]).toEqual([2, 2])
  })

  test('[T-32.09, T-R59] without a target the nearest Hero, of equals the one with the lower initiative', () => {
    const t = layMonsters({ drawing: ROOM, heroes, monsters: { ogre: ['2,3'] } })
    expect(controllerOf(t.state, OGRE, null)).toBe(2)
    monster(t, OGRE).at = t.at('7,1')
    expect(controllerOf(t.state, OGRE, null)).toBe(1)
  })

  test('[T-32.05, T-R59] nobody who has left, on the map or not, while somebody else of the party is there', () => {
    const left = { ...heroes, 1: { at: '9,1', initiative: 4, hasLeft: true } } as const
    const t = layMonsters({ drawing: ROOM, heroes: left, monsters: { goblin: ['5,3'] } })
    expect([controllerOf(t.state, GOBLIN, 0), controllerOf(t.state, GOBLIN, 3)]).toEqual([3, 2])
    const away = { ...left, 3: { initiative: 12 } }
    const off = layMonsters({ drawing: ROOM, heroes: away, monsters: { goblin: [{ at: '5,3', ally: 1 }] } })
    expect(controllerOf(off.state, GOBLIN, 0)).toBe(3)
    const all = { ...left, 3: { at: '9,5', initiative: 12, hasLeft: true } } as const
    const gone = layMonsters({ drawing: ROOM, heroes: all, monsters: { goblin: ['5,3'] } })
    expect(controllerOf(gone.state, GOBLIN, 0)).toBe(1)
  })

  test('[T-32.09, T-R59] without a target the nearest Hero of those who have not left', () => {
    const left = { ...heroes, 2: { at: '1,5', initiative: 8, hasLeft: true } } as const
    const t = layMonsters({ drawing: ROOM, heroes: left, monsters: { ogre: ['2,3'] } })
    expect(controllerOf(t.state, OGRE, null)).toBe(0)
  })
})
