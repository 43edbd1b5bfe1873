import { describe, expect, test } from 'vitest'
import { daze } from '../../../rules/daze.ts'
import { afflict, tokensOn } from '../../../rules/fight/ailments.ts'
import { tickAilments } from '../../../rules/fight/ailment-ticks.ts'
import { attackWith } from '../../../rules/fight/attacks.ts'
import { heal } from '../../../rules/fight/healing.ts'
import { begin } from '../../../rules/lasting.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { attackWithTable, from, line, MISS } from '../../attacks-of-tests.ts'
import { monsterId } from '../../lay.ts'
import { acts, duel, offeredAt, ROOM, stage, turnOf, type Scene, type Staged } from '../play/kit.ts'

function hps(t: Staged): readonly number[] {
  return t.state.heroes.map(({ hp }) => hp)
}

/** Whom attacks were made at, in order. */
function struck(t: Staged): readonly number[] {
  return t.events.flatMap((event) => (event.type === 'attacked' ? [event.target] : []))
}

describe('areas', () => {
  const VOLLEY: Scene = {
    drawing: ROOM,
    heroes: { 0: { at: '1,3', hand: ['volley'] }, 1: '5,3', 2: '6,3', 3: '7,4' },
    turn: { seat: 0 },
    rolls: [10, 10, 10],
  }

  test('[T-22.04, T-22.05, T-24.07, T-R26] everybody in it, allies too, with a roll each in the order of the attacker', () => {
    const t = stage(VOLLEY)
    t.answers('6,3', { do: 'creature', creature: 3 }, { do: 'creature', creature: 2 })
    acts(t, 'volley')
    expect(struck(t)).toEqual([3, 2, 1])
    expect(hps(t)).toEqual([30, 24, 24, 24])
  })

  test('[T-22.04] nobody outside of it', () => {
    const t = stage({ ...VOLLEY, rolls: [10] })
    t.answers('4,3')
    acts(t, 'volley')
    expect(struck(t)).toEqual([1])
  })

  test('[T-22.06, T-R122] its target space is neither adjacent nor the own one, but it may cover the attacker', () => {
    const t = stage({ ...VOLLEY, rolls: [] })
    t.answers('3,6')
    acts(t, 'volley')
    const offered = t.offered(t.asks.find(({ prompt }) => prompt.type === 'aim'))
    expect(offered).not.toContain('1,3')
    expect(offered).not.toContain('2,3')
    expect(offered).toContain('3,3')
    const on = stage({ ...VOLLEY, heroes: { 0: { at: '1,3', hand: ['flame-strike'] } }, rolls: [] })
    on.answers('3,3')
    acts(on, 'flame-strike')
    expect(struck(on)).toEqual([])
    const wide = stage({ ...VOLLEY, heroes: { 0: { at: '1,3', hand: ['fireball'] } }, rolls: [3] })
    wide.answers('3,3')
    acts(wide, 'fireball')
    expect(struck(wide)).toEqual([0])
  })

  test('[T-22.12, T-T13] a large creature is rolled for once', () => {
    const t = stage({
      ...VOLLEY,
      heroes: { 0: { at: '1,3', hand: ['volley'] } },
      monsters: { ogre: [{ at: '5,3', hp: 28 }] },
      rolls: [10],
    })
    t.answers('5,4')
    acts(t, 'volley')
    expect(struck(t)).toEqual([monsterId('ogre')])
  })

  test('[T-22.13] a range-1 area leaves the attacker out', () => {
    const t = stage({
      drawing: ROOM,
      heroes: { 0: { at: '3,3', hand: ['thunderwave'] }, 1: '4,3' },
      turn: { seat: 0 },
      rolls: [3],
    })
    t.answers({ do: 'area' })
    acts(t, 'thunderwave')
    const areas = t.asks.find(({ options }) => options.some((option) => option.do === 'area'))?.options ?? []
    expect(areas.every((option) => option.do !== 'area' || !option.spaces.includes(t.at('3,3')))).toBe(true)
  })

  test('[T-R101, T-38.06, T-T49] Nullify before the rolls ends a Spell for all in its area; the card and the Action are spent', () => {
    const t = stage({
      drawing: ROOM,
      heroes: {
        0: { at: '1,3', hand: ['fireball'] },
        1: { at: '6,3', primaries: ['sage'], hand: ['nullify'] },
        3: '7,3',
      },
      turn: { seat: 0 },
      rolls: [9],
    })
    t.answers('6,3', { do: 'creature', creature: 3 }, { do: 'free' })
    acts(t, 'fireball')
    expect(hps(t)).toEqual([30, 30, 30, 30])
    expect(t.events.filter(({ type }) => type === 'rolled')).toHaveLength(1)
    expect([turnOf(t).actions, t.state.heroes[0]?.spent]).toEqual([1, [t.card('fireball')]])
  })

  test('[T-R101] what fails the Knowledge roll stops nothing, and an area that is no Spell cannot be nullified', () => {
    const heroes = { 1: { at: '6,3', primaries: ['sage'], hand: ['nullify'] } } as const
    const fails = stage({
      drawing: ROOM,
      heroes: { ...heroes, 0: { at: '1,3', hand: ['fireball'] } },
      turn: { seat: 0 },
      rolls: [5, 3],
    })
    fails.answers('6,3', { do: 'free' })
    acts(fails, 'fireball')
    expect(hps(fails)[1]).toBe(26)
    const volley = stage({
      drawing: ROOM,
      heroes: { ...heroes, 0: { at: '1,3', hand: ['volley'] } },
      turn: { seat: 0 },
      rolls: [2],
    })
    volley.answers('6,3')
    acts(volley, 'volley')
    expect(offeredAt(volley, 'declared', 1)).toEqual([])
  })
})

describe('several rolls', () => {
  test('[T-25.04, T-R45, T-T25] three rays of 3 against DR 2 cost 3 HP, against DR 3 none', () => {
    const hp = (subclass: string): number | undefined => {
      const t = stage({
        drawing: ROOM,
        heroes: { 0: { at: '1,3', hand: ['scorching-ray'] }, 1: { at: '5,3', subclass } },
        turn: { seat: 0 },
        rolls: [10, 10, 10],
      })
      acts(t, 'scorching-ray')
      return hps(t)[1]
    }
    expect([hp('horde-breaker'), hp('champion')]).toEqual([27, 30])
  })

  test('[T-24.05, T-R102] an extra attack comes after the first, with a roll of its own and the side that the card shows', () => {
    const t = duel(
      { primaries: ['longsword'], flipped: ['longsword'], hand: ['extra-attack'] },
      {},
      { rolls: [2, 13] },
    )
    t.answers({ do: 'chain' })
    acts(t, 'longsword')
    expect(hps(t)[1]).toBe(19)
    expect(turnOf(t).actions).toBe(1)
  })
})

describe('a target that is gone', () => {
  test('[T-21.10, T-R40] whoever slips away before the roll is not rolled for; the Action is spent', () => {
    const t = duel({ primaries: ['longsword'] }, { hand: ['slip-away'] })
    t.answers({ do: 'free' }, '13,10')
    acts(t, 'longsword')
    expect(t.events.some(({ type }) => type === 'rolled')).toBe(false)
    expect(turnOf(t).actions).toBe(1)
  })

  test('[T-21.10] one that moves and is still in reach is struck', () => {
    const t = duel({ primaries: ['longsword'] }, { hand: ['slip-away'] }, { rolls: [10] })
    t.answers({ do: 'free' }, '11,9', { do: 'stop' })
    acts(t, 'longsword')
    expect(hps(t)[1]).toBe(25)
  })
})

describe('reach', () => {
  const FAR: Scene = {
    drawing: ROOM,
    heroes: { 0: { at: '3,3', primaries: ['unarmed-strike', 'elemental-reach'] }, 1: '5,3', 3: '4,3' },
    turn: { seat: 0 },
  }

  test('[T-21.02] once a turn an Elemental strikes within 2', () => {
    const t = stage({ ...FAR, rolls: [6, 6] })
    t.answers({ do: 'creature', creature: 1 }, { do: 'stop' })
    acts(t, 'unarmed-strike')
    t.answers({ do: 'stop' })
    acts(t, 'unarmed-strike')
    expect(struck(t)).toEqual([1, 3])
  })

  test('[T-21.02] an adjacent target does not use it up', () => {
    const t = stage({ ...FAR, rolls: [6, 6] })
    t.answers({ do: 'creature', creature: 3 }, { do: 'stop' })
    acts(t, 'unarmed-strike')
    t.answers({ do: 'creature', creature: 1 }, { do: 'stop' })
    acts(t, 'unarmed-strike')
    expect(struck(t)).toEqual([3, 1])
  })

  test('[T-21.02] neither a shot from afar nor an attack that a Chain takes farther uses it up', () => {
    const hero = { at: '3,3', primaries: ['throwing-star', 'unarmed-strike', 'elemental-reach'] }
    const shot = stage({ ...FAR, heroes: { ...FAR.heroes, 0: hero }, rolls: [10, 10] })
    shot.answers({ do: 'creature', creature: 1 }, { do: 'stop' })
    acts(shot, 'throwing-star')
    expect(shot.state.turn?.used).toEqual([])
    shot.answers({ do: 'creature', creature: 1 }, { do: 'stop' })
    acts(shot, 'unarmed-strike')
    expect(struck(shot)).toEqual([1, 1])
    expect(shot.state.turn?.used).toHaveLength(1)
    const bitten = { ...hero, hand: ['fangs-of-the-fire-snake'] }
    const farther = stage({ ...FAR, heroes: { ...FAR.heroes, 0: bitten }, rolls: [10, 10] })
    farther.answers({ do: 'chain' }, { do: 'creature', creature: 1 }, { do: 'stop' })
    acts(farther, 'unarmed-strike')
    expect(struck(farther)).toEqual([1])
    expect(farther.state.turn?.used).toEqual([])
  })
})

describe('Ailments', () => {
  test('[T-26.03, T-26.05, T-T26] Burn 3 on a Hero with 20 HP and DR 6: 17, 15, 14', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hp: 20, subclass: 'oath-of-ancients' }, 1: '20,20' } })
    afflict(t.table, { source: from(t, 1), target: 0, ailment: 'burn', tokens: 3 })
    const after = [1, 2, 3].map(() => {
      tickAilments(t.table, 0)
      return hps(t)[0]
    })
    expect([after, tokensOn(t.state, 0, 'burn')]).toEqual([[17, 15, 14], 0])
  })

  test('[T-26.02, T-T26] Burn 2 more after the first tick makes 4', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hp: 20 }, 1: '20,20' } })
    const burn = { source: from(t, 1), target: 0, ailment: 'burn' } as const
    afflict(t.table, { ...burn, tokens: 3 })
    tickAilments(t.table, 0)
    afflict(t.table, { ...burn, tokens: 2 })
    tickAilments(t.table, 0)
    expect(hps(t)[0]).toBe(13)
  })

  test('[T-26.04, T-T27] Poison 2 costs 2 each turn until one is healed', () => {
    const t = stage({ heroes: { 0: '10,10', 1: '20,20' } })
    afflict(t.table, { source: from(t, 1), target: 0, ailment: 'poison', tokens: 2 })
    tickAilments(t.table, 0)
    tickAilments(t.table, 0)
    heal(t.table, { by: 0, target: 0, amount: 1 })
    tickAilments(t.table, 0)
    expect(hps(t)[0]).toBe(27)
  })

  test('[T-26.08, T-24.03] Daze takes random cards at once, all where there are fewer', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hand: ['grit', 'cleave'] } }, rolls: [1, 1, 1] })
    daze(t.table, 0, 3)
    expect(t.state.heroes[0]).toMatchObject({ hand: [], discard: [] })
    expect(t.state.heroes[0]?.spent).toHaveLength(2)
  })

  test('[T-26.18, T-R53] and nothing of a Monster', () => {
    const t = stage({ heroes: {}, monsters: { goblin: ['10,10'] } })
    daze(t.table, monsterId('goblin'), 2)
    expect(t.events).toEqual([])
  })

  test('[T-24.03, T-26.09, T-26.11, T-R43] a hit hurts before it pushes, and being stopped costs nothing', () => {
    const t = duel(
      { hand: ['banishing-smite'] },
      {},
      { drawing: ROOM, heroes: { 0: { at: '8,3', hand: ['banishing-smite'] }, 1: '9,3' }, rolls: [10] },
    )
    acts(t, 'banishing-smite')
    expect(t.state.heroes[1]).toMatchObject({ at: t.at('10,3'), hp: 22 })
    const order = t.events.flatMap(({ type }) => (type === 'hurt' || type === 'moved' ? [type] : []))
    expect(order).toEqual(['hurt', 'moved'])
  })
})

describe('what is fought with', () => {
  test('[T-R43] who ignores the damage of an area gets nothing else of it', () => {
    const t = stage({
      drawing: ROOM,
      heroes: { 0: { at: '1,3', hand: ['fireball'] }, 1: { at: '6,3', hand: ['evasion'] } },
      turn: { seat: 0 },
      rolls: [10],
    })
    t.answers('6,3', { do: 'free' })
    acts(t, 'fireball')
    expect(t.state.heroes[1]).toMatchObject({ hp: 30, ailments: undefined })
  })

  test('[T-24.01, T-25.05] who takes the damage of a hit for an ally takes it with the own DR', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', primaries: ['longsword'] },
        1: '11,10',
        3: { at: '12,10', subclass: 'life-domain', hand: ['intercession'] },
      },
      turn: { seat: 0 },
      rolls: [15],
    })
    t.answers({ do: 'free' })
    acts(t, 'longsword')
    expect(hps(t)).toEqual([30, 30, 30, 26])
  })

  test('[T-35.10] an own area fells an ally', () => {
    const t = stage({ heroes: { 0: '10,10', 2: { at: '11,10', hp: 1 } }, rolls: [10] })
    attackWith(t.table, {
      attacker: 0,
      attack: attackWithTable([MISS, line(6, 5)], { type: 'around', whom: 'creatures' }),
      side: 0,
      source: from(t, 0),
      act: null,
      by: 0,
      modifier: 0,
      only: null,
    })
    expect(t.events).toContainEqual({ type: 'felled', creature: 2, by: 0 })
  })

  test('[T-27.01] a sheltered Hero is no target of a single attack, and is of one on all around', () => {
    const heroes = {
      0: { at: '10,10', primaries: ['longsword'], hand: ['whirlwind-attack'] },
      1: '11,10',
      3: '9,10',
    } as const
    const single = stage({ heroes, turn: { seat: 0 }, rolls: [10] })
    begin(single.table, { face: lastingNamed('sanctuary'), owner: 1, on: 1 })
    acts(single, 'longsword')
    expect(struck(single)).toEqual([3])
    const all = stage({ heroes, turn: { seat: 0 }, rolls: [10, 10] })
    begin(all.table, { face: lastingNamed('sanctuary'), owner: 1, on: 1 })
    all.answers({ do: 'creature', creature: 1 })
    acts(all, 'whirlwind-attack')
    expect(struck(all)).toEqual([1, 3])
  })
})
