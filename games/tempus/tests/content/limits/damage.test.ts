import { describe, expect, test } from 'vitest'
import { strikeOdds } from '../../../odds/strike.ts'
import { drOf } from '../../../rules/fight/damage-left.ts'
import { newInstance } from '../../../rules/fight/damage.ts'
import { newStrike } from '../../../rules/fight/strikes.ts'
import { begin } from '../../../rules/lasting.ts'
import { heroCardOf, lastingNamed } from '../../../rules/printed.ts'
import { sourceOfCard } from '../../../rules/sources.ts'
import { notice } from '../../../rules/watches.ts'
import { cast, type Cast } from '../cast.ts'

describe('DR of several cards', () => {
  /** A Champion with DR 3, and a Paladin who may help it. */
  function holds(): Cast {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['hold-the-line'], classOf: 'fighter', subclassOf: 'champion' },
        1: { at: '20,10' },
        2: { at: '12,10', hand: ['grit'], classOf: 'paladin', subclassOf: 'oath-of-vengeance' },
      },
    })
    t.plays(0, 'hold-the-line')
    return t
  }

  test('[T-25.06] Hold the Line and Bulwark add up, and each ends at its own moment', () => {
    const t = holds()
    expect(drOf(t.state, 0)).toBe(5)
    t.opens('turn', 0, { do: 'interaction' })
    expect([drOf(t.state, 0), t.state.heroes[2]?.hand]).toEqual([7, []])
    t.ends()
    t.begins(1)
    expect(drOf(t.state, 0)).toBe(7)
    t.ends()
    t.begins(0)
    expect(drOf(t.state, 0)).toBe(3)
  })

  test('[T-25.06] Valiant Flourish and Bulwark add up', () => {
    const t = cast({
      heroes: {
        0: {
          at: '10,10',
          hand: ['valiant-flourish'],
          primaries: ['rapier'],
          classOf: 'bard',
          subclassOf: 'college-of-valor',
        },
        1: { at: '11,10' },
        2: { at: '12,12', hand: ['grit'], classOf: 'paladin' },
      },
      rolls: [10],
    })
    const before = drOf(t.state, 0)
    t.plays(0, 'rapier', 'valiant-flourish', 1)
    t.opens('turn', 0, { do: 'interaction' })
    expect(drOf(t.state, 0) - before).toBe(4)
  })

  test('[T-R112] what one card gives does not add up with itself', () => {
    const t = holds()
    begin(t.table, { face: lastingNamed('hold-the-line'), owner: 0, on: 0 })
    expect(drOf(t.state, 0)).toBe(5)
  })
})

describe('half of a hit', () => {
  /** What a Rogue with so much DR from Loot loses of a hit that it halves. */
  function dodges(primary: string, die: number, loot: readonly string[] = []): number {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: [primary] },
        1: { at: '14,10', hand: ['uncanny-dodge'], loot },
      },
      rolls: [die],
    })
    const [, rogue] = t.state.heroes
    if (rogue) rogue.subclass = -1
    t.plays(0, primary, 1, 'uncanny-dodge')
    return 30 - t.hp(1)
  }

  test('Uncanny Dodge [T-25.02]: half of 3 piercing is 2, all of it piercing; of 5 it is 3', () => {
    const shield = ['adamantine-shield']
    expect([dodges('sacred-flame', 10), dodges('sacred-flame', 10, shield)]).toEqual([2, 2])
    expect(dodges('sacred-flame', 15, shield)).toBe(3)
  })

  test('Uncanny Dodge [T-25.02]: half of 6 + 3 piercing is 4 + 1 piercing, of which DR takes 2', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['blight'] },
        1: { at: '14,10', hand: ['uncanny-dodge'], loot: ['adamantine-shield'] },
      },
      rolls: [10],
    })
    const [, rogue] = t.state.heroes
    if (rogue) rogue.subclass = -1
    t.plays(0, 'blight', 1, 'uncanny-dodge')
    expect(t.hp(1)).toBe(27)
  })

  test('Uncanny Dodge [T-25.01]: normal damage stays normal', () => {
    expect(dodges('hand-crossbow', 10, ['adamantine-shield'])).toBe(0) // half of 4, and DR 2
  })
})

describe('Enfeebled', () => {
  /** What a rival loses of a hit on side II with these Chains. */
  function loses(primary: string, hand: readonly string[], isEnfeebled = true): number {
    const t = cast({
      heroes: { 0: { at: '10,10', hand, primaries: [primary] }, 1: { at: '11,10' } },
      rolls: [10],
    })
    const [hero] = t.state.heroes
    if (hero) hero.flipped = [t.card(0, primary)]
    if (isEnfeebled) begin(t.table, { face: lastingNamed('enfeebled'), owner: 1, on: 0 })
    t.plays(0, primary, 1, ...hand)
    return 30 - t.hp(1)
  }

  test('[C-3] half of all normal damage of the hit, Chains among it, rounded down', () => {
    expect([loses('longsword', []), loses('battleaxe', [])]).toEqual([3, 3]) // of 7 and 6
    expect(loses('battleaxe', ['trip-attack'])).toBe(3) // of 7
    expect(loses('longsword', ['divine-smite'])).toBe(5) // of 11
  })

  test('[C-3] nothing of it without the ring, and no piercing damage', () => {
    expect(loses('longsword', ['divine-smite'], false)).toBe(11)
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['sacred-flame'] }, 1: { at: '14,10' } },
      rolls: [10],
    })
    begin(t.table, { face: lastingNamed('enfeebled'), owner: 1, on: 0 })
    t.plays(0, 'sacred-flame', 1)
    expect(t.hp(1)).toBe(27)
  })

  test('[C-3] whoever is asked hears of half of it, also with a Damage Chain that waits', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['divine-smite'], primaries: ['longsword'] },
        1: { at: '11,10', hand: ['uncanny-dodge'] },
      },
      rolls: [10],
    })
    const [hero] = t.state.heroes
    if (hero) hero.flipped = [t.card(0, 'longsword')]
    begin(t.table, { face: lastingNamed('enfeebled'), owner: 1, on: 0 })
    t.plays(0, 'longsword', 1, 'divine-smite')
    const told = t.laid.asks.flatMap(({ prompt }) =>
      prompt.type === 'window' && prompt.moment === 'hit' ? [[prompt.damage, prompt.comes?.damage]] : [],
    )
    expect(told[0]).toEqual([3, 3])
    expect(told.at(-1)).toEqual([3, 5])
  })

  test('[C-3] the odds of an attack say so', () => {
    const t = cast({ heroes: { 0: { at: '10,10', primaries: ['longsword'] }, 1: { at: '11,10' } } })
    begin(t.table, { face: lastingNamed('enfeebled'), owner: 1, on: 0 })
    const card = t.card(0, 'longsword')
    const attack = heroCardOf(t.state, card).action?.attack
    if (!attack) throw new Error('it is an attack')
    const source = sourceOfCard(t.state, 0, card)
    const order = { attacker: 0, target: 1, attack, side: 0, source, act: null, aim: null, modifier: 0 }
    const hits = strikeOdds(t.state, order).rows.filter(({ line }) => line.isHit)
    expect(hits.map(({ normal, damage }) => [normal, damage])).toEqual([
      [2, 2],
      [4, 4],
      [4, 7],
    ])
  })
})

describe('Warding Bond', () => {
  /** A rival strikes somebody who has so many HP under the bond of the Cleric. */
  function bonds(hp: number, die = 15, hand: readonly string[] = []): Cast {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['warding-bond', 'second-wind'] },
        1: { at: '13,10', primaries: ['rapier'] },
        2: { at: '12,10', hp, hand },
      },
      rolls: [die],
    })
    t.plays(0, 'warding-bond', 2)
    t.ends()
    t.begins(1)
    t.plays(1, 'rapier', 2)
    return t
  }

  test('[T-25.16] its owner pays also where its bearer falls, once, and the bond is over', () => {
    const t = bonds(3)
    expect([t.hp(2), t.hp(0), t.state.lastings]).toEqual([0, 29, []])
  })

  test('[T-25.10, T-25.16] it has left the map before its owner pays, and is offered nothing more', () => {
    const t = bonds(3, 15, ['second-wind'])
    const told = t.laid.events.flatMap((event) =>
      event.type === 'felled' || event.type === 'hurt' ? [[event.type, event.creature]] : [],
    )
    expect(told).toEqual([
      ['hurt', 2],
      ['felled', 2],
      ['hurt', 0],
    ])
    const paying = t.laid.asks.filter(
      ({ prompt }) => prompt.type === 'window' && prompt.moment === 'damage' && prompt.target === 0,
    )
    expect(paying.map(({ seat }) => seat)).toEqual([0])
    expect(t.hp(0)).toBe(29)
  })

  test('[T-25.16] once where it stands, and not for a miss', () => {
    expect([bonds(30).hp(0), bonds(30, 2).hp(0)]).toEqual([29, 30])
  })
})

describe('a hit that is ignored', () => {
  /** A Monk in a Volley, with or without Evasion. */
  function volleys(hand: readonly string[], loot: readonly string[]): Cast {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['volley'], loot }, 1: { at: '14,10', hand } },
      rolls: [10],
    })
    t.plays(0, 'volley', '14,10', ...hand)
    return t
  }

  test('Serpent Fang [T-R43]: poisons nobody who has ignored it', () => {
    const t = volleys(['evasion'], ['serpent-fang'])
    expect([t.hp(1), t.tokens(1, 'poison'), t.state.turn?.used]).toEqual([30, 0, []])
  })

  /** The Poison that a hit of a Dagger leaves under Envenom, ignored or not. No printed card ignores one that is no area. */
  function envenoms(isIgnored: boolean): number {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['dagger'], hand: ['envenom'] }, 1: { at: '11,10' } },
    })
    t.opens('turn', 0, 'envenom')
    const card = t.card(0, 'dagger')
    const attack = heroCardOf(t.state, card).action?.attack
    if (!attack) throw new Error('it is an attack')
    const source = sourceOfCard(t.state, 0, card)
    const order = { attacker: 0, target: 1, attack, side: 0, source, act: null, aim: null, modifier: 0 }
    const strike = newStrike(t.state, order)
    const start = { source, target: 1, normal: 3, piercing: 0, isArea: false, strike }
    notice(t.table, { at: 'hit', creature: 0, strike, instance: { ...newInstance(start), isIgnored } })
    return t.tokens(1, 'poison')
  }

  test('Envenom [T-R43]: poisons whoever is hit, and nobody who has ignored it', () => {
    expect([envenoms(false), envenoms(true)]).toEqual([1, 0])
  })

  test('Serpent Fang [T-R43]: poisons whoever is hit', () => {
    const t = volleys([], ['serpent-fang'])
    expect([t.hp(1), t.tokens(1, 'poison')]).toEqual([24, 1])
  })
})
