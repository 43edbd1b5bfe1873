import { scene } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { CATALOG, lanes, lettersOf } from '../../game.ts'
import { areaOf, at, ends, handOf, lay, lives, poolOf, story, trackOf } from '../lay.ts'

const PAIR = { classes: ['paladin', 'warlock'] }

function begin(options: Readonly<Record<string, unknown>> = PAIR, rolls: readonly number[] = [5, 3]) {
  return scene(lanes, { options, rolls })
}

describe('setup', () => {
  test.each([
    { rolls: [5, 3], first: 0 },
    { rolls: [2, 6], first: 1 },
  ])('[L-SET.1] the higher of the dice $rolls decides', ({ rolls, first }) => {
    const t = begin(PAIR, rolls)
    expect([t.state.first, t.state.active]).toEqual([first, first])
    t.seat(first).isAsked('First Main phase')
  })

  test('[L-R3] ties roll again', () => {
    const t = begin(PAIR, [4, 4, 1, 1, 2, 3])
    expect(t.eventsOf('rolledForFirst').map(({ dice }) => dice)).toEqual([
      [4, 4],
      [1, 1],
      [2, 3],
    ])
    expect(t.state.first).toBe(1)
  })

  test('[L-SET.2, L-SET.7] life is 20 and experience 0', () => {
    const t = begin()
    expect(lives(t)).toEqual([20, 20])
    expect(t.state.players.map(({ experience, level }) => [experience, level])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('[L-SET.3, L-ENC.11] tokens of the two players differ in colour, so both may use the same shape', () => {
    const t = lay({
      A: { class: 'warlock', area: [{ card: 'withering-hex', on: ['2,3'] }] },
      B: { class: 'paladin', area: [{ card: 'blessing-of-valor', on: ['2,3'] }] },
      units: { '2,3': 'bGd' },
    })
    expect(t.state.players.map((player) => player.area[0]?.shape)).toEqual([0, 0])
    const marks = t.state.board.find((unit) => unit !== null)?.marks ?? 0
    expect(marks.toString(2).split('1')).toHaveLength(3)
  })

  test('[L-SET.4] each chooses a class in player order', () => {
    const t = begin({}, [1, 2])
    t.A.isNotAsked()
    t.B.isAsked('choose your class').isOffered('Paladin', 'Warlock', 'Elementalist').picks('Warlock')
    t.A.isOffered('Paladin', 'Elementalist').picks('Elementalist')
    expect(t.state.players.map((player) => player.class)).toEqual([2, 1])
  })

  test('[L-R4] the same class twice only if the table allows it', () => {
    const t = begin({ mirror: true })
    t.A.picks('Warlock')
    t.B.isOffered('Paladin', 'Warlock', 'Elementalist').picks('Warlock')
    expect(t.state.players.map((player) => player.class)).toEqual([1, 1])
    expect(t.log().some((line) => line.includes('Warlock A'))).toBe(true)
  })

  test('[L-SET.5] the Start instructions of each class are carried out', () => {
    const t = begin({ classes: ['paladin', 'elementalist'] })
    expect([poolOf(t, 0), poolOf(t, 1)]).toEqual(['WWWBSSS', 'RRRBBSS'])
    expect(handOf(t, 0)).toEqual([
      'Archer',
      'Archer',
      'Guard',
      'Guard',
      'Mending Light',
      'Rally',
      'Shield Wall',
      'Smite',
    ])
    expect(handOf(t, 1)).toEqual(['Ember Sprite', 'Fire Bolt', 'Frostbind', 'Rime Wisp', 'Stone Pillar'])
  })

  test('[L-SET.6] a play area has a hand, a board, slots, a pool with its track and trackers', () => {
    const t = begin()
    expect(Object.keys(at(t, 0))).toEqual(
      expect.arrayContaining([
        'hand',
        'nodes',
        'slots',
        'area',
        'pool',
        'track',
        'step',
        'experience',
        'life',
      ]),
    )
    expect(at(t, 0).slots).toHaveLength(2)
  })

  test('[L-SET.8] there is no deck: all other cards lie in the open box', () => {
    const t = begin()
    const { hand, box } = at(t, 0)
    expect(hand.length + box.length).toBe(17)
    expect(box.every((card) => t.B.knows(card))).toBe(true)
    expect(hand.every((card) => t.A.knows(card) && !t.B.knows(card))).toBe(true)
  })

  test('[L-SET.9] a hand holds units and spells of the class', () => {
    const t = begin()
    const kinds = at(t, 1).hand.map((card) => CATALOG[t.state.cards.def[card] as number])
    expect(new Set(kinds.map((face) => face?.kind))).toEqual(new Set(['unit', 'spell']))
    expect(new Set(kinds.map((face) => face?.facts.class))).toEqual(new Set(['warlock']))
  })

  test('[L-R34] two copies of each unit, one of each spell', () => {
    const t = begin()
    const all = [...at(t, 0).hand, ...at(t, 0).box].map((card) => CATALOG[t.state.cards.def[card] as number])
    const count = (kind: string): number => all.filter((face) => face?.kind === kind).length
    expect([count('unit'), count('spell')]).toEqual([8, 9])
    expect(new Set(all.map((face) => face?.slug)).size).toBe(13)
  })

  test('[L-R57] everything is allowed in the first turn', () => {
    const t = begin()
    t.A.picks('summon Guard to (1,1)', 'end the phase', 'Advance').isOffered('Attack', 'Defend')
  })

  test('[L-R56] what makes up for the first turn, if anything', () => {
    expect(at(begin(), 1)).toMatchObject({ experience: 0, mana: [0, 0, 0, 0, 0] })
    expect(at(begin({ ...PAIR, compensation: 'experience' }), 1).experience).toBe(1)
    const delayed = begin({ ...PAIR, compensation: 'delay' })
    expect([poolOf(delayed, 0), trackOf(delayed, 0)]).toEqual(['WWWBSS', ['', '', 'S']])
    const mana = begin({ ...PAIR, compensation: 'mana' })
    ends(mana, 0, 2)
    expect(lettersOf(at(mana, 1).mana)).toBe('S')
  })

  test('[L-R62] two play', () => {
    expect(lanes.seats).toEqual({ min: 2, max: 2 })
  })
})

describe('turn structure', () => {
  test('[L-TRN.1] five phases in their order', () => {
    const t = lay({ phase: 'orbs' })
    ends(t, 0, 2)
    expect(t.eventsOf('phaseBegan').map(({ seat, phase }) => [seat, phase])).toEqual([
      [0, 'orbs'],
      [0, 'enchantments'],
      [0, 'main1'],
      [0, 'battle'],
      [0, 'main2'],
      [1, 'orbs'],
      [1, 'enchantments'],
      [1, 'main1'],
    ])
  })

  test('[L-TRN.2] after the clean-up the turn of the other begins', () => {
    const t = lay({ phase: 'main2', A: { area: [{ card: 'smite' }] } })
    ends(t, 0)
    expect(areaOf(t, 0)).toEqual([])
    expect(story(t, 'returned', 'turnBegan')).toEqual(['returned', 'turnBegan'])
    t.B.isAsked('First Main phase')
  })

  test("[L-TRN.3] phases belong to the player whose turn it is: the other's Enchantments wait", () => {
    const t = lay({
      phase: 'enchantments',
      B: { class: 'warlock', area: [{ card: 'withering-hex', on: ['2,3'] }] },
      units: { '2,3': 'aGd' },
    })
    expect(story(t, 'enchantmentResolved')).toEqual([])
    t.B.isNotAsked()
  })
})
