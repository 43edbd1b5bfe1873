import { describe, expect, test } from 'vitest'
import { attackRange, blowOf, CATALOG, defenceOf, threatsTo } from '../../game.ts'
import { areaOf, at, ends, growth, handOf, lay, lives, on, poolOf, shown } from '../lay.ts'

describe('defence', () => {
  test('[L-DEF.1, L-KEY.3] a unit that performs Defend is defending', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
    t.A.picks('Defend')
    expect(t.eventsOf('defended')).toHaveLength(1)
    expect(on(t, '2,3').isDefending).toBe(true)
  })

  test('[L-DEF.2, L-R18] until its first action of its next Battle phase; defending again renews it', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aSpD', '4,2': 'aSpD' } })
    t.A.picks('Advance').isAsked('(4,2)')
    expect([on(t, '2,2').isDefending, on(t, '4,2').isDefending]).toEqual([false, true])
    t.A.picks('Defend')
    expect(on(t, '4,2').isDefending).toBe(true)
  })

  test('[L-DEF.3] the second action does not end it', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
    t.A.picks('Defend')
    expect(shown(t, '2,3')).toBe('Guard 1/3 D')
  })

  test('[L-DEF.4, L-DEF.5] base defence 1 comes off the Attack value', () => {
    const t = lay({ units: { '2,2': 'aCv', '2,3': 'bGdD' } })
    expect(blowOf(t.state, on(t, '2,2'), on(t, '2,3'))).toEqual({ defence: 1, chilled: 0, damage: 2 })
  })

  test('[L-DEF.6, L-MOD.4] each Shield adds 1', () => {
    const t = lay({ units: { '2,2': 'aCv', '2,3': 'bSeD' } })
    expect(blowOf(t.state, on(t, '2,2'), on(t, '2,3'))).toMatchObject({ defence: 2, damage: 1 })
  })

  test('[L-DEF.7] below 0 it is not applied', () => {
    const t = lay({ units: { '2,2': 'aGd', '2,3': 'bHhD', '1,3': 'aGd', '3,3': 'aGd' } })
    expect(blowOf(t.state, on(t, '2,2'), on(t, '2,3'))).toMatchObject({ defence: -1, damage: 1 })
  })

  test('[L-DEF.8] without the stance there is none, Shields or not', () => {
    const t = lay({ units: { '2,2': 'aCv', '2,3': 'bSe' } })
    expect(defenceOf(t.state, on(t, '2,3'), on(t, '2,2'))).toBe(0)
  })

  test('[L-DEF.9, L-R17] four conditions make a threat; stunned, disarmed and chilled units threaten too', () => {
    const t = lay({
      units: {
        '2,3': 'bGdD',
        '2,2': 'aGd',
        '1,3': 'aGd+stun+disarm+chill',
        '3,3': 'aGdD',
        '2,4': 'aGd0/3',
        '3,4': 'aGd',
      },
    })
    expect(threatsTo(t.state, on(t, '2,3'), on(t, '2,2'))).toEqual([on(t, '1,3')])
  })

  test('[L-DEF.10] with one threat it is in a flank, without one it is not', () => {
    const t = lay({ units: { '2,3': 'bGdD', '2,2': 'aGd', '1,3': 'aGd' } })
    expect(threatsTo(t.state, on(t, '2,3'), on(t, '2,2'))).toHaveLength(1)
    expect(threatsTo(t.state, on(t, '2,3'), null)).toHaveLength(2)
  })

  test.each([
    ['bGdD', ['1,3'], 0],
    ['bSeD', ['1,3', '3,3'], 0],
  ])('[L-DEF.11] %s with threats from %s has defence %i', (unit, flankers, defence) => {
    const guards = Object.fromEntries(flankers.map((field) => [field, 'aGd']))
    const t = lay({ units: { '2,3': unit, '2,2': 'aGd', ...guards } })
    expect(defenceOf(t.state, on(t, '2,3'), on(t, '2,2'))).toBe(defence)
  })

  test('[L-DEF.12] it is worked out anew for every attack', () => {
    const t = lay({ phase: 'battle', units: { '2,3': 'bHh2/9D', '2,2': 'aCv', '1,3': 'aCv' } })
    t.A.picks('Attack', 'Attack')
    expect(t.eventsOf('attacked').map(({ defence }) => defence)).toEqual([0, 0])
    const alone = lay({ phase: 'battle', units: { '2,3': 'bHh2/9D', '2,2': 'aCv' } })
    alone.A.picks('Attack')
    expect(alone.eventsOf('attacked').map(({ defence }) => defence)).toEqual([1])
  })

  test('[L-DEF.13, L-R16] spells, Enchantments and powers ignore it', () => {
    const t = lay({ A: { hand: ['smite'] }, units: { '2,3': 'bCv3/6D' } })
    t.A.picks('cast Smite on Cavalier (2,3)')
    expect(on(t, '2,3').hp).toBe(2)
    const spark = lay({ A: { class: 'elementalist' }, units: { '2,3': 'bGdD' } })
    spark.A.picks('use Spark on Guard (2,3)')
    expect(on(spark, '2,3').hp).toBe(2)
  })
})

describe('Second Main phase', () => {
  test('[L-MN2.1] it has the same rules as the first', () => {
    const t = lay({
      phase: 'main2',
      A: { hand: ['guard', 'smite'], slots: [{ card: 'rally' }], orbs: 'SWWB' },
      units: { '2,3': 'bIm' },
    })
    t.A.picks('summon Guard to (1,1)', 'charge Rally with blue', 'cast Smite on Imp (2,3)')
  })

  test('[L-MN2.2] what carries no token goes back to hand at its end', () => {
    const t = lay({ A: { area: [{ card: 'smite' }, { card: 'rally' }] } })
    ends(t, 0)
    expect(areaOf(t, 0)).toHaveLength(2)
    ends(t, 0)
    expect(handOf(t, 0)).toEqual(['Rally', 'Smite'])
  })

  test('[L-MN2.3] prepared spells stay', () => {
    const t = lay({ phase: 'main2', A: { slots: [{ card: 'smite', charges: 'W' }] } })
    ends(t, 0)
    expect(at(t, 0).slots[0]?.charges).toEqual([1, 0, 0, 0, 0])
  })

  test('[L-MN2.4] so do active Enchantments', () => {
    const t = lay({ phase: 'main2', A: { area: [{ card: 'blessing-of-valor', tokens: 1 }] } })
    ends(t, 0)
    expect(areaOf(t, 0)).toEqual(['Blessing of Valor'])
  })

  test('[L-MN2.5, L-R27] and Auras', () => {
    const t = lay({ phase: 'main2', A: { area: [{ card: 'devotion' }] } })
    ends(t, 0)
    expect(areaOf(t, 0)).toEqual(['Devotion'])
  })

  test('[L-MN2.6, L-KEY.12] mana tokens are lost at the end of the turn', () => {
    const t = lay({ A: { hand: ['blood-pact'] } })
    t.A.picks('cast Blood Pact')
    expect(at(t, 0).mana).toEqual([0, 0, 0, 0, 2])
    ends(t, 0)
    expect(at(t, 0).mana).toEqual([0, 0, 0, 0, 2])
    ends(t, 0)
    expect(at(t, 0).mana).toEqual([0, 0, 0, 0, 0])
  })
})

describe('summoning', () => {
  test('[L-SUM.1, L-KEY.10] a power or a card puts a card on the battleground', () => {
    const t = lay({ A: { class: 'elementalist', hand: ['guard', 'rime-wisp'], orbs: 'SS' } })
    t.A.picks('summon Guard to (1,1)', 'cast Rime Wisp to (2,1)')
    expect(t.eventsOf('summoned')).toHaveLength(2)
  })

  test('[L-SUM.2] on an empty field of the home row, which the player picks', () => {
    const t = lay({ active: 'B', B: { hand: ['imp'] }, units: { '3,5': 'bIm' } })
    t.B.isRefused('prepare Imp', 'Only spells')
    expect(t.B.text().options.filter((option) => option.startsWith('summon'))).toEqual([
      'summon Imp to (4,5)',
      'summon Imp to (2,5)',
      'summon Imp to (1,5)',
    ])
  })

  test('[L-SUM.3, L-SUM.5] a Guard comes with Attack 1 and HP 3', () => {
    const t = lay({ A: { hand: ['guard'] } })
    t.A.picks('summon Guard to (1,1)')
    expect(on(t, '1,1')).toMatchObject({ attack: 1, hp: 3, baseHp: 3 })
  })

  test('[L-SUM.4] a missing base value gets no die', () => {
    const t = lay({ A: { hand: ['stone-pillar'] } })
    t.A.picks('cast Stone Pillar to (1,1)')
    expect(on(t, '1,1')).toMatchObject({ attack: null, hp: 4 })
  })

  test('[L-SUM.6, L-R50] spells that summon themselves are units', () => {
    const t = lay({ A: { hand: ['ember-sprite'] } })
    t.A.picks('cast Ember Sprite to (1,1)', 'end the phase').isAsked('Ember Sprite (1,1)').picks('Defend')
    expect(shown(t, '1,2')).toBe('Ember Sprite 3/3 D')
    expect(CATALOG.filter((face) => face.facts.class === 'elementalist' && face.kind === 'unit')).toEqual([])
  })

  test('[L-SUM.7, L-R24] a unit shows name, type, text, modifiers and values; what it costs is Muster', () => {
    const archer = CATALOG.find((face) => face.slug === 'archer')
    expect(archer).toMatchObject({
      name: 'Archer',
      facts: { type: 'Human Soldier', attack: 2, hp: 2, range: 1, muster: 'S' },
    })
    expect(archer?.facts.cost).toBeUndefined()
    const t = lay({ A: { hand: ['cavalier'], orbs: 'SS' } })
    t.A.picks('summon Cavalier to (1,1)')
    expect(poolOf(t, 0)).toBe('')
  })

  test('[L-SUM.8, L-R37] it acts in the Battle phase of the same turn', () => {
    const t = lay({ A: { hand: ['guard'] } })
    t.A.picks('summon Guard to (1,1)', 'end the phase', 'Advance', 'Attack')
    expect(shown(t, '1,2')).toBe('Guard 1/3')
  })

  test('[L-SUM.9, L-KEY.20] who summoned it owns it', () => {
    const t = lay({ A: { hand: ['guard'] } })
    t.A.picks('summon Guard to (1,1)')
    expect(on(t, '1,1').owner).toBe(0)
  })

  test('[L-SUM.10] the type line matters only to what refers to it', () => {
    const nodes = ['tormentors', 'cult', 'doom']
    const demons = lay({
      phase: 'battle',
      A: { class: 'warlock', nodes },
      units: { '1,2': 'aIm+stun', '2,2': 'aTo+stun' },
    })
    expect(lives(demons)).toEqual([20, 19])
    const others = lay({
      phase: 'battle',
      A: { class: 'warlock', nodes },
      units: { '1,2': 'aCu+stun', '2,2': 'aCu+stun' },
    })
    expect(lives(others)).toEqual([20, 20])
  })

  test('[L-R35] a full home row stops Muster and self-summoning', () => {
    const units = { '1,1': 'aGd', '2,1': 'bIm', '3,1': 'aGd', '4,1': 'aGd' }
    const t = lay({ A: { class: 'elementalist', hand: ['archer', 'storm-elemental'], orbs: 'RBSS' }, units })
    t.A.isRefused('summon Archer', 'home row').isRefused('cast Storm Elemental', 'home row')
  })

  test('[L-R38] without an HP die it is not healed, and any damage kills it', () => {
    const t = lay({ A: { hand: ['mending-light'] }, units: { '2,3': 'aGd1/-' } })
    t.A.picks('cast Mending Light on Guard (2,3)')
    expect(on(t, '2,3').hp).toBeNull()
    const struck = lay({ A: { class: 'elementalist' }, units: { '2,3': 'bGd1/-' } })
    struck.A.picks('use Spark on Guard (2,3)')
    expect(shown(struck, '2,3')).toBe('')
  })
})

describe('modifiers', () => {
  test('[L-MOD.1] they change how a unit acts in the Battle phase', () => {
    const signs = CATALOG.filter((face) =>
      ['range', 'shield', 'packTactics', 'grounded'].some((sign) => face.facts[sign]),
    )
    expect(signs.map((face) => face.name)).toEqual(
      expect.arrayContaining(['Archer', 'Sentinel', 'Hellhound', 'Stone Pillar']),
    )
  })

  test('[L-MOD.2, L-MOD.3] one Range gives attack range 2, which includes range 1', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aAr', '1,1': 'aGd', '2,3': 'bIm' } })
    expect([attackRange(on(t, '2,2')), attackRange(on(t, '1,1'))]).toEqual([2, 1])
    t.A.picks('Attack')
    expect(shown(t, '2,3')).toBe('')
  })

  test('[L-MOD.5] Pack Tactics threatens while defending', () => {
    const t = lay({ units: { '2,3': 'aGdD', '2,4': 'bIm', '1,3': 'bHhD', '3,3': 'bToD' } })
    expect(threatsTo(t.state, on(t, '2,3'), on(t, '2,4'))).toEqual([on(t, '1,3')])
  })

  test('[L-MOD.6, L-R46] Grounded never leaves its field, and keeps its Snare', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aSp+snare' } })
    t.A.picks('Advance', 'Defend')
    expect([shown(t, '2,2'), on(t, '2,2').snare]).toEqual(['Stone Pillar -/4 D', 1])
  })
})

describe('experience', () => {
  test('[L-EXP.1, L-EXP.2] three make a level and a power token', () => {
    const t = lay({ phase: 'battle', A: { experience: 2 } })
    expect(growth(t, 0)).toEqual([0, 1, 1])
  })

  test('[L-R42] surplus carries over, tokens are kept and spent in own Main phases', () => {
    const t = lay({
      phase: 'main2',
      A: { class: 'elementalist', hand: ['fireball'], experience: 2, powerTokens: 3 },
      B: { class: 'warlock' },
      units: { '2,3': 'bIm', '3,3': 'bIm', '2,4': 'bIm' },
    })
    t.A.picks('cast Fireball between lanes 2 and 3, rows 3 and 4')
    expect(growth(t, 0)).toEqual([2, 1, 4])
    t.A.picks('buy Fireball', 'buy Kindling', 'buy Scorch', 'buy Colossus')
    expect(growth(t, 0)).toEqual([2, 1, 0])
  })

  test('[L-EXP.3] tokens bring cards, orbs and powers', () => {
    const t = lay({ A: { class: 'paladin', powerTokens: 3 } })
    t.A.picks('buy Purity', 'buy Judgement').isRefused('buy Oath', 'second node')
    expect([handOf(t, 0), poolOf(t, 0)]).toEqual([['Judgement', 'Purity'], 'WWWBBSSS'])
    const passive = lay({
      A: { class: 'elementalist', powerTokens: 1, nodes: ['deep-winter', 'blizzard'], hand: ['frostbind'] },
      units: { '2,3': 'bGd' },
    })
    passive.A.picks('buy Ice Armour', 'cast Frostbind on Guard (2,3)')
    expect([at(passive, 0).passives > 0, on(passive, '2,3').chill]).toEqual([true, 3])
  })

  test('[L-EXP.4, L-R41] the end of the Battle phase and kills, and nothing else', () => {
    const t = lay({ phase: 'battle', units: { '2,5': 'aCv', '3,3': 'aCv', '3,4': 'bIm' } })
    t.A.picks('Attack', 'Attack')
    expect(growth(t, 0)[0]).toBe(2)
  })

  test('[L-R68] Overwhelm keeps power tokens worth something', () => {
    const nodes = ['cavalry', 'drill', 'fletchers', 'crusade']
    const t = lay({ A: { class: 'paladin', nodes, powerTokens: 1 } })
    t.A.picks('use Overwhelm')
    expect([lives(t), growth(t, 0)[2]]).toEqual([[20, 18], 0])
    t.A.isRefused('use Overwhelm', 'no power token')
  })

  test('[L-R32] copies on the battleground are swapped when they come back', () => {
    const t = lay({
      phase: 'battle',
      A: { class: 'paladin', nodes: ['cavalry', 'drill'] },
      units: { '2,3': 'aGd1/1', '2,4': 'bIm' },
    })
    t.A.picks('Defend')
    ends(t, 0)
    t.B.picks('end the phase', 'Attack')
    ends(t, 1)
    t.A.picks('end the phase')
    expect(shown(t, '2,3')).not.toContain('Guard')
    expect(at(t, 0).hand).toHaveLength(1)
  })

  test('[L-R32] a node upgrades cards of its own class, not those of another that a position gives', () => {
    const nodes = ['fireball', 'kindling']
    const A = {
      class: 'elementalist',
      nodes,
      hand: ['guard'],
      slots: [{ card: 'curse-of-weakness' }],
      orbs: 'SP',
    }
    const t = lay({ A, units: { '2,3': 'bGd' } })
    t.A.picks('summon Guard to (1,1)', 'cast Curse of Weakness on Guard (2,3)')
    expect(shown(t, '1,1')).toBe('Guard 1/3')
  })

  test('[L-R33] a prepared copy keeps its old text; an Aura in play is swapped in place', () => {
    const nodes = ['shackles', 'deep-curses', 'treachery']
    const t = lay({
      A: {
        class: 'warlock',
        nodes,
        powerTokens: 1,
        slots: [{ card: 'shadow-bolt' }],
        area: [{ card: 'soul-toll' }],
      },
      units: { '2,3': 'bCv3/9' },
    })
    t.A.picks('buy Malediction').picks('cast Shadow Bolt on Cavalier (2,3)')
    expect([on(t, '2,3').hp, areaOf(t, 0)]).toEqual([6, ['Shadow Bolt', 'Soul Toll II']])
  })

  test('[L-R33] what is prepared after the purchase shows and has the better text, what was before it the old one', () => {
    const A = { class: 'warlock', nodes: ['shackles', 'deep-curses'], orbs: 'PR' }
    const prepared = lay({ A: { ...A, slots: [{ card: 'shackles' }] }, units: { '2,3': 'bGd' } })
    prepared.A.picks('charge Shackles II with red', 'cast Shackles II on Guard (2,3)')
    expect(on(prepared, '2,3')).toMatchObject({ snare: 1, disarm: 1 })
    const old = lay({ A: { ...A, slots: [{ card: 'shackles', old: true }] }, units: { '2,3': 'bGd' } })
    old.A.picks('charge Shackles with red', 'cast Shackles on Guard (2,3)')
    expect(on(old, '2,3')).toMatchObject({ snare: 1, disarm: 0 })
  })

  test('[L-R33] an Aura cast with its old text keeps it, whatever else is bought: it is swapped at once or never', () => {
    const t = lay({
      A: {
        class: 'warlock',
        nodes: ['shackles', 'deep-curses', 'treachery', 'malediction'],
        powerTokens: 2,
        life: 10,
        orbs: 'PP',
        hand: ['shadow-bolt'],
        slots: [{ card: 'soul-toll', charges: 'RPP', old: true }],
      },
      units: { '2,3': 'bGd' },
    })
    t.A.picks('cast Soul Toll', 'buy Hellfire', 'buy Tormentors')
    expect(areaOf(t, 0)).toEqual(['Soul Toll'])
    t.A.picks('cast Shadow Bolt II on Guard (2,3)')
    expect(lives(t)).toEqual([10, 19])
  })

  test('[L-R33] Malediction alone swaps a Soul Toll that lies in play, and no other card that lies there', () => {
    const nodes = ['shackles', 'deep-curses', 'treachery']
    const area = [{ card: 'soul-toll' }, { card: 'shadow-bolt' }, { card: 'treachery', tokens: 1 }]
    const t = lay({ A: { class: 'warlock', nodes, powerTokens: 2, area } })
    t.A.picks('buy Tormentors')
    expect(areaOf(t, 0)).toEqual(['Shadow Bolt', 'Soul Toll', 'Treachery'])
    t.A.picks('buy Malediction')
    expect(areaOf(t, 0)).toEqual(['Shadow Bolt', 'Soul Toll II', 'Treachery'])
  })

  test('[L-R58] powers are no spells, passive ones work by themselves before the experience', () => {
    const nodes = ['cavalry', 'drill', 'fletchers', 'crusade']
    const t = lay({
      phase: 'battle',
      A: { class: 'paladin', nodes },
      units: { '1,4': 'aGd+stun', '2,5': 'aGd+stun' },
    })
    expect(lives(t)).toEqual([20, 19])
    expect(t.events.map((event) => event.type).slice(-4)).toEqual([
      'passiveWorked',
      'lifeChanged',
      'gainedExperience',
      'phaseBegan',
    ])
  })

  test.each([
    ['2,4', 19],
    ['2,3', 20],
  ])(
    '[L-R58] Zeal asks for two units in the farthest rows: with the second on %s the hero has %i left',
    (field, life) => {
      const nodes = ['cavalry', 'drill', 'fletchers', 'crusade']
      const units = { '1,5': 'aGd+stun', [field]: 'aGd+stun' }
      const t = lay({ phase: 'battle', A: { class: 'paladin', nodes }, units })
      expect(lives(t)).toEqual([20, life])
    },
  )
})
