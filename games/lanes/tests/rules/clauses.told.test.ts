import { describe, expect, test } from 'vitest'
import { ends, lay, type Layout, type LanesScene } from '../lay.ts'

/** Everything that is refused to a seat, as "what: why". */
function refusals(t: LanesScene, seat = 0): string[] {
  return t
    .seat(seat)
    .text()
    .refused.map(({ about, why }) => `${about}: ${why}`)
}

/** The lines of the log after some picks of A. */
function told(layout: Layout, ...picks: readonly string[]): string[] {
  const t = lay(layout)
  t.A.picks(...picks)
  return t.log()
}

/** What is refused and has nothing to do with nodes and Overwhelm. */
function ofCards(t: LanesScene, seat = 0): string[] {
  return refusals(t, seat).filter((line) => !/^(buy|use Overwhelm)/.test(line))
}

describe('why something is not offered', () => {
  const SUMMONING = 'charge Smite with summoning: You have no mana of this colour.'
  const NOT_DUE = 'A charge must lower the remaining cost, and this colour would not.'

  test('[L-CST.2] what is missing of a cost is named, tokens and charges counted', () => {
    const t = lay({
      A: { hand: ['divine-intervention', 'smite'], orbs: 'W', mana: 'W' },
      units: { '2,3': 'bGd' },
    })
    expect(ofCards(t)).toEqual(['cast Divine Intervention: Too little mana: 1 white, 1 blue missing.'])
    const slot = lay({ A: { slots: [{ card: 'smite', charges: 'W' }], orbs: '' }, units: { '2,3': 'bGd' } })
    slot.A.isRefused('cast Smite', 'Too little mana: 1 white missing.').isOffered('end the phase')
  })

  test('[L-CHG.5] a charge: no mana of that colour, or none that is due', () => {
    const t = lay({
      A: { slots: [{ card: 'smite', charges: 'WW' }], orbs: 'WR', mana: 'B' },
      units: { '2,3': 'bGd' },
    })
    expect(ofCards(t)).toEqual([
      `charge Smite with white: ${NOT_DUE}`,
      `charge Smite with red: ${NOT_DUE}`,
      'charge Smite with purple: You have no mana of this colour.',
      `charge Smite with blue: ${NOT_DUE}`,
      SUMMONING,
    ])
  })

  test('[L-R35] a full home row, or no field near', () => {
    const row = { '1,1': 'aGd', '2,1': 'aGd', '3,1': 'aGd', '4,1': 'aGd' }
    const hand = ['guard', 'ember-sprite', 'stone-pillar']
    const t = lay({ A: { hand, orbs: 'SB' }, units: row })
    expect(ofCards(t).filter((line) => !line.startsWith('prepare'))).toEqual([
      'summon Guard: No field of your home row is empty.',
      'cast Ember Sprite: No field of your home row is empty.',
    ])
    const board = ['. . . .', '. . . .', ...Array.from({ length: 3 }, () => 'aGd aGd aGd aGd')]
    const full = lay({ A: { hand: ['stone-pillar'], orbs: 'B' }, board })
    full.A.isRefused('cast Stone Pillar', 'No field near you is empty.')
  })

  test('[L-R36] no target of the right side', () => {
    const t = lay({ A: { hand: ['smite', 'rally'], orbs: 'WWB' } })
    expect(ofCards(t)).toEqual([
      'cast Smite: There is no foe unit that it may target.',
      'cast Rally: There is no friendly unit that it may target.',
    ])
  })

  test('[L-PRE.6, L-R34] a unit is not prepared, and of two copies one stands for both', () => {
    const t = lay({ A: { hand: ['guard', 'guard'], orbs: 'S' } })
    expect(ofCards(t)).toEqual([
      'prepare Guard: Only spells can be prepared.',
      'summon Guard: You hold two of this card: the other copy stands for both.',
    ])
    expect(t.A.text().options.filter((option) => option.startsWith('summon Guard to (1,1)'))).toHaveLength(1)
  })

  test('[L-R50] Spark: for Elementalists, once per turn, for red mana, on foes', () => {
    const foe = { '2,3': 'bGd' }
    const A = { class: 'elementalist', orbs: 'R' }
    lay({ A: { ...A, hasSparked: true }, units: foe }).A.isRefused(
      'use Spark',
      'Spark was used in this turn.',
    )
    lay({ A: { ...A, orbs: '' }, units: foe }).A.isRefused('use Spark', '1 red missing')
    lay({ A, units: { '2,3': 'aGd' } }).A.isRefused('use Spark', 'There is no foe unit.')
    expect(ofCards(lay({ A, units: foe }))).toEqual([])
    expect(ofCards(lay({ A: { ...A, class: 'warlock' }, units: foe }))).toEqual([])
    const again = lay({ A: { ...A, orbs: 'RR' }, units: { '2,3': 'bGd' } })
    again.A.picks('use Spark on Guard (2,3)').isRefused('use Spark', 'used in this turn')
  })

  test('[L-R68] Overwhelm: a whole branch first, then a power token for each use', () => {
    const branch = ['cavalry', 'drill', 'fletchers', 'crusade']
    const A = { class: 'paladin', powerTokens: 1 }
    for (const nodes of [[], branch.slice(0, 3), ['banner', 'purity', 'cavalry', 'drill']]) {
      lay({ A: { ...A, nodes } }).A.isRefused('use Overwhelm', 'needs a branch of your board complete')
    }
    lay({ A: { ...A, nodes: branch, powerTokens: 0 } }).A.isRefused(
      'use Overwhelm',
      'You have no power token.',
    )
    for (const nodes of [
      branch,
      ['banner', 'devotion', 'oath', 'unbroken-line'],
      ['purity', 'judgement', 'valor', 'intervention'],
    ]) {
      const t = lay({ A: { ...A, nodes } })
      expect(refusals(t).filter((line) => line.startsWith('use Overwhelm'))).toEqual([])
      t.A.picks('use Overwhelm')
    }
  })

  test('[L-EXP.3] a node: bought already, too early, or no token', () => {
    const t = lay({ A: { class: 'paladin', nodes: ['cavalry'], powerTokens: 1 } })
    t.A.isRefused('buy Cavalry', 'You have this node.')
      .isRefused('buy Fletchers', 'It needs the second node of its branch first.')
      .isRefused('buy Devotion', 'It needs the first node of its branch first.')
      .isRefused('buy Unbroken Line', 'It needs the third node of its branch first.')
    const offered = (scene: LanesScene) => scene.A.text().options.filter((option) => option.startsWith('buy'))
    expect(offered(t)).toEqual(['buy Drill', 'buy Banner', 'buy Purity'])
    expect(refusals(t).filter((line) => /^buy (Drill|Banner|Purity):/.test(line))).toEqual([])
    const poor = lay({ A: { class: 'paladin', nodes: ['cavalry'] } })
    poor.A.isRefused('buy Drill', 'You have no power token.')
    expect(offered(poor)).toEqual([])
  })

  test('[L-FCC.5] in a window: what is not fully charged, what has no target, what is in hand', () => {
    const slots = [
      { card: 'shadow-bolt', charges: 'P' },
      { card: 'drain-life', charges: 'PP' },
    ]
    const t = lay({
      phase: 'orbs',
      A: { class: 'paladin' },
      B: { class: 'warlock', slots, hand: ['shackles'] },
    })
    expect(refusals(t, 1)).toEqual([
      'cast Shadow Bolt: It is not fully charged.',
      'cast Drain Life: There is no foe unit that it may target.',
      'cast Shackles: Only fully charged prepared spells can be cast now.',
    ])
  })

  test('[L-CST.7] a spell that lies in the play area', () => {
    const t = lay({ A: { area: [{ card: 'smite' }] }, units: { '2,3': 'bGd' } })
    expect(ofCards(t)).toEqual([
      'cast Smite: It lies in your play area and cannot be cast again until it is back in hand.',
    ])
  })

  test('[L-MN2.5] [L-R27] an Aura, which stays in the play area', () => {
    const t = lay({ A: { class: 'paladin', area: [{ card: 'devotion' }] } })
    expect(ofCards(t)).toEqual(['cast Devotion: It is an Aura and stays in play.'])
  })
})

describe('what the log says', () => {
  test('[L-ATK.8, L-CON.12] an attack with what weakened it, and nothing that did not', () => {
    const blow = (own: string, foe: string): string | undefined =>
      told({ phase: 'battle', units: { '2,2': own, '2,3': foe } }, 'Attack').find((line) =>
        line.includes('attacks'),
      )
    expect(blow('aCv+chill', 'bGdD')).toBe('Cavalier attacks Guard on (2,3) for 1 (defence 1, Chill 1).')
    expect(blow('aCv', 'bGdD')).toBe('Cavalier attacks Guard on (2,3) for 2 (defence 1).')
    expect(blow('aCv+chill', 'bDf')).toBe('Cavalier attacks Doom Fiend on (2,3) for 2 (Chill 1).')
    expect(blow('aCv', 'bDf')).toBe('Cavalier attacks Doom Fiend on (2,3) for 3.')
  })

  test('[L-HRO.2] a strike at the hero', () => {
    expect(told({ phase: 'battle', units: { '2,5': 'aCv+chill' } }, 'Attack')).toContain(
      'Cavalier strikes the hero of Warlock for 2 (Chill 1).',
    )
  })

  test.each([
    ['aGd', 'Attack', 'Guard finds no target.'],
    ['aSp', 'Attack', 'Stone Pillar cannot attack.'],
    ['aSp', 'Advance', 'Stone Pillar does not advance: it is Grounded.'],
    ['aGd+snare', 'Advance', 'Guard is held by a Snare.'],
  ])('[L-R8] %s performs %s in vain: %s', (unit, action, line) => {
    expect(told({ phase: 'battle', units: { '2,2': unit } }, action)).toContain(line)
  })

  test('[L-R54] a prepared card has no name for the other, and one for its owner', () => {
    const t = lay({ A: { class: 'paladin', hand: ['smite', 'rally'], orbs: 'W' } })
    t.A.picks('prepare Smite', 'charge Smite with white', 'prepare Rally in place of Smite')
    expect(t.log().slice(-4)).toEqual([
      'Paladin pays 1 white.',
      'Paladin lays a white charge on a card in slot 1.',
      'Paladin takes a card back from its slot.',
      'Paladin prepares a card.',
    ])
  })

  test('[L-ORB.5, L-ORB.6] the tracker, with what comes back or without', () => {
    const t = lay({
      phase: 'orbs',
      A: { class: 'paladin', orbs: '', step: 3, track: ['WWB'] },
      B: { step: 1 },
    })
    ends(t, 0, 2)
    expect(t.log().filter((line) => / gets .*back/u.test(line))).toEqual([
      'Paladin gets back 2 white, 1 blue.',
      'Warlock gets no orbs back.',
    ])
  })

  test('[L-DTH.1] the dead, their cards, life and experience', () => {
    const A = {
      class: 'warlock',
      hand: ['hellfire'],
      orbs: 'RP',
      life: 10,
      experience: 2,
      area: [{ card: 'soul-toll-ii' }],
    }
    const lines = told(
      { A, B: { class: 'paladin' }, units: { '2,3': 'bGd1/1', '3,3': 'bGd1/2' } },
      'cast Hellfire between lanes 2 and 3, rows 3 and 4',
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'Warlock casts Hellfire between lanes 2 and 3, rows 3 and 4.',
        'Guard dies on (2,3).',
        'Guard and Guard go to the hand of Paladin.',
        'Warlock gains 2 experience.',
        'Warlock reaches level 1 and gains a power token.',
        'Paladin loses 2 life (now 18).',
        'Warlock gains 2 life (now 12).',
      ]),
    )
  })
})
