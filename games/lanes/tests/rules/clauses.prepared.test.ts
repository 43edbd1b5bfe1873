import { defaultOptions } from '@trialhall/kernel'
import { present } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { lanes } from '../../game.ts'
import { areaOf, at, ends, growth, handOf, lay, namesOf, on, poolOf, shown, story } from '../lay.ts'

const FOE = { units: { '2,3': 'bGd' } } as const
const BOLT = { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] } as const

describe('preparing', () => {
  test('[L-PRE.1, L-PRE.5] a spell goes face down into a slot, in an own Main phase and for nothing', () => {
    const t = lay({ A: { hand: ['smite'], orbs: '' } })
    t.A.picks('prepare Smite')
    expect([namesOf(t, [present(at(t, 0).slots[0]?.card)]), handOf(t, 0)]).toEqual([['Smite'], []])
    expect(t.log()).toContain('Paladin prepares a card.')
  })

  test('[L-PRE.2] two slots', () => {
    expect(lay({}).state.players.map((player) => player.slots.length)).toEqual([2, 2])
    expect(
      at(lay({ A: { class: 'elementalist', nodes: ['storm', 'conduit', 'lightning'] } }), 0).slots,
    ).toHaveLength(3)
  })

  test('[L-PRE.3] into a free slot, or in place of a prepared spell', () => {
    const t = lay({ A: { hand: ['smite'], slots: [{ card: 'rally' }], orbs: '' } })
    t.A.isOffered('prepare Smite in place of Rally', 'prepare Smite', 'end the phase')
    const full = lay({ A: { hand: ['smite'], slots: [{ card: 'rally' }, { card: 'purity' }], orbs: '' } })
    full.A.isOffered('prepare Smite in place of Rally', 'prepare Smite in place of Purity', 'end the phase')
  })

  test('[L-PRE.4] a replaced spell is back in hand with the same action', () => {
    const t = lay({ A: { hand: ['smite'], slots: [{ card: 'rally' }], orbs: '' } })
    t.A.picks('prepare Smite in place of Rally')
    expect(handOf(t, 0)).toEqual(['Rally'])
  })

  test('[L-PRE.6] units cannot be prepared', () => {
    const t = lay({ A: { hand: ['guard'], orbs: '' } })
    t.A.isRefused('prepare Guard', 'Only spells')
  })

  test('[L-PRE.7, L-R54] the opponent sees the charges and not the card', () => {
    const t = lay({ A: { hand: ['smite', 'rally', 'purity'], orbs: 'WWB' } })
    t.A.picks('prepare Smite', 'prepare Rally', 'charge Smite with white')
    const { slots } = at(t, 0)
    expect(t.B.view.players[0]?.slots[0]?.charges).toEqual([1, 0, 0, 0, 0])
    for (const { card } of slots) expect(card !== null && t.B.knows(card)).toBe(false)
    const pool = t.B.view.pools.find((one) => one.cards.includes(present(slots[0]?.card)))
    expect([pool?.cards.length, pool?.defs?.length]).toEqual([3, 3])
  })

  test('[L-R54] no card can be followed through the hand into a slot', () => {
    const t = lay({
      phase: 'main2',
      A: { class: 'paladin', hand: ['rally', 'purity'], area: [{ card: 'smite' }], orbs: '' },
    })
    const seen = at(t, 0).area[0]?.card
    ends(t, 0)
    ends(t, 1, 2)
    t.A.picks('prepare Smite')
    const pool = t.B.view.pools.find((one) => one.cards.includes(present(at(t, 0).slots[0]?.card)))
    expect(pool?.cards).toHaveLength(3)
    expect(t.B.knows(present(at(t, 0).slots[0]?.card))).toBe(false)
    expect(seen).toBeDefined()
  })

  test('[L-PRE.8] it stays from turn to turn', () => {
    const t = lay({ phase: 'main2', A: { slots: [{ card: 'smite' }] } })
    ends(t, 0)
    ends(t, 1, 2)
    expect(at(t, 0).slots[0]?.card).not.toBeNull()
  })

  test('[L-PRE.9] being short of mana is no obstacle', () => {
    const t = lay({ A: { hand: ['divine-intervention'], orbs: '' } })
    t.A.isRefused('cast Divine Intervention', '3 white, 1 blue missing').picks('prepare Divine Intervention')
  })

  test('[L-R55] there is no limit but the safety of 12 for each Main phase', () => {
    const t = lay({
      A: { hand: ['smite', 'rally'], slots: [{ card: 'purity' }, { card: 'judgement' }], orbs: '' },
    })
    for (let pair = 0; pair < 3; pair++) {
      t.A.picks('prepare Smite in place of Purity', 'prepare Rally in place of Judgement')
      t.A.picks('prepare Purity in place of Smite', 'prepare Judgement in place of Rally')
    }
    t.A.isRefused('prepare Smite', 'as often as one may').isOffered('end the phase')
    t.A.picks('end the phase').isAsked('Second Main').picks('prepare Smite in place of Purity')
    expect(defaultOptions(lanes.options, 2)).toMatchObject({ preparesPerPhase: 12 })
  })

  test('[L-R55] a spell cast after the end of the phase opens it again, and counts no preparation anew', () => {
    const t = lay({
      options: { preparesPerPhase: 1 },
      A: { hand: ['smite', 'rally'], orbs: '' },
      B: BOLT,
      units: { '4,3': 'aGd' },
    })
    t.A.picks('prepare Smite')
    t.B.isOffered('cast Shadow Bolt on Guard (4,3)', 'pass').picks('pass')
    t.A.picks('end the phase')
    t.B.picks('cast Shadow Bolt on Guard (4,3)')
    t.A.isAsked('First Main').isRefused('prepare Rally', 'as often as one may').picks('end the phase')
    t.A.isAsked('Second Main').picks('prepare Rally')
  })

  test('[L-R55] a table may agree on two', () => {
    const t = lay({
      options: { preparesPerPhase: 2 },
      A: { hand: ['smite', 'rally'], slots: [{ card: 'purity' }, { card: 'judgement' }], orbs: '' },
    })
    t.A.picks('prepare Smite in place of Purity', 'prepare Rally in place of Judgement')
    t.A.isRefused('prepare Purity', 'as often as one may').picks('end the phase').isAsked('Second Main')
    t.A.picks('prepare Purity in place of Smite')
  })
})

describe('charging', () => {
  test('[L-CHG.1] an own prepared spell, in an own Main phase, for mana', () => {
    const t = lay({ A: { slots: [{ card: 'smite' }], orbs: 'W' }, B: { ...BOLT, orbs: 'PP' } })
    t.A.isOffered('charge Smite with white', 'end the phase').picks('charge Smite with white')
    expect(poolOf(t, 0)).toBe('')
    t.B.isOffered('pass').picks('pass')
  })

  test('[L-CHG.2] with mana from any source', () => {
    const t = lay({ A: { slots: [{ card: 'ember-sprite' }], orbs: '', mana: 'S', class: 'elementalist' } })
    t.A.picks('charge Ember Sprite with summoning')
    expect(at(t, 0).mana).toEqual([0, 0, 0, 0, 0])
  })

  test('[L-CHG.3, L-CHG.9] the token becomes a charge, which outlasts the turn', () => {
    const t = lay({ phase: 'main2', A: { slots: [{ card: 'smite' }], orbs: '', mana: 'WW' } })
    t.A.picks('charge Smite with white', 'end the phase')
    expect([at(t, 0).slots[0]?.charges, at(t, 0).mana]).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
  })

  test('[L-CHG.4, L-CHG.10] charges pay their part when the spell is cast', () => {
    const t = lay({ A: { slots: [{ card: 'smite', charges: 'W' }], orbs: 'WW' }, ...FOE })
    t.A.picks('cast Smite on Guard (2,3)')
    expect([poolOf(t, 0), at(t, 0).slots[0]]).toEqual([
      'W',
      { card: null, nodes: 0, charges: [0, 0, 0, 0, 0] },
    ])
  })

  test('[L-CHG.5] a charge must lower the remaining cost', () => {
    const t = lay({ A: { slots: [{ card: 'smite', charges: 'WW' }], orbs: 'WR' }, ...FOE })
    t.A.isRefused('charge Smite with white', 'must lower').isRefused('charge Smite with red', 'must lower')
  })

  test('[L-CHG.6] charges are never offered to be taken off or moved', () => {
    const t = lay({ A: { slots: [{ card: 'smite', charges: 'W' }, { card: 'judgement' }], orbs: '' } })
    t.A.isOffered('end the phase')
  })

  test('[L-CHG.7] a spell that leaves its slot without being cast loses them', () => {
    const t = lay({ A: { hand: ['rally'], slots: [{ card: 'smite', charges: 'WW' }], orbs: '' } })
    t.A.picks('prepare Rally in place of Smite')
    expect(at(t, 0).slots[0]?.charges).toEqual([0, 0, 0, 0, 0])
  })

  test('[L-CHG.8] other effects may place charges that lower nothing', () => {
    const t = lay({
      A: { hand: ['smite'] },
      B: { class: 'warlock', slots: [{ card: 'hellfire' }, { card: 'shackles' }] },
      units: { '2,3': 'bCu' },
    })
    t.A.picks('cast Smite on Cultist (2,3)')
    t.B.isOffered('charge Hellfire', 'charge Shackles').picks('charge Shackles')
    expect(at(t, 1).slots[1]?.charges).toEqual([0, 0, 1, 0, 0])
  })

  test('[L-R70] charges count for what they are, whatever else is due', () => {
    const t = lay({ A: { class: 'warlock', slots: [{ card: 'shackles', charges: 'P' }], orbs: 'R' }, ...FOE })
    t.A.picks('cast Shackles on Guard (2,3)')
    expect([poolOf(t, 0), on(t, '2,3').snare]).toEqual(['', 1])
  })
})

describe('fully charged', () => {
  test('[L-FCC.1, L-R52] charges that cover the whole cost, and more does no harm', () => {
    const t = lay({
      A: { hand: ['guard'] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PPR' }] },
    })
    t.A.picks('summon Guard to (1,1)')
    t.B.isOffered('cast Shadow Bolt on Guard (1,1)', 'pass').picks('pass')
    const half = lay({
      A: { hand: ['guard'] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'P' }] },
    })
    half.A.picks('summon Guard to (1,1)')
    half.B.isRefused('cast Shadow Bolt', 'not fully charged').isOffered('pass').picks('pass')
  })

  test.each(['orbs', 'enchantments', 'main1', 'main2'] as const)(
    '[L-FCC.2] in the %s phase of either player',
    (phase) => {
      for (const active of ['A', 'B'] as const) {
        const t = lay({ phase, active, A: { ...BOLT, orbs: '' }, B: { class: 'paladin', orbs: '' }, ...FOE })
        if (active === 'B' && phase.startsWith('main')) ends(t, 1)
        t.A.picks('cast Shadow Bolt on Guard (2,3)')
        expect(shown(t, '2,3')).toBe('')
      }
    },
  )

  test('[L-FCC.3] never in a Battle phase', () => {
    const t = lay({ phase: 'battle', A: BOLT, B: BOLT, units: { '2,2': 'aIm', '2,3': 'bGd' } })
    t.A.isOffered('Attack', 'Advance', 'Defend').picks('Defend')
    expect(story(t, 'cast')).toEqual([])
    t.A.isAsked('Second Main phase')
  })

  test('[L-FCC.4] it needs no mana', () => {
    const t = lay({ A: { ...BOLT, orbs: '' }, B: { class: 'paladin' }, ...FOE })
    t.A.picks('cast Shadow Bolt on Guard (2,3)')
    expect(story(t, 'paid')).toEqual([])
  })

  test('[L-FCC.5] neither a spell in hand nor one that lacks a charge, in the turn of the opponent', () => {
    const t = lay({
      A: { hand: ['guard'] },
      B: { class: 'warlock', hand: ['drain-life'], slots: [{ card: 'shadow-bolt', charges: 'P' }] },
    })
    t.A.picks('summon Guard to (1,1)')
    t.B.isRefused('cast Drain Life', 'Only fully charged').isOffered('pass').picks('pass')
  })

  test('[L-FCC.6, L-R53] cast out of turn, it lies there until the end of the own next turn', () => {
    const t = lay({ phase: 'main2', A: { class: 'paladin' }, B: BOLT, units: { '4,3': 'aGd' } })
    t.A.picks('end the phase')
    t.B.picks('cast Shadow Bolt on Guard (4,3)')
    t.A.picks('end the phase')
    expect(areaOf(t, 1)).toEqual(['Shadow Bolt'])
    ends(t, 1, 2)
    expect(handOf(t, 1)).toEqual(['Shadow Bolt'])
  })
})

describe('response windows', () => {
  test('[L-R51] whoever has a charge on a prepared card is asked, able or not; nobody else is', () => {
    const t = lay({
      A: { hand: ['guard', 'archer'] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt' }] },
    })
    t.A.picks('summon Guard to (1,1)')
    t.B.isNotAsked()
    const charged = lay({
      A: { hand: ['guard', 'archer'] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'R' }] },
    })
    charged.A.picks('summon Guard to (1,1)')
    charged.B.isOffered('pass').picks('pass')
  })

  test('[L-R51] the table may agree to ask only who can respond', () => {
    const t = lay({
      options: { windows: 'able' },
      A: { hand: ['guard'] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'P' }] },
    })
    t.A.picks('summon Guard to (1,1)').isAsked('First Main')
  })

  test('[L-R51] the active player comes first, and after a cast the window starts over', () => {
    const t = lay({
      phase: 'orbs',
      A: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] },
      units: { '1,3': 'aCv', '3,3': 'bCv' },
    })
    t.A.isAsked('Mana Orb phase').picks('pass')
    t.B.picks('cast Shadow Bolt on Cavalier (1,3)')
    t.A.picks('cast Shadow Bolt on Cavalier (3,3)')
    expect([growth(t, 0)[0], growth(t, 1)[0]]).toEqual([1, 1])
  })

  test('[L-R51] a cast after the end of a Main phase opens it again', () => {
    const t = lay({ A: { hand: ['guard'], orbs: 'S' }, B: BOLT, units: { '4,3': 'aGd' } })
    t.A.picks('end the phase')
    t.B.picks('cast Shadow Bolt on Guard (4,3)')
    t.A.isAsked('First Main phase').picks('summon Guard to (1,1)', 'end the phase').isAsked('first wave')
  })
})
