import { describe, expect, test } from 'vitest'
import { monsterSlot } from '../../../rules/monsters/slot.ts'
import { OFF } from '../../../state.ts'
import { cast, the, type Cast } from '../cast.ts'

describe('whose owner falls before it does anything', () => {
  test('Heat Metal [T-15.03, T-35.02]: no ring from a Bard who falls by an answer to its hit', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hp: 3, hand: ['heat-metal'], deck: ['grit'] },
        1: { at: '14,10', hand: ['hellish-rebuke'] },
      },
      rolls: [10],
    })
    t.plays(0, 'heat-metal', 1, 'hellish-rebuke')
    expect([t.hp(0), t.on(1), t.state.lastings]).toEqual([0, [], []])
  })

  test('Heat Metal [T-27.01]: one from a Bard who stands', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['heat-metal'] }, 1: { at: '14,10' } }, rolls: [10] })
    t.plays(0, 'heat-metal', 1)
    expect([t.on(1), t.state.heroes[0]?.ongoing]).toEqual([['heat-metal'], [t.card(0, 'heat-metal')]])
  })

  /** An Evoker with so many HP lays a wall over itself and a rival. */
  function burns(hp: number): Cast {
    const t = cast({
      heroes: { 0: { at: '10,10', hp, hand: ['wall-of-fire'], deck: ['grit'] }, 1: { at: '12,10' } },
      rolls: [10, 10],
    })
    t.plays(0, 'wall-of-fire', '12,10', { covers: '8,10' }, 0, 1)
    return t
  }

  test('Wall of Fire [T-15.03, T-35.02]: none stays of an Evoker whom it fells', () => {
    const t = burns(3)
    expect([t.state.heroes[0]?.at, t.state.lastings, t.state.heroes[0]?.ongoing]).toEqual([OFF, [], []])
  })

  test('Wall of Fire: it stays where its Evoker stands', () => {
    expect(burns(30).state.lastings).toHaveLength(1)
  })
})

describe('Encore', () => {
  function encores(die: number): Cast {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['heat-metal', 'encore'], deck: ['grit', 'healing-word'] },
        1: { at: '14,10' },
      },
      rolls: [die],
    })
    t.plays(0, 'heat-metal', 1, 'encore')
    return t
  }

  test('[C-6] returns an Ongoing card that has missed', () => {
    const t = encores(2)
    expect([t.state.heroes[0]?.hand, t.state.heroes[0]?.spent]).toEqual([
      [t.card(0, 'heat-metal')],
      [t.card(0, 'encore')],
    ])
  })

  test('[T-15.03] not one that is in play', () => {
    const t = encores(10)
    expect([t.state.heroes[0]?.hand, t.state.heroes[0]?.ongoing]).toEqual([[], [t.card(0, 'heat-metal')]])
  })
})

describe('Healing Spirit', () => {
  /** An Ogre beside the token ends its turn, allied to a party or not. */
  function ends(ally: 0 | 1): Cast {
    const rooted = [0, 1, 2].map((giver) => ({ burn: 0, poison: 0, root: giver === 0 ? 2 : 0 }))
    const t = cast({
      heroes: { 0: { at: '2,2', hand: ['healing-spirit'] }, 1: { at: '20,18' } },
      monsters: { ogre: [{ at: '9,8', ally, hp: 10, ailments: rooted }] },
    })
    t.plays(0, 'healing-spirit', '8,8')
    t.ends()
    t.during([], () => monsterSlot(t.table, the('ogre')))
    return t
  }

  test('[T-2.02] heals a Monster that is allied, for a charge', () => {
    const t = ends(0)
    expect([t.hp(the('ogre')), t.state.lastings[0]?.count]).toEqual([15, 2])
  })

  test('[T-2.03] no other', () => {
    const t = ends(1)
    expect([t.hp(the('ogre')), t.state.lastings[0]?.count]).toEqual([10, 3])
  })
})
