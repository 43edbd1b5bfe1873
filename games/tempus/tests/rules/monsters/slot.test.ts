import { describe, expect, test } from 'vitest'
import type { Watch } from '../../../faces.ts'
import { attackWith } from '../../../rules/fight/attacks.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { settleCamps } from '../../../rules/fight/defeat.ts'
import { ally, appear, appearBeside } from '../../../rules/monsters/appearing.ts'
import { NEITHER, NOBODY, OFF } from '../../../state.ts'
import { from } from '../../attacks-of-tests.ts'
import { monsterId, type Laid } from '../../lay.ts'
import { attacked, camp, field, layMonsters, monster, placed, slot, sure } from './kit.ts'

const GOBLIN = monsterId('goblin')
const OGRE = monsterId('ogre')
const BULEZAU = monsterId('bulezau')
const GUARDIAN = monsterId('guardian')
const NO_AILMENTS = { burn: 0, poison: 0, root: 0 }

describe('the slot of a Monster', () => {
  test('[T-31.07, T-31.08] each ends its turn before the next begins', () => {
    const t = layMonsters({
      drawing: field(9, 1),
      heroes: { 0: '5,1' },
      monsters: { goblin: ['4,1', '6,1'] },
      rolls: [1, 1],
    })
    camp(t, GOBLIN, GOBLIN + 1)
    slot(t, GOBLIN, '4,1')
    slot(t, GOBLIN + 1)
    expect(
      t.events.flatMap((event) => ('creature' in event ? [`${event.type} ${event.creature}`] : [])),
    ).toEqual([
      'turnBegan 8',
      'attacked 8',
      'rolled 8',
      'missed 8',
      'turnEnded 8',
      'turnBegan 9',
      'attacked 9',
      'rolled 9',
      'missed 9',
      'turnEnded 9',
    ])
  })

  test('[T-31.08] one that is off the map has none', () => {
    const t = layMonsters({ drawing: field(9, 1), heroes: { 0: '5,1' } })
    slot(t, GOBLIN)
    expect(t.events).toEqual([])
  })

  test('[T-26.06, T-31.04, T-T28] Ailments tick also while its Camp sleeps: Burn wounds, Poison defeats', () => {
    const t = layMonsters({
      drawing: field(9, 1),
      heroes: { 0: '9,1' },
      monsters: {
        goblin: [
          {
            at: '1,1',
            isActive: undefined,
            ailments: [{ ...NO_AILMENTS, burn: 1, poison: 1 }, NO_AILMENTS, NO_AILMENTS],
          },
        ],
      },
    })
    camp(t, GOBLIN)
    slot(t, GOBLIN)
    expect(monster(t, GOBLIN).at).toBe(OFF)
    expect(t.state.loose.map(({ at }) => at)).toEqual([t.at('1,1')])
  })

  test('[T-31.09, T-34.10] a Guardian that nobody has come near acts', () => {
    const t = layMonsters({ drawing: field(30, 3), heroes: { 0: '30,1' }, monsters: { guardian: ['1,1'] } })
    slot(t, GUARDIAN)
    expect(placed(t, GUARDIAN)).toBe('13,1') // its leading space goes 10 (T-R62)
  })
})

describe('what a Monster is', () => {
  const pricks: Watch = {
    at: 'turn-end',
    says: '',
    once: null,
    isOptional: false,
    applies: () => true,
    run: (table, { owner }, { creature }) => {
      dealDamage(table, {
        source: { creature: owner, giver: NEITHER, card: null, isSpell: false },
        target: creature,
        normal: 0,
        piercing: 1,
      })
    },
  }
  const standing = { bonuses: [], quirks: {}, watches: [pricks] }

  test('[C-12, C-13] answers what happens by itself, as long as it is on the map', () => {
    const layout = { drawing: field(9, 1), heroes: { 0: '9,1' }, monsters: { bulezau: ['5,1'] } }
    const t = layMonsters(layout, { bulezau: { standing } })
    t.answers({ do: 'space' })
    slot(t, BULEZAU)
    expect(t.events.filter(({ type }) => type === 'hurt' || type === 'unharmed')).toHaveLength(1)
    const gone = layMonsters({ ...layout, monsters: { goblin: ['5,1'] } }, { bulezau: { standing } })
    slot(gone, GOBLIN, { do: 'space' })
    expect(gone.events.filter(({ type }) => type === 'hurt')).toHaveLength(0)
  })

  test('[C-13] Rebirth: the first time it would fall it stays with 15 HP and without Ailments; that is no defeat', () => {
    const face = { size: 1 as const, standing: { bonuses: [], quirks: { rises: 1 }, watches: [] } }
    const t = layMonsters(
      {
        drawing: field(9, 1),
        heroes: { 0: '9,1' },
        monsters: {
          guardian: [
            { at: '5,1', hp: 5, ailments: [{ ...NO_AILMENTS, poison: 3 }, NO_AILMENTS, NO_AILMENTS] },
          ],
        },
      },
      { guardian: face },
    )
    const strike = (): void =>
      void dealDamage(t.table, { source: from(t, 0), target: GUARDIAN, normal: 40, piercing: 0 })
    strike()
    expect(monster(t, GUARDIAN)).toMatchObject({ hp: 15, ailments: undefined, at: t.at('5,1') })
    expect([t.state.ending, t.events.some(({ type }) => type === 'felled')]).toEqual([null, false])
    strike()
    expect(t.state.ending).toMatchObject({ reason: 'guardian', winner: 0 })
  })
})

describe('a Monster appears', () => {
  test('[T-30.07] active, with all its HP, where its whole body has room', () => {
    const t = layMonsters({ drawing: field(6, 4), heroes: { 0: '3,2' } })
    appear(t.table, OGRE, t.at('3,2'))
    expect(monster(t, OGRE)).toMatchObject({ isActive: true, hp: 28 })
    expect(t.state.heroes[0]?.at).toBe(t.at('3,2'))
    expect(placed(t, OGRE)).toBe('4,3')
  })

  test('[T-30.07] not twice', () => {
    const t = layMonsters({ drawing: field(6, 4), monsters: { bulezau: [{ at: '1,1', hp: 3 }] } })
    appear(t.table, BULEZAU, t.at('5,4'))
    expect([placed(t, BULEZAU), monster(t, BULEZAU).hp]).toEqual(['1,1', 3])
  })

  test('[C-13] beside another on a free adjacent space, nowhere else', () => {
    const t = layMonsters({ drawing: field(5, 1), heroes: { 0: '2,1' }, monsters: { kobold: ['3,1'] } })
    const spawn = monsterId('spawn')
    expect(appearBeside(t.table, spawn, monsterId('kobold'))).toBe(true)
    expect([placed(t, spawn), monster(t, spawn).isActive]).toEqual(['4,1', true])
    expect(appearBeside(t.table, spawn + 1, monsterId('kobold'))).toBe(false)
    expect(monster(t, spawn + 1).at).toBe(OFF)
  })

  test('[C-13, T-R20] beside another on the adjacent space that is nearest to the middle of the map', () => {
    const t = layMonsters({ drawing: field(5, 5), monsters: { kobold: ['3,3'] } })
    const spawn = monsterId('spawn')
    expect(appearBeside(t.table, spawn, monsterId('kobold'))).toBe(true)
    expect(placed(t, spawn)).toBe('4,4') // the field lies in the north-west of the map
  })

  test('[T-30.07, T-R20] nowhere where nothing is free', () => {
    const t = layMonsters({ drawing: field(1, 1), heroes: { 0: '1,1' } })
    appear(t.table, GOBLIN, t.at('1,1'))
    expect([monster(t, GOBLIN).at, t.events]).toEqual([OFF, []])
  })

  test('[T-R61, T-R109] an ally belongs to its party from then on', () => {
    const t = layMonsters({
      drawing: field(5, 1),
      monsters: { goblin: [{ at: '1,1', isActive: undefined }] },
    })
    ally(t.table, GOBLIN, 1)
    expect(t.events).toEqual([{ type: 'allied', creature: GOBLIN, party: 1 }])
    expect(monster(t, GOBLIN)).toMatchObject({ ally: 1, isActive: true })
  })
})

describe('Monsters fall', () => {
  function fellAll(t: Laid, ...targets: readonly number[]): void {
    for (const target of targets) dealDamage(t.table, { source: from(t, 0), target, normal: 10, piercing: 0 })
    settleCamps(t.table)
  }

  test('[T-30.06] they leave the map and belong to nobody’s way any more', () => {
    const t = layMonsters({ drawing: field(9, 1), heroes: { 0: '9,1' }, monsters: { goblin: ['1,1'] } })
    fellAll(t, GOBLIN)
    expect(monster(t, GOBLIN)).toMatchObject({ at: OFF, hp: 0, ailments: undefined })
  })

  test('[T-30.11, T-R121] of several at once the last in Monster order drops the Loot, in whatever order they are rolled for', () => {
    const t = layMonsters({
      drawing: field(9, 1),
      heroes: { 0: '9,1' },
      monsters: { goblin: ['1,1', '2,1', '3,1'] },
    })
    camp(t, GOBLIN, GOBLIN + 1, GOBLIN + 2)
    fellAll(t, GOBLIN + 2, GOBLIN, GOBLIN + 1)
    expect(t.state.loose).toEqual([{ at: t.at('3,1'), tokens: 1, cards: [] }])
  })

  test('[T-30.11] of several one after the other the last that falls does', () => {
    const t = layMonsters({
      drawing: field(9, 1),
      heroes: { 0: '9,1' },
      monsters: { goblin: ['1,1', '2,1'] },
    })
    camp(t, GOBLIN, GOBLIN + 1)
    fellAll(t, GOBLIN + 1)
    expect(t.state.loose).toEqual([])
    fellAll(t, GOBLIN)
    expect(t.state.loose.map(({ at }) => at)).toEqual([t.at('1,1')])
  })

  test('[T-30.12] a Camp drops once until it comes back', () => {
    const t = layMonsters({ drawing: field(9, 1), heroes: { 0: '9,1' }, monsters: { goblin: ['1,1'] } })
    const made = camp(t, GOBLIN)
    fellAll(t, GOBLIN)
    appear(t.table, GOBLIN, t.at('5,1'))
    fellAll(t, GOBLIN)
    expect([t.state.loose.length, made.hasDropped]).toEqual([1, true])
  })

  test('[T-30.12] a Monster of no Camp drops nothing', () => {
    const t = layMonsters({ drawing: field(9, 1), heroes: { 0: '9,1' }, monsters: { goblin: ['1,1'] } })
    fellAll(t, GOBLIN)
    expect(t.state.loose).toEqual([])
  })

  test('[T-30.11] an area fells them at once: the Loot appears after it', () => {
    const t = layMonsters({
      drawing: field(9, 1),
      heroes: { 0: '3,1' },
      monsters: { goblin: ['4,1', '2,1'] },
      rolls: [10, 10],
    })
    camp(t, GOBLIN, GOBLIN + 1)
    attackWith(t.table, {
      attacker: 0,
      attack: sure({ type: 'around', whom: 'opponents' }, 10),
      side: 0,
      source: from(t, 0),
      act: null,
      by: 0,
      modifier: 0,
      only: null,
    })
    expect(t.state.loose.map(({ at }) => at)).toEqual([t.at('2,1')])
  })

  test('[T-R89] a large one drops where its body is nearest to the hit, of equals nearest to the centre', () => {
    const near = layMonsters({
      drawing: field(9, 4),
      heroes: { 0: '1,1' },
      monsters: { ogre: [{ at: '3,2', hp: 5 }] },
    })
    camp(near, OGRE)
    fellAll(near, OGRE)
    expect(near.state.loose.map(({ at }) => at)).toEqual([near.at('3,3')]) // 2 columns away as is 3,2
    const nobody = layMonsters({ drawing: field(9, 4), monsters: { ogre: [{ at: '3,2', hp: 5 }] } })
    camp(nobody, OGRE)
    const source = { creature: NOBODY, giver: NEITHER, card: null, isSpell: false }
    dealDamage(nobody.table, { source, target: OGRE, normal: 0, piercing: 5 })
    settleCamps(nobody.table)
    expect(nobody.state.loose.map(({ at }) => at)).toEqual([nobody.at('4,3')])
  })

  test('[T-R89] of spaces that are equal in both it is the first, from the north and the west', () => {
    const t = layMonsters({ heroes: { 0: '15,8' }, monsters: { ogre: [{ at: '15,2', hp: 5 }] } })
    camp(t, OGRE)
    fellAll(t, OGRE)
    expect(t.state.loose.map(({ at }) => at)).toEqual([t.at('15,3')])
  })

  test('[T-R88] a Last Hit on the Guardian by nobody decides nothing; by an ally it is its party’s', () => {
    const fallen = (source: Parameters<typeof dealDamage>[1]['source']): Laid => {
      const t = layMonsters({
        drawing: field(9, 4),
        heroes: { 0: '1,1' },
        monsters: { guardian: [{ at: '3,2', hp: 5 }], goblin: [{ at: '1,2', ally: 1 }, '1,3'] },
      })
      dealDamage(t.table, { source, target: GUARDIAN, normal: 0, piercing: 5 })
      return t
    }
    const t = layMonsters({ drawing: field(9, 1), monsters: { goblin: [{ at: '1,1', ally: 1 }, '2,1'] } })
    expect(
      fallen({ creature: NOBODY, giver: NEITHER, card: null, isSpell: false }).state.ending?.winner,
    ).toBe(null)
    expect(fallen(from(t, GOBLIN + 1)).state.ending?.winner).toBe(null)
    expect(fallen(from(t, GOBLIN)).state.ending?.winner).toBe(1)
  })

  test('[T-34.11] the end of the Guardian is the end of the game, at once; that of another Monster is not', () => {
    const t = layMonsters({
      drawing: field(9, 4),
      heroes: { 0: '1,1' },
      monsters: { guardian: [{ at: '3,2', hp: 5 }], goblin: ['9,1'] },
    })
    fellAll(t, GOBLIN)
    expect(t.state.ending).toBe(null)
    fellAll(t, GUARDIAN)
    expect(t.state.ending).toEqual({ reason: 'guardian', winner: 0 })
    expect(attacked(t, GUARDIAN)).toEqual([])
  })
})
