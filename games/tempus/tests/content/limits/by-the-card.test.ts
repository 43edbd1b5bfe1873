import { describe, expect, test } from 'vitest'
import { begin } from '../../../rules/lasting.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { NOBODY } from '../../../state.ts'
import { cast, promptsOf, type Cast, type Role } from '../cast.ts'
import { trying } from '../trying.ts'

function carries(t: Cast, slug: string, creature: number): void {
  begin(t.table, { face: lastingNamed(slug), owner: creature, on: creature })
}

describe('spaces that a Chain adds', () => {
  test('War March [T-18.12]: the ally moves 2, however much it adds to the Move', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['war-march'], primaries: ['forward-march'] }, 2: { at: '12,10' } },
    })
    t.plays(0, 'forward-march', 'war-march', 2, '14,10')
    expect([t.place(2), t.state.turn?.pools[0]?.left]).toEqual(['14,10', 7])
    expect(t.spaces().filter((place) => ['14,12', '15,10', '16,10'].includes(place))).toEqual(['14,12'])
  })

  /** A charge with 3 spaces more, through opponents; its target slips away or not. */
  function charges(hand: readonly string[], ...picks: readonly (string | number)[]): Cast {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['zealous-charge', 'step-of-the-wind'] },
        1: { at: '13,10', hand },
        3: { at: '14,10' },
      },
      rolls: [2],
    })
    t.plays(0, 'zealous-charge', 'step-of-the-wind', '12,10', 1, ...picks)
    return t
  }

  test('Slip Away [T-18.12]: 2 spaces, whatever Chains add to the charge that it escapes, and not through opponents', () => {
    const t = charges(['slip-away'], 'slip-away', '13,8')
    expect(t.place(1)).toBe('13,8')
    expect(t.spaces().some((place) => ['18,10', '17,10'].includes(place))).toBe(false)
  })

  test('Step of the Wind [T-18.12, T-R104]: the charge itself has them', () => {
    const t = charges([])
    expect([t.place(0), t.spaces().includes('16,10')]).toEqual(['12,10', true])
  })
})

describe('who cannot be targeted', () => {
  const OTHER: Role = { at: '14,12' }

  /** Magic Missile with a rival who carries something, and another 4 away. */
  function missiles(slug: string, at: string, ...picks: readonly number[]): Cast {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['magic-missile'] }, 1: { at }, 3: OTHER } })
    carries(t, slug, 1)
    t.plays(0, 'magic-missile', ...picks)
    return t
  }

  test.each(['hide', 'camouflage', 'sanctuary'])('Magic Missile [T-21.01]: nobody with %s', (slug) => {
    const t = missiles(slug, '14,10', 3, 3, 3)
    expect([t.creatures(), t.hp(1), t.hp(3)]).toEqual([[3], 30, 24])
  })

  test('Magic Missile [T-21.01]: who hides from farther than 2 is a target for those within 2', () => {
    const t = missiles('hide', '12,10', 1, 1, 3)
    expect([t.hp(1), t.hp(3)]).toEqual([26, 28])
  })

  test('Magic Missile [C-10]: no missile at anybody in an Antimagic Field, the second and third no more than the first', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['magic-missile'] }, 1: { at: '14,10' }, 3: OTHER } })
    const spaces = [t.laid.at('14,10')]
    begin(t.table, { face: lastingNamed('antimagic-field'), owner: NOBODY, at: t.laid.at('14,10'), spaces })
    t.plays(0, 'magic-missile', 3, 3, 3)
    expect([t.creatures(), t.hp(1), t.hp(3)]).toEqual([[3], 30, 24])
  })

  /** Whom Hunter's Mark may be put on where the rival at 14,10 carries something. */
  function hunted(slug: string, at = '14,10'): readonly number[] {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['ranger-hunters-mark'] }, 1: { at }, 3: OTHER } })
    carries(t, slug, 1)
    t.opens('turn', 0, 'ranger-hunters-mark', 3)
    return t.creatures()
  }

  test.each(['hide', 'camouflage'])(
    'Hunter’s Mark [T-21.01]: nobody with %s, from farther than 2',
    (slug) => {
      expect([hunted(slug), hunted(slug, '12,10')]).toEqual([[3], [1, 3]])
    },
  )

  test('Hunter’s Mark [C-3]: Sanctuary shelters from attacks alone', () => {
    expect(hunted('sanctuary')).toEqual([1, 3])
  })
})

describe('a hit that defeats its target', () => {
  function avenges(hand: readonly string[], ...picks: readonly (string | object)[]): Cast {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand, primaries: ['longsword', 'relentless-avenger'] },
        1: { at: '11,10', hp: 3 },
      },
      rolls: [6, 6],
    })
    if (hand.length > 0) t.opens('turn', 0, 'vengeance-hunters-mark', 1)
    t.plays(0, 'longsword', 1, ...picks)
    expect(t.hp(1)).toBe(0)
    return t
  }

  test('Relentless Avenger [C-7]: moves 2 also where the marked creature falls', () => {
    expect(avenges(['vengeance-hunters-mark'], { do: 'yes' }, '10,8').place(0)).toBe('10,8')
  })

  test('Relentless Avenger [C-7]: not where somebody without a mark falls', () => {
    expect(promptsOf(avenges([]), 'may')).toEqual([])
  })

  test('Lightning Arrow [T-R43]: those beside the target suffer also where it falls', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['lightning-arrow'], primaries: ['longbow'] },
        1: { at: '14,10', hp: 3 },
        3: { at: '15,10' },
        2: { at: '16,10' },
      },
      rolls: [7],
    })
    t.plays(0, 'longbow', 1, 'lightning-arrow')
    expect([t.hp(1), t.hp(3), t.hp(2)]).toEqual([0, 26, 30])
  })

  test('Valiant Flourish [T-R43]: guards also where the target falls', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['valiant-flourish'], primaries: ['rapier'] },
        1: { at: '11,10', hp: 3 },
      },
      rolls: [4],
    })
    t.plays(0, 'rapier', 'valiant-flourish', 1)
    expect([t.hp(1), t.on(0)]).toEqual([0, ['valiant-flourish']])
  })
})

describe('Elemental Reach', () => {
  function flurries(at: string, other: string, ...picks: readonly (string | number)[]): Cast {
    const t = cast({
      heroes: {
        0: {
          at: '10,10',
          hand: ['flurry-of-blows'],
          primaries: ['unarmed-strike', 'elemental-reach'],
        },
        1: { at },
        3: { at: other },
      },
      rolls: [6, 6],
    })
    t.plays(0, 'unarmed-strike', ...picks)
    return t
  }

  test('[T-21.02, T-R102] an extra attack is a melee attack too', () => {
    const t = flurries('11,10', '10,12', 1, 'flurry-of-blows', 'unarmed-strike', 3)
    expect([t.hp(1), t.hp(3), t.state.turn?.used.length]).toEqual([25, 25, 1])
  })

  test('[C-7] not twice a turn', () => {
    const t = flurries('12,10', '10,12', 1, 'flurry-of-blows')
    expect([t.hp(1), t.hp(3)]).toEqual([25, 30])
  })

  test('[C-7] an extra attack on somebody adjacent does not use it up', () => {
    const t = flurries('11,10', '13,13', 1, 'flurry-of-blows', 'unarmed-strike', 1)
    expect([t.hp(1), t.state.turn?.used]).toEqual([20, []])
  })
})

describe('Fast Hands', () => {
  const THIEF: Role = { at: '10,10', primaries: ['outlander', 'long-road', 'fast-hands'] }

  /** The Deck of Many Things lies where the Thief stands. */
  function laysDeck(t: Cast): void {
    const at = t.laid.at('10,10')
    const [card] = t.state.events
    begin(t.table, { face: lastingNamed('deck-of-many-things'), owner: NOBODY, card, at, spaces: [at] })
  }

  test('[C-7, C-10] draws no card of the Deck of Many Things, which takes an Action', () => {
    const t = cast({ heroes: { 0: THIEF }, events: ['deck-of-many-things'] })
    laysDeck(t)
    t.plays(0, 'long-road')
    expect(promptsOf(t, 'may')).toEqual([])
  })

  test('[C-7] tries a skill that lies beside it', () => {
    const t = trying({ heroes: { 0: THIEF }, events: ['deck-of-many-things'], rolls: [12] })
    laysDeck(t)
    t.plays(0, 'long-road', { do: 'yes' }, { do: 'skill', skill: 'savvy' })
    const offered = t.laid.asks.filter(({ prompt }) => prompt.type === 'skill')
    expect(offered.flatMap(({ options }) => options.filter((option) => option.do === 'use'))).toEqual([])
    expect(t.progress()).toBe(1)
  })
})
