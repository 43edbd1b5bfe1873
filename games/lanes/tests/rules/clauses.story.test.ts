import { scene } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { lanes } from '../../game.ts'
import type { LanesEvent } from '../../events.ts'
import { at, ends, fieldOf, lay, on, poolOf, type Layout, type LanesScene } from '../lay.ts'

const NONE = [0, 0, 0, 0, 0]

/** Everything that is told from the first of these types on, as plain data. */
function storyFrom(t: LanesScene, first: LanesEvent['type']): LanesEvent[] {
  const from = t.events.findIndex(({ type }) => type === first)
  return t.events.slice(from)
}

function played(layout: Layout, ...picks: readonly string[]): LanesScene {
  const t = lay(layout)
  t.A.picks(...picks)
  return t
}

describe('what is told of a turn', () => {
  test('[L-TRN.1, L-ORB.5] an empty one', () => {
    const t = lay({ phase: 'orbs', A: { step: 3, orbs: '', track: ['WB'] } })
    ends(t, 0, 2)
    expect(t.events.slice(0, 12)).toEqual([
      { type: 'turnBegan', seat: 0, round: 1 },
      { type: 'phaseBegan', seat: 0, phase: 'orbs' },
      { type: 'orbsRefreshed', seat: 0, step: 0, orbs: [1, 0, 0, 1, 0] },
      { type: 'phaseBegan', seat: 0, phase: 'enchantments' },
      { type: 'phaseBegan', seat: 0, phase: 'main1' },
      { type: 'phaseBegan', seat: 0, phase: 'battle' },
      { type: 'waveBegan', seat: 0, wave: 1 },
      { type: 'waveBegan', seat: 0, wave: 2 },
      { type: 'gainedExperience', seat: 0, by: 1, experience: 1 },
      { type: 'phaseBegan', seat: 0, phase: 'main2' },
      { type: 'turnBegan', seat: 1, round: 1 },
      { type: 'phaseBegan', seat: 1, phase: 'orbs' },
    ])
    expect(at(t, 0).track).toEqual(Array(15).fill(0))
  })

  test('[L-SET.1, L-SET.4, L-SET.5] the setup', () => {
    const t = scene(lanes, { options: { classes: ['paladin', 'warlock'] }, rolls: [2, 5] })
    const [one, two, three, four, five] = t.events
    expect([one, two, four]).toEqual([
      { type: 'rolledForFirst', dice: [2, 5] },
      { type: 'tookClass', seat: 1, class: 1 },
      { type: 'tookClass', seat: 0, class: 0 },
    ])
    expect([three, five]).toMatchObject([
      { type: 'gainedCards', seat: 1 },
      { type: 'gainedCards', seat: 0 },
    ])
    expect(t.events[5]).toEqual({ type: 'turnBegan', seat: 1, round: 1 })
    expect(t.state.turns).toBe(0)
  })

  test('[L-SET.4] classes left to the table may be dealt, never one twice unless that is allowed', () => {
    const first = (options: object) => scene(lanes, { seed: 3, options: { classDeal: 'random', ...options } })
    for (let seed = 1; seed < 12; seed++) {
      const t = scene(lanes, { seed, options: { classDeal: 'random' } })
      t.seat(t.state.first).isAsked('First Main')
      const [a, b] = t.state.players.map((player) => player.class)
      expect(a).not.toBe(b)
    }
    const half = first({ classes: ['warlock', ''] })
    expect(at(half, 0).class).toBe(1)
    expect(at(half, 1).class).not.toBe(1)
  })

  test('[L-R56] what makes up for the first turn is for the second player, and only then', () => {
    const PAIR = { classes: ['paladin', 'warlock'] }
    const begin = (compensation: string) =>
      scene(lanes, { options: { ...PAIR, compensation }, rolls: [5, 3] })
    expect(begin('experience').state.players.map((player) => player.experience)).toEqual([0, 1])
    expect(begin('none').state.players.map((player) => player.experience)).toEqual([0, 0])
    const delay = begin('delay')
    expect([poolOf(delay, 0), poolOf(delay, 1)]).toEqual(['WWWBSS', 'RPPPSSS'])
    expect(at(delay, 0).track.reduce((sum, count) => sum + count, 0)).toBe(1)
    const mana = begin('mana')
    expect(at(mana, 0).mana).toEqual(NONE)
    ends(mana, 0, 2)
    expect([at(mana, 0).mana, at(mana, 1).mana]).toEqual([NONE, [0, 0, 0, 0, 1]])
    ends(mana, 1, 2)
    expect([at(mana, 0).mana, at(mana, 1).mana]).toEqual([NONE, NONE])
    ends(mana, 0, 2)
    expect(at(mana, 1).mana).toEqual(NONE)
    const none = begin('none')
    ends(none, 0, 2)
    expect(at(none, 1).mana).toEqual(NONE)
  })

  test('[L-TRN.3] what is used once per turn is there again in the next own turn, not in that of the other', () => {
    const A = { class: 'elementalist', casts: 3, hasSparked: true, hasScorched: true }
    const t = lay({ phase: 'main2', A, B: { class: 'elementalist', casts: 2, hasSparked: true } })
    ends(t, 0)
    expect([at(t, 0), at(t, 1)]).toMatchObject([
      { casts: 3, hasSparked: true, hasScorched: true },
      { casts: 0, hasSparked: false },
    ])
    ends(t, 1, 2)
    expect(at(t, 0)).toMatchObject({ casts: 0, hasSparked: false, hasScorched: false })
  })

  test('[L-WIN.2] after the end of the game no phase begins', () => {
    const t = lay({ phase: 'battle', B: { life: 1 }, units: { '2,5': 'aGd', '3,5': 'aGd' } })
    t.A.picks('Attack')
    expect(t.events.slice(-2)).toEqual([
      { type: 'lifeChanged', seat: 1, by: -1, life: 0 },
      { type: 'ended', reason: 'life', winner: 0 },
    ])
    expect(t.state.phase).toBe('battle')
  })
})

describe('what is told of spells and powers', () => {
  const UNITS = { '2,3': 'bGd' }

  test('[L-CST.4] a spell from hand', () => {
    const t = played(
      { A: { hand: ['smite'], orbs: 'W', mana: 'W' }, units: UNITS },
      'cast Smite on Guard (2,3)',
    )
    const guard = t.eventsOf('died')[0]?.card ?? -1
    const smite = at(t, 0).area[0]?.card ?? -1
    const field = fieldOf(t, '2,3')
    expect(storyFrom(t, 'paid')).toEqual([
      { type: 'paid', seat: 0, orbs: [1, 0, 0, 0, 0], mana: [1, 0, 0, 0, 0] },
      { type: 'cast', seat: 0, card: smite, at: [field], cards: [guard], wasPrepared: false },
      { type: 'damaged', card: guard, by: 4, hp: -1 },
      { type: 'died', seat: 1, card: guard, field },
      { type: 'returned', seat: 1, cards: [guard] },
      { type: 'gainedExperience', seat: 0, by: 1, experience: 1 },
    ])
  })

  test('[L-ENC.4, L-KEY.6] an Enchantment from a slot', () => {
    const slots = [{ card: 'withering-hex', charges: 'P' }]
    const t = played({ A: { class: 'warlock', slots }, units: UNITS }, 'cast Withering Hex on Guard (2,3)')
    const card = at(t, 0).area[0]?.card ?? -1
    const guard = on(t, '2,3').card
    expect(storyFrom(t, 'cast')).toEqual([
      { type: 'cast', seat: 0, card, at: [fieldOf(t, '2,3')], cards: [guard], wasPrepared: true },
      { type: 'enchantmentBegan', seat: 0, card, shape: 0, tokens: 2 },
      { type: 'enchanted', seat: 0, card: guard, shape: 0 },
    ])
    expect(at(t, 0).slots[0]).toEqual({ card: null, nodes: 0, charges: NONE })
  })

  test('[L-SUM.1, L-R24] a unit is mustered, with what it says of being summoned', () => {
    const t = played({ A: { class: 'paladin', hand: ['cavalier'], orbs: 'SS' } }, 'summon Cavalier to (3,1)')
    const { card, field } = on(t, '3,1')
    expect(storyFrom(t, 'paid')).toEqual([
      { type: 'paid', seat: 0, orbs: [0, 0, 0, 0, 2], mana: NONE },
      { type: 'mustered', seat: 0, card, field },
      { type: 'summoned', seat: 0, card, field },
      { type: 'conditionPlaced', card, condition: 'haste', count: 1 },
    ])
    expect(at(t, 0).hand).toEqual([])
  })

  test('[L-R26, L-SUM.6] a spell that summons itself, with an Enchantment of its own', () => {
    const A = { class: 'elementalist', hand: ['molten-colossus'], orbs: 'RRS' }
    const t = played({ A }, 'cast Molten Colossus to (1,1)')
    const { card, field } = on(t, '1,1')
    expect(storyFrom(t, 'cast')).toEqual([
      { type: 'cast', seat: 0, card, at: [field], cards: [], wasPrepared: false },
      { type: 'summoned', seat: 0, card, field },
      { type: 'enchantmentBegan', seat: 0, card, shape: 0, tokens: 1 },
    ])
  })

  test('[L-PRE.1, L-PRE.4, L-CHG.3] preparing, charging, replacing', () => {
    const A = { class: 'paladin', hand: ['smite', 'rally'], orbs: 'WB' }
    const t = played({ A }, 'prepare Smite', 'charge Smite with white', 'prepare Rally in place of Smite')
    const [first, second] = t.eventsOf('prepared')
    expect(storyFrom(t, 'prepared')).toEqual([
      { type: 'prepared', seat: 0, card: first?.card, slot: 0 },
      { type: 'paid', seat: 0, orbs: [1, 0, 0, 0, 0], mana: NONE },
      { type: 'charged', seat: 0, card: first?.card, slot: 0, colour: 0, isExtra: false },
      { type: 'replaced', seat: 0, card: first?.card, slot: 0 },
      { type: 'prepared', seat: 0, card: second?.card, slot: 0 },
    ])
    expect([at(t, 0).hand.length, at(t, 0).prepared]).toEqual([1, 2])
  })

  test('[L-R50] Spark', () => {
    const t = played({ A: { class: 'elementalist', orbs: 'R' }, units: UNITS }, 'use Spark on Guard (2,3)')
    const { card } = on(t, '2,3')
    expect(storyFrom(t, 'paid')).toEqual([
      { type: 'paid', seat: 0, orbs: [0, 1, 0, 0, 0], mana: NONE },
      { type: 'sparked', seat: 0, card },
      { type: 'damaged', card, by: 1, hp: 2 },
    ])
    expect(at(t, 0).hasSparked).toBe(true)
  })

  test('[L-R68] Overwhelm, of which only the end of a branch makes something', () => {
    const A = { class: 'warlock', nodes: ['hellfire', 'drain', 'blood-mastery', 'toll'], powerTokens: 2 }
    const t = played({ A, B: { life: 3 } }, 'use Overwhelm', 'use Overwhelm')
    expect(storyFrom(t, 'overwhelmed')).toEqual([
      { type: 'overwhelmed', seat: 0 },
      { type: 'lifeChanged', seat: 1, by: -2, life: 1 },
      { type: 'overwhelmed', seat: 0 },
      { type: 'lifeChanged', seat: 1, by: -2, life: 0 },
      { type: 'ended', reason: 'life', winner: 0 },
    ])
    expect(at(t, 0).powerTokens).toBe(0)
  })

  test('[L-EXP.3, L-R32] a node: cards from the box, orbs to the pool', () => {
    const t = played(
      { A: { class: 'warlock', powerTokens: 3 } },
      'buy Tormentors',
      'buy Cult',
      'buy Hellfire',
    )
    const told = storyFrom(t, 'boughtNode')
    expect(told.map(({ type }) => type)).toEqual([
      'boughtNode',
      'gainedCards',
      'boughtNode',
      'gainedCards',
      'gainedOrbs',
      'boughtNode',
      'gainedCards',
      'gainedOrbs',
    ])
    expect(told[0]).toEqual({ type: 'boughtNode', seat: 0, class: 1, node: 0 })
    expect(told[4]).toEqual({ type: 'gainedOrbs', seat: 0, orbs: [0, 0, 0, 0, 1] })
    expect(t.eventsOf('gainedCards').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [0, 2],
      [0, 2],
      [0, 1],
    ])
    expect([at(t, 0).nodes, at(t, 0).powerTokens, at(t, 0).hand.length]).toEqual([0b100000011, 0, 5])
  })

  test('[L-R22] who is asked how to pay has as many answers as there are ways, and none where there is one', () => {
    const options = { details: 'full' }
    const asked = lay({ options, A: { hand: ['cavalier'], orbs: 'S', mana: 'SS' } })
    asked.A.picks('summon Cavalier to (1,1)').isOffered('2 tokens', '1 token').picks('1 token')
    expect([poolOf(asked, 0), at(asked, 0).mana[4]]).toEqual(['', 1])
    expect(asked.eventsOf('paid')).toMatchObject([{ orbs: [0, 0, 0, 0, 1], mana: [0, 0, 0, 0, 1] }])
    const one = lay({ options, A: { hand: ['cavalier'], orbs: 'S', mana: 'S' } })
    one.A.picks('summon Cavalier to (1,1)').isAsked('First Main')
    const orbs = lay({ options, A: { hand: ['cavalier'], orbs: 'SSS' } })
    orbs.A.picks('summon Cavalier to (1,1)').isAsked('First Main')
    expect(poolOf(orbs, 0)).toBe('S')
  })
})

describe('what is told of battles', () => {
  test('[L-ATK.8, L-CON.10, L-DTH.1] an attack with Chill that kills', () => {
    const t = played({ phase: 'battle', units: { '2,2': 'aCv+chill', '2,3': 'bGd1/1D' } }, 'Attack')
    const { card: own } = on(t, '2,3')
    const foe = t.eventsOf('died')[0]?.card
    expect(storyFrom(t, 'waveBegan').slice(0, 7)).toEqual([
      { type: 'waveBegan', seat: 0, wave: 1 },
      { type: 'attacked', cards: [own, foe], from: 5, to: 9, defence: 1, chilled: 1, damage: 1 },
      { type: 'conditionLost', card: own, condition: 'chill', count: 1 },
      { type: 'died', seat: 1, card: foe, field: 9 },
      { type: 'returned', seat: 1, cards: [foe] },
      { type: 'gainedExperience', seat: 0, by: 1, experience: 1 },
      { type: 'waveBegan', seat: 0, wave: 2 },
    ])
    expect(t.events).toContainEqual({ type: 'advanced', card: own, from: 5, to: 9 })
  })

  test('[L-R15] whoever is left with exactly 0 HP has not survived: no after-attack text', () => {
    const t = played({ phase: 'battle', units: { '2,2': 'aTo', '2,3': 'bGd1/2' } }, 'Attack')
    expect(t.eventsOf('conditionPlaced')).toEqual([])
    expect(t.eventsOf('died')).toHaveLength(1)
  })

  test('[L-HRO.2] a strike at a hero, with Chill', () => {
    const t = played({ phase: 'battle', units: { '2,5': 'aCv+chill2' } }, 'Attack')
    const { card } = on(t, '2,5')
    expect(storyFrom(t, 'struckHero').slice(0, 3)).toEqual([
      { type: 'struckHero', card, seat: 1, from: 17, chilled: 2, damage: 1 },
      { type: 'conditionLost', card, condition: 'chill', count: 2 },
      { type: 'lifeChanged', seat: 1, by: -1, life: 19 },
    ])
    expect(on(t, '2,5').chill).toBe(0)
  })

  test('[L-HRO.2] a strike that Chill takes away whole changes no life', () => {
    const t = played({ phase: 'battle', units: { '2,5': 'aGd+chill3' } }, 'Attack')
    expect([t.eventsOf('lifeChanged'), on(t, '2,5').chill]).toEqual([[], 2])
  })

  test.each<[string, string, Record<string, string>, object]>([
    [
      'L-CON.7',
      'Attack',
      { '2,2': 'aGd+disarm2', '2,3': 'bGd' },
      { why: 'disarm', lost: { condition: 'disarm', count: 2 } },
    ],
    [
      'L-CON.23',
      'Advance',
      { '2,2': 'aGd+snare2' },
      { why: 'snare', lost: { condition: 'snare', count: 1 } },
    ],
    ['L-ATK.6', 'Attack', { '2,2': 'aGd+disarm+snare', '3,1': 'aGd+stun' }, { why: 'no-target', lost: null }],
    ['L-ADV.3', 'Advance', { '2,2': 'aGd+snare', '2,3': 'aSp+stun' }, { why: 'blocked', lost: null }],
    ['L-ADV.2', 'Advance', { '2,2': 'aGd+snare', '3,2': 'bGd' }, { why: 'target', lost: null }],
    ['L-MOD.6', 'Advance', { '2,2': 'aSp+snare' }, { why: 'grounded', lost: null }],
  ])('[%s] %s in vain with %j', (_, action, units, expected) => {
    const t = played({ phase: 'battle', units }, action)
    const { card } = on(t, '2,2')
    const at = t.events.findIndex((event) => event.type === 'idled' && event.card === card)
    const [idled, next] = [t.events[at], t.events[at + 1]]
    const lost = next?.type === 'conditionLost' ? { condition: next.condition, count: next.count } : null
    expect({ why: idled?.type === 'idled' && idled.why, lost }).toEqual(expected)
  })

  test('[L-CON.5, L-CON.6] Stun: two actions skipped, then the tokens go', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd+stun2' } })
    const { card } = on(t, '2,2')
    expect(storyFrom(t, 'waveBegan').slice(0, 5)).toEqual([
      { type: 'waveBegan', seat: 0, wave: 1 },
      { type: 'idled', card, why: 'stun' },
      { type: 'waveBegan', seat: 0, wave: 2 },
      { type: 'idled', card, why: 'stun' },
      { type: 'conditionLost', card, condition: 'stun', count: 2 },
    ])
  })

  test('[L-R18, L-DEF.1, L-CON.4] a stance ends, another begins, Haste is spent', () => {
    const t = played({ phase: 'battle', units: { '2,2': 'aSpD+haste' } }, 'Defend', 'Attack')
    const { card } = on(t, '2,2')
    expect(storyFrom(t, 'waveBegan').slice(1, 8)).toEqual([
      { type: 'rose', card },
      { type: 'defended', card },
      { type: 'waveBegan', seat: 0, wave: 2 },
      { type: 'idled', card, why: 'grounded' },
      { type: 'waveBegan', seat: 0, wave: 'haste' },
      { type: 'conditionLost', card, condition: 'haste', count: 1 },
      { type: 'idled', card, why: 'no-attack' },
    ])
  })

  test('[L-R58] passive powers before the experience, and none of them after the end', () => {
    const nodes = ['cavalry', 'drill', 'fletchers', 'crusade']
    const units = { '1,5': 'aGd+stun', '2,5': 'aGd+stun' }
    const t = lay({ phase: 'battle', A: { class: 'paladin', nodes }, B: { life: 1 }, units })
    expect(t.events.slice(-3)).toEqual([
      { type: 'passiveWorked', seat: 0, passive: 'zeal' },
      { type: 'lifeChanged', seat: 1, by: -1, life: 0 },
      { type: 'ended', reason: 'life', winner: 0 },
    ])
    expect(at(t, 0).experience).toBe(0)
  })

  test('[L-EXP.1, L-EXP.2] experience, level and token', () => {
    const t = lay({ phase: 'battle', A: { experience: 2, level: 1, powerTokens: 1 } })
    expect(storyFrom(t, 'gainedExperience').slice(0, 2)).toEqual([
      { type: 'gainedExperience', seat: 0, by: 1, experience: 3 },
      { type: 'levelled', seat: 0, level: 2 },
    ])
    expect(at(t, 0)).toMatchObject({ experience: 0, level: 2, powerTokens: 2 })
  })
})

describe('what is told of Enchantments and healing', () => {
  test('[L-ENP.5, L-ENP.6] one that resolves for the last time', () => {
    const area = [{ card: 'withering-hex', tokens: 1, on: ['2,3'] }]
    const t = lay({ phase: 'enchantments', A: { class: 'warlock', area }, units: { '2,3': 'bGd' } })
    const { card } = on(t, '2,3')
    const hex = t.eventsOf('enchantmentResolved')[0]?.card
    expect(storyFrom(t, 'enchantmentResolved').slice(0, 5)).toEqual([
      { type: 'enchantmentResolved', seat: 0, card: hex, tokens: 1 },
      { type: 'damaged', card, by: 1, hp: 2 },
      { type: 'enchantmentEnded', seat: 0, card: hex },
      { type: 'unenchanted', card, marks: 0 },
      { type: 'returned', seat: 0, cards: [hex] },
    ])
  })

  test('[L-KEY.13, L-KEY.4] HP raised, healed, and nothing told where nothing is healed', () => {
    const area = [{ card: 'blessing-of-valor', on: ['2,3'] }]
    const raised = lay({ phase: 'enchantments', A: { class: 'paladin', area }, units: { '2,3': 'aGd' } })
    expect(raised.eventsOf('strengthened')).toEqual([
      { type: 'strengthened', card: on(raised, '2,3').card, what: 'hp', by: 1 },
    ])
    const heal = (unit: string) =>
      played({ A: { hand: ['mending-light'] }, units: { '2,3': unit } }, 'cast Mending Light on Guard (2,3)')
    const hurt = heal('aGd1/1')
    expect(hurt.eventsOf('healed')).toEqual([{ type: 'healed', card: on(hurt, '2,3').card, by: 2, hp: 3 }])
    expect(heal('aGd').eventsOf('healed')).toEqual([])
  })

  test('[L-CON.19, L-CON.21] what Antimagic wards off is told', () => {
    const t = played(
      { A: { class: 'warlock', hand: ['hellfire'], orbs: 'RP' }, units: { '2,3': 'bGd+antimagic' } },
      'cast Hellfire between lanes 2 and 3, rows 3 and 4',
    )
    expect([t.eventsOf('warded'), t.eventsOf('damaged')]).toEqual([
      [{ type: 'warded', card: on(t, '2,3').card }],
      [],
    ])
  })

  test('[L-KEY.7] what Purity takes off is told, and nothing where nothing lies', () => {
    const B = { class: 'warlock', area: [{ card: 'withering-hex', on: ['2,3'] }] }
    const t = played(
      { A: { hand: ['purity'] }, B, units: { '2,3': 'aGd+chill2' } },
      'cast Purity on Guard (2,3)',
    )
    const { card } = on(t, '2,3')
    expect(storyFrom(t, 'cast').slice(1)).toEqual([
      { type: 'conditionLost', card, condition: 'chill', count: 2 },
      { type: 'unenchanted', card, marks: 0 },
      { type: 'conditionPlaced', card, condition: 'antimagic', count: 1 },
    ])
    const clean = played({ A: { hand: ['purity'] }, units: { '2,3': 'aGd' } }, 'cast Purity on Guard (2,3)')
    expect(clean.eventsOf('unenchanted')).toEqual([])
  })
})
