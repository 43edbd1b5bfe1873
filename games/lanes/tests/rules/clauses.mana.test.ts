import { describe, expect, test } from 'vitest'
import { CATALOG, COLOURS, faceOf } from '../../game.ts'
import { areaOf, at, ends, growth, handOf, lay, on, poolOf, shown, story, trackOf } from '../lay.ts'

describe('mana orbs and the track', () => {
  test('[L-ORB.1, L-R22] an orb pays one mana of its own colour, and only while paying', () => {
    const t = lay({ A: { hand: ['mending-light'], orbs: 'WB' }, units: { '2,3': 'aGd1/1' } })
    t.A.picks('cast Mending Light on Guard (2,3)')
    expect([poolOf(t, 0), at(t, 0).mana]).toEqual(['B', [0, 0, 0, 0, 0]])
    expect(t.eventsOf('paid')).toMatchObject([{ orbs: [1, 0, 0, 0, 0], mana: [0, 0, 0, 0, 0] }])
  })

  test('[L-ORB.2] five kinds of mana', () => {
    expect(COLOURS).toEqual(['white', 'red', 'purple', 'blue', 'summoning'])
  })

  test('[L-ORB.3] only orbs in the pool are available', () => {
    const t = lay({ A: { hand: ['guard'], orbs: '', track: ['', 'SSS'] } })
    t.A.isRefused('summon Guard', '1 summoning missing')
  })

  test('[L-ORB.4, L-R21] a consumed orb goes to the step under the tracker', () => {
    const t = lay({ A: { hand: ['guard'], orbs: 'SS', step: 2 } })
    t.A.picks('summon Guard to (1,1)')
    expect([poolOf(t, 0), trackOf(t, 0)]).toEqual(['S', ['', 'S', '']])
  })

  test('[L-ORB.5, L-ORB.9] the tracker moves at the start of an own turn, and only then', () => {
    const t = lay({ phase: 'orbs', A: { step: 3 }, B: { step: 1 } })
    expect([at(t, 0).step, at(t, 1).step]).toEqual([0, 0])
    ends(t, 0, 2)
    expect([at(t, 0).step, at(t, 1).step]).toEqual([0, 1])
  })

  test('[L-ORB.6] what lies on the next step comes back and can be consumed at once', () => {
    const t = lay({ phase: 'orbs', A: { hand: ['guard'], orbs: '', step: 1, track: ['', 'S'] } })
    t.A.picks('summon Guard to (1,1)')
    expect(trackOf(t, 0)).toEqual(['', 'S', ''])
  })

  test('[L-ORB.7] orbs on other steps stay there', () => {
    const t = lay({ phase: 'orbs', A: { orbs: '', step: 1, track: ['WW', 'S', 'B'] } })
    expect([poolOf(t, 0), trackOf(t, 0)]).toEqual(['S', ['WW', '', 'B']])
  })

  test('[L-ORB.8] two white and a blue come back to two summoning orbs: five', () => {
    const t = lay({ phase: 'orbs', A: { orbs: 'SS', step: 3, track: ['WWB'] } })
    expect(poolOf(t, 0)).toHaveLength(5)
  })

  test.each([2, 3, 5])('[L-ORB.10, L-R20] with %i steps an orb is back after as many own turns', (steps) => {
    const t = lay({
      options: { orbTrackLength: steps },
      A: { hand: ['rally'], orbs: 'B' },
      units: { '1,5': 'aSp' },
    })
    t.A.picks('cast Rally on Stone Pillar (1,5)')
    for (let turn = 1; turn <= steps; turn++) {
      expect(poolOf(t, 0)).toBe('')
      t.A.picks('end the phase', 'Defend')
      if (turn === 1) t.A.picks('Advance')
      ends(t, 0)
      ends(t, 1, 2)
    }
    expect(poolOf(t, 0)).toBe('B')
  })

  test('[L-ORB.11] the number of orbs changes only through the board', () => {
    const t = lay({ A: { hand: ['guard'], orbs: 'SSW', powerTokens: 1, nodes: ['cavalry'] } })
    const count = (): number => [...at(t, 0).pool, ...at(t, 0).track].reduce((a, b) => a + b, 0)
    expect(count()).toBe(3)
    t.A.picks('summon Guard to (1,1)')
    expect(count()).toBe(3)
    t.A.picks('buy Drill')
    expect([count(), poolOf(t, 0)]).toEqual([4, 'WSS'])
  })

  test('[L-ORB.12, L-R23] summoning mana pays for units, the other colours for spells; none stands in for another', () => {
    const t = lay({ A: { hand: ['guard', 'smite'], orbs: 'WSS' }, units: { '2,3': 'bIm' } })
    t.A.isRefused('cast Smite', '1 white missing').picks('summon Guard to (1,1)')
    const other = lay({ A: { hand: ['guard'], orbs: 'WWWB' } })
    other.A.isRefused('summon Guard', '1 summoning missing')
  })

  test('[L-R22] a payer who is asked may keep the tokens', () => {
    const t = lay({
      options: { details: 'full' },
      A: { hand: ['guard'], orbs: 'SS', mana: 'S' },
    })
    t.A.picks('summon Guard to (1,1)').isOffered('1 token', '0 tokens').picks('0 tokens')
    expect([poolOf(t, 0), at(t, 0).mana[4]]).toEqual(['S', 1])
    const brief = lay({ A: { hand: ['guard'], orbs: 'SS', mana: 'S' } })
    brief.A.picks('summon Guard to (1,1)')
    expect([poolOf(brief, 0), at(brief, 0).mana[4]]).toEqual(['SS', 0])
  })
})

describe('Enchantments phase', () => {
  const HEX = { card: 'withering-hex', on: ['2,3'] }

  test('[L-ENP.1] everything of the active player that carries a token resolves, in the play area and on the board', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [HEX] },
      units: { '2,3': 'bGd', '1,3': 'aMc' },
    })
    t.A.picks('resolve Withering Hex')
    expect(shown(t, '2,3')).toBe('Guard 1/1')
  })

  test('[L-ENP.2] in the order that the player likes', () => {
    const layout = {
      phase: 'enchantments',
      A: { class: 'warlock', area: [HEX] },
      units: { '2,3': 'bGd', '1,3': 'aMc' },
    } as const
    const t = lay(layout)
    t.A.isOffered('resolve Withering Hex', 'resolve Molten Colossus').picks('resolve Molten Colossus')
    expect(t.eventsOf('enchantmentResolved').map(({ card }) => card)).toEqual([
      on(t, '1,3').card,
      expect.anything(),
    ])
  })

  test('[L-ENP.3] none may be skipped', () => {
    const t = lay({ phase: 'enchantments', A: { class: 'warlock', area: [HEX] }, units: { '2,3': 'bGd' } })
    expect(story(t, 'enchantmentResolved')).toHaveLength(1)
  })

  test('[L-ENP.4] those of the opponent do not resolve', () => {
    const t = lay({ phase: 'enchantments', B: { class: 'warlock', area: [HEX] }, units: { '2,3': 'aGd' } })
    expect(shown(t, '2,3')).toBe('Guard 1/3')
  })

  test('[L-ENP.5, L-R25] each loses one token when it has resolved', () => {
    const t = lay({
      phase: 'enchantments',
      A: {
        class: 'warlock',
        area: [
          { ...HEX, tokens: 2 },
          { card: 'blizzard', on: ['2,3'], tokens: 1 },
        ],
      },
      units: { '2,3': 'bGd' },
    })
    t.A.picks('resolve Blizzard')
    expect(at(t, 0).area.map(({ tokens }) => tokens)).toEqual([1])
    expect(handOf(t, 0)).toEqual(['Blizzard'])
  })

  test('[L-ENP.6] with its last token a card in the play area goes to hand', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [{ ...HEX, tokens: 1 }] },
      units: { '2,3': 'bGd' },
    })
    expect([handOf(t, 0), areaOf(t, 0)]).toEqual([['Withering Hex'], []])
  })

  test('[L-ENP.7, L-R26] a unit with an Enchantment without a number keeps its token and stays', () => {
    const t = lay({ phase: 'enchantments', units: { '1,3': 'aMc' } })
    expect([shown(t, '1,3'), on(t, '1,3').tokens]).toEqual(['Molten Colossus 3/7', 1])
  })

  test('[L-ENP.8, L-CST.11, L-R31] a card that came back here can be cast in this turn', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [{ ...HEX, tokens: 1 }] },
      units: { '2,3': 'bGd' },
    })
    t.A.picks('cast Withering Hex on Guard (2,3)')
    expect(areaOf(t, 0)).toEqual(['Withering Hex'])
  })

  test('[L-R29] one that is cast in the own Enchantments phase still resolves in it, and once', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', slots: [{ card: 'withering-hex', charges: 'P' }] },
      units: { '2,3': 'bGd' },
    })
    t.A.isAsked('Enchantments phase').picks('cast Withering Hex on Guard (2,3)')
    expect([shown(t, '2,3'), at(t, 0).area[0]?.tokens]).toEqual(['Guard 1/2', 1])
  })
})

describe('casting', () => {
  const FOE = { units: { '2,3': 'bGd' } }

  test('[L-CST.1] from hand or from a slot, not from the play area', () => {
    const t = lay({
      A: {
        class: 'warlock',
        hand: ['drain-life'],
        slots: [{ card: 'shadow-bolt' }],
        area: [{ card: 'curse-of-weakness' }],
        orbs: 'PPPPP',
      },
      ...FOE,
    })
    t.A.isRefused('cast Curse of Weakness', 'play area')
    t.A.picks('cast Drain Life on Guard (2,3)', 'cast Shadow Bolt on Guard (2,3)')
  })

  test('[L-CST.2] the whole cost is paid, or the spell cannot be cast', () => {
    const t = lay({ A: { hand: ['smite', 'rally'], orbs: 'WB' }, units: { '2,3': 'bIm', '1,1': 'aGd' } })
    t.A.isRefused('cast Smite', '1 white missing').picks('cast Rally on Guard (1,1)')
    expect(poolOf(t, 0)).toBe('W')
  })

  test('[L-CST.3] a cost is a list of colours', () => {
    const smite = CATALOG.find((face) => face.slug === 'smite')
    expect(smite?.facts.cost).toBe('WW')
    expect(faceOf(CATALOG.indexOf(smite as (typeof CATALOG)[number])).cost).toEqual([2, 0, 0, 0, 0])
  })

  test('[L-CST.4] paid first, then placed, then resolved', () => {
    const t = lay({ A: { hand: ['smite'] }, ...FOE })
    t.A.picks('cast Smite on Guard (2,3)')
    expect(story(t, 'paid', 'cast', 'damaged', 'died')).toEqual(['paid', 'cast', 'damaged', 'died'])
    expect(areaOf(t, 0)).toEqual(['Smite'])
  })

  test('[L-CST.5] a spell that summons itself goes to the battleground', () => {
    const t = lay({ A: { hand: ['ember-sprite'] } })
    t.A.picks('cast Ember Sprite to (3,1)')
    expect([shown(t, '3,1'), areaOf(t, 0)]).toEqual(['Ember Sprite 3/3', []])
  })

  test('[L-CST.6] Auras and Enchantments stay beyond the turn', () => {
    const t = lay({
      phase: 'main2',
      A: { hand: ['withering-hex', 'soul-toll'], orbs: 'PPPR' },
      units: { '2,3': 'bGd' },
    })
    t.A.picks('cast Withering Hex on Guard (2,3)', 'cast Soul Toll', 'end the phase')
    expect(areaOf(t, 0)).toEqual(['Soul Toll', 'Withering Hex'])
  })

  test('[L-CST.7] any other stays until the end of the turn and cannot be cast meanwhile', () => {
    const t = lay({ A: { hand: ['smite'], orbs: 'WWWW' }, ...FOE })
    t.A.picks('cast Smite on Guard (2,3)').isRefused('cast Smite', 'cannot be cast again')
    ends(t, 0, 2)
    expect(handOf(t, 0)).toEqual(['Smite'])
  })

  test('[L-CST.8] the type line does nothing by itself: only what refers to it does', () => {
    const nodes = ['fireball', 'kindling', 'scorch']
    const t = lay({ A: { hand: ['fire-bolt', 'frostbind'], nodes }, units: { '2,3': 'bGd', '3,3': 'bGd' } })
    t.A.picks('cast Frostbind on Guard (2,3)')
    expect(at(t, 1).life).toBe(20)
    t.A.picks('cast Fire Bolt on Guard (2,3)')
    expect(at(t, 1).life).toBe(19)
  })

  test('[L-CST.9] in both own Main phases, and not in those of the opponent', () => {
    for (const phase of ['main1', 'main2'] as const) {
      const t = lay({ phase, A: { hand: ['smite'] }, B: { hand: ['shadow-bolt'] }, ...FOE })
      t.B.isNotAsked()
      t.A.picks('cast Smite on Guard (2,3)')
    }
  })

  test('[L-CST.10] as many as cards and mana allow', () => {
    const t = lay({
      A: { hand: ['shadow-bolt', 'drain-life', 'curse-of-weakness'], orbs: 'PPPPP' },
      units: { '2,3': 'bCv3/9' },
    })
    t.A.picks(
      'cast Shadow Bolt on Cavalier (2,3)',
      'cast Drain Life on Cavalier (2,3)',
      'cast Curse of Weakness on Cavalier (2,3)',
    )
    expect(story(t, 'cast')).toHaveLength(3)
  })

  test('[L-CST.11] a card that came back within the turn is cast again', () => {
    const t = lay({
      A: { class: 'elementalist', hand: ['ember-sprite'], orbs: 'SSRRR', nodes: ['fireball'] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] },
    })
    t.A.picks('cast Ember Sprite to (1,1)')
    t.B.picks('cast Shadow Bolt on Ember Sprite (1,1)')
    t.A.picks('cast Ember Sprite to (1,1)')
    expect(shown(t, '1,1')).toBe('Ember Sprite 3/3')
    expect(growth(t, 1)[0]).toBe(1)
  })
})
