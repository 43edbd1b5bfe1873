import { describe, expect, test } from 'vitest'
import { areaOf, at, ends, growth, lay, on, shown, story } from '../lay.ts'

const BOLT = { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] }
/** A prepared card with a charge that does not cover its cost: its owner is asked and can only pass. */
const CHARGED = { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'P' }] }

describe('windows in Main phases', () => {
  const ELEMENTALIST = {
    class: 'elementalist',
    powerTokens: 2,
    nodes: ['fireball', 'kindling', 'scorch', 'colossus'],
    hand: ['guard', 'frostbind', 'fire-bolt'],
    slots: [{ card: 'fireball' }],
    orbs: 'SBRRRR',
  }

  test.each([
    'summon Guard to (1,1)',
    'cast Frostbind on Guard (2,3)',
    'prepare Frostbind',
    'charge Fireball with red',
    'use Spark on Guard (2,3)',
    'use Overwhelm',
    'buy Storm',
  ])('[L-R51] after %s the opponent is asked once, and the active player goes on', (action) => {
    const t = lay({ A: ELEMENTALIST, B: CHARGED, units: { '2,3': 'bGd' } })
    t.A.picks(action).isNotAsked()
    t.B.isAsked('after this action').isOffered('pass').picks('pass').isNotAsked()
    t.A.isAsked('First Main')
  })

  test('[L-R51] the active player is asked for nothing but actions, however charged', () => {
    const t = lay({
      A: { ...BOLT, hand: ['imp'], orbs: 'S' },
      B: { class: 'paladin' },
      units: { '2,3': 'bGd' },
    })
    t.A.picks('summon Imp to (1,1)').isAsked('First Main').picks('end the phase').isAsked('first wave')
  })

  test('[L-R51] after a cast the window starts over: a second spell may follow at once', () => {
    const slots = [
      { card: 'shadow-bolt', charges: 'PP' },
      { card: 'drain-life', charges: 'PP' },
    ]
    const t = lay({
      A: { hand: ['guard', 'guard'] },
      B: { class: 'warlock', slots },
      units: { '4,2': 'aGd' },
    })
    t.A.picks('summon Guard to (1,1)')
    t.B.picks('cast Shadow Bolt on Guard (1,1)')
      .isOffered('cast Drain Life on Guard (4,2)', 'pass')
      .picks('pass')
    t.A.isAsked('First Main')
    expect(areaOf(t, 1)).toEqual(['Shadow Bolt'])
  })

  test('[L-R51] what is cast after the end of the Second Main phase opens that one again', () => {
    const t = lay({ phase: 'main2', A: { hand: ['guard'], orbs: 'S' }, B: BOLT, units: { '4,3': 'aGd' } })
    t.A.picks('end the phase')
    t.B.picks('cast Shadow Bolt on Guard (4,3)')
    t.A.isAsked('Second Main').picks('summon Guard to (1,1)', 'end the phase')
    t.B.isAsked('First Main')
  })

  test('[L-R51] a pass at the end closes the phase', () => {
    const t = lay({ A: { hand: ['guard'], orbs: 'S' }, B: CHARGED, units: { '4,3': 'aGd' } })
    t.A.picks('end the phase')
    t.B.isAsked('before this Main phase ends').picks('pass')
    t.A.isAsked('first wave')
  })

  test('[L-FCC.5, L-CHG.1] in the turn of the other nothing is charged, prepared, mustered or bought', () => {
    const B = { ...CHARGED, hand: ['imp', 'drain-life'], orbs: 'SPP', powerTokens: 1 }
    const t = lay({ A: { hand: ['guard'] }, B })
    t.A.picks('summon Guard to (1,1)')
    t.B.isOffered('pass').picks('pass')
  })
})

describe('windows in the other phases', () => {
  test('[L-R51] Mana Orb and Enchantments phase: both are asked, the active player first', () => {
    const t = lay({ phase: 'orbs', A: CHARGED, B: CHARGED })
    for (const phase of ['Mana Orb', 'Enchantments']) {
      t.B.isNotAsked()
      t.A.isAsked(phase).isOffered('pass').picks('pass').isNotAsked()
      t.B.isAsked(phase).isOffered('pass').picks('pass')
    }
    t.A.isAsked('First Main')
  })

  test('[L-R51] it closes only when both pass in a row', () => {
    const t = lay({ phase: 'orbs', A: BOLT, B: BOLT, units: { '1,3': 'aCv', '3,3': 'bCv' } })
    t.A.picks('pass')
    t.B.picks('cast Shadow Bolt on Cavalier (1,3)')
    t.A.isOffered('cast Shadow Bolt on Cavalier (3,3)', 'pass').picks('pass')
    t.A.isAsked('Enchantments')
  })

  test('[L-R51] one more after each Enchantment that has resolved', () => {
    const area = [
      { card: 'withering-hex', tokens: 2, on: ['2,3'] },
      { card: 'treachery', tokens: 2 },
    ]
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area },
      B: CHARGED,
      units: { '2,3': 'bCv' },
    })
    t.B.isAsked('Enchantments').picks('pass')
    t.A.isOffered('resolve Withering Hex', 'resolve Treachery').picks('resolve Treachery')
    t.B.picks('pass')
    expect(story(t, 'enchantmentResolved')).toHaveLength(2)
    t.B.isAsked('Enchantments').picks('pass')
    t.A.isAsked('First Main')
  })

  test('[L-R51, L-CHG.8] who gets a charge in the middle is asked from then on', () => {
    const area = [{ card: 'withering-hex', tokens: 2, on: ['2,3'] }]
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area },
      B: { class: 'warlock', slots: [{ card: 'curse-of-weakness' }] },
      units: { '2,3': 'bCu1/1', '4,3': 'aGd' },
    })
    t.B.isAsked('Enchantments').isOffered('cast Curse of Weakness on Guard (4,3)', 'pass')
  })

  test('[L-R29] an Enchantment resolves at most once in a phase, whatever is cast meanwhile', () => {
    const area = [{ card: 'withering-hex', tokens: 2, on: ['2,3'] }]
    const slots = [{ card: 'treachery', charges: 'PPP' }]
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area, slots },
      units: { '2,3': 'bCv', '3,3': 'bCv' },
    })
    t.A.picks('pass').picks('cast Treachery on Cavalier (3,3)')
    t.A.isAsked('First Main')
    expect(t.eventsOf('enchantmentResolved')).toHaveLength(2)
    expect([on(t, '2,3').hp, on(t, '3,3').turnover, areaOf(t, 0)]).toEqual([2, 0, ['Withering Hex']])
  })

  test('[L-R51] where only who can respond is asked, that one is asked', () => {
    const t = lay({
      options: { windows: 'able' },
      phase: 'orbs',
      A: { class: 'paladin' },
      B: BOLT,
      units: { '4,3': 'aGd' },
    })
    t.B.isAsked('Mana Orb').isOffered('cast Shadow Bolt on Guard (4,3)', 'pass')
    const none = lay({ options: { windows: 'able' }, phase: 'orbs', A: { class: 'paladin' }, B: BOLT })
    none.A.isAsked('First Main')
  })

  test('[L-FCC.3] in a Battle phase nobody is asked, nor between it and the Second Main phase', () => {
    const t = lay({ A: { class: 'paladin' }, B: BOLT, units: { '2,2': 'aGd', '3,2': 'aGd' } })
    t.A.picks('end the phase')
    t.B.picks('pass')
    t.A.picks('Advance', 'Advance', 'Defend', 'Defend').isAsked('Second Main')
    t.B.isNotAsked()
  })

  test('[L-WIN.2] the end of the game closes every window', () => {
    const t = lay({ A: { hand: ['blood-pact'], life: 2 }, B: BOLT, units: { '4,3': 'aGd' } })
    t.A.picks('cast Blood Pact').isNotAsked()
    t.B.isNotAsked()
    expect(t.outcome?.ranks).toEqual([2, 1])
  })
})

describe('shapes', () => {
  const card = 'withering-hex'

  test('[L-R28] a shape that has become free is taken again', () => {
    const area = [
      { card: 'treachery', tokens: 1 },
      { card, tokens: 2 },
    ]
    const t = lay({ phase: 'enchantments', A: { class: 'warlock', area, hand: [] }, units: { '2,3': 'bGd' } })
    t.A.picks('resolve Treachery').picks('cast Treachery on Guard (2,3)')
    expect(at(t, 0).area.map(({ shape }) => shape)).toEqual([1, 0])
  })

  test('[L-R28] a unit that carries its own Enchantment uses one up, that of the opponent does not', () => {
    const A = { class: 'warlock', hand: [card] }
    const own = lay({ A, units: { '1,1': 'aMc', '2,3': 'bGd' } })
    own.A.picks('cast Withering Hex on Guard (2,3)')
    expect(at(own, 0).area[0]?.shape).toBe(1)
    const other = lay({ A, units: { '1,5': 'bMc', '2,3': 'bGd' } })
    other.A.picks('cast Withering Hex on Guard (2,3)')
    expect(at(other, 0).area[0]?.shape).toBe(0)
    const full = lay({
      A: { ...A, area: Array.from({ length: 5 }, () => ({ card: 'treachery', tokens: 2 })) },
      units: { '1,1': 'aMc', '2,3': 'bGd' },
    })
    full.A.isRefused('cast Withering Hex', 'All shapes')
  })
})

describe('Haste and Stun', () => {
  test('[L-R43] wave after wave: every hasty unit once, then those that have a token left', () => {
    const t = lay({ phase: 'battle', units: { '1,2': 'aSp+haste2', '2,2': 'aSp+haste', '3,2': 'aSp' } })
    t.A.picks('Defend', 'Defend', 'Defend')
    for (const unit of ['(1,2)', '(2,2)', '(1,2)'])
      t.A.isAsked(unit).isOffered('Attack', 'Advance').picks('Advance')
    t.A.isAsked('Second Main')
    expect(t.eventsOf('waveBegan').map(({ wave }) => wave)).toEqual([1, 2, 'haste', 'haste'])
    expect(growth(t, 0)[0]).toBe(1)
  })

  test('[L-R43, L-R47] under Turnover the opponent picks the extra action as well', () => {
    const t = lay({ phase: 'battle', units: { '1,3': 'aGd+haste+turnover' } })
    t.B.picks('Defend').isOffered('Attack', 'Advance').picks('Advance')
    expect([shown(t, '1,1'), on(t, '1,1').haste]).toEqual(['Guard 1/3 D', 0])
  })

  test('[L-R43] units of the other with Haste wait for their own Battle phase', () => {
    const t = lay({ phase: 'battle', units: { '1,5': 'bSp+haste' } })
    t.A.isAsked('Second Main')
    expect(on(t, '1,5').haste).toBe(1)
  })

  const WINTER = { class: 'elementalist', nodes: ['deep-winter', 'blizzard', 'ice-armour', 'absolute-zero'] }

  test('[L-R44] Stun that comes after the first action waits for the next Battle phase', () => {
    const t = lay({ phase: 'battle', A: WINTER, units: { '2,4': 'aSp+turnover+chill2', '2,3': 'aRw' } })
    t.B.picks('Advance')
    t.A.picks('Attack')
    expect(on(t, '2,4')).toMatchObject({ stun: 1, chill: 1 })
    t.B.isAsked('second wave').picks('Defend')
    expect(on(t, '2,4')).toMatchObject({ stun: 1, isDefending: true })
  })

  test('[L-R44] Stun that comes before it costs both actions of this one', () => {
    const t = lay({ phase: 'battle', A: WINTER, units: { '2,4': 'aRw', '2,3': 'aSp+turnover+chill2' } })
    t.A.picks('Attack').isAsked('Second Main')
    expect(on(t, '2,3')).toMatchObject({ stun: 0, chill: 1 })
    ends(t, 0)
  })
})

describe('the dead', () => {
  test('[L-R39] what the dead say: the active player first, then as the active player reads the fields', () => {
    const slots = [{ card: 'shadow-bolt' }, { card: 'drain-life' }]
    const t = lay({
      active: 'B',
      A: { class: 'warlock', slots },
      B: { class: 'warlock', slots, hand: ['hellfire'], orbs: 'RP' },
      units: { '2,3': 'aCu1/1', '3,3': 'bCu1/1', '2,2': 'bCu1/1' },
    })
    t.B.picks('cast Hellfire between lanes 2 and 3, rows 2 and 3')
    t.B.picks('charge Shadow Bolt', 'charge Drain Life')
    t.A.isOffered('charge Shadow Bolt', 'charge Drain Life').picks('charge Drain Life', 'pass')
    expect(t.eventsOf('charged').map(({ seat, slot }) => [seat, slot])).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
    ])
  })

  test('[L-R39] nothing more is said once a hero has fallen', () => {
    const t = lay({
      A: { class: 'warlock', hand: ['hellfire'], orbs: 'RP', area: [{ card: 'soul-toll' }] },
      B: { class: 'warlock', life: 1, slots: [{ card: 'shadow-bolt' }] },
      units: { '2,3': 'bCu1/1' },
    })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 2 and 3')
    expect(t.outcome?.ranks).toEqual([1, 2])
    expect(at(t, 1).slots[0]?.charges).toEqual([0, 0, 0, 0, 0])
  })
})
