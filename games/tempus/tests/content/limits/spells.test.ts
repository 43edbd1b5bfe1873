import { describe, expect, test } from 'vitest'
import { hasQuirk } from '../../../rules/bonuses.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { begin } from '../../../rules/lasting.ts'
import { playTurn } from '../../../rules/play/turn.ts'
import { lastingFace, lastingNamed } from '../../../rules/printed.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { NOBODY } from '../../../state.ts'
import { cast, promptsOf, type Cast, type Pick, type Role } from '../cast.ts'

/** Slugs of all that lasts. */
function lastingsOf({ state }: Cast): readonly string[] {
  return state.lastings.map(({ face }) => lastingFace(face).slug)
}

describe('Commander’s Strike', () => {
  /** A Fighter commands an ally with these Primaries; what bars the ally from Spells comes before. */
  function commands(
    primaries: readonly string[],
    bars: (t: Cast) => void,
    { picks = [], rival = '18,10' }: { readonly picks?: readonly Pick[]; readonly rival?: string } = {},
  ): Cast {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['commanders-strike'], primaries: ['battleaxe'] },
        1: { at: rival },
        2: { at: '12,10', primaries },
      },
      rolls: [15],
    })
    bars(t)
    t.plays(0, 'commanders-strike', 2, ...picks)
    return t
  }

  function silences(t: Cast): void {
    begin(t.table, { face: lastingNamed('silenced'), owner: 1, on: 2 })
  }

  /** An Antimagic Field around a place. */
  function fields(place: string): (t: Cast) => void {
    return (t) => {
      const at = t.laid.at(place)
      begin(t.table, { face: lastingNamed('antimagic-field'), owner: NOBODY, at, spaces: [at] })
    }
  }

  test('[T-2.08, C-10] casts no Spell for an ally that is silenced, or in an Antimagic Field', () => {
    for (const bars of [silences, fields('12,10')]) {
      const t = commands(['sacred-flame'], bars)
      expect([t.wasOffered('sacred-flame'), t.hp(1), t.laid.asks.length]).toEqual([false, 30, 1])
    }
  })

  test('[T-2.08] it does for one that is neither', () => {
    expect(commands(['sacred-flame'], fields('4,4'), { picks: ['sacred-flame', 1] }).hp(1)).toBe(25)
  })

  test('[C-3] whoever is silenced strikes with a weapon', () => {
    const t = commands(['mace', 'sacred-flame'], silences, { picks: ['mace', 1], rival: '13,10' })
    expect(t.hp(1)).toBe(23)
  })
})

describe('Nullify against an area for which nothing is rolled', () => {
  const MONK: Role = {
    at: '15,10',
    hand: ['nullify'],
    primaries: ['sage'],
    classOf: 'monk',
    subclassOf: 'spellbreaker',
  }

  /** Somebody lays the area of a Spell around the place of the Monk or somewhere else. */
  function lays(slug: string, place: string, rolls: readonly number[], ...picks: readonly Pick[]): Cast {
    const t = cast({ heroes: { 0: { at: '10,10', hand: [slug], deck: [] }, 1: MONK }, rolls })
    t.plays(0, slug, place, ...picks)
    return t
  }

  test('Hypnotic Pattern [T-38.06, T-R101]: a passed Knowledge roll leaves no token, and the card is spent', () => {
    const t = lays('bard-hypnotic-pattern', '15,10', [15], 'nullify')
    expect([t.state.lastings, t.state.heroes[0]?.ongoing]).toEqual([[], []])
    expect(t.state.heroes[0]?.spent).toEqual([t.card(0, 'bard-hypnotic-pattern')])
  })

  test('Hypnotic Pattern [T-38.06]: a failed one changes nothing', () => {
    expect(lastingsOf(lays('bard-hypnotic-pattern', '15,10', [2], 'nullify'))).toEqual(['hypnotic-pattern'])
  })

  test('Hypnotic Pattern [T-38.06]: not for whoever is out of the area', () => {
    const t = lays('bard-hypnotic-pattern', '12,13', [])
    expect([t.wasOffered('nullify'), lastingsOf(t)]).toEqual([false, ['hypnotic-pattern']])
  })

  test('Spike Growth [T-38.06]: is stopped as well', () => {
    const t = lays('spike-growth', '15,10', [15], { covers: '15,10' }, 'nullify')
    expect([t.state.lastings, t.state.heroes[0]?.ongoing]).toEqual([[], []])
  })

  test('Mass Cure Wounds [T-38.06]: heals nobody', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['mass-cure-wounds'] },
        1: { ...MONK, at: '14,10' },
        2: { at: '13,10', hp: 10 },
      },
      rolls: [15],
    })
    t.plays(0, 'mass-cure-wounds', '14,10', 'nullify')
    expect(t.hp(2)).toBe(10)
  })

  test('Wall of Stone [T-R86]: nobody stands in it', () => {
    const t = lays('wall-of-stone', '14,10', [], { covers: '14,8' })
    expect([t.wasOffered('nullify'), lastingsOf(t)]).toEqual([false, ['wall-of-stone']])
  })

  test('[T-R101] not in answer to a Spell without an area', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['mage-armor'] }, 1: { ...MONK, at: '11,10' } } })
    t.plays(0, 'mage-armor')
    expect(t.wasOffered('nullify')).toBe(false)
  })

  test('Portent [C-7]: no die is kept for an area for which nothing is rolled', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['bard-hypnotic-pattern'] },
        1: { at: '15,10', primaries: ['portent'] },
      },
    })
    begin(t.table, { face: lastingNamed('portent'), owner: 1, on: 1, count: 3 })
    t.plays(0, 'bard-hypnotic-pattern', '15,10')
    expect([t.wasOffered('portent'), t.on(1)]).toEqual([false, ['portent']])
  })
})

describe('Hypnotic Pattern', () => {
  test('whoever is hurt is free of two patterns on one space', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['bard-hypnotic-pattern'] },
        1: { at: '14,10', primaries: ['rapier'] },
        2: { at: '10,12', hand: ['divination-hypnotic-pattern'], primaries: ['throwing-star'] },
        3: { at: '14,11' },
      },
      rolls: [15],
    })
    t.plays(0, 'bard-hypnotic-pattern', '14,10')
    t.ends()
    t.begins(2)
    t.plays(2, 'divination-hypnotic-pattern', '14,10')
    t.plays(2, 'throwing-star', 1)
    expect([1, 3].map((id) => hasQuirk(t.state, 'noAttack', id))).toEqual([false, true])
    t.ends()
    expect(hasQuirk(t.state, 'noAttack', 1)).toBe(true)
  })

  test('Diamond Soul leaves whoever was hurt free of it', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['diamond-soul'], primaries: ['unarmed-strike'] },
        1: { at: '11,10', hand: ['bard-hypnotic-pattern'] },
      },
      turn: { seat: 1 },
    })
    t.plays(1, 'bard-hypnotic-pattern', '10,10')
    t.ends()
    t.begins(0)
    begin(t.table, { face: lastingNamed('mocked'), owner: 1, on: 0 })
    expect(t.can(0, 'unarmed-strike')).toBe(false)
    dealDamage(t.table, { source: sourceOfEvent(null), target: 0, normal: 2, piercing: 0 })
    t.opens('turn', 0, 'diamond-soul')
    expect([t.can(0, 'unarmed-strike'), t.on(0)]).toEqual([true, ['awakened', 'hardened']])
  })

  test('[T-35.02] whoever falls in it is not told to be free', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['bard-hypnotic-pattern'] }, 1: { at: '14,10', hp: 1 } },
    })
    t.plays(0, 'bard-hypnotic-pattern', '14,10')
    dealDamage(t.table, { source: sourceOfEvent(null), target: 1, normal: 2, piercing: 0 })
    expect(t.laid.events.filter(({ type }) => type === 'lastingBegan')).toHaveLength(1)
  })
})

describe('Spell Mirror', () => {
  test('Chain Lightning [C-7]: spreads from whom it strikes now', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['chain-lightning'] },
        1: { at: '18,10', hand: ['spell-mirror'] },
        2: { at: '9,10' },
        3: { at: '17,10' },
      },
      rolls: [15, 10],
    })
    t.plays(0, 'chain-lightning', 1, 'spell-mirror', 2)
    expect([0, 1, 2, 3].map((id) => t.hp(id))).toEqual([22, 30, 26, 30])
  })
})

describe('Moonbeam', () => {
  /** It is laid, maintained in the next turn, and moved. */
  function moves(to: string, drawing?: string): Cast {
    const t = cast({
      heroes: { 0: { at: '3,5', hand: ['moonbeam'] }, 1: { at: '20,10' } },
      ...(drawing === undefined ? {} : { drawing }),
    })
    t.plays(0, 'moonbeam', '3,1')
    t.ends()
    t.begins(0)
    t.during([{ do: 'maintain' }, { do: 'yes' }, to], () => {
      if (t.state.turn !== null) playTurn(t.table, t.state.turn)
    })
    return t
  }

  test('[T-22.02] laid at the edge of the map it covers 6 spaces, moved into the open all 9', () => {
    const t = moves('3,3')
    const [moon] = t.state.lastings
    expect([moon?.at, moon?.spaces.length]).toEqual([t.laid.at('3,3'), 9])
    expect(moon?.spaces.toSorted((a, b) => a - b)).toEqual(moon?.spaces)
  })

  test('[T-22.09] what cuts spaces of it off where it lies now', () => {
    const t = moves('1,1')
    expect(t.state.lastings[0]?.spaces).toHaveLength(4)
  })

  test('[T-15.04] where it stays it covers what it did', () => {
    const t = moves('3,1')
    expect([t.state.lastings[0]?.spaces.length, promptsOf(t, 'place').length]).toEqual([6, 1])
  })
})
