import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../content/catalog.ts'
import { equalizerOf } from '../../rules/printed.ts'
import { attackOf, damageOf } from '../../rules/stats.ts'
import {
  activated,
  attacks,
  BRITANNIA,
  discard,
  hp,
  isRemoved,
  isThere,
  lay,
  on,
  PRUSSIA,
  side,
  slugs,
  type BattleScene,
  type Layout,
} from '../lay.ts'

/** Heroes with these HP, in the order of the box. */
const heroes = (all: readonly string[], ...left: readonly number[]) =>
  all.map((card, i) => ({ card, hp: left[i] ?? 0 }))

const britannia = (...left: readonly number[]) => heroes(BRITANNIA, ...left)
const prussia = (...left: readonly number[]) => heroes(PRUSSIA, ...left)

/** Whom each attack of an equalizer was aimed at. */
function aims(t: BattleScene): string[][] {
  return t.eventsOf('rogueAttacked').map(({ cards }) => slugs(t, cards))
}

/** B has drawn Airship Pirates before and is about to refill. */
function pirates(attacksMade: number, rest: Layout): BattleScene {
  const equalizers = [{ card: 'airship-pirates', attacks: attacksMade }]
  return lay({ phase: 'refill', active: 'B', ...rest, B: { equalizers, ...rest.B } })
}

describe('whom an equalizer attacks', () => {
  test.each([
    ['the opponent', britannia(5), prussia(4), ['pterosaur-rider']],
    ['its own drawer', britannia(4), prussia(5), ['clockwork-soldier']],
  ])('[B-15.1, B-15.2] whoever has the highest HP, be it %s', (_whose, A, B, targets) => {
    const t = pirates(1, { A: { characters: A }, B: { characters: B }, rolls: [1] })
    expect(aims(t)).toEqual([targets])
  })

  test('[B-15.3, B-15.1] other equalizers are not in question, whoever drew them', () => {
    const t = pirates(1, {
      A: { characters: britannia(0), equalizers: [{ card: 'border-reavers', attacks: 1 }] },
      B: {
        characters: prussia(2),
        equalizers: [{ card: 'airship-pirates' }, { card: 'rogue-super-soldiers' }],
      },
      rolls: [1, 1],
    })
    expect(aims(t)).toEqual([['clockwork-soldier'], ['clockwork-soldier']])
    expect(side(t, 0).rogues).toHaveLength(1)
  })

  test('[B-15.4, B-15.8, B-R33] all who share it, a die for each, in one attack', () => {
    const t = pirates(1, {
      initiative: 'A',
      A: { characters: britannia(4, 3, 4) },
      B: { characters: prussia(4, 1) },
      rolls: [1, 2, 3],
    })
    expect(aims(t)).toEqual([['pterosaur-rider', 'quartermaster', 'clockwork-soldier']])
    expect(attacks(t).map(({ die, hit }) => [die, hit])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ])
    expect(side(t, 1).rogues.map((rogue) => rogue.attacks)).toEqual([2])
  })

  test('[B-R33] the side of the Initiative Token is rolled first, heroes before reinforcements', () => {
    const t = pirates(1, {
      initiative: 'B',
      A: { field: ['wolf-pack'], characters: britannia(1, 0, 1) },
      B: { field: ['drill-automaton'], characters: prussia(0, 1) },
      rolls: [1, 1, 1, 1, 1],
    })
    expect(aims(t)).toEqual([
      ['engineer-corp-captain', 'drill-automaton', 'pterosaur-rider', 'quartermaster', 'wolf-pack'],
    ])
  })

  test('[B-R33] the set is fixed before the first die, and the end is tested after the last', () => {
    const t = pirates(1, {
      A: { characters: [{ card: 'dire-wolf', hp: 1 }], defeated: ['pterosaur-rider', 'quartermaster'] },
      B: {
        characters: [{ card: 'artillery', hp: 1 }],
        defeated: ['clockwork-soldier', 'engineer-corp-captain'],
      },
      initiative: 'A',
      rolls: [6, 1],
    })
    expect(attacks(t)).toHaveLength(2) // Prussia would have won after the first
    expect(isThere(t, 'artillery')).toBe(true)
    expect(t.outcome).toMatchObject({ ranks: [2, 1], reason: 'heroes' })
  })

  test('[B-15.12] current HP are read, not printed ones, at the moment of the attack', () => {
    const t = pirates(1, {
      A: { characters: britannia(7, 6) },
      B: { characters: prussia(5), deck: ['rogue-super-soldiers'] },
      rolls: [3, 1],
    })
    expect(aims(t)).toEqual([['pterosaur-rider'], ['dire-wolf']]) // 7 was highest, then 6
    expect(hp(t, 'pterosaur-rider')).toEqual([2])
  })

  test('[B-R37] several of one drawer attack in the order drawn, each on its own', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      A: { characters: britannia(5, 4) },
      B: {
        characters: prussia(1),
        equalizers: [
          { card: 'rogue-super-soldiers', attacks: 1 },
          { card: 'airship-pirates', attacks: 1 },
        ],
      },
      rolls: [5, 6],
    })
    expect(t.eventsOf('rogueAttacked').flatMap(({ card }) => slugs(t, [card]))).toEqual([
      'rogue-super-soldiers',
      'airship-pirates',
    ])
    expect(aims(t)).toEqual([['pterosaur-rider'], ['dire-wolf']])
  })

  test('[B-R37, B-19.1] where the first ends the match, the next does not attack', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      A: { characters: [{ card: 'dire-wolf', hp: 5 }], defeated: ['pterosaur-rider', 'quartermaster'] },
      B: {
        characters: prussia(4),
        equalizers: [{ card: 'airship-pirates' }, { card: 'rogue-super-soldiers' }],
      },
      rolls: [6],
    })
    expect(aims(t)).toEqual([['dire-wolf']])
    expect(t.outcome).toMatchObject({ reason: 'heroes' })
  })

  test('[B-R34] a highest HP of 0 is attacked as well', () => {
    const t = pirates(1, {
      A: { characters: heroes(BRITANNIA, 0, -1, -1) },
      B: { characters: heroes(PRUSSIA, -1, -1, -1) },
      rolls: [1],
    })
    expect(aims(t)).toEqual([['pterosaur-rider']])
  })
})

describe('an equalizer and a pair', () => {
  const PAIR = { field: ['her-royal-guard'] } as const

  test('[B-R35] the controller of the pair picks who is hit', () => {
    const t = pirates(1, {
      A: {
        ...PAIR,
        characters: [{ card: 'her-royal-guard', pairedWith: 'quartermaster' }, ...britannia(2, 2, 3)],
      },
      B: { characters: prussia(1) },
      rolls: [3],
    })
    t.A.isAsked('Airship Pirates strike at a pair').picks('Her Royal Guard')
    expect(isThere(t, 'her-royal-guard')).toBe(false)
    expect(hp(t, 'quartermaster')).toEqual([3])
  })

  const TIED = {
    ...PAIR,
    characters: [{ card: 'her-royal-guard', pairedWith: 'quartermaster' }, ...britannia(0, 0, 1)],
  }

  test('[B-R35, B-R33] where both are in the set there are two attacks and two choices', () => {
    const t = pirates(1, { A: TIED, rolls: [1, 1], B: { characters: prussia(0) } })
    t.A.picks('Her Royal Guard', 'Quartermaster')
    expect(attacks(t)).toHaveLength(2)
    expect(t.eventsOf('shielded').flatMap(({ card }) => slugs(t, [card]))).toEqual([
      'her-royal-guard',
      'quartermaster',
    ])
  })

  test('[B-R33] whoever is gone by then is skipped', () => {
    const t = pirates(1, { A: TIED, rolls: [6], B: { characters: prussia(0) } })
    t.A.picks('Her Royal Guard') // in place of the Quartermaster, who is first
    expect(aims(t)).toEqual([['quartermaster', 'her-royal-guard']])
    expect(attacks(t)).toHaveLength(1)
  })
})

describe('when an equalizer attacks', () => {
  const CALM = { A: { characters: britannia(3) }, B: { characters: prussia(1) } }

  test('[B-15.5] the moment it is drawn', () => {
    const t = lay({
      phase: 'refill',
      ...CALM,
      A: { ...CALM.A, deck: ['snare-net', 'border-reavers', 'bait-scent'] },
      rolls: [1],
    })
    expect(t.events.flatMap(({ type }) => (DRAWING.includes(type) ? [type] : []))).toEqual([
      'drew',
      'rogueEntered',
      'rogueAttacked',
      'drew',
    ])
    expect(slugs(t, side(t, 0).hand)).toEqual(['snare-net', 'bait-scent'])
  })

  test('[B-15.6, B-6.5] later once in each turn of its drawer, before the draw, and in no other', () => {
    const t = pirates(1, { ...CALM, B: { ...CALM.B, deck: ['acid-flask'] }, rolls: [1] })
    expect(t.events.flatMap(({ type }) => (DRAWING.includes(type) ? [type] : []))).toEqual([
      'rogueAttacked',
      'drew',
    ])
    const other = lay({
      phase: 'refill',
      active: 'A',
      ...CALM,
      B: { ...CALM.B, equalizers: [{ card: 'airship-pirates' }] },
    })
    expect(aims(other)).toEqual([])
  })

  test('[B-R39] also where nothing is left to draw', () => {
    const t = pirates(1, { ...CALM, rolls: [1] })
    expect(side(t, 1).deck).toEqual([])
    expect(aims(t)).toHaveLength(1)
  })

  test('[B-15.7] each kind has its own number of attacks', () => {
    const all = CARDS.flatMap((card) => (card.kind === 'equalizer' ? [[card.slug, card.attacks]] : []))
    expect(Object.fromEntries(all)).toEqual({
      'airship-pirates': 3,
      'rogue-super-soldiers': 2,
      'rampaging-tyrant': 1,
      'border-reavers': 4,
    })
  })

  test.each([
    [2, true],
    [3, false],
  ])('[B-15.7, B-15.8] Border Reavers after %i attacks and one more', (made, isLeft) => {
    const t = lay({
      phase: 'refill',
      ...CALM,
      A: { ...CALM.A, equalizers: [{ card: 'border-reavers', attacks: made }] },
      rolls: [1],
    })
    expect(side(t, 0).rogues.map(({ attacks: count }) => count)).toEqual(isLeft ? [made + 1] : [])
    expect(isRemoved(t, 'border-reavers')).toBe(!isLeft)
  })

  test('[B-15.9, B-R38] it leaves the game, by its last attack or by the end of the round, and is not discarded', () => {
    const t = pirates(2, { ...CALM, rolls: [1] })
    expect([side(t, 1).rogues, discard(t, 1)]).toEqual([[], []])
    expect(isRemoved(t, 'airship-pirates')).toBe(true)
    const early = lay({
      phase: 'refill',
      A: { characters: activated(...BRITANNIA), equalizers: [{ card: 'border-reavers', attacks: 1 }] },
      B: { characters: activated(...PRUSSIA), equalizers: [{ card: 'airship-pirates', attacks: 1 }] },
      rolls: [1],
    })
    expect(early.eventsOf('roundEnded')).toHaveLength(1)
    expect([side(early, 0).rogues, side(early, 1).rogues]).toEqual([[], []])
    expect([isRemoved(early, 'border-reavers'), isRemoved(early, 'airship-pirates')]).toEqual([true, true])
    expect([discard(early, 0), discard(early, 1)]).toEqual([[], []])
    expect(aims(early)).toHaveLength(1) // that of the Pirates, whose drawer had no turn any more, is lost
  })

  test('[B-R36] in a last turn, too, it attacks before the next card is drawn', () => {
    const t = lay({
      phase: 'refill',
      lastTurn: true,
      ...CALM,
      A: { ...CALM.A, deck: ['border-reavers', 'bait-scent'] },
      rolls: [1],
    })
    expect(aims(t)).toHaveLength(1)
    expect(slugs(t, side(t, 0).hand)).toEqual(['bait-scent'])
  })
})

const DRAWING: readonly string[] = ['drew', 'rogueEntered', 'rogueAttacked']

describe('the attack itself', () => {
  test.each([
    [1, false, 7],
    [2, false, 7],
    [3, true, 2],
    [6, true, -3],
  ])('[B-15.10, B-R32] its own ATK of 4 and DMG of 5: with a %i', (die, isHit, left) => {
    const t = pirates(1, { A: { characters: britannia(7) }, B: { characters: prussia(1) }, rolls: [die] })
    expect(attacks(t)).toEqual([{ die, total: die + 4, hit: isHit }])
    expect(hp(t, 'pterosaur-rider')).toEqual([left])
  })

  test('[B-15.10] its ATK and DMG are the printed ones for whoever reckons with it, whomever it attacks', () => {
    const spotted = { card: 'dire-wolf', tokens: [{ source: 'ambush', atk: 2, dmg: 2 }] }
    const t = lay({ A: { characters: [spotted], equalizers: [{ card: 'border-reavers' }] } })
    const by = equalizerOf(t.state, side(t, 0).rogues[0]?.card as CardId)
    for (const name of ['dire-wolf', 'artillery']) {
      const target = on(t, name).card
      expect(attackOf(t.state, by, target)).toBe(by.atk)
      expect(damageOf(t.state, { attacker: by, target, isDoubled: false })).toBe(by.dmg)
      expect(damageOf(t.state, { attacker: by, target, isDoubled: true })).toBe(2 * by.dmg)
    }
  })

  test('[B-R32] nobody rolls its die again', () => {
    const t = pirates(1, {
      A: { characters: britannia(7), hand: ['providence'] },
      B: { characters: prussia(1), hand: ['recalculate'] },
      rolls: [1],
    })
    expect(attacks(t)).toHaveLength(1)
    expect([side(t, 0).hand.length, side(t, 1).hand.length]).toEqual([1, 1])
  })

  test('[B-R31] nothing attacks, equips, strengthens or bombards it', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['snare-net', 'fog-bank'] },
      B: { equalizers: [{ card: 'airship-pirates' }], characters: activated('artillery') },
    })
    const others = [
      'Pterosaur Rider',
      'Dire Wolf',
      'Quartermaster',
      'Clockwork Soldier',
      'Engineer Corp Captain',
      'Artillery',
    ]
    t.A.picks('play Fog Bank (9♣)')
      .isOffered(...others)
      .picks('Artillery')
    t.A.picks('play Snare Net (5♠)')
      .isOffered(...others)
      .picks('Artillery')
    t.A.picks('activate Dire Wolf').isOffered(
      'attack Clockwork Soldier',
      'attack Engineer Corp Captain',
      'attack Artillery',
      'use Howl',
      'do nothing',
    )
  })

  test('[B-R31] it is none of the characters of the opponent', () => {
    const t = lay({
      active: 'B',
      A: { equalizers: [{ card: 'border-reavers' }], defeated: ['dire-wolf', 'quartermaster'] },
      rolls: [3],
    })
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(t.eventsOf('saveRolled').flatMap(({ card }) => slugs(t, [card]))).toEqual(['pterosaur-rider'])
    expect(on(t, 'pterosaur-rider').hp).toBe(7)
  })
})
