import { describe, expect, test } from 'vitest'
import { MONSTERS } from '../../content/monsters.ts'
import { STATUSES } from '../../content/statuses.ts'
import { afflict } from '../../rules/fight/ailments.ts'
import { drOf } from '../../rules/fight/damage-left.ts'
import { areAdjacentCreatures } from '../../rules/map.ts'
import { PRINTED } from '../../rules/printed.ts'
import { notice } from '../../rules/watches.ts'
import { OFF, type Ailments } from '../../state.ts'
import { from } from '../attacks-of-tests.ts'
import { lay, monsterId, writtenPlace, type Laid, type Layout } from '../lay.ts'
import { attacked, camp, field, monster, placed, slot } from '../rules/monsters/kit.ts'

const GUARDIAN = monsterId('guardian')
const SPAWN = monsterId('spawn')

/** A position with the Monsters of the box, and with this Guardian. */
function real(guardian: string, layout: Layout): Laid {
  const t = lay({ drawing: field(20, 9), ...layout })
  PRINTED.lastings = STATUSES
  PRINTED.monsters = MONSTERS
  for (const one of t.state.monsters) Object.assign(one, { kind: kindOf(one.id, guardian) })
  return t
}

function kindOf(id: number, guardian: string): number {
  const slugs: readonly (readonly [number, string])[] = [
    [SPAWN, 'oblex-spawn'],
    [GUARDIAN, guardian],
    [monsterId('redPrince'), 'ogre'],
    [monsterId('ankheg'), 'ankheg'],
    [monsterId('bulezau'), 'bulezau'],
    [monsterId('ogre'), 'ogre'],
    [monsterId('bugbear'), 'bugbear'],
    [monsterId('kobold'), 'kobold'],
  ]
  const slug = slugs.find(([first]) => id >= first)?.[1] ?? 'goblin'
  return MONSTERS.findIndex((face) => face.slug === slug)
}

function heroAt(t: Laid, seat: number): string {
  return writtenPlace(t.state.heroes[seat]?.at ?? OFF)
}

const NONE = { burn: 0, poison: 0, root: 0 }

/** New tokens each time: they tick. */
function rooted(): Ailments[] {
  return [{ ...NONE, root: 1 }, { ...NONE }, { ...NONE }]
}

describe('the Iron Golem', () => {
  test('[C-13] pulls a target that it sees within 6 and cannot reach 4 spaces nearer', () => {
    const golem = { at: '1,4', hp: 60, ailments: rooted() }
    const t = real('iron-golem', { heroes: { 0: '8,4' }, monsters: { guardian: [golem] } })
    slot(t, GUARDIAN)
    expect([heroAt(t, 0), placed(t, GUARDIAN), attacked(t, GUARDIAN)]).toEqual(['4,4', '1,4', []])
  })

  test('[C-13] and then moves', () => {
    const asleep = { isActive: undefined }
    const t = real('iron-golem', {
      drawing: field(20, 2),
      heroes: { 0: '7,1' },
      monsters: {
        guardian: [{ at: '1,1', hp: 60 }],
        kobold: [
          { at: '4,1', ...asleep },
          { at: '4,2', ...asleep },
        ],
      },
    })
    slot(t, GUARDIAN)
    expect([heroAt(t, 0), placed(t, GUARDIAN), attacked(t, GUARDIAN)]).toEqual(['5,1', '2,1', []])
  })

  test('[C-13] not one that is farther away, nor one that it reaches', () => {
    const golem = { at: '1,4', hp: 60, ailments: rooted() }
    const far = real('iron-golem', { heroes: { 0: '9,4' }, monsters: { guardian: [golem] } })
    slot(far, GUARDIAN)
    expect(heroAt(far, 0)).toBe('9,4')
    const near = real('iron-golem', {
      heroes: { 0: '8,4' },
      monsters: { guardian: [{ at: '1,4', hp: 60 }] },
      rolls: [6],
    })
    slot(near, GUARDIAN, '6,4')
    expect([heroAt(near, 0), attacked(near, GUARDIAN)]).toEqual(['8,4', [0]])
  })

  test('[C-13] gets no Poison, and Burn heals it', () => {
    const golem = { at: '1,4', hp: 30, ailments: [{ ...NONE, burn: 3, root: 1 }, { ...NONE }, { ...NONE }] }
    const t = real('iron-golem', { heroes: { 0: '20,9' }, monsters: { guardian: [golem] } })
    afflict(t.table, { source: from(t, 0), target: GUARDIAN, ailment: 'poison', tokens: 2 })
    slot(t, GUARDIAN)
    expect(monster(t, GUARDIAN).hp).toBe(33)
  })
})

describe('the Elder Oblex', () => {
  const oblex = (...spawn: readonly string[]): Laid =>
    real('elder-oblex', {
      heroes: { 0: '20,9' },
      monsters: { guardian: [{ at: '3,3', hp: 60, ailments: rooted() }], spawn },
    })

  test('[C-13] drains each Hero within 3, where two or more are; no Monster, and nobody farther', () => {
    const drained = (heroes: Readonly<Record<number, string>>): readonly number[] => {
      const t = real('elder-oblex', {
        heroes,
        monsters: { guardian: [{ at: '3,3', hp: 60, ailments: rooted() }], goblin: ['7,6'] },
        rolls: [7, 7, 7].slice(0, Object.keys(heroes).length - 1),
      })
      slot(t, GUARDIAN)
      expect(monster(t, monsterId('goblin')).hp).toBe(2)
      return t.state.heroes.map(({ hp }) => hp)
    }
    expect(drained({ 0: '8,4', 1: '8,8', 2: '9,4' })).toEqual([26, 26, 30, 30])
    expect(drained({ 0: '8,4', 1: '9,8' })[1]).toBe(30)
  })

  test('[C-13] brings one Spawn a turn, on a free adjacent space, active', () => {
    const t = oblex()
    slot(t, GUARDIAN)
    expect(monster(t, SPAWN)).toMatchObject({ isActive: true, hp: 2 })
    expect(areAdjacentCreatures(t.state, SPAWN, GUARDIAN)).toBe(true)
    expect(monster(t, SPAWN + 1).at).toBe(OFF)
  })

  test('[C-13] at most five, none where no adjacent space is free', () => {
    const five = oblex('12,1', '13,1', '14,1', '15,1', '16,1')
    slot(five, GUARDIAN)
    expect(five.events.filter(({ type }) => type === 'appeared')).toEqual([])
    const shut = real('elder-oblex', {
      drawing: field(5, 3),
      heroes: { 0: '4,1', 1: '4,2', 2: '4,3', 3: '5,1' },
      monsters: { guardian: [{ at: '1,1', hp: 60 }] },
      rolls: [1, 1, 1, 1],
    })
    slot(shut, GUARDIAN)
    expect(monster(shut, SPAWN).at).toBe(OFF)
  })

  test('[C-13] has 1 DR more for each Spawn on the map', () => {
    const t = oblex('12,1', '13,1')
    expect(drOf(t.state, GUARDIAN)).toBe(3)
    monster(t, SPAWN).at = OFF
    expect(drOf(t.state, GUARDIAN)).toBe(2)
    const giant = real('hill-giant', { monsters: { guardian: ['3,3'], spawn: ['12,1'] } })
    expect(drOf(giant.state, GUARDIAN)).toBe(2)
  })
})

describe('the Guardian Naga', () => {
  const layout: Layout = {
    heroes: { 0: '4,4', 1: '12,4' },
    monsters: { guardian: [{ at: '1,4', hp: 60 }] },
    rolls: [12, 9],
  }

  test('[C-13] gazes in even rounds at the two nearest of those that it can come to see, adjacent ones too', () => {
    const t = real('guardian-naga', layout)
    t.state.round = 2
    slot(t, GUARDIAN, '5,4')
    expect(t.offered(t.asks[0])).not.toContain('1,4') // from there one is too far
    expect(attacked(t, GUARDIAN)).toEqual([0, 1])
    expect(t.state.lastings.map(({ on }) => on)).toEqual([0])
  })

  test('[C-13] not in odd rounds, and not at one alone: it bites', () => {
    const odd = real('guardian-naga', layout)
    slot(odd, GUARDIAN, '2,4')
    expect([attacked(odd, GUARDIAN), odd.state.heroes[0]?.hp]).toEqual([[0], 24])
    const alone = real('guardian-naga', { ...layout, heroes: { 0: '4,4', 1: '20,9' } })
    alone.state.round = 2
    slot(alone, GUARDIAN, '2,4')
    expect([attacked(alone, GUARDIAN), alone.state.heroes[0]?.hp]).toEqual([[0], 24])
  })

  test('[C-13] spits where it cannot bite', () => {
    const t = real('guardian-naga', { ...layout, heroes: { 0: '14,4' }, rolls: [14] })
    slot(t, GUARDIAN, '4,4')
    expect([attacked(t, GUARDIAN), t.state.heroes[0]?.hp]).toEqual([[0], 24])
  })
})

describe('Minions and Elites', () => {
  test('[C-12] a Kobold rolls twice while another of its Camp stands beside the target', () => {
    const layout: Layout = { heroes: { 0: '3,1' }, monsters: { kobold: ['2,1', '4,1'] }, rolls: [1, 12] }
    const t = real('hill-giant', layout)
    camp(t, monsterId('kobold'), monsterId('kobold') + 1)
    slot(t, monsterId('kobold'), '2,1')
    expect(t.state.heroes[0]?.hp).toBe(27)
    const alone = real('hill-giant', { ...layout, monsters: { kobold: ['2,1', '5,1'] } })
    camp(alone, monsterId('kobold'), monsterId('kobold') + 1)
    slot(alone, monsterId('kobold'), '2,1')
    expect(alone.state.heroes[0]?.hp).toBe(30)
  })

  test('[C-12] a Bugbear strikes 2 harder whom it meets before its turn', () => {
    const hpAfter = (hasActed: boolean): number | undefined => {
      const t = real('hill-giant', { heroes: { 0: '3,1' }, monsters: { bugbear: ['2,1'] }, rolls: [10] })
      t.state.slots = hasActed ? [] : [0]
      slot(t, monsterId('bugbear'), '2,1')
      return t.state.heroes[0]?.hp
    }
    expect([hpAfter(false), hpAfter(true)]).toEqual([23, 25])
  })

  test('[C-12] a Bulezau rots Heroes that end their turn beside it, Monsters and others not', () => {
    const t = real('hill-giant', {
      heroes: { 0: '3,1', 1: '5,1' },
      monsters: { bulezau: ['2,1'], kobold: ['1,1'] },
    })
    for (const creature of [0, 1, monsterId('kobold')]) notice(t.table, { at: 'turn-end', creature })
    expect([t.state.heroes[0]?.hp, t.state.heroes[1]?.hp, monster(t, monsterId('kobold')).hp]).toEqual([
      29, 30, 2,
    ])
  })

  test('[C-12] an Ankheg sprays two Heroes, and bites one', () => {
    const two = real('hill-giant', {
      heroes: { 0: '4,3', 1: '5,4' },
      monsters: { ankheg: [{ at: '1,3', ailments: rooted() }] },
      rolls: [7, 7],
    })
    slot(two, monsterId('ankheg'), {})
    expect(attacked(two, monsterId('ankheg'))).toEqual([0, 1])
    const one = real('hill-giant', {
      heroes: { 0: '3,3', 1: '12,4' },
      monsters: { ankheg: [{ at: '1,3', ailments: rooted() }] },
      rolls: [14],
    })
    slot(one, monsterId('ankheg'))
    expect([one.state.heroes[0]?.hp, one.state.heroes[1]?.hp]).toEqual([21, 30])
  })

  test('[T-30.01, T-30.09] Minions of one type share one card', () => {
    const t = real('hill-giant', { monsters: { goblin: ['1,1', '2,1'] } })
    expect(monster(t, monsterId('goblin')).kind).toBe(monster(t, monsterId('goblin', 'D')).kind)
  })

  test('[T-R78, T-33.01] sizes', () => {
    const sizes = Object.fromEntries(MONSTERS.map(({ slug, size }) => [slug, size]))
    expect(sizes).toMatchObject({ ogre: 2, ankheg: 2, bulezau: 1, 'iron-golem': 2, 'guardian-naga': 2 })
    expect(sizes).toMatchObject({ 'hill-giant': 3, 'elder-oblex': 3, 'oblex-spawn': 1, goblin: 1 })
  })

  test('[T-30.08, T-34.09, C-13] Guardians have HP for 4, 6 and 8 Heroes, and DR', () => {
    const of = (slug: string): readonly unknown[] =>
      MONSTERS.flatMap((face) => (face.slug === slug ? [face.hp, face.dr, face.move] : []))
    expect(of('hill-giant')).toEqual([[45, 65, 85], 2, 5])
    expect(of('iron-golem')).toEqual([[40, 55, 70], 4, 4])
    expect(of('guardian-naga')).toEqual([[30, 45, 60], 3, 7])
    expect(of('elder-oblex')).toEqual([[35, 50, 65], 1, 5])
  })
})
