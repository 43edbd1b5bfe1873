import { describe, expect, test } from 'vitest'
import type { Reach } from '../../../faces.ts'
import { isOutOfAim, mayStrike, targetsOf } from '../../../rules/fight/targets.ts'
import { spaceAt } from '../../../space/index.ts'
import { attackWithTable, SAMPLE } from '../../attacks-of-tests.ts'
import { lay, monsterId, type Laid, type Layout } from '../../lay.ts'

const MELEE: Reach = { type: 'melee' }

/** Whom Hero 0 may aim at. */
function targets(t: Laid, reach: Reach, attacker = 0): readonly number[] {
  return targetsOf(t.state, { attacker, attack: attackWithTable(SAMPLE, reach), reach: 1 })
}

function ranged(range: number): Reach {
  return { type: 'ranged', range }
}

/** A row of so many open spaces. */
function row(columns: number): string {
  const edge = `+${'-'.repeat(2 * columns - 1)}+`
  return `${edge}\n|${Array.from({ length: columns }, () => '.').join(' ')}|\n${edge}`
}

describe('ranges', () => {
  test('[T-21.02, T-21.03, T-21.04, T-T12] a bow reaches neither whom it is next to nor beyond its range, a sword only the former', () => {
    const t = lay({ drawing: row(15), heroes: { 0: '2,1', 1: '3,1', 3: '14,1', 5: '15,1' }, seats: 6 })
    expect(targets(t, ranged(12))).toEqual([3])
    expect(targets(t, MELEE)).toEqual([1])
  })

  test('[T-21.05] next to an opponent others are still shot at', () => {
    const t = lay({ drawing: row(9), heroes: { 0: '2,1', 1: '1,1', 3: '5,1' } })
    expect(targets(t, ranged(6))).toEqual([3])
  })

  test('[T-21.01] who is out of sight is no target, whatever the range', () => {
    const drawing = '+---------+\n|. . o . .|\n|         |\n|. . . . .|\n+---------+'
    const t = lay({ drawing, heroes: { 0: '1,1', 1: '5,1', 3: '5,2' } })
    expect(targets(t, ranged(9))).toEqual([3])
  })

  test('[T-21.06, T-T11] past a water corner one is no target in melee, and one at range 1', () => {
    const t = lay({ drawing: '+---+\n|. ~|\n|   |\n|~ .|\n+---+', heroes: { 0: '1,1', 1: '2,2' } })
    expect([targets(t, MELEE), targets(t, ranged(8))]).toEqual([[], [1]])
  })

  test('[T-21.06] behind the wall of a shared edge one is no target at all', () => {
    const t = lay({ drawing: '+---+\n|.|.|\n+---+', heroes: { 0: '1,1', 1: '2,1' } })
    expect([targets(t, MELEE), targets(t, ranged(8))]).toEqual([[], []])
  })

  test('[T-33.05, T-19.10] a large creature strikes and is struck by any of its spaces', () => {
    const t = lay({
      drawing: '+-------+\n|. . . .|\n|       |\n|. . . .|\n+-------+',
      heroes: { 0: '3,1', 1: '4,1' },
      monsters: { ogre: ['1,1'] },
    })
    expect(targets(t, MELEE)).toEqual([1, monsterId('ogre')])
    expect(targets(t, MELEE, monsterId('ogre'))).toEqual([0])
    expect(targets(t, ranged(2), 1)).toEqual([monsterId('ogre')])
  })
})

describe('a melee attack that reaches farther', () => {
  test('[T-21.02, T-38.06] strikes whom it sees within its reach, nobody behind that or behind a wall', () => {
    const drawing = '+---------+\n|. . . .|.|\n+---------+'
    const t = lay({ drawing, heroes: { 0: '2,1', 1: '4,1', 3: '5,1' } })
    const reaching = (reach: number, attacker: number): readonly number[] =>
      targetsOf(t.state, { attacker, attack: attackWithTable(SAMPLE, MELEE), reach })
    expect([reaching(1, 0), reaching(2, 0), reaching(5, 0)]).toEqual([[], [1], [1]])
  })
})

describe('an attack that was declared', () => {
  /** Whether Hero 0 may still strike Hero 1 in this way, who stands there. */
  function may(
    at: string,
    more: Partial<Parameters<typeof mayStrike>[1]>,
    extra: Partial<Layout> = {},
  ): boolean {
    const t = lay({ drawing: row(9), heroes: { 0: '2,1', 1: at }, ...extra })
    const attack = attackWithTable(SAMPLE, MELEE)
    return mayStrike(t.state, { attacker: 0, target: 1, attack, act: null, ...more })
  }

  const within = { attack: attackWithTable(SAMPLE, { type: 'within', range: 3 }) }
  const around = { attack: attackWithTable(SAMPLE, { type: 'around', whom: 'opponents' }) }
  const sanctuary = { lastings: [{ is: 'sanctuary', owner: 1, on: 1 }] }

  test('[T-21.10, C-13] strikes within its range, and all around those beside it', () => {
    expect([may('5,1', within), may('6,1', within)]).toEqual([true, false])
    expect([may('3,1', around), may('4,1', around)]).toEqual([true, false])
  })

  test('[T-21.02, T-21.10] by a token strikes on its space and beside it, whom its maker may aim at', () => {
    const from = (at: string, extra?: Partial<Layout>): boolean => may(at, { from: spaceAt(6, 1) }, extra)
    expect(['6,1', '7,1', '8,1'].map((at) => from(at))).toEqual([true, true, false])
    expect(['6,1', '8,1'].map((at) => from(at, sanctuary))).toEqual([false, false])
  })
})

describe('whom', () => {
  const layout: Layout = {
    drawing: row(9),
    heroes: { 0: '2,1', 2: '1,1' },
    monsters: { goblin: [{ at: '3,1', isActive: undefined }] },
  }

  test('[T-21.08, T-R39] inactive Monsters are targets, allies and oneself are not', () => {
    expect(targets(lay(layout), MELEE)).toEqual([monsterId('goblin')])
  })

  test('[T-21.08] what keeps opponents from aiming at somebody keeps no ally off', () => {
    const t = lay({
      drawing: row(9),
      heroes: { 0: '1,1', 1: '5,1', 2: '2,1' },
      lastings: [{ is: 'sanctuary', owner: 2, on: 2 }],
    })
    expect([isOutOfAim(t.state, 1, 2), isOutOfAim(t.state, 0, 2), isOutOfAim(t.state, 1, 0)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('[T-21.08] an allied Monster is an ally', () => {
    const t = lay({ ...layout, monsters: { goblin: [{ at: '3,1', ally: 0 }] } })
    expect(targets(t, MELEE)).toEqual([])
  })
})
