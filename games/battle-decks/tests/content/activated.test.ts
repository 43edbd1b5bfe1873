import { describe, expect, test } from 'vitest'
import { GUARD, MEND_I, MEND_II, REPAIR_I, REPAIR_II } from '../../content/abilities.ts'
import type { ActivatedAbility } from '../../faces.ts'
import {
  activated,
  atk,
  attacks,
  def,
  discard,
  dmg,
  hp,
  isThere,
  lay,
  on,
  saves,
  slugs,
  type BattleScene,
} from '../lay.ts'

/** Whom an ability could be aimed at if this character had it. */
function targetsOf(t: BattleScene, { deed }: ActivatedAbility, user: string): string[] {
  return slugs(t, deed.targets?.(t.state, on(t, user)) ?? [])
}

describe('Barrage', () => {
  test.each([
    ['Barrage I', 3, 7],
    ['Barrage II', 3, 4],
  ])('a 3 against %s: %i leaves %i HP', (name, die, left) => {
    const t = lay({
      active: 'B',
      A: { defeated: ['dire-wolf', 'quartermaster'] },
      B: { characters: [{ card: 'artillery', equipment: ['liquid-fire'] }] },
      rolls: left === 4 ? [die, 2] : [die],
    })
    t.B.picks('activate Artillery', `use ${name}`)
    expect(hp(t, 'pterosaur-rider')).toEqual([left])
  })

  test('spares the own side and never doubles', () => {
    const t = lay({
      active: 'B',
      A: { defeated: ['dire-wolf', 'quartermaster'] },
      B: { field: ['mortar-crew'], characters: [{ card: 'mortar-crew', equipment: ['liquid-fire'] }] },
      rolls: [2],
    })
    t.B.picks('activate Mortar Crew', 'use Barrage II')
    expect(saves(t)).toEqual([2])
    expect(hp(t, 'pterosaur-rider', 'clockwork-soldier', 'mortar-crew')).toEqual([4, 8, 1])
  })
})

describe('Dive', () => {
  test('costs 2 DEF and makes one attack with +1 ATK and +1 DMG', () => {
    const t = lay({ rolls: [2] })
    t.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
    expect(attacks(t)).toEqual([{ die: 2, total: 2 + 4 + 1, hit: true }])
    expect(hp(t, 'clockwork-soldier')).toEqual([8 - 4])
    expect(def(t, 'pterosaur-rider', 'artillery')).toBe(5)
  })

  test('adds to that attack alone', () => {
    const t = lay({ rolls: [2] })
    t.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
    expect([atk(t, 'pterosaur-rider', 'artillery'), dmg(t, 'pterosaur-rider', 'artillery')]).toEqual([4, 3])
  })

  test('the price is paid even if the attack misses; a 6 doubles the printed DMG alone', () => {
    const missed = lay({ rolls: [1] })
    missed.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
    expect([...hp(missed, 'clockwork-soldier'), def(missed, 'pterosaur-rider', 'artillery')]).toEqual([8, 5])
    const doubled = lay({ rolls: [6] })
    doubled.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
    expect(hp(doubled, 'clockwork-soldier')).toEqual([8 - 7])
  })

  test('is paid when it is declared, before the die', () => {
    const t = lay({ B: { hand: ['smoke-shells'] }, rolls: [1] })
    t.B.picks('pass')
    t.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
    t.B.isAsked('is about to use Dive')
    expect(def(t, 'pterosaur-rider', 'artillery')).toBe(5)
    t.B.picks('pass')
  })

  test('a plain attack costs and adds nothing', () => {
    const t = lay({ rolls: [2] })
    t.A.picks('activate Pterosaur Rider', 'attack Clockwork Soldier')
    expect(attacks(t)).toEqual([{ die: 2, total: 6, hit: false }])
    expect(def(t, 'pterosaur-rider', 'artillery')).toBe(7)
  })
})

describe('Guard', () => {
  test('pairs with any other friendly character in no pair: ready or not, conscious or not', () => {
    const t = lay({
      A: {
        field: ['her-royal-guard', 'wolf-pack'],
        characters: [
          { card: 'dire-wolf', hp: -4 },
          { card: 'quartermaster', activated: true },
        ],
      },
    })
    t.A.picks('activate Her Royal Guard', 'use Guard')
    t.A.isOffered('Pterosaur Rider', 'Dire Wolf', 'Quartermaster', 'Wolf Pack').picks('Dire Wolf')
    expect(on(t, 'dire-wolf').partner).toBe(on(t, 'her-royal-guard').card)
    expect([on(t, 'her-royal-guard').isPairing, on(t, 'dire-wolf').isPairing]).toEqual([true, false])
  })

  test('nobody is in two pairs', () => {
    const t = lay({
      A: {
        field: ['her-royal-guard-k', 'her-royal-guard-q'],
        characters: [{ card: 'her-royal-guard-k', pairedWith: 'dire-wolf' }],
      },
    })
    expect(targetsOf(t, GUARD, 'her-royal-guard-q')).toEqual(['pterosaur-rider', 'quartermaster'])
    expect(targetsOf(t, GUARD, 'her-royal-guard-k')).toEqual([])
  })
})

describe('Howl', () => {
  test('each other friendly conscious Beast of this moment gets +1 ATK and +1 DMG', () => {
    const t = lay({
      A: { field: ['mammoth', 'royal-lancer'] },
    })
    t.A.picks('activate Dire Wolf', 'use Howl')
    expect([atk(t, 'mammoth', 'artillery'), dmg(t, 'mammoth', 'artillery')]).toEqual([5, 5])
    expect(['dire-wolf', 'pterosaur-rider', 'royal-lancer'].map((name) => atk(t, name, 'artillery'))).toEqual(
      [4, 4, 3],
    )
    expect(t.eventsOf('modified').map(({ source, card }) => [source, ...slugs(t, [card])])).toEqual([
      ['howl', 'mammoth'],
    ])
  })

  test('whoever comes later does not have it', () => {
    const t = lay({ A: { field: ['mammoth'], hand: ['war-boar'] }, rolls: [] })
    t.A.picks('activate Dire Wolf', 'use Howl')
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('play War Boar (3♦)')
    expect([atk(t, 'mammoth', 'artillery'), atk(t, 'war-boar', 'artillery')]).toEqual([5, 3])
  })
})

describe('Rally', () => {
  test('each other friendly conscious character gets +1 ATK, and no DMG', () => {
    const t = lay({
      active: 'B',
      B: { field: ['storm-marshal', 'mortar-crew'], characters: [{ card: 'artillery', hp: 0 }] },
    })
    t.B.picks('activate Storm Marshal', 'use Rally')
    const all = ['clockwork-soldier', 'engineer-corp-captain', 'mortar-crew', 'storm-marshal', 'artillery']
    expect(all.map((name) => atk(t, name, 'dire-wolf'))).toEqual([4, 4, 3, 4, 3])
    expect([dmg(t, 'clockwork-soldier', 'dire-wolf'), atk(t, 'dire-wolf', 'artillery')]).toEqual([3, 4])
  })

  test('from a Storm Horn it goes to the others, and ends with the round', () => {
    const t = lay({
      lastTurn: true,
      A: {
        characters: [
          { card: 'dire-wolf', equipment: ['storm-horn'] },
          ...activated('pterosaur-rider', 'quartermaster'),
        ],
      },
      B: { characters: activated('clockwork-soldier', 'engineer-corp-captain', 'artillery') },
    })
    t.A.picks('use Rally')
    expect(t.eventsOf('modified').map(({ card }) => slugs(t, [card])[0])).toEqual([
      'pterosaur-rider',
      'quartermaster',
    ])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(
      ['dire-wolf', 'pterosaur-rider', 'quartermaster'].map((name) => atk(t, name, 'artillery')),
    ).toEqual([4, 4, 3])
  })
})

describe('what restores HP', () => {
  const HURT = {
    A: {
      field: ['palace-surgeon', 'mammoth'],
      characters: [
        { card: 'dire-wolf', hp: 1 },
        { card: 'quartermaster', hp: 1 },
        { card: 'pterosaur-rider', hp: -1 },
      ],
    },
    B: {
      field: ['corps-mechanic', 'drill-automaton'],
      characters: [
        { card: 'clockwork-soldier', hp: 1 },
        { card: 'engineer-corp-captain', hp: 1 },
        { card: 'artillery', hp: -1 },
      ],
    },
  } as const

  test.each([
    ['A', 'Palace Surgeon', 'Mend I', 'Dire Wolf', 3],
    ['A', 'Palace Surgeon', 'Mend I', 'Pterosaur Rider', 1],
    ['A', 'Quartermaster', 'Mend II', 'Dire Wolf', 4],
    ['A', 'Quartermaster', 'Mend II', 'Quartermaster', 4],
    ['B', 'Corps Mechanic', 'Repair I', 'Clockwork Soldier', 3],
    ['B', 'Corps Mechanic', 'Repair I', 'Engineer Corp Captain', 3],
    ['B', 'Engineer Corp Captain', 'Repair II', 'Artillery', 2],
    ['B', 'Engineer Corp Captain', 'Repair II', 'Engineer Corp Captain', 3],
  ] as const)('%s: the %s uses %s on the %s, who has %i HP then', (seat, user, ability, target, left) => {
    const t = lay({ ...HURT, active: seat })
    t[seat].picks(`activate ${user}`, `use ${ability}`, target)
    expect(hp(t, target.toLowerCase().replaceAll(' ', '-'))).toEqual([left])
  })

  test('an unconscious hero comes to', () => {
    const t = lay(HURT)
    t.A.picks('activate Palace Surgeon', 'use Mend I', 'Pterosaur Rider')
    expect(t.eventsOf('rose').map(({ card }) => slugs(t, [card])[0])).toEqual(['pterosaur-rider'])
  })

  test('Mend is for Humans and Beasts, Repair for Machines and Humans; only friendly heroes', () => {
    const t = lay(HURT)
    const mended = ['pterosaur-rider', 'dire-wolf', 'quartermaster']
    expect([targetsOf(t, MEND_I, 'palace-surgeon'), targetsOf(t, MEND_II, 'quartermaster')]).toEqual([
      mended,
      mended,
    ])
    expect(targetsOf(t, MEND_I, 'corps-mechanic')).toEqual(['engineer-corp-captain'])
    const repaired = ['clockwork-soldier', 'engineer-corp-captain', 'artillery']
    expect([
      targetsOf(t, REPAIR_I, 'corps-mechanic'),
      targetsOf(t, REPAIR_II, 'engineer-corp-captain'),
    ]).toEqual([repaired, repaired])
    expect(targetsOf(t, REPAIR_II, 'palace-surgeon')).toEqual(['pterosaur-rider', 'quartermaster'])
  })
})

describe('Overwind', () => {
  test('two attacks on targets of their own, and only then -2 DEF', () => {
    const t = lay({ active: 'B', A: { hand: ['fog-bank'] }, rolls: [4, 3] })
    t.A.picks('pass')
    t.B.picks('activate Clockwork Soldier', 'use Overwind', 'Dire Wolf')
    t.A.isAsked('is about to use Overwind on Dire Wolf').picks('pass')
    t.A.isAsked('has used Overwind on Dire Wolf').picks('pass')
    expect(def(t, 'clockwork-soldier', 'dire-wolf')).toBe(7)
    t.B.picks('Quartermaster')
    t.A.picks('pass', 'pass')
    expect(hp(t, 'dire-wolf', 'quartermaster')).toEqual([4, 4])
    expect(def(t, 'clockwork-soldier', 'dire-wolf')).toBe(5)
  })

  test('a plain attack is one and costs nothing', () => {
    const t = lay({ active: 'B', rolls: [4] })
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect(attacks(t)).toHaveLength(1)
    expect(def(t, 'clockwork-soldier', 'dire-wolf')).toBe(7)
  })
})

describe('Shell and Volley', () => {
  test.each([
    ['B', 'mortar-crew', 'Mortar Crew', 'Shell', 'Dire Wolf', 3],
    ['B', 'rifle-jaeger', 'Rifle Jaeger', 'Volley', 'Dire Wolf', 2],
    ['A', 'crown-fusilier', 'Crown Fusilier', 'Volley', 'Artillery', 2],
  ] as const)(
    '%s: the %s (%s) uses %s on the %s: %i damage, none with a save of 4',
    (seat, slug, user, ability, target, damage) => {
      const card = target.toLowerCase().replaceAll(' ', '-')
      const printed = card === 'artillery' ? 6 : 7
      for (const [die, left] of [
        [3, printed - damage],
        [4, printed],
      ] as const) {
        const t = lay({ active: seat, [seat]: { field: [slug] }, rolls: [die] })
        t[seat].picks(`activate ${user}`, `use ${ability}`, target)
        expect([saves(t), hp(t, card)]).toEqual([[die], [left]])
      }
    },
  )

  test('they are aimed at one opposing character; others roll nothing', () => {
    const t = lay({ active: 'B', B: { field: ['mortar-crew'] }, rolls: [1] })
    t.B.picks('activate Mortar Crew', 'use Shell')
    t.B.isOffered('Pterosaur Rider', 'Dire Wolf', 'Quartermaster').picks('Quartermaster')
    expect(hp(t, 'pterosaur-rider', 'dire-wolf', 'quartermaster')).toEqual([7, 7, 4])
  })

  test('no modifier of ATK or DMG matters', () => {
    const t = lay({
      active: 'B',
      B: {
        field: ['mortar-crew'],
        characters: [{ card: 'mortar-crew', tokens: [{ source: 'ambush', atk: 2, dmg: 2 }] }],
      },
      rolls: [3],
    })
    t.B.picks('activate Mortar Crew', 'use Shell', 'Quartermaster')
    expect(hp(t, 'quartermaster')).toEqual([4])
  })
})

describe('Trample', () => {
  test.each([
    ['A', 'mammoth', 'Mammoth'],
    ['B', 'walking-bastion', 'Walking Bastion'],
  ] as const)(
    '%s: the %s strikes each opposing reinforcement, save 3, no hero and no friend',
    (seat, slug, user) => {
      const britons = ['war-boar', 'crown-fusilier']
      const prussians = ['mortar-crew', 'rifle-jaeger']
      const own = seat === 'A' ? britons : prussians
      const opposing = seat === 'A' ? prussians : britons
      const t = lay({
        active: seat,
        A: { field: [...britons, ...(seat === 'A' ? [slug] : [])] },
        B: { field: [...prussians, ...(seat === 'B' ? [slug] : [])] },
        rolls: [3, 2],
      })
      t[seat].picks(`activate ${user}`, 'use Trample')
      expect(saves(t)).toEqual([3, 2])
      expect([...own, ...opposing].map((name) => isThere(t, name))).toEqual([true, true, true, false])
      expect(discard(t, seat === 'A' ? 1 : 0)).toEqual([opposing[1]])
      expect(hp(t, 'dire-wolf', 'clockwork-soldier')).toEqual([7, 8])
    },
  )
})
