import { describe, expect, test } from 'vitest'
import { defenceOf, showsPackTactics } from '../../game.ts'
import { at, growth, handOf, lay, lives, on, shown, type Layout } from '../lay.ts'

/** The defence value of a unit as it stands. */
function defence(layout: Layout, field: string): number {
  const t = lay(layout)
  return defenceOf(t.state, on(t, field), null)
}

describe('Auras go by allegiance', () => {
  test.each([
    ['aBm', 'aGdD', 2],
    ['aBm+turnover', 'aGdD', 0],
    ['aBm+turnover', 'bGdD', 2],
    ['aBm', 'aGdD+turnover', 0],
    ['aBm', 'bGdD+turnover', 2],
    ['aBm', 'bGdD', 0],
  ])('[L-R69, L-AUR.3] with %s beside it, %s has defence %i', (banner, unit, value) => {
    expect(defence({ units: { '2,3': unit, '2,2': banner } }, '2,3')).toBe(value)
  })

  test.each([
    ['aHe', 'aGdD', true],
    ['aHe+turnover', 'aGdD', false],
    ['aHe', 'bGdD', false],
    ['aHe', 'bGdD+turnover', true],
    ['aBm', 'aGdD', false],
  ])('[L-R69, L-MOD.5] with %s beside it, %s shows Pack Tactics: %s', (banner, unit, shows) => {
    const t = lay({ units: { '2,3': unit, '2,2': banner } })
    expect(showsPackTactics(t.state, on(t, '2,3'))).toBe(shows)
  })

  test.each([
    ['aGdD', 2],
    ['bGdD', 1],
    ['aGdD+turnover', 1],
    ['bGdD+turnover', 2],
  ])('[L-R69, L-AUR.2] with Devotion before A, %s has defence %i', (unit, value) => {
    expect(defence({ A: { area: [{ card: 'devotion' }] }, units: { '2,3': unit } }, '2,3')).toBe(value)
  })
})

describe('passive powers go by what they say', () => {
  const winter = ['deep-winter', 'blizzard', 'ice-armour', 'absolute-zero']

  test.each([
    ['aEsD', 2],
    ['aEsD+turnover', 2],
    ['bEsD', 1],
    ['bEsD+turnover', 1],
    ['aGdD', 1],
  ])('[L-R69] Ice Armour is for "your Elementals", owned by A: %s has defence %i', (unit, value) => {
    expect(defence({ A: { class: 'elementalist', nodes: winter }, units: { '2,3': unit } }, '2,3')).toBe(
      value,
    )
  })

  test('[L-DEF.8] Ice Armour gives nothing to an Elemental that does not defend', () => {
    expect(defence({ A: { class: 'elementalist', nodes: winter }, units: { '2,3': 'aEs' } }, '2,3')).toBe(0)
  })

  test.each([
    [{ '2,3': 'aSeD', '1,3': 'bGd', '3,3': 'bGd' }, 1],
    [{ '2,3': 'aSeD+turnover', '1,3': 'aGd', '3,3': 'aGd' }, 1],
    [{ '2,3': 'bSeD', '1,3': 'aGd', '3,3': 'aGd' }, 0],
    [{ '2,3': 'bSeD+turnover', '1,3': 'bGd', '3,3': 'bGd' }, 0],
    [{ '2,3': 'aSeD' }, 2],
  ])('[L-R69] Unbroken Line is for "your units", owned by A: %j gives defence %i', (units, value) => {
    const nodes = ['banner', 'devotion', 'oath', 'unbroken-line']
    expect(defence({ A: { class: 'paladin', nodes }, units }, '2,3')).toBe(value)
  })

  test.each([
    ['aGd+stun', 19],
    ['aGd+stun+turnover', 20],
    ['bGd+turnover', 19],
    ['bGd', 20],
  ])(
    '[L-R58, L-R69] Zeal counts friendly units: with %s as the second the hero has %i left',
    (unit, life) => {
      const nodes = ['cavalry', 'drill', 'fletchers', 'crusade']
      const units = { '1,5': 'aGd+stun', '4,5': unit }
      expect(lives(lay({ phase: 'battle', A: { class: 'paladin', nodes }, units }))).toEqual([20, life])
    },
  )

  test.each([
    ['aIm+stun', 19],
    ['aIm+stun+turnover', 20],
    ['bIm+turnover', 20],
    ['aCu+stun', 20],
    ['aHh+stun', 19],
  ])(
    "[L-R58, L-R69] Tithe asks for a Demon of one's own that is friendly: with %s the hero has %i left",
    (unit, life) => {
      const A = { class: 'warlock', nodes: ['tormentors', 'cult', 'doom'] }
      expect(lives(lay({ phase: 'battle', A, units: { '2,3': unit } }))[1]).toBe(life)
    },
  )

  test("[L-R58] Zeal and Tithe work at the end of one's own Battle phase only", () => {
    const A = { class: 'warlock', nodes: ['tormentors', 'cult', 'doom'] }
    expect(lives(lay({ phase: 'battle', active: 'B', A, units: { '2,3': 'aIm' } }))).toEqual([20, 20])
    const zeal = { class: 'paladin', nodes: ['cavalry', 'drill', 'fletchers', 'crusade'] }
    const units = { '1,5': 'aGd', '4,5': 'aGd' }
    expect(lives(lay({ phase: 'battle', active: 'B', A: zeal, units }))).toEqual([20, 20])
  })

  test.each([
    ['aRw', 'bGd', 2],
    ['aRw+turnover', 'aGd', 2],
    ['bRw+turnover', 'bGd', 1],
  ])(
    '[L-R69] Deep Winter is for "your cards", owned by A: %s leaves %s with %i Chill',
    (wisp, foe, chill) => {
      const A = { class: 'elementalist', nodes: ['deep-winter'] }
      const active = wisp.startsWith('a') ? 'A' : 'B'
      const t = lay({ phase: 'battle', active, A, units: { '2,3': wisp, '2,4': `${foe}+stun` } })
      t.seat(wisp === 'aRw+turnover' ? 1 : 0).picks('Attack')
      expect(on(t, '2,4').chill).toBe(chill)
    },
  )

  test('[L-R69] Deep Winter adds to Chill alone, and to that of cards alone', () => {
    const A = { class: 'elementalist', nodes: ['deep-winter'], hand: ['lightning-strike'], orbs: 'RBB' }
    const t = lay({ A, units: { '2,3': 'bGd4/6' } })
    t.A.picks('cast Lightning Strike on Guard (2,3)')
    expect(on(t, '2,3')).toMatchObject({ stun: 1, chill: 0 })
  })

  test.each([
    ['bGd', { chill: 0, stun: 1 }],
    ['bGd+chill', { chill: 1, stun: 1 }],
    ['aGd+turnover', { chill: 0, stun: 1 }],
  ])('[L-R69] Absolute Zero stuns a foe unit that is left with 3 Chill or more: %s', (unit, left) => {
    const A = { class: 'elementalist', nodes: winter, hand: ['frostbind'], orbs: 'B' }
    const t = lay({ A, units: { '2,3': unit } })
    t.A.picks('cast Frostbind on Guard (2,3)')
    expect(on(t, '2,3')).toMatchObject(left)
  })

  test('[L-R69] Absolute Zero leaves a friendly unit alone, and one with less Chill', () => {
    const A = { class: 'elementalist', nodes: winter }
    const own = lay({ phase: 'battle', A, units: { '2,3': 'aRw+turnover', '2,2': 'aGd+chill2' } })
    own.B.picks('Attack')
    own.A.picks('Defend')
    expect(on(own, '2,2')).toMatchObject({ chill: 4, stun: 0 })
    const t = lay({ phase: 'battle', A, units: { '2,3': 'aRw', '2,4': 'bGd' } })
    t.A.picks('Attack')
    expect(on(t, '2,4')).toMatchObject({ chill: 2, stun: 0 })
  })

  test('[L-R69] Absolute Zero needs its node: three Chill of others freeze nobody', () => {
    const t = lay({
      A: { class: 'elementalist', hand: ['frostbind'], orbs: 'B' },
      units: { '2,3': 'bGd+chill3' },
    })
    t.A.picks('cast Frostbind on Guard (2,3)')
    expect(on(t, '2,3')).toMatchObject({ chill: 5, stun: 0 })
  })
})

describe('tolls and experience go by ownership', () => {
  const TOLL = { class: 'warlock', life: 10, area: [{ card: 'soul-toll' }], hand: ['hellfire'], orbs: 'RP' }

  test.each([
    ['bIm', [10, 9]],
    ['bIm+turnover', [10, 9]],
    ['aIm', [10, 10]],
    ['aIm+turnover', [10, 10]],
  ])('[L-R69] Soul Toll before A: when %s dies the lives are %j', (unit, left) => {
    const t = lay({ A: TOLL, B: { life: 10 }, units: { '2,3': unit } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
    expect(lives(t)).toEqual(left)
  })

  test.each([
    ['bIm', [11, 9]],
    ['aIm', [10, 10]],
  ])('[L-R69] Soul Toll II gives its owner life as well: when %s dies the lives are %j', (unit, left) => {
    const A = { ...TOLL, area: [{ card: 'soul-toll-ii' }] }
    const t = lay({ A, B: { life: 10 }, units: { '2,3': unit } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
    expect(lives(t)).toEqual(left)
  })

  test('[L-R39] a toll for each of several dead, before both players', () => {
    const B = { class: 'warlock', life: 10, area: [{ card: 'soul-toll-ii' }] }
    const t = lay({ A: TOLL, B, units: { '2,3': 'bIm', '3,3': 'bIm', '2,2': 'aIm' } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 2 and 3')
    expect(lives(t)).toEqual([9, 9])
  })

  test('[L-R39] life gained through deaths comes after all losses, so that it saves nobody', () => {
    const A = { ...TOLL, life: 1, area: [{ card: 'soul-toll-ii' }] }
    const B = { class: 'warlock', life: 10, area: [{ card: 'soul-toll' }] }
    const t = lay({ A, B, units: { '2,3': 'bIm', '2,2': 'aIm' } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 2 and 3')
    expect([lives(t), t.outcome?.ranks]).toEqual([
      [0, 9],
      [2, 1],
    ])
  })

  test.each([
    ['bIm', 1],
    ['bIm+turnover', 1],
    ['aIm', 0],
    ['aIm+turnover', 0],
  ])('[L-R40, L-R47] when a spell of A kills %s, A gains %i experience', (unit, gained) => {
    const t = lay({ A: { ...TOLL, area: [] }, units: { '2,3': unit } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
    expect([growth(t, 0)[0], growth(t, 1)[0]]).toEqual([gained, 0])
  })
})

describe('dying and other texts of units', () => {
  const FIRE = { class: 'warlock', hand: ['hellfire'], orbs: 'RP' }

  test.each([
    ['bBi1/1', ['Guard 1/2', 'Guard 1/3']],
    ['bBi1/1+turnover', ['Guard 1/3', 'Guard 1/2']],
  ])(
    '[L-R39, L-R69] %s burns its foes by the allegiance that it had, beside it and no farther',
    (imp, left) => {
      const units = { '4,4': imp, '4,3': 'aGd', '3,4': 'bGd', '2,4': 'aGd', '3,3': 'aGd', '3,5': 'aGd' }
      const t = lay({ A: FIRE, units })
      t.A.picks('cast Hellfire at the right edge, between rows 4 and 5')
      expect([shown(t, '4,3'), shown(t, '3,4')]).toEqual(left)
      for (const far of ['2,4', '3,3', '3,5']) expect(shown(t, far)).toBe('Guard 1/3')
    },
  )

  test('[L-R39, L-R40] its own dead are treated in the same way: experience for its owner, their last deeds too', () => {
    const units = { '2,3': 'bBi1/1', '2,2': 'aGd1/1', '1,3': 'aBi1/1+stun', '1,4': 'bGd' }
    const t = lay({ phase: 'battle', units })
    t.A.picks('Attack')
    expect(['2,3', '2,2', '1,3'].map((field) => shown(t, field))).toEqual(['', '', ''])
    expect(shown(t, '1,4')).toBe('Guard 1/2')
    expect([growth(t, 0)[0], growth(t, 1)[0]]).toEqual([2, 2])
    expect(handOf(t, 0)).toEqual(['Guard', 'Imp'])
  })

  test("[L-R47] a unit under Turnover that kills one of its owner's earns nobody experience", () => {
    const units = { '2,3': 'bBi1/1+turnover', '2,4': 'bGd1/1' }
    const t = lay({ A: FIRE, units })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 2 and 3')
    expect([shown(t, '2,4'), growth(t, 0)[0], growth(t, 1)[0]]).toEqual(['', 1, 0])
  })

  test.each(['bCu1/1', 'bCu1/1+turnover'])(
    '[L-R69] %s charges a prepared spell of its owner, never of the other',
    (cultist) => {
      const slots = [{ card: 'shadow-bolt' }]
      const t = lay({
        A: { ...FIRE, slots },
        B: { class: 'warlock', slots },
        units: { '2,3': cultist },
      })
      t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
      t.B.isOffered('pass').picks('pass')
      expect([0, 1].map((seat) => at(t, seat).slots[0]?.charges)).toEqual([
        [0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0],
      ])
    },
  )

  test('[L-R69] a Cultist without a prepared spell of its owner charges nothing', () => {
    const t = lay({ A: { ...FIRE, slots: [{ card: 'shadow-bolt' }] }, units: { '2,3': 'bCu1/1' } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4').isAsked('First Main')
    expect(at(t, 0).slots[0]?.charges).toEqual([0, 0, 0, 0, 0])
  })

  test.each([
    ['aMc', [3, 2]],
    ['aMc+turnover', [2, 3]],
  ])('[L-R69] %s burns whoever is a foe of it: Guards of A and B are left with %j HP', (colossus, left) => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'elementalist' },
      units: { '2,3': colossus, '2,2': 'aGd', '2,4': 'bGd', '3,4': 'bGd' },
    })
    expect([on(t, '2,2').hp, on(t, '2,4').hp, on(t, '3,4').hp]).toEqual([...left, 3])
  })

  test("[L-R47] the text of a unit that attacks under Turnover meets its owner's units", () => {
    const t = lay({ phase: 'battle', active: 'B', units: { '2,3': 'bTo+turnover', '2,5': 'bGd' } })
    t.A.picks('Attack')
    expect(on(t, '2,5').snare).toBe(1)
  })

  test('[L-R69] spells and Spark know friends and foes by allegiance', () => {
    const units = { '2,3': 'bGd+turnover', '3,3': 'aGd+turnover' }
    const t = lay({ A: { class: 'elementalist', hand: ['frostbind'], orbs: 'RB' }, units })
    t.A.isOffered(
      'cast Frostbind on Guard (3,3)',
      'prepare Frostbind',
      'use Spark on Guard (3,3)',
      'end the phase',
    )
    const light = lay({
      A: { hand: ['divine-intervention'], orbs: 'WWWB' },
      units: { '2,3': 'bGd1/1+turnover', '2,4': 'aGd+turnover', '3,3': 'bGd' },
    })
    light.A.picks('cast Divine Intervention in lane 2')
    expect(['2,3', '2,4', '3,3'].map((field) => on(light, field).hp)).toEqual([3, 1, 3])
  })

  test('[L-R69] Hellfire II spares friends, by allegiance', () => {
    const nodes = ['hellfire', 'drain', 'blood-mastery']
    const units = { '2,2': 'aGd', '3,2': 'aGd+turnover', '2,3': 'bGd', '3,3': 'bGd+turnover' }
    const t = lay({ A: { ...FIRE, nodes }, units })
    t.A.picks('cast Hellfire II between lanes 2 and 3, rows 2 and 3')
    expect(['2,2', '3,2', '2,3', '3,3'].map((field) => on(t, field).hp)).toEqual([3, 1, 1, 3])
  })

  test('[L-R69] Blizzard enchants the foes in its row, by allegiance, and nobody else', () => {
    const units = { '1,3': 'aGd', '2,3': 'aGd+turnover', '3,3': 'bGd', '4,3': 'bGd+turnover', '3,4': 'bGd' }
    const t = lay({ A: { class: 'elementalist', hand: ['blizzard'], orbs: 'BBB' }, units })
    t.A.picks('cast Blizzard in row 3')
    const marked = Object.keys(units).filter((field) => on(t, field).marks > 0)
    expect(marked).toEqual(['2,3', '3,3'])
  })
})
