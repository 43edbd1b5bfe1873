import { Match } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { lanes } from '../../game.ts'
import { areaOf, at, handOf, lay, namesOf, on, poolOf, shown, trackOf } from '../lay.ts'

/** What is said of a position that cannot be. */
function fault(position: object, options: object = {}): string {
  const started = Match.start(lanes, { seats: 2, seed: 1, position, options })
  return started.ok ? 'started' : started.fault.message
}

describe('[L-SET.6] a position lays the whole play area of both', () => {
  test('without a word it is the first turn of A, both fresh', () => {
    const t = lay({})
    expect(t.state).toMatchObject({ active: 0, first: 0, turns: 0, phase: 'main1' })
    expect([at(t, 0), at(t, 1)]).toMatchObject([
      {
        class: 0,
        life: 20,
        experience: 0,
        level: 0,
        powerTokens: 0,
        casts: 0,
        hasSparked: false,
        nodes: 0,
        step: 0,
      },
      {
        class: 1,
        life: 20,
        experience: 0,
        level: 0,
        powerTokens: 0,
        casts: 0,
        hasScorched: false,
        passives: 0,
      },
    ])
    expect([poolOf(t, 0), poolOf(t, 1), trackOf(t, 0)]).toEqual(['WWWBSSS', 'RPPPSSS', ['', '', '']])
    expect([handOf(t, 0), areaOf(t, 0), at(t, 0).slots.map(({ card }) => card)]).toEqual([
      [],
      [],
      [null, null],
    ])
    expect(t.state.board.every((unit) => unit === null)).toBe(true)
  })

  test.each([
    ['A', 'A', 1, 0],
    ['B', 'A', 1, 1],
    ['B', 'B', 1, 0],
    ['A', 'B', 1, 1],
    ['A', 'A', 3, 4],
    ['B', 'A', 3, 5],
  ] as const)(
    'with %s active, %s first and round %i so many turns are over: %i',
    (active, first, round, turns) => {
      expect(lay({ active, first, round }).state).toMatchObject({ turns, active: active === 'A' ? 0 : 1 })
    },
  )

  test('rounds go up to the last one, or to 500', () => {
    expect(fault({ round: 500 })).toBe('started')
    expect(fault({ round: 501 })).toContain('position.round')
    expect(fault({ round: 0 })).toContain('position.round')
    expect(fault({ round: 8 }, { roundLimit: 8 })).toBe('started')
    expect(fault({ round: 9 }, { roundLimit: 8 })).toContain('position.round')
  })

  test('every number and flag of a seat', () => {
    const A = {
      class: 'elementalist',
      life: 7,
      experience: 2,
      level: 3,
      powerTokens: 4,
      casts: 2,
      hasSparked: true,
      hasScorched: true,
      orbs: 'RB',
      mana: 'S',
      step: 2,
      track: ['W', 'RR'],
    }
    const t = lay({ A })
    expect(at(t, 0)).toMatchObject({
      class: 2,
      life: 7,
      experience: 2,
      level: 3,
      powerTokens: 4,
      casts: 2,
      hasSparked: true,
      hasScorched: true,
      mana: [0, 0, 0, 0, 1],
      step: 1,
    })
    expect([poolOf(t, 0), trackOf(t, 0)]).toEqual(['RB', ['W', 'RR', '']])
    expect(at(t, 1)).toMatchObject({ life: 20, hasSparked: false, hasScorched: false, step: 0 })
  })

  test.each([
    [{ hand: ['imp'] }, {}, [1, 1]],
    [{ hand: ['frostbind', 'imp'] }, {}, [2, 1]],
    [{}, { '1,1': 'bEs', '1,2': 'aIm', '1,3': 'aGd' }, [1, 2]],
    [{ hand: ['smite'] }, { '1,2': 'aIm' }, [0, 1]],
    [{}, {}, [0, 1]],
  ])('the class is that of the first card that is named: %j with %j', (A, units, classes) => {
    expect(lay({ A, units }).state.players.map((player) => player.class)).toEqual(classes)
  })

  test('nodes bring orbs, slots and powers, once, and no cards', () => {
    const nodes = ['storm', 'conduit', 'lightning', 'conflux', 'conduit']
    const t = lay({ A: { class: 'elementalist', nodes } })
    expect([poolOf(t, 0), at(t, 0).slots.length, handOf(t, 0)]).toEqual(['RRRBBBSSS', 3, []])
    expect(at(t, 0).slots[2]).toEqual({ card: null, nodes: 0, charges: [0, 0, 0, 0, 0] })
    expect(at(t, 0).nodes.toString(2)).toBe('111100000000')
  })

  test('cards come out of the box, and one more is made where the box has none', () => {
    const box = (t: ReturnType<typeof lay>) =>
      namesOf(t, at(t, 0).box).filter((name) => name === 'Guard').length
    const one = lay({ A: { hand: ['guard'], class: 'paladin' } })
    expect([box(one), at(one, 0).box.length]).toEqual([1, 16])
    const three = lay({ A: { hand: ['guard', 'guard', 'guard'], class: 'paladin' } })
    expect([box(three), handOf(three, 0)]).toEqual([0, ['Guard', 'Guard', 'Guard']])
    const stands = lay({ A: { class: 'paladin' }, units: { '1,1': 'aSe' } })
    expect(box(stands)).toBe(1)
  })

  test('slots hold what is named, with its charges, in their order', () => {
    const slots = [{ card: 'smite', charges: 'WB' }, { card: 'rally' }]
    const t = lay({ A: { class: 'paladin', hand: ['judgement'], slots } })
    expect(
      at(t, 0).slots.map(({ card, charges }) => [namesOf(t, card === null ? [] : [card]), charges]),
    ).toEqual([
      [['Smite'], [1, 0, 0, 1, 0]],
      [['Rally'], [0, 0, 0, 0, 0]],
    ])
    expect(handOf(t, 0)).toEqual(['Judgement'])
    const second = lay({ A: { class: 'paladin', slots } })
    second.A.picks('charge Smite with white')
    expect(at(lay({ A: { class: 'paladin', slots } }), 0).slots[0]?.charges).toEqual([1, 0, 0, 1, 0])
  })

  test('two matches share nothing', () => {
    const first = lay({
      A: { hand: ['guard', 'smite'], slots: [{ card: 'rally', charges: 'W' }] },
      units: { '2,3': 'bIm' },
    })
    first.A.picks('summon Guard to (1,1)', 'charge Rally with blue', 'cast Smite on Imp (2,3)')
    expect([poolOf(lay({}), 0), trackOf(lay({}), 0)]).toEqual(['WWWBSSS', ['', '', '']])
  })

  test('a picture of the board, rows from B down to A, and single fields on top of it', () => {
    const board = ['bGd . . bIm', '. . . .', '. aAr2/1D+stun . .', '. . . .', ' . . . aSp-/2 ']
    const t = lay({ board, units: { '3,1': 'aGd', '4,1': 'aIm+haste2+chill' } })
    expect(['1,5', '4,5', '2,3', '4,1', '3,1', '1,1'].map((field) => shown(t, field))).toEqual([
      'Guard 1/3',
      'Imp 3/1',
      'Archer 2/1 D',
      'Imp 3/1',
      'Guard 1/3',
      '',
    ])
    expect(on(t, '2,3')).toMatchObject({ owner: 0, stun: 1, haste: 0, isDefending: true })
    expect(on(t, '1,5')).toMatchObject({ owner: 1, isDefending: false, attack: 1, hp: 3, baseHp: 3 })
    expect(on(t, '4,1')).toMatchObject({ haste: 2, chill: 1 })
  })

  test('a unit with an Enchantment of its own carries its token, each with another shape', () => {
    const t = lay({ units: { '1,1': 'aMc', '2,1': 'aMc', '3,1': 'bMc', '4,1': 'aGd' } })
    expect(['1,1', '2,1', '3,1', '4,1'].map((field) => [on(t, field).shape, on(t, field).tokens])).toEqual([
      [0, 1],
      [1, 1],
      [0, 1],
      [-1, 0],
    ])
  })

  test('what lies in a play area: tokens as printed unless told, a shape each, marks on the named units alone', () => {
    const area = [
      { card: 'withering-hex', on: ['2,3'] },
      { card: 'smite' },
      { card: 'treachery', tokens: 0 },
      { card: 'withering-hex-ii', tokens: 1, on: ['2,3', '3,3'] },
    ]
    const t = lay({
      A: { class: 'warlock', area },
      units: { '2,3': 'bGd', '3,3': 'bGd', '4,3': 'bGd', '1,1': 'aMc' },
    })
    expect(at(t, 0).area.map(({ shape, tokens }) => [shape, tokens])).toEqual([
      [1, 2],
      [-1, 0],
      [-1, 0],
      [2, 1],
    ])
    expect(['2,3', '3,3', '4,3'].map((field) => on(t, field).marks)).toEqual([6, 4, 0])
    expect(areaOf(t, 0)).toEqual(['Smite', 'Treachery', 'Withering Hex', 'Withering Hex II'])
  })

  test.each([
    [{ units: { '2,3': 'aXx' } }, 'position.units.2,3 is "aXx"; allowed is a unit such as'],
    [{ units: { '2,3': 'xaGd' } }, 'position.units.2,3'],
    [{ units: { '2,3': 'aGdx' } }, 'position.units.2,3'],
    [{ units: { '2,3': 'aGd1' } }, 'position.units.2,3'],
    [{ units: { '2,3': 'aGd+slow' } }, 'position.units.2,3'],
    [{ units: { '2,3': '.' } }, 'position.units.2,3'],
    [{ units: { '5,1': 'aGd' } }, 'position.units.5,1 is "aGd"; allowed is no such field'],
    [{ board: ['. . . .'] }, 'position.board is '],
    [{ board: ['. .', ...Array(4).fill('. . . .')] }, 'position.board[0] is ". ."; allowed is 4 lanes.'],
    [
      { board: ['. . . aXx', ...Array(4).fill('. . . .')] },
      'position.board[0] is ". . . aXx"; allowed is a row',
    ],
    [{ board: ['. . . .aGd', ...Array(4).fill('. . . .')] }, 'position.board[0]'],
    [{ phase: 'setup' }, 'position.phase is "setup"'],
    [{ active: 'C' }, 'position.active is "C"'],
    [{ first: 'C' }, 'position.first is "C"'],
    [{ wind: 1 }, 'position.wind'],
    [{ seats: [{ life: 0 }] }, 'position.seats[0].life is 0'],
    [{ seats: [{ life: 21 }] }, 'position.seats[0].life is 21'],
    [{ seats: [{ experience: 3 }] }, 'position.seats[0].experience is 3'],
    [{ seats: [{ level: 100 }] }, 'position.seats[0].level'],
    [{ seats: [{ powerTokens: -1 }] }, 'position.seats[0].powerTokens'],
    [{ seats: [{ casts: 100 }] }, 'position.seats[0].casts'],
    [{ seats: [{ hasSparked: 1 }] }, 'position.seats[0].hasSparked'],
    [{ seats: [{ hasScorched: 1 }] }, 'position.seats[0].hasScorched'],
    [{ seats: [{ class: 'knight' }] }, 'position.seats[0].class'],
    [{ seats: [{ hand: ['sentinel'] }] }, 'position.seats[0].hand[0] is "sentinel"'],
    [{ seats: [{ slots: [{ card: 'guard' }] }] }, 'position.seats[0].slots[0].card is "guard"'],
    [{ seats: [{ slots: [{ card: 'smite', charges: 'Y' }] }] }, 'position.seats[0].slots[0].charges'],
    [{ seats: [{ slots: [{ card: 'smite', old: 1 }] }] }, 'position.seats[0].slots[0].old'],
    [{ seats: [{ slots: [{ card: 'smite', age: 1 }] }] }, 'position.seats[0].slots[0].age'],
    [{ seats: [{ slots: [{}, {}, {}] }] }, 'position.seats[0].slots'],
    [{ seats: [{ orbs: 'XY' }] }, 'position.seats[0].orbs is "XY"; allowed is letters of W, R, P, B and S.'],
    [{ seats: [{ mana: 'w' }] }, 'position.seats[0].mana is "w"'],
    [{ seats: [{ step: 4 }] }, 'position.seats[0].step is 4'],
    [{ seats: [{ step: 0 }] }, 'position.seats[0].step is 0'],
    [{ seats: [{ class: 'paladin', nodes: ['doom'] }] }, 'position.seats[0].nodes[0] is "doom"'],
    [{ seats: [{ area: [{ card: 'guard' }] }] }, 'position.seats[0].area[0].card'],
    [{ seats: [{ area: [{ card: 'smite', tokens: 10 }] }] }, 'position.seats[0].area[0].tokens'],
    [{ seats: [{ area: [{ card: 'smite', deep: 1 }] }] }, 'position.seats[0].area[0].deep'],
    [{ seats: [{}, { area: [{ card: 'smite', on: ['1,1'] }] }] }, 'position.seats[1].area[0].on[0] is "1,1"'],
    [{ seats: [{ track: ['', '', '', 'W'] }] }, 'position.seats[0].track is '],
    [{ seats: [{ colour: 'red' }] }, 'position.seats[0].colour'],
    [{ seats: [{}, {}, {}] }, 'position.seats'],
  ])('%j is refused', (position, message) => {
    expect(fault(position)).toContain(message)
  })

  test('every card lies in one place that has a name', () => {
    const slots = [{ card: 'smite' }]
    const t = lay({
      A: { class: 'paladin', hand: ['rally'], slots, area: [{ card: 'judgement' }] },
      units: { '1,1': 'aGd' },
    })
    const zones = lanes.zones(t.state).map(({ name, owner, cards }) => [name, owner, cards.length])
    expect(zones).toEqual([
      ['board', null, 1],
      ['hand', 0, 1],
      ['box', 0, 13],
      ['area', 0, 1],
      ['slots', 0, 1],
      ['hand', 1, 0],
      ['box', 1, 19],
      ['slots', 1, 0],
    ])
    const ids = lanes.zones(t.state).flatMap(({ cards }) => cards)
    expect(new Set(ids).size).toBe(t.state.cards.def.length)
  })
})
