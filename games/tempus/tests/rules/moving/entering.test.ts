import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { dropAll, lootVp } from '../../../rules/loot.ts'
import { go, walk } from '../../../rules/moves.ts'
import { entered } from '../../../rules/moving/entering.ts'
import { place, teleport } from '../../../rules/placing.ts'
import { push } from '../../../rules/pushing.ts'
import { NOBODY } from '../../../state.ts'
import { lay, monsterId, type Layout } from '../../lay.ts'
import { inTurn, LANE, placeOf } from './kit.ts'

test('[T-R32] what somebody carries lies nowhere: nobody meets it, as what lies there', () => {
  const met = (on: number): number => {
    const lastings = [{ is: 'thorns', on, spaces: ['3,1'] }]
    const t = lay({ drawing: LANE, heroes: { 0: '3,1', 1: '9,1' }, lastings })
    return entered(t.table, 0, { spaces: [t.at('3,1')], from: t.at('2,1'), how: 'walked' }).length
  }
  expect([met(1), met(NOBODY)]).toEqual([0, 1])
})

describe('tokens', () => {
  const layout: Layout = {
    drawing: LANE,
    heroes: { 0: '1,1' },
    chests: ['3,1'],
    loot: ['4,1'],
    lootDeck: ['ring', 'gem', 'cup'],
  }

  test('[T-29.04, T-29.07, T-R32] a Hero opens a Chest and takes Loot in passing, without an Action, and goes on', () => {
    const t = inTurn(layout, 5)
    t.answers('6,1')
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('6,1')
    expect([t.state.chests, t.state.loose, t.turn.actions]).toEqual([[false], [], 2])
    expect(t.state.heroes[0]?.loot).toHaveLength(2)
    expect(t.events.map(({ type }) => type)).toEqual([
      'gainedSpaces',
      'moved',
      'chestOpened',
      'gainedLoot',
      'moved',
      'gainedLoot',
      'moved',
    ])
    const paths = t.events.flatMap((event) => (event.type === 'moved' ? [event.path] : []))
    expect(paths).toEqual([
      [0, 1, 2],
      [2, 3],
      [3, 4, 5],
    ])
  })

  test('[T-29.05] an empty Chest gives nothing', () => {
    const t = lay(layout)
    t.state.chests[0] = false
    go(t.table, 0, { spaces: 2, to: t.at('3,1') })
    expect([placeOf(t, 0), t.state.heroes[0]?.loot]).toEqual(['3,1', []])
  })

  test('[T-R57] without any Loot card a Chest stays full', () => {
    const t = lay({ ...layout, lootDeck: [] })
    go(t.table, 0, { spaces: 2, to: t.at('3,1') })
    expect([t.state.chests, t.events.map(({ type }) => type)]).toEqual([[true], ['moved']])
  })

  test('[T-29.15, T-32.12, T-R32] Monsters pass over Chests, Loot and tokens', () => {
    const t = lay({
      ...layout,
      heroes: {},
      monsters: { kobold: ['1,1'] },
      lastings: [{ is: 'token', at: '2,1' }],
    })
    go(t.table, monsterId('kobold'), { spaces: 5, to: t.at('5,1') })
    expect([t.state.chests, t.state.loose.length, t.state.monsters[4]?.hp]).toEqual([[true], 1, 2])
    expect(t.events).toHaveLength(1)
  })

  test('[T-R32] passing the space of an ally does not occupy it: Chest, Loot and Event tokens stay', () => {
    const t = lay({ ...layout, heroes: { 0: '2,1', 2: '3,1' }, lastings: [{ is: 'token', at: '3,1' }] })
    go(t.table, 0, { spaces: 3, to: t.at('5,1') })
    expect([placeOf(t, 0), t.state.chests, t.state.heroes[0]?.hp]).toEqual(['5,1', [true], 30])
    expect(t.state.heroes[0]?.loot).toHaveLength(1) // the token on (4,1)
  })

  test('[T-R32] pushed, placed and teleported Heroes occupy where they come to', () => {
    const come = (by: (t: ReturnType<typeof lay>) => void): unknown => {
      const t = lay({ ...layout, heroes: { 0: '2,1', 1: '1,1' } })
      by(t)
      return [placeOf(t, 0), t.state.chests]
    }
    expect(come((t) => push(t.table, 0, { from: [t.at('1,1')], spaces: 1 }))).toEqual(['3,1', [false]])
    expect(come((t) => place(t.table, 0, t.at('3,1')))).toEqual(['3,1', [false]])
    expect(come((t) => teleport(t.table, 0, t.at('3,1')))).toEqual(['3,1', [false]])
    expect(come((t) => push(t.table, 0, { from: [t.at('4,1')], spaces: 1 }))).toEqual(['2,1', [true]])
  })

  test('[T-R90] a Hero that stands on a Chest does not open it by standing there', () => {
    const t = lay({ ...layout, heroes: { 0: '3,1' } })
    go(t.table, 0, { spaces: 1, to: t.at('2,1') })
    expect(t.state.chests).toEqual([true])
  })

  test('[T-18.18] an Event token is met by each Hero that enters, when it enters, and by nobody beside it', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '1,1', 1: '9,1' }, lastings: [{ is: 'token', at: '3,1' }] })
    go(t.table, 0, { spaces: 1, to: t.at('2,1') })
    expect(t.state.heroes[0]?.hp).toBe(30)
    go(t.table, 0, { spaces: 2, to: t.at('4,1') })
    expect([t.state.heroes[0]?.hp, t.state.heroes[1]?.hp]).toEqual([29, 30])
  })
})

describe('[T-T50] dropped Loot', () => {
  const layout: Layout = { settings: { realm: 'ancient-temple' }, lootDeck: ['ring', 'gem'] }

  test('[T-29.09] the first Hero of any party that moves over it takes all of it at once, and goes on', () => {
    const t = lay({ ...layout, heroes: { 0: { at: '12,9', loot: ['ring', 'cup'] }, 1: '10,9' } })
    dropAll(t.table, 0, t.at('12,9'))
    place(t.table, 0, t.at('20,20'))
    go(t.table, 1, { spaces: 5, to: t.at('14,9') })
    expect([placeOf(t, 1), t.state.heroes[1]?.loot.length, t.state.loose]).toEqual(['14,9', 2, []])
    expect([lootVp(t.state, 0), lootVp(t.state, 1)]).toEqual([0, 2])
  })

  test('[T-29.15] a Goblin that walks over it takes nothing', () => {
    const t = lay({ ...layout, loot: ['12,9'], monsters: { goblin: ['11,9'] } })
    go(t.table, monsterId('goblin'), { spaces: 2, to: t.at('13,9') })
    expect(t.state.loose).toHaveLength(1)
  })
})

describe('ground', () => {
  const thorns = { is: 'thorns', spaces: ['3,1', '4,1'] }

  test('[T-38.09] each of its spaces that is entered does its harm, to Monsters and in the space of an ally too', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '1,1', 2: '3,1' }, lastings: [thorns] })
    go(t.table, 0, { spaces: 9, to: t.at('5,1') })
    expect([placeOf(t, 0), t.state.heroes[0]?.hp, t.state.heroes[2]?.hp]).toEqual(['5,1', 28, 30])
  })

  test('[T-18.18] who stays in it or leaves it is not met by it', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '4,1' }, lastings: [thorns] })
    go(t.table, 0, { spaces: 1, to: t.at('5,1') })
    expect(t.state.heroes[0]?.hp).toBe(30)
  })

  test('[T-18.18] what a creature carries is not met by others', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '1,1', 1: '9,1' }, lastings: [{ is: 'held', on: 1 }] })
    go(t.table, 0, { spaces: 2, to: t.at('3,1') })
    expect(t.events).toHaveLength(1)
  })
})

describe('[T-38.24] linked portals', () => {
  const layout: Layout = {
    drawing: LANE,
    heroes: { 0: '1,1' },
    lastings: [{ is: 'gate', spaces: ['3,1', '7,1'] }],
  }

  test('[T-38.24] who enters one comes out of the other, once, and walks on with what it has left', () => {
    const t = inTurn(layout, 5)
    t.answers('4,1', '9,1')
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('7,1')
    expect(t.turn.steps).toBe(2)
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('9,1')
    expect(t.events.flatMap((event) => (event.type === 'moved' ? [event.how] : []))).toEqual([
      'walked',
      'teleported',
      'walked',
    ])
  })

  test('[T-38.24] out of one is into another that is none of its own', () => {
    const lastings = [
      { is: 'gate', spaces: ['3,1', '7,1'], card: 1 as CardId },
      { is: 'gate', spaces: ['7,1', '9,1'], card: 2 as CardId },
    ]
    const t = inTurn({ ...layout, lastings }, 5)
    t.answers('3,1')
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('9,1')
  })

  test('[T-38.24] where somebody stands at the other end nobody comes out', () => {
    const t = inTurn({ ...layout, heroes: { 0: '1,1', 1: '7,1' } }, 5)
    t.answers('4,1')
    walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('4,1')
  })

  test('[T-38.24] who is teleported there from elsewhere has entered it', () => {
    const t = lay(layout)
    teleport(t.table, 0, t.at('3,1'))
    expect(placeOf(t, 0)).toBe('7,1')
  })

  test('[T-38.24] Monsters do not use it', () => {
    const t = lay({ ...layout, heroes: {}, monsters: { kobold: ['1,1'] } })
    go(t.table, monsterId('kobold'), { spaces: 3, to: t.at('4,1') })
    expect(placeOf(t, monsterId('kobold'))).toBe('4,1')
  })
})
