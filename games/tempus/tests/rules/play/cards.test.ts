import { describe, expect, test } from 'vitest'
import { drOf } from '../../../rules/fight/damage-left.ts'
import { openWindow } from '../../../rules/play/windows.ts'
import { endTurn } from '../../../rules/play/turn.ts'
import { happening } from '../../../rules/sources.ts'
import { monsterOf } from '../../../rules/creatures.ts'
import { OFF } from '../../../state.ts'
import { monsterId } from '../../lay.ts'
import { field } from '../monsters/kit.ts'
import { acts, between, decides, duel, offeredAt, ROOM, stage, turnOf } from './kit.ts'

describe('cards that are played', () => {
  test('[T-15.01, T-15.05] lie open, and reach the pile at the end of the turn', () => {
    const t = duel({ hand: ['second-wind'] }, {})
    t.answers({ do: 'free' })
    decides(t)
    const card = t.card('second-wind')
    expect(t.events).toContainEqual({ type: 'played', seat: 0, card, as: 'free' })
    expect(t.state.heroes[0]).toMatchObject({ hand: [], spent: [card], discard: [] })
    endTurn(t.table, turnOf(t))
    expect(t.state.heroes[0]).toMatchObject({ spent: [], discard: [card] })
  })

  test('[T-16.12] Free cards have no limit, in the turn of anybody', () => {
    const t = stage({
      heroes: { 0: { at: '10,10', hp: 5, hand: ['second-wind', 'grit'] }, 1: '11,10' },
      turn: { seat: 1 },
    })
    t.answers({ do: 'free' }, { do: 'free' })
    openWindow(t.table, between(1))
    expect(t.state.heroes[0]?.hp).toBe(19)
  })

  test('[T-16.12] those that name a moment have that one alone: "in your turn"', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hand: ['action-surge'] }, 1: '11,10' }, turn: { seat: 1 } })
    openWindow(t.table, between(1))
    expect(t.asks).toEqual([])
  })

  test('[T-13.06, T-T39] Ambush is offered once initiatives lie there, and never in a turn', () => {
    const t = duel({}, { hand: ['ambush'] })
    openWindow(t.table, between(0))
    expect(t.asks).toEqual([])
    openWindow(t.table, happening('initiative', -1))
    expect(offeredAt(t, 'initiative', 1)).toEqual(['ambush'])
  })

  test('[T-14.02] what has been used up for the round is not offered again in it', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', primaries: ['know-your-enemy', 'quick-getaway'] },
        1: { at: '14,10', hand: ['grit'] },
      },
      turn: { seat: 0 },
    })
    t.answers({ do: 'free' })
    decides(t)
    t.answers({ do: 'end-turn' })
    decides(t)
    const turns = t.asks.filter(({ prompt }) => prompt.type === 'turn')
    expect(turns.map(({ options }) => options.some((option) => option.do === 'free'))).toEqual([true, false])
  })
})

describe('Horde Defense', () => {
  const SQUARE = {
    drawing: ROOM,
    heroes: { 0: { at: '5,3', subclass: 'horde-breaker', primaries: ['horde-defense'] } },
    monsters: { goblin: ['4,2', '5,2', '4,3', '4,4'], ogre: [{ at: '6,3', hp: 28 }] },
  } as const

  test('[T-38.03, T-25.06, T-T46] four Goblins and an Ogre beside give 4 more: 6 in all', () => {
    expect(drOf(stage(SQUARE).state, 0)).toBe(6)
  })

  test('[T-38.04, T-T46] at every moment anew: 5 with one less, 2 with one left and with none', () => {
    const t = stage(SQUARE)
    const after = ['A', 'B', 'C', 'D'].map((letter) => {
      monsterOf(t.state, monsterId('goblin', letter)).at = OFF
      return drOf(t.state, 0)
    })
    expect(after).toEqual([5, 4, 3, 2])
    monsterOf(t.state, monsterId('ogre')).at = OFF
    expect(drOf(t.state, 0)).toBe(2)
  })

  test('[T-2.09, T-T46] inactive Monsters are not counted', () => {
    const t = stage(SQUARE)
    for (const monster of t.state.monsters) monster.isActive = undefined
    expect(drOf(t.state, 0)).toBe(2)
  })
})

describe('Healing Spirit', () => {
  test('[T-38.02, T-T64] heals 5 three times and leaves with its card', () => {
    const t = stage({
      drawing: field(20, 16),
      heroes: {
        0: { at: '10,10', hand: ['healing-spirit'] },
        2: { at: '13,10', hp: 20 },
        4: { at: '12,11', hp: 28 },
        1: { at: '12,9', hp: 10 },
      },
      seats: 6,
      turn: { seat: 0 },
    })
    t.answers('12,10')
    acts(t, 'healing-spirit')
    const turn = turnOf(t)
    for (const seat of [2, 1, 4, 2]) endTurn(t.table, { ...turn, seat })
    expect(t.state.heroes.map(({ hp }) => hp)).toEqual([30, 10, 30, 30, 30, 30])
    expect(t.state.lastings).toEqual([])
    expect(t.state.heroes[0]).toMatchObject({ ongoing: [], discard: [t.card('healing-spirit')] })
  })
})

describe('Spells', () => {
  /** A Wizard casts a Fire Bolt; its rival rolls this for Knowledge (6+). */
  function bolt(...rolls: readonly number[]): ReturnType<typeof stage> {
    const t = stage({
      heroes: {
        0: { at: '14,15', primaries: ['fire-bolt'] },
        1: { at: '17,15', primaries: ['sage'], hand: ['counterspell'] },
      },
      turn: { seat: 0 },
      rolls,
    })
    t.answers({ do: 'free' })
    acts(t, 'fire-bolt')
    return t
  }

  test('[T-17.01, T-17.02] an Action that is countered does nothing, and is spent', () => {
    const t = bolt(6)
    expect([t.state.heroes[1]?.hp, turnOf(t).actions]).toEqual([30, 1])
    expect(t.events.some(({ type }) => type === 'attacked')).toBe(false)
  })

  test('[T-17.02] it comes after the answer that has failed', () => {
    expect(bolt(5, 10).state.heroes[1]?.hp).toBe(26)
  })

  test('[T-2.08] what is no Spell cannot be countered', () => {
    const t = duel(
      { primaries: ['longsword'] },
      { primaries: ['sage'], hand: ['counterspell'] },
      { rolls: [2] },
    )
    acts(t, 'longsword')
    expect(t.asks).toEqual([])
  })
})
